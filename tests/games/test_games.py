"""Recorded games, replayed strictly. Drop a `.record` into this folder and it is a test (and see `make.py`)."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from helpers.alhambra.module_contracts import check_everything
from helpers.engine.contracts import check_explained, check_position
from helpers.sabika.conservation import check_table

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.snapshot import fingerprint

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.record"))
with (FOLDER / "fingerprints.csv").open(encoding="utf-8", newline="") as file:
    FINGERPRINTS = {row["record"]: row["end"] for row in csv.DictReader(file)}

ACCOUNTS = {"alhambra": (check_everything,), "sabika": (check_table,)}  # by game: is every piece where it may be?
POINTS_ON_THE_WAY = 5


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def lines_of(text: str) -> str:
    """All but the head: a game may have more options today, at their defaults."""
    return text.partition("\n\n")[2]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_to_the_letter(path: Path) -> None:
    table, notes = replay(read(text_of(path), GAMES), SeededChance(0))
    assert not notes, "other words now? `python tests/games/make.py` writes them"
    assert lines_of(table.text(everything=True)) == lines_of(text_of(path))
    assert fingerprint(table.state) == FINGERPRINTS[path.name]
    check_explained(table)
    check_position(table)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_piece_of_a_recorded_game_is_accounted_for(path: Path) -> None:
    record = read(text_of(path), GAMES)
    for part in range(1, POINTS_ON_THE_WAY + 1):
        table = replay(record, SeededChance(0), len(record.lines) * part // POINTS_ON_THE_WAY).table
        for account in ACCOUNTS.get(record.game.name, ()):
            account(table)
        check_explained(table)


def test_there_are_games_of_2_to_6_players_with_both_ends_and_with_undo() -> None:
    records = [read(text_of(path), GAMES) for path in RECORDS]
    assert len(RECORDS) >= 20
    games = {(record.seats, record.settings["end"]) for record in records if record.game.name == "alhambra"}
    assert games == {(seats, end) for seats in range(2, 7) for end in ("short", "empty")}
    assert any(line.code.startswith("undo") for record in records for line in record.lines)


def test_between_them_the_games_have_every_kind_of_choice_and_all_three_scorings() -> None:
    words = {line.split()[2] for path in RECORDS for line in text_of(path).splitlines() if line[:1].isdigit()}
    assert {"take", "buy", "move", "remove", "exchange", "stop", "place", "reserve", "give", "undo", "deal"} <= words


# One of them, damaged: what is wrong, and in which line.

SHORTEST = min(FOLDER.glob("alhambra-*.record"), key=lambda path: path.stat().st_size)
LINES = text_of(SHORTEST).splitlines(keepends=True)
NUMBERED = [pytest.param(number, id=f"line-{number}") for number in range(1, len(LINES) + 1)]


def line_of_complaint(lines: list[str]) -> int:
    with pytest.raises(BadRecord) as caught:
        replay(read("".join(lines), GAMES), SeededChance(0))
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value.line


@pytest.mark.parametrize("number", NUMBERED)
def test_a_record_that_lacks_a_line_says_where(number: int) -> None:
    rest = LINES[number:]
    if LINES[number - 1].startswith("option"):
        return  # without it, the default holds
    complaint = line_of_complaint(LINES[: number - 1] + rest)
    # Where a checkpoint follows, it could be that of the line before, and the next line shows that it is not.
    assert complaint == number or (rest[0].startswith("= ") and complaint == number + 1)


@pytest.mark.parametrize("number", NUMBERED)
def test_a_record_with_a_line_twice_says_where(number: int) -> None:
    assert line_of_complaint(LINES[:number] + LINES[number - 1 :]) == number + 1


@pytest.mark.parametrize("number", NUMBERED)
def test_a_record_that_breaks_off_says_where(number: int) -> None:
    half = LINES[number - 1][: len(LINES[number - 1]) // 2]
    assert line_of_complaint([*LINES[: number - 1], half]) == number


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        (1, "comares-record 99", "this program reads formats up to 1"),
        (1, '[Event "F/S Return Match"]', "this is not a record of a game"),
        (1, "\x89PNG", "this is not a record of a game"),
        (2, "game alhambra 99", "version 99 of alhambra; this program plays version"),
        (2, "game catan 1", "there is no game 'catan'; expected one of alhambra"),
        (3, "seats 1", "alhambra is for 2 to 6 players, not 1"),
        (3, "seats 7", "alhambra is for 2 to 6 players, not 7"),
        (4, "option end never", "cannot be 'never'; it can be short, empty"),
        (4, "option ending short", "alhambra has no setting 'ending' (did you mean 'end'?); it has end"),
    ],
)
def test_a_foreign_or_future_record_is_refused_with_what_would_do(line: int, instead: str, complaint: str) -> None:
    lines = [*LINES[: line - 1], instead + "\n", *LINES[line:]]
    with pytest.raises(BadRecord) as caught:
        read("".join(lines), GAMES)
    assert caught.value.line == line
    assert complaint in str(caught.value)


def test_a_tampered_record_is_refused_at_the_first_wrong_line() -> None:
    at, line = next((at, line) for at, line in enumerate(LINES, start=1) if " 1 take " in line or " 2 take " in line)
    number, seat, *_ = line.split()
    taken = f"{number} {seat} take florin-9 dirham-9 | deck 0, deck 0\n"
    assert line_of_complaint([*LINES[: at - 1], taken, *LINES[at:]]) == at
    at, line = next((at, line) for at, line in enumerate(LINES, start=1) if line.startswith("= "))
    points = line.replace("= ", "= 1", 1)
    assert line_of_complaint([*LINES[: at - 1], points, *LINES[at:]]) == at


def test_an_empty_file_is_no_record() -> None:
    assert line_of_complaint([]) == 1
    assert line_of_complaint(["\n"]) == 1


# Versions of the rules.


def test_records_of_version_1_play_as_they_were_played_and_are_written_as_version_2() -> None:
    old = [path for path in RECORDS if text_of(path).splitlines()[1].endswith(" 1")]
    assert len(old) == 92, "records that were made before version 2"
    for path in (FOLDER / "modules-p-3-keen.record", FOLDER / "sabika-2-events-0-keen.record"):
        record = read(text_of(path), GAMES)
        kept = {"alhambra": {"start-tie": "lowest", "portal-offer": "fitting"}, "sabika": {"rules": "1"}}
        assert kept[record.game.name].items() <= record.settings.items()
        again = replay(record, SeededChance(0)).table.text(everything=True)
        assert again.splitlines()[1] == f"game {record.game.name} 2"
        assert lines_of(replay(read(again, GAMES), SeededChance(0)).table.text(everything=True)) == lines_of(again)


def test_a_record_of_version_2_has_the_new_defaults() -> None:
    settings = read(text_of(FOLDER / "settings-portals-always.record"), GAMES).settings
    assert (settings["start-tie"], settings["portal-offer"]) == ("drawn", "always")


def test_between_them_the_games_of_version_2_have_what_version_2_brought() -> None:
    texts = {path.stem: text_of(path) for path in FOLDER.glob("settings-*.record")}
    assert " | " in texts["settings-start-drawn"]
    assert re.search(r"\bstart \d", texts["settings-start-drawn"]), "the tie for the start was drawn"
    codes = {line.split(" ", 2)[2] for text in texts.values() for line in text.splitlines() if line[:1].isdigit()}
    assert any(code.startswith("levy ") for code in codes)
    assert any(code.startswith("give-up ") and " poem" in code.split(" ;")[0] for code in codes)
    assert any(code.startswith("portal") or code.split(" ;")[0].endswith(" portal") for code in codes)
