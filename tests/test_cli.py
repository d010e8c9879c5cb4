"""The command line: the output of each command, and errors in one line."""

from __future__ import annotations

import json
import random
import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest
from helpers.engine.contracts import pick_kind_first

import comares
from comares.bench.cases import Case, all_cases
from comares.bench.compare import Figure, Worker, compare
from comares.bench.peers import Peer, PeerFigure, measure_peer
from comares.bench.report import as_data, targets
from comares.cli import main
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.table import Table
from comares.perft import perft
from comares.sabika.game import sabika_with

Output = pytest.CaptureFixture[str]


def played(seed: int = 1, plies: int = 10_000) -> Table:
    """A random game for three, or its first choices."""
    dice = random.Random(seed)
    table = Table(GAMES["alhambra"], 3, None, SeededChance(seed))
    while table.decision() and len(table.record.lines) <= plies:
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    return table


@pytest.fixture(scope="module")
def whole_game() -> Table:
    return played()


@pytest.fixture
def record(whole_game: Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(whole_game.text(), encoding="utf-8")
    return path


def exit_code(argv: list[str]) -> int:
    """The exit code, whether returned or raised."""
    try:
        return main(argv)
    except SystemExit as end:
        return int(end.code or 0)


@pytest.mark.parametrize("argv", [["--version"], ["play", "--version"]])
def test_version_prints_version_and_engine(argv: list[str], capsys: Output) -> None:
    assert exit_code(argv) == 0
    assert capsys.readouterr().out.startswith(f"comares {comares.__version__}, engine ")


WRONG = [
    (["dance"], "'replay', 'position', 'perft', 'bench'"),
    (["play", "--terminal", "--game", "chess"], "'alhambra'"),
    (["play", "--terminal", "--players", "1"], "2 to 6 players"),
    (["play", "--terminal", "--players", "7"], "2 to 6 players"),
    (["play", "--terminal", "--players", "many"], "many"),
    (["play", "--terminal", "--seat", "4"], "the seats are 1 to 3"),
    (["play", "--terminal", "--seat", "0"], "the seats are 1 to 3"),
    (["play", "--terminal", "--bots", "greedy,genius"], "random, "),
    (["play", "--terminal", "--bots", ""], "random, "),
    (["play", "--terminal", "--set", "end"], "SETTING=VALUE"),
    (["play", "--terminal", "--set", "ends=short"], "it has end,"),
    (["play", "--terminal", "--set", "end=long"], "it can be short, empty"),
    (["perft", "--depth", "0"], "1 or more"),
    (["perft", "--players", "9"], "2 to 6 players"),
    (["bench", "--seconds", "0"], "more than 0"),
    (["replay", "no/such/file"], "No such file"),
    (["replay", "."], "Is a directory"),
    (["cards", "--language", "tlh"], "choose from"),
    (["play", "--terminal", "--set", "walk-portals=no"], "only applies with portals=on"),
    (["cards", "--data", "no/such/folder"], "no/such/folder"),
    (["cards", "--check", "no/such/folder"], "not a folder"),
    (["perft", "--game", "sabika", "--data", "no/such/folder"], "missing"),
]


@pytest.mark.parametrize(
    ("argv", "message"), WRONG, ids=lambda case: " ".join(case) if isinstance(case, list) else None
)
def test_a_wrong_argument_is_refused_in_one_line_with_what_would_be_right(
    argv: list[str], message: str, capsys: Output
) -> None:
    assert exit_code(argv) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.err.count("\n") == 1
    assert not output.out


def test_play_needs_a_terminal(capsys: Output) -> None:
    assert main(["play", "--terminal"]) == 2
    assert "terminal" in capsys.readouterr().err


def test_perft_prints_a_count_for_each_depth(capsys: Output) -> None:
    assert main(["perft", "--players", "2", "--seed", "5", "--depth", "2"]) == 0
    rules, chance = GAMES["alhambra"].rules(2), SeededChance(5)
    state = rules.setup(chance, SILENT)
    counts = [line.split()[2] for line in capsys.readouterr().out.splitlines()]
    assert counts == [str(perft(rules, state, chance, depth)) for depth in (1, 2)]


def test_the_counts_of_perft_divide_add_up(capsys: Output) -> None:
    assert main(["perft", "--depth", "2", "--divide"]) == 0
    *parts, total = [int(line.split()[0]) for line in capsys.readouterr().out.splitlines()]
    assert sum(parts) == total


def test_perft_takes_settings_of_the_game(capsys: Output) -> None:
    outputs = []
    for settings in ([], ["--set", "building-sites=on"]):
        main(["perft", "--depth", "2", "--divide", *settings])
        outputs.append(capsys.readouterr().out)
    assert outputs[0] != outputs[1]


def test_replay_prints_every_line_and_the_final_scores_with_their_rules(
    record: Path, whole_game: Table, capsys: Output
) -> None:
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "(A9.2)" in out
    assert "(A9.4)" in out
    assert "Points: " + ", ".join(f"Player {i} {n}" for i, n in enumerate(whole_game.points(), 1)) in out
    assert f"{len(whole_game.record.lines)} lines, every one checked" in out
    assert len(out.splitlines()) > len(whole_game.record.lines)


def test_replay_quiet_prints_the_scores_only(record: Path, whole_game: Table, capsys: Output) -> None:
    assert main(["replay", "--quiet", str(record)]) == 0
    out = capsys.readouterr().out
    assert "(A9.2)" in out
    assert "takes" not in out


def test_replay_of_a_solo_game_prints_yusufs_total_and_the_winner(capsys: Output) -> None:
    game = Path(__file__).parent / "games" / "sabika-1-easy-keen.record"
    assert main(["replay", "--quiet", str(game)]) == 0
    found = re.search(r"Points: Player 1 (\d+), Yusuf (\d+)\nWon by (.*)", capsys.readouterr().out)
    assert found is not None
    assert found[3] == ("Player 1" if int(found[1]) > int(found[2]) else "Yusuf")


def test_a_command_prints_in_the_language_asked_for(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert main(["replay", "--language", "de", str(record)]) == 0
    german = capsys.readouterr().out
    assert "fehlerfreie Aufzeichnung" in german
    assert "takes" not in german
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert main(["replay", "--quiet", str(record)]) == 0
    assert "каждая проверена" in capsys.readouterr().out
    assert main(["replay", "--quiet", "--language", "en", str(record)]) == 0
    assert "every one checked" in capsys.readouterr().out


def test_replay_upto_shows_the_table_at_that_line(record: Path, whole_game: Table, capsys: Output) -> None:
    assert main(["replay", "--upto", "20", str(record)]) == 0
    out = capsys.readouterr().out
    assert "Market" in out
    assert "If we scored now" in out
    assert "sound in its first 20 lines" in out


@pytest.mark.parametrize("seats", [1, 3])
def test_replay_of_sabika_prints_every_point_with_its_rule(seats: int, tmp_path: Path, capsys: Output) -> None:
    table, dice = Table(GAMES["sabika"], seats, None, SeededChance(2)), random.Random(2)
    while decision := table.decision():
        table.play(decision.seat, dice.choice(decision.codes))
    path = tmp_path / "game.txt"
    path.write_text(table.text(), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "(S10.1)" in out
    assert "Won by " in out
    assert "every one checked" in out


@pytest.mark.parametrize("upto", ["0", "-1", "100000"])
def test_replay_upto_an_unknown_line_is_refused(upto: str, record: Path, capsys: Output) -> None:
    assert main(["replay", "--upto", upto, str(record)]) == 2
    assert "there is no line" in capsys.readouterr().err


@pytest.mark.parametrize("damage", ["cut", "foreign", "binary", "wrong"])
def test_replay_of_a_damaged_file_is_refused_in_one_line(damage: str, record: Path, capsys: Output) -> None:
    text = record.read_text(encoding="utf-8")
    damaged = {
        "cut": text[: len(text) // 2].encode(),
        "foreign": b"1. e4 e5\n",
        "binary": b"\xff\xfe\x00",
        "wrong": text.replace(" take ", " buy ", 1).encode(),
    }
    record.write_bytes(damaged[damage])
    assert main(["replay", str(record)]) == 2
    output = capsys.readouterr()
    assert output.err.startswith("comares: ")
    assert output.err.count("\n") == 1
    assert not output.out


MEASURED = ("playouts", "fresh playouts", "copies", "options")


def test_bench_measures_every_game_for_every_number_of_players() -> None:
    cases = all_cases()
    for game in GAMES.values():
        for seats in range(game.min_players, game.max_players + 1):
            assert Case("playouts", game.name, seats) in cases
        assert {case.what for case in cases if case.game == game.name} == {"batch", *MEASURED}


def test_bench_without_a_compiled_engine_measures_the_uncompiled_one() -> None:
    rounds: list[None] = []
    [figure] = compare([Case("copies", "alhambra", 3)], False, 0.01, lambda: rounds.append(None))
    assert figure.compiled is None
    assert figure.uncompiled > 0
    assert rounds


FAST = [Figure(Case(what, "alhambra", 3), 1_000_000.0, 50_000.0, 20.0) for what in MEASURED]
SLOW = [Figure(Case(what, "alhambra", 3), 100_000.0, 50_000.0, 2.0) for what in MEASURED]


@pytest.mark.parametrize(("figures", "ratio", "met"), [(FAST, 40.0, True), (SLOW, 4.0, False)])
def test_bench_reports_which_targets_are_met(figures: list[Figure], ratio: float, met: bool) -> None:
    peers = [PeerFigure("catanatron", "3", 25_000.0, ratio), PeerFigure("other", "1", None, None, "no wheel")]
    reached = targets(figures, peers)
    assert [target.met for target in reached] == [met] * 3
    data = json.loads(json.dumps(as_data(figures, peers, reached, True)))
    assert [target["met"] for target in data["targets"]] == [met] * 3
    assert data["cases"][0]["ratio"] == figures[0].ratio
    assert data["peers"][1]["problem"] == "no wheel"


def test_a_peer_that_cannot_be_installed_is_reported_with_its_reason(tmp_path: Path) -> None:
    folder = tmp_path / "a file, where no environment can be made"
    folder.touch()
    with Worker(True) as ours:
        figure = measure_peer(Peer("nobody", "nothing", "none.py"), folder, ours, 0.01)
    assert figure.rate is None
    assert figure.problem


@pytest.fixture
def own_data(tmp_path: Path) -> Path:
    """A folder of components in which one row was changed."""
    folder = tmp_path / "own"
    shutil.copytree(Path(str(files("comares.sabika") / "data")), folder)
    storehouses = folder / "storehouses.toml"
    text = storehouses.read_text(encoding="utf-8")
    changed = text.replace("bonus = [{gain = {tile = 1}}], status = ", "bonus = [{gain = {tile = 2}}], status = ", 1)
    assert changed != text
    storehouses.write_text(changed, encoding="utf-8")
    return folder


def test_cards_prints_every_card_with_its_status(capsys: Output) -> None:
    assert main(["cards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Storehouse token 1, 1 box: Gain 1 tile. [reconstructed]" in lines
    assert all(line.endswith("]") for line in lines)


def test_a_folder_of_components_can_be_checked_and_played_with(own_data: Path, tmp_path: Path, capsys: Output) -> None:
    assert main(["cards", "--check", str(own_data)]) == 0
    assert main(["cards", "--data", str(own_data)]) == 0
    assert "Storehouse token 1, 1 box: Gain 2 tiles. [reconstructed]" in capsys.readouterr().out
    game, dice = sabika_with(own_data), random.Random(3)
    table = Table(game, 2, None, SeededChance(3))
    while len(table.record.lines) < 30 and (decision := table.decision()):
        table.play(decision.seat, dice.choice(decision.codes))
    path = tmp_path / "game.txt"
    path.write_text(table.text(everything=True), encoding="utf-8")
    assert main(["replay", "--data", str(own_data), str(path)]) == 0
    capsys.readouterr()
    assert main(["replay", str(path)]) == 2
    assert "'data'" in capsys.readouterr().err


def test_a_folder_with_a_wrong_row_is_refused_with_file_and_row(own_data: Path, capsys: Output) -> None:
    path = own_data / "storehouses.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("tile = 2", "tyle = 2"), encoding="utf-8")
    assert main(["cards", "--check", str(own_data)]) == 2
    message = capsys.readouterr().err
    assert "storehouses.toml" in message
    assert message.splitlines()[1:] == ["1 mistake."], "each mistake has a line, and then they are counted"
