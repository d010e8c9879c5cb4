"""`comares position`, and a game in the terminal that begins from one."""

from __future__ import annotations

from pathlib import Path

import pytest

from comares.cli import main
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.position import read, write
from comares.kernel.record import read as read_record
from comares.kernel.replay import replay
from comares.kernel.table import Table
from comares.terminal.play import Seating, seated_at

Output = pytest.CaptureFixture[str]
RECORD = next((Path(__file__).parents[1] / "games").glob("alhambra-3-*.record"))


def table_after(line: int) -> Table:
    return replay(read_record(RECORD.read_text(encoding="utf-8"), GAMES), SeededChance(0), line + 1).table


def printed(capsys: Output, *argv: str) -> str:
    assert main(["position", *argv]) == 0
    return capsys.readouterr().out


def test_a_position_after_a_line_of_a_record_is_printed(capsys: Output) -> None:
    table = table_after(20)
    assert printed(capsys, f"{RECORD}@20") == write(table.position())
    assert printed(capsys, f"{RECORD}@20", "--seat", "2") == write(table.position(1))
    assert printed(capsys, f"{RECORD}@20", "--everything") == write(table.position(everything=True))


def test_without_a_line_it_is_the_end_of_the_record(capsys: Output) -> None:
    position = read(printed(capsys, str(RECORD)), GAMES)
    assert position.view.over


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        ([], "RECORD[@LINE]"),
        ([str(RECORD), "--check", "file"], "RECORD[@LINE]"),
        ([f"{RECORD}@9999"], "there is no line 9999; they go from 0 to"),
        ([f"{RECORD}@x"], "there is no line x"),
        ([f"{RECORD}@20", "--seat", "4"], "the seats are 1 to 3"),
        (["nowhere.record"], "nowhere.record"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(argv: list[str], told: str, capsys: Output) -> None:
    assert main(["position", *argv]) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_a_position_is_checked(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "position.txt"
    text = write(table_after(20).position())
    path.write_text(text, encoding="utf-8")
    assert "sound position of alhambra" in printed(capsys, "--check", str(path))
    path.write_text(text.replace("over no", "over soon"), encoding="utf-8")
    assert main(["position", "--check", str(path)]) == 2
    assert f"{path}: line 7: over: expected no or yes" in capsys.readouterr().err


def test_a_position_that_no_game_could_reach_is_refused_unless_any_is_asked_for(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "position.txt"
    text = write(table_after(20).position())
    row = next(row for row in text.split("\n") if row.strip().startswith("scoring_cards "))
    path.write_text(text.replace(row, "scoring_cards 9"), encoding="utf-8")
    assert main(["position", "--check", str(path)]) == 2
    assert "no game could reach this position" in capsys.readouterr().err
    assert main(["position", "--check", str(path), "--any"]) == 0


def test_a_position_is_played_on_in_the_terminal(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "position.txt"
    path.write_text(write(table_after(20).position(1)), encoding="utf-8")
    assert main(["play", "--terminal", "--position", str(path), "--seat", "2"]) == 2, "this is no terminal"
    assert "terminal" in capsys.readouterr().err
    table = Table.from_position(read(path.read_text(encoding="utf-8"), GAMES), SeededChance(1))
    session = seated_at(GAMES, table, Seating(3, 1, ["random"]), 1)
    assert sorted(session.bots) == [0, 2]
    assert session.table.view(1) == table_after(20).view(1)
