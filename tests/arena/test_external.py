"""A program in any language plays; whatever it does wrong costs it the game and nobody else anything."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shlex import quote
from typing import Any

import pytest
from helpers.engine.toy_game import TOY

from comares.arena.match import Pairing, new_match
from comares.arena.play_game import Played, contest
from comares.bots.external import ForeignBot
from comares.bots.spec import seat_bot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event
from comares.kernel.table import Table

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
ANSWER = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"


def program(folder: Path, text: str) -> str:
    """The spec of a program with this text."""
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"cmd:{quote(sys.executable)} {quote(str(path))}"


def against_random(spec: str) -> Played:
    return contest(new_match(TOY, {}, 2, [spec, "random"], 1), Pairing(0, 0), recorded=True)


def test_the_example_plays_alhambra_to_the_end_and_beats_chance() -> None:
    spec = f"cmd:{quote(sys.executable)} {quote(str(EXAMPLE))}"
    match = new_match(GAMES["alhambra"], {"falconers": "on"}, 3, [spec, "random"], 1)
    result = contest(match, Pairing(0, 0), recorded=False).result
    assert result.forfeit is None
    assert result.winners == [0]
    assert result.clocks[0].choices > 20


def test_the_example_is_short_enough_to_be_one() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


def test_a_program_is_told_all_that_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    spec = program(
        tmp_path,
        f"{ANSWER}    open({str(heard)!r}, 'a').write(line)\n"
        "    if asked['type'] == 'decision': print(json.dumps({'code': asked['codes'][0]}), flush=True)\n",
    )
    played = against_random(spec)
    assert played.result.forfeit is None
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    asked, end = messages[:-1], messages[-1]
    assert end == {"type": "end", "points": played.result.points, "winners": played.result.winners}
    assert all(set(message) == set(asked[0]) for message in asked)
    assert (asked[0]["game"], asked[0]["options"], asked[0]["seat"]) == ("toy", {"trade": "off"}, 0)
    assert asked[0]["codes"] == ["bid 0", "bid 1", "bid 2"]
    assert asked[0]["view"]["viewer"] == 0
    events: list[dict[str, Any]] = []
    for message in asked:
        assert message["first"] == len(events), "only what is new"
        events[message["first"] :] = message["events"]
    secrets = [event for event in events if event["key"] in ("toy-bid", "toy-drew")]
    assert secrets
    assert all(event["args"]["seat"] == 0 for event in secrets)


def test_after_an_undo_a_program_is_told_from_where_on_to_forget(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = (
        f"{ANSWER}    open({str(heard)!r}, 'a').write(line)\n    print(json.dumps({{'code': 'bid 0'}}), flush=True)\n"
    )
    table = Table(TOY, 2, {}, SeededChance(1))
    bot = seat_bot(program(tmp_path, text), table, 0)
    assert isinstance(bot, ForeignBot)
    decision = table.decision()
    assert decision is not None
    glowed, rolled = Event(table.rules.events[3], 0, 1, 0), Event(table.rules.events[4], 0, 5, 0)
    for history in ([glowed, rolled], [glowed, glowed]):
        bot.remember(None, history)
        assert bot.choose(table.view(0), decision).code == "bid 0"
    bot.close()
    asked = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert [message["first"] for message in asked] == [0, 1]
    assert asked[1]["events"] == [{"key": "toy-glowed", "args": {"seat": 0, "points": 1}}]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it ended with exit code 0 instead of answering"),
        ("raise ValueError('no idea')", "it ended with exit code 1 instead of answering: ValueError: no idea"),
        ("print('hello')", "its answer should be a line like"),
        (ANSWER + "    print('[]', flush=True)", "not '[]'"),
        (ANSWER + "    print(json.dumps({'code': 7}), flush=True)", "its answer should be a line like"),
        (ANSWER + "    print(json.dumps({'code': 'win'}), flush=True)", "'win' cannot be read"),
        (ANSWER + "    print(json.dumps({'code': 'bid 3'}), flush=True)", "cannot bid 3: bids go from 0 to 2 (T2)"),
        ("print('x' * 3_000_000)", "its answer is longer than 1048576 bytes"),
    ],
)
def test_a_wrong_answer_forfeits_the_game_with_a_clear_word(text: str, why: str, tmp_path: Path) -> None:
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
    ids=["itself", "what-it-started"],
)
def test_who_does_not_answer_in_time_forfeits(text: str, tmp_path: Path) -> None:
    result = against_random(program(tmp_path, text) + "@300ms").result
    assert result.forfeit == (0, "it did not answer within 300 ms")


def test_an_error_in_a_bot_of_ours_forfeits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: object, view: object, decision: object) -> None:
        raise IndexError("oh")

    monkeypatch.setattr("comares.bots.registry.RandomBot.choose", fail)
    forfeit = contest(new_match(TOY, {}, 2, ["random"], 1), Pairing(0, 0), recorded=False).result.forfeit
    assert forfeit == (0, "IndexError: oh")
