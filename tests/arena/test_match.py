"""A match is played on duplicate deals, can be interrupted and continued, and reports shares by bot."""

from __future__ import annotations

import json
import shutil
from importlib.resources import files
from pathlib import Path

import pytest
from helpers.engine.toy_game import TOY_GAMES_PLACE

from comares.arena.executors.serial import SerialExecutor
from comares.arena.match import Match, Pairing, Setup, new_match
from comares.arena.match_folder import RESULTS, SUMMARY, MatchFolder
from comares.arena.play_game import Clock, Forfeit, Result, play_game
from comares.arena.report import Plan, arena
from comares.arena.standings import standings
from comares.cli import main
from comares.games import GAMES
from comares.kernel.errors import BadSetup
from comares.kernel.record import read

Output = pytest.CaptureFixture[str]
PLAN = Plan(deals=3, recorded=False, as_json=True)


def toy_match(*bots: str, players: int | None = None, seed: int = 0) -> Match:
    return new_match(Setup("toy", TOY_GAMES_PLACE), {}, players, list(bots), seed)


def result(deal: int, bots: list[str], winners: list[int], forfeit: Forfeit | None = None) -> Result:
    clocks = [Clock(10, 0.5, 0.1), Clock(20, 0.2, 0.1)]
    return Result(Pairing(deal, 0), bots, [30, 10], winners, clocks, forfeit)


def test_every_bot_plays_every_seat_of_every_deal() -> None:
    match = toy_match("random", "greedy", "beginner")
    pairings = match.pairings(2)
    assert [pairing.deal for pairing in pairings] == [0, 0, 0, 1, 1, 1]
    for seat in range(3):
        assert {match.seating(pairing.rotation)[seat] for pairing in pairings[:3]} == {"random", "greedy", "beginner"}


def test_the_last_bot_takes_the_remaining_seats_and_equal_seatings_are_played_once() -> None:
    assert toy_match("greedy", "random", players=3).bots == ("greedy", "random", "random")
    assert len(toy_match("greedy", "random", players=3).pairings(1)) == 3
    assert len(toy_match("random", players=4).pairings(1)) == 1
    assert toy_match("random").bots == ("random", "random"), "the fewest seats of the game"


def test_a_deal_is_the_same_in_all_rotations() -> None:
    match = new_match(Setup("alhambra"), {}, 2, ["beginner", "random"], 5)
    records = [play_game(match, pairing, recorded=True).record for pairing in match.pairings(2)]
    deals = [read(record, GAMES).lines[0].draws for record in records]
    assert deals[0] == deals[1]
    assert deals[2] == deals[3]
    assert deals[0] != deals[2]
    drawn = [
        [draw.number for line in read(record, GAMES).lines for draw in line.draws if draw.pile == 0][:30]
        for record in records
    ]
    assert len(drawn[0]) == 30
    assert drawn[0] == drawn[1], "the tiles are drawn in the same order too"


def test_a_game_of_a_match_is_reproducible() -> None:
    match = toy_match("greedy", "random", seed=3)
    one, same = (play_game(match, Pairing(2, 1), recorded=True) for _ in range(2))
    assert one.record == same.record
    assert one.result.points == same.result.points
    assert one.result.bots == ["random", "greedy"]


def test_a_shared_victory_counts_in_parts_and_a_forfeit_for_the_others() -> None:
    assert result(0, ["a", "b"], [0, 1]).shares() == [0.5, 0.5]
    assert result(0, ["a", "b"], [0]).shares() == [1, 0]
    assert result(0, ["a", "b"], [], Forfeit(0, "late")).shares() == [0, 1]
    assert result(0, ["a"], []).shares() == [0], "a solo player can lose"


def test_standings_are_by_bot_not_by_seat() -> None:
    games = [result(0, ["a", "b"], [0]), result(0, ["b", "a"], [0, 1]), result(1, ["b", "a"], [0], Forfeit(1, "late"))]
    figures = standings(["a", "b"], games)
    a, b = figures.bots
    assert (figures.games, figures.deals) == (3, 2)
    assert (a.won.value, b.won.value) == (0.5, 0.5)
    assert (a.score, b.score) == (20, 20), "30 and 10, without the forfeited game"
    assert a.forfeits == ["late"]
    assert a.choices == 50
    assert (a.seconds, a.worst) == pytest.approx((0.9 / 50, 0.1))
    assert [seat.value for seat in figures.seats] == [pytest.approx(2.5 / 3), pytest.approx(0.5 / 3)]


def test_an_interrupted_match_continues_where_it_stopped(tmp_path: Path, capsys: Output) -> None:
    match = toy_match("greedy", "random")
    assert arena(match, PLAN, MatchFolder(tmp_path, match, False), SerialExecutor()) == 0
    whole = (tmp_path / RESULTS).read_bytes()
    summary = json.loads(capsys.readouterr().out)
    assert summary == json.loads((tmp_path / SUMMARY).read_text(encoding="utf-8"))
    assert summary["games"] == 6

    kept = b"".join(whole.splitlines(keepends=True)[:4])
    (tmp_path / RESULTS).write_bytes(kept + b'{"deal": 2, "rot')
    arena(match, PLAN, MatchFolder(tmp_path, match, False), SerialExecutor())
    again = (tmp_path / RESULTS).read_bytes()
    assert again.startswith(kept), "stored results are kept, times included"
    points = [[json.loads(line)["points"] for line in text.splitlines()] for text in (whole, again)]
    assert points[0] == points[1]

    arena(match, PLAN, MatchFolder(tmp_path, match, False), SerialExecutor())
    assert (tmp_path / RESULTS).read_bytes() == again, "no game was left to play"


def test_the_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    MatchFolder(tmp_path, toy_match("greedy", "random"), False)
    with pytest.raises(BadSetup, match=r"holds a match with seed 0, not 1: use another folder"):
        MatchFolder(tmp_path, toy_match("greedy", "random", seed=1), False)


def test_arena_plays_on_several_cores_and_keeps_records(tmp_path: Path, capsys: Output) -> None:
    argv = ["arena", "--bots", "beginner,random", "--deals", "2", "--cores", "2", "--out", str(tmp_path)]
    assert main([*argv, "--records", "--set", "end=short"]) == 0
    shown = capsys.readouterr()
    assert "4 games on 2 deals" in shown.out
    assert "4 of 4 games" in shown.err
    records = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in records] == ["00001-1.txt", "00001-2.txt", "00002-1.txt", "00002-2.txt"]
    assert main(["replay", "--quiet", str(records[3])]) == 0


def test_arena_plays_a_registry_of_other_games_in_worker_processes(capsys: Output) -> None:
    argv = ["arena", "--game", "toy", "--bots", "greedy,random", "--deals", "2", "--cores", "2", "--json"]
    assert main(argv, TOY_GAMES_PLACE) == 0
    assert json.loads(capsys.readouterr().out)["match"]["game"] == "toy"


def test_arena_plays_with_components_of_ones_own(tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "own"
    shutil.copytree(Path(str(files("comares.sabika") / "data")), folder)
    storehouses = folder / "storehouses.toml"
    text = storehouses.read_text(encoding="utf-8")
    storehouses.write_text(text.replace("gain = {tile = 1}", "gain = {tile = 2}", 1), encoding="utf-8")
    argv = ["arena", "--game", "sabika", "--bots", "random", "--deals", "1", "--cores", "1", "--json"]
    assert main([*argv, "--data", str(folder)]) == 0
    own = json.loads(capsys.readouterr().out)["match"]["options"]["data"]
    assert main(argv) == 0
    assert own != json.loads(capsys.readouterr().out)["match"]["options"]["data"]


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--bots", "random,random,random", "--players", "2"], "3 bots are too many for 2 seats"),
        (["--bots", "random", "--deals", "0"], "at least 1 deal"),
        (["--bots", "random", "--cores", "0"], "at least 1 core"),
        (["--bots", "random", "--records"], "--out"),
        (["--bots", "cmd:./no-such-program"], "there is no program './no-such-program'"),
        (["--bots", "random@soon"], "soon"),
    ],
)
def test_an_invalid_match_is_refused_in_one_line(argv: list[str], message: str, capsys: Output) -> None:
    assert main(["arena", *argv]) == 2
    shown = capsys.readouterr().err
    assert message in shown
    assert shown.count("\n") == 1
