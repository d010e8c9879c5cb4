"""A program in any language can play; an error of the program forfeits its game and nothing else."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shlex import quote
from typing import Any

import pytest
from helpers.engine.toy_game import TOY, TOY_GAMES_PLACE

from comares.arena.match import Pairing, Setup, new_match
from comares.arena.play_game import Played, play_game
from comares.bots.external import ProgramBot
from comares.bots.spec import seat_bot
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event
from comares.kernel.table import Table

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
LOOP = "import json, sys\nfor line in sys.stdin:\n    request = json.loads(line)\n"


def program(folder: Path, text: str) -> str:
    """The spec of a program with this text."""
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"cmd:{quote(sys.executable)} {quote(str(path))}"


def against_random(spec: str) -> Played:
    return play_game(new_match(Setup("toy", TOY_GAMES_PLACE), {}, 2, [spec, "random"], 1), Pairing(0, 0), recorded=True)


def test_the_example_plays_alhambra_to_the_end_and_beats_random() -> None:
    spec = f"cmd:{quote(sys.executable)} {quote(str(EXAMPLE))}"
    match = new_match(Setup("alhambra"), {"falconers": "on"}, 3, [spec, "random"], 1)
    result = play_game(match, Pairing(0, 0), recorded=False).result
    assert result.forfeit is None
    assert result.winners == [0]
    assert result.clocks[0].choices > 20


def test_the_example_has_at_most_30_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_a_program_receives_exactly_what_its_seat_may_know(tmp_path: Path) -> None:
    received = tmp_path / "received"
    spec = program(
        tmp_path,
        f"{LOOP}    open({str(received)!r}, 'a').write(line)\n"
        "    if request['type'] == 'decision': print(json.dumps({'code': request['codes'][0]}), flush=True)\n",
    )
    played = against_random(spec)
    assert played.result.forfeit is None
    messages = [json.loads(line) for line in received.read_text(encoding="utf-8").splitlines()]
    requests, end = messages[:-1], messages[-1]
    assert end == {"type": "end", "points": played.result.points, "winners": played.result.winners}
    assert all(set(message) == set(requests[0]) for message in requests)
    assert (requests[0]["game"], requests[0]["settings"], requests[0]["seat"]) == ("toy", {"trade": "off"}, 0)
    assert requests[0]["codes"] == ["bid 0", "bid 1", "bid 2"]
    assert requests[0]["view"]["viewer"] == 0
    events: list[dict[str, Any]] = []
    for message in requests:
        assert message["first"] == len(events), "only new events are sent"
        events[message["first"] :] = message["events"]
    secrets = [event for event in events if event["key"] in ("toy-bid", "toy-drew")]
    assert secrets
    assert all(event["args"]["seat"] == 0 for event in secrets)


def test_after_an_undo_a_program_learns_which_events_are_gone(tmp_path: Path) -> None:
    received = tmp_path / "received"
    text = (
        f"{LOOP}    open({str(received)!r}, 'a').write(line)\n    print(json.dumps({{'code': 'bid 0'}}), flush=True)\n"
    )
    table = Table(TOY, 2, {}, SeededChance(1))
    bot = seat_bot(program(tmp_path, text), table, 0)
    assert isinstance(bot, ProgramBot)
    decision = table.decision()
    assert decision is not None
    glowed, rolled = Event(table.rules.events[3], 0, 1, 0), Event(table.rules.events[4], 0, 5, 0)
    for history in ([glowed, rolled], [glowed, glowed]):
        bot.remember(table.view(0), history)
        assert bot.choose(table.view(0), decision).code == "bid 0"
    bot.close()
    requests = [json.loads(line) for line in received.read_text(encoding="utf-8").splitlines()]
    assert [message["first"] for message in requests] == [0, 1]
    assert requests[1]["events"] == [{"key": "toy-glowed", "args": {"seat": 0, "points": 1}}]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it ended with exit code 0 instead of answering"),
        ("raise ValueError('no idea')", "it ended with exit code 1 instead of answering: ValueError: no idea"),
        ("print('hello')", "its answer should be a line like"),
        (LOOP + "    print('[]', flush=True)", "not '[]'"),
        (LOOP + "    print(json.dumps({'code': 7}), flush=True)", "its answer should be a line like"),
        (LOOP + "    print(json.dumps({'code': 'win'}), flush=True)", "'win' cannot be read"),
        (LOOP + "    print(json.dumps({'code': 'bid 3'}), flush=True)", "cannot bid 3: bids go from 0 to 2 (T2)"),
        ("print('x' * 3_000_000)", "its answer is longer than 1048576 bytes"),
    ],
)
def test_a_wrong_answer_forfeits_the_game_with_the_reason(text: str, why: str, tmp_path: Path) -> None:
    result = against_random(program(tmp_path, text)).result
    assert result.forfeit is not None
    assert result.forfeit.seat == 0
    assert why in result.forfeit.why
    assert result.shares() == [0, 1]


@pytest.mark.parametrize(
    "text",
    [
        "import time; time.sleep(60)",
        "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(60)'])",
    ],
    ids=["program", "child-process"],
)
def test_a_late_answer_forfeits_the_game(text: str, tmp_path: Path) -> None:
    result = against_random(program(tmp_path, text) + "@300ms").result
    assert result.forfeit == (0, "it did not answer within 300 ms")


def test_an_error_in_a_built_in_bot_forfeits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object, view: object, decision: object) -> None:
        raise IndexError("oh")

    monkeypatch.setattr("comares.bots.simple_bots.RandomBot.choose", fail)
    forfeit = play_game(
        new_match(Setup("toy", TOY_GAMES_PLACE), {}, 2, ["random"], 1), Pairing(0, 0), recorded=False
    ).result.forfeit
    assert forfeit == (0, "IndexError: oh")
