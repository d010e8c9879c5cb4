"""Records: written, exported, read, replayed; what is wrong with a damaged one, and in which line."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from helpers.engine.contracts import check_record
from helpers.engine.toy_game import TOY
from hypothesis import given
from hypothesis import strategies as st

from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord
from comares.kernel.record import read
from comares.kernel.recorded_chance import RiggedChance
from comares.kernel.replay import replay
from comares.kernel.snapshot import plain
from comares.kernel.table import Table

GAMES = {"toy": TOY}

# A whole game would be long; this much has a secret choice, a private draw, an open one, an undo and a checkpoint.
SOUND = """\
comares-record 1
game toy 3
seats 2
option trade on

0 - deal | stones 0 !1, stones 10 !2 ; Player 1 draws a stone worth 1. Player 2 draws a stone worth 6.
1 1 bid 2 ; Player 1 bids 2.
2 2 bid 1 ; Player 2 bids 1. Player 1 shows a bid of 2. Player 2 shows a bid of 1.
3 1 do feast ; Player 1 glows.
= 1 0
4 1 undo 3
= 0 0
5 1 do roll | die 5 ; Player 1 rolls 6.
= 6 0
open
"""


def played() -> Table:
    table = Table(TOY, 2, {"trade": "on"}, RiggedChance({0: [0, 10], 1: [5]}))
    table.play(0, "bid 2")
    table.play(1, "bid 1")
    table.play(0, "do feast")
    table.undo(0)
    table.play(0, "do roll")
    return table


def replayed(text: str) -> Table:
    table, notes = replay(read(text, GAMES), SeededChance(0))
    assert not notes
    return table


def test_a_record_is_one_line_a_ply_with_chance_words_checkpoints_and_undo() -> None:
    assert played().text(everything=True) == SOUND


def test_a_record_replayed_is_the_table_itself() -> None:
    table = replayed(SOUND)
    assert plain(table.state) == plain(played().state)
    assert table.text(everything=True) == SOUND
    check_record(table)


def test_a_replayed_table_is_played_on() -> None:
    table, _ = replay(read(SOUND, GAMES), RiggedChance({1: [0]}))
    for seat, code in ((0, "bid 2"), (1, "bid 1"), (0, "do roll")):
        table.play(seat, code)
    assert table.points() == [7, 0]


def test_a_record_is_replayed_up_to_any_line() -> None:
    record = read(SOUND, GAMES)
    for upto in range(1, len(record.lines) + 1):
        table = replay(record, SeededChance(0), upto).table
        assert len(table.record.lines) == upto
    assert replay(record, SeededChance(0), 4).table.points() == [1, 0]


def test_an_early_export_hides_secret_choices_private_draws_and_secret_events() -> None:
    table = played()
    first, second, spectator = (table.text(seat).splitlines() for seat in (0, 1, None))
    assert first[5] == "0 - deal | stones ? !1, stones ? !2 ; Player 1 draws a stone worth 1."
    assert second[5] == "0 - deal | stones ? !1, stones ? !2 ; Player 2 draws a stone worth 6."
    assert spectator[5] == "0 - deal | stones ? !1, stones ? !2"
    assert (first[6], second[6], spectator[6]) == ("1 1 bid 2 ; Player 1 bids 2.", "1 1 ?", "1 1 ?")
    assert first[7] == "2 2 ? ; Player 1 shows a bid of 2. Player 2 shows a bid of 1."
    assert first[8:] == second[8:] == spectator[8:] == SOUND.splitlines()[8:]


def test_an_early_export_cannot_be_replayed_and_says_so() -> None:
    with pytest.raises(BadRecord, match="line 6: something is hidden here") as caught:
        read(played().text(0), GAMES)
    assert caught.value.line == 6


def test_when_the_game_is_over_everything_is_open_to_all() -> None:
    table = played()
    while (decision := table.decision()) is not None:
        table.play(decision.seat, decision.codes[0])
    assert table.text(0) == table.text(None) == table.text(everything=True)
    check_record(table)


def test_other_words_are_noted_and_change_nothing() -> None:
    text = SOUND.replace("Player 1 rolls 6.", "Player 1 rolls the die.").replace(" ; Player 1 bids 2.", "")
    table, notes = replay(read(text, GAMES), SeededChance(0))
    assert notes == [
        "line 7: the words should read: Player 1 bids 2.",
        "line 13: the words should read: Player 1 rolls 6.",
    ]
    assert plain(table.state) == plain(played().state)


def test_lines_may_end_as_on_other_systems() -> None:
    assert replayed(SOUND.replace("\n", "\r\n")).text(everything=True) == SOUND


# (the damage, the line that is complained about, the complaint)
DAMAGED = [
    (("comares-record 1", "comares-record 2"), 1, "format 2; this program reads up to 1"),
    (("comares-record 1", "comares-record ²"), 1, "not a record"),
    (("comares-record 1", "[Event Ladies Cup]"), 1, "not a record"),
    (("game toy 3", "game toy 4"), 2, "of toy, rules 4; this program plays rules 3"),
    (("game toy 3", "game toy 2"), 2, "of toy, rules 2; this program plays rules 3"),
    (("game toy 3", "game chess 1"), 2, "no game 'chess' here; there is toy"),
    (("game toy 3", "toy 3"), 2, "expected: game NAME VERSION"),
    (("seats 2", "seats two"), 3, "expected: seats NUMBER"),
    (("seats 2", "seats 5"), 3, "2 to 4 players, not 5"),
    (("seats 2", "seats " + "9" * 5000), 3, "expected: seats NUMBER"),
    (("option trade on", "option barter on"), 4, "no setting 'barter'"),
    (("option trade on", "option trade often"), 4, "cannot be 'often'"),
    (("option trade on", "trade on"), 4, "option NAME VALUE"),
    (("option trade on", "option trade on\noption trade off"), 5, "once for each"),
    (("0 - deal", "0 1 deal"), 6, "the first line deals"),
    (("0 - deal", "0 - bid 1"), 6, "the first line deals"),
    (("stones 0 !1", "stones 12 !1"), 6, "stones 12 is not from 0 to 11"),
    (("stones 0 !1", "pebbles 0 !1"), 6, "no pile 'pebbles'; there is stones, die"),
    (("stones 0 !1", "stones zero !1"), 6, "not a draw"),
    (("stones 0 !1", "stones 0 !3"), 6, "not a draw"),
    (("stones 0 !1", "stones 0"), 6, "not who saw them"),
    (("stones 0 !1, ", ""), 6, "a number for stones is missing"),
    (("stones 0 !1", "die 0"), 6, "expected a number for stones, not one for die"),
    (("!2 ;", "!2, die 1 ;"), 6, "too many numbers"),
    (("1 1 bid 2", "2 1 bid 2"), 7, "expected line 1 of the game, not '2'"),
    (("1 1 bid 2", "1 3 bid 2"), 7, "'3' is not a seat from 1 to 2"),
    (("1 1 bid 2", "1 - bid 2"), 7, "seat 1 decides now"),
    (("1 1 bid 2", "1 2 bid 2"), 7, "seat 1 decides now"),
    (("1 1 bid 2", "1 1 bid 3"), 7, "bids go from 0 to 2"),
    (("1 1 bid 2", "1 1 bid"), 7, "cannot be read"),
    (("1 1 bid 2", "1 1 bid  2"), 7, "is written 'bid 2'"),
    (("1 1 bid 2", "1 1"), 7, "NUMBER SEAT CODE"),
    (("1 1 bid 2 ; Player 1 bids 2.\n", ""), 7, "expected line 1 of the game, not '2'"),
    (("= 1 0", "= 2 0"), 10, "should read = 1 0"),
    (("= 1 0\n", ""), 10, "should read = 1 0"),
    (("= 1 0", "= 1"), 10, "points of each of 2 seats"),
    (("= 1 0", "= one 0"), 10, "points of each of 2 seats"),
    (("= 1 0", "= 1 0\n= 1 0"), 11, "one checkpoint"),
    (("bid of 1.\n", "bid of 1.\n= 0 0\n"), 9, "should read nothing"),
    (("\n\n0 -", "\n\n= 0 0\n0 -"), 6, "a checkpoint gives"),
    (("undo 3", "undo 2"), 11, "'undo 2' is written 'undo 3'"),
    (("undo 3", "undone"), 11, "is written 'undo 3'"),
    (("4 1 undo 3", "4 2 undo 3"), 11, "seat 1 decides now"),
    (("die 5", "die 6"), 13, "die 6 is not from 0 to 5"),
    (("die 5", "die 5 !1"), 13, "not who saw them"),
    (("die 5", "die 5, die 0"), 13, "too many numbers"),
    (("\nopen\n", "\nover\n"), 14, "the record says over, the game is not"),
    (("\nopen\n", "\nopen\n6 1 bid 0\n"), 16, "something stands after the end"),
    (("\nopen\n", "\n"), 15, "breaks off"),
    (("\nopen\n", "\nopen"), 15, "breaks off"),
]


@pytest.mark.parametrize(("damage", "line", "complaint"), DAMAGED, ids=[f"{c}" for _, _, c in DAMAGED])
def test_a_damaged_record_says_what_is_wrong_in_which_line(damage: tuple[str, str], line: int, complaint: str) -> None:
    assert SOUND.count(damage[0]) >= 1
    with pytest.raises(BadRecord) as caught:
        replayed(SOUND.replace(*damage, 1))
    assert complaint in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_a_record_of_a_game_that_is_over_does_not_say_open() -> None:
    table = played()
    while (decision := table.decision()) is not None:
        table.play(decision.seat, decision.codes[0])
    text = table.text().replace("\nover\n", "\nopen\n")
    with pytest.raises(BadRecord, match="the game is over"):
        replayed(text)


@pytest.mark.parametrize("length", range(0, len(SOUND), 7))
def test_a_truncated_record_says_in_which_line_it_breaks_off(length: int) -> None:
    with pytest.raises(BadRecord, match="breaks off") as caught:
        read(SOUND[:length], GAMES)
    assert caught.value.line == SOUND[:length].count("\n") + 1


@given(st.integers())
def test_whatever_happens_to_a_file_it_is_a_record_or_a_bad_record(seed: int) -> None:
    dice = random.Random(seed)
    text = list(SOUND)
    for _ in range(dice.randrange(1, 5)):
        at = dice.randrange(len(text))
        what = dice.choice(["", " ", "\n", "?", "9", "-", "²", "٣", "|", ";", "!", "=", "\0", "\udcff", text[at] * 2])
        text[at : at + dice.choice([0, 1, 1, 9])] = [what]
    with suppress(BadRecord):
        replay(read("".join(text), GAMES), SeededChance(0))
