"""Positions: written, read, opened; what is wrong with a damaged one, and in which line; what stays hidden."""

from __future__ import annotations

import random

import pytest
from helpers.engine.contracts import check_record, pick_kind_first
from helpers.engine.position_checks import all_modes, check_random_positions
from helpers.engine.toy_game import TOY, ToyView, toy, toy_view
from hypothesis import given
from hypothesis import strategies as st

from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadPosition, BadRecord, ComaresError, Unreachable
from comares.kernel.frame_fields import FrameField, frame_arguments, pending_step
from comares.kernel.position import Position, read, write
from comares.kernel.record import read as read_record
from comares.kernel.recorded_chance import NOBODY, RiggedChance
from comares.kernel.replay import replay
from comares.kernel.snapshot import fingerprint, plain
from comares.kernel.table import Table
from comares.kernel.view import PendingStep

GAMES = {"toy": TOY}

EVERYTHING = """\
comares-position 1
game toy 3
seats 2
option trade on

seat 2
over no
pending
  round
  bid made=1
rounds 2
players
  1
    points 6
    stones 2
    hand 1 5
  2
    points -1
    stones 1
    hand 6
bids 2
left 8
bag 1 2 2 3 3 4 5 6
traded 4
"""

SEEN_BY_2 = (
    EVERYTHING.replace("\n\nseat", "\n\nviewer 2\nseat")
    .replace("hand 1 5", "hand ?")
    .replace("bids 2", "bids ?")
    .replace("bag 1 2 2 3 3 4 5 6", "bag ?")
)


def opened(text: str, seed: int = 1) -> Table:
    return Table.from_position(read(text, GAMES), SeededChance(seed))


def played(seed: int = 3, plies: int = 6) -> Table:
    dice = random.Random(seed)
    table = Table(TOY, 3, {"trade": "on"}, SeededChance(seed))
    for _ in range(plies):
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    return table


# Reading and writing.


@pytest.mark.parametrize("text", [EVERYTHING, SEEN_BY_2], ids=["everything", "one seat"])
def test_a_position_that_is_read_and_written_is_the_same_text(text: str) -> None:
    assert write(read(text, GAMES)) == text


def test_a_full_position_is_the_very_state() -> None:
    state = toy(opened(EVERYTHING).state)
    assert (state.hands, state.bids, state.scores) == ([[1, 5], [6]], [2, -1], [6, -1])
    assert (state.bag, state.rounds, int(state.seat)) == ([1, 2, 2, 3, 3, 4, 5, 6], 2, 1)
    assert state.pending() == [0, 0, 0, 0, 1, 1, 0, 0]
    assert write(opened(EVERYTHING).position(everything=True)) == EVERYTHING


def test_random_positions_of_every_mode_are_read_back_and_played_to_their_end() -> None:
    modes = all_modes(TOY)
    assert len(modes) == 6
    assert check_random_positions(modes, 120) == 120


def test_comments_blanks_and_the_order_of_fields_do_not_matter() -> None:
    rows = EVERYTHING.splitlines()
    header, body = rows[:5], rows[5:]
    moved = [*body[-4:], "", "; below: who decides and what", *body[:-4]]
    spaced = [row.replace("  ", "    ") + "   ; a comment" if row else row for row in moved]
    assert read("\n".join(["; by hand", *header, *spaced]), GAMES) == read(EVERYTHING, GAMES)
    assert read(EVERYTHING.replace("\n", "\r\n"), GAMES) == read(EVERYTHING, GAMES)


def test_what_is_unknown_may_be_left_out() -> None:
    text = SEEN_BY_2.replace("    hand ?\n", "").replace("bag ?\n", "")
    assert read(text, GAMES) == read(SEEN_BY_2, GAMES)


def test_settings_at_their_defaults_are_left_out_and_filled_in() -> None:
    position = Table(TOY, 2, None, SeededChance(1)).position()
    assert "option" not in write(position)
    assert read(write(position), GAMES).settings == {"trade": "off"}


# (the damage, the line that is complained about, the complaint)
DAMAGED = [
    (("comares-position 1", "comares-position 2"), 1, "format 2; this program reads formats up to 1"),
    (("comares-position 1", "rnbqkbnr/pppppppp w KQkq"), 1, "expected: comares-position 1"),
    (("game toy 3", "game toy 4"), 2, "version 4 of toy; this program plays version 3"),
    (("game toy 3", "game go 1"), 2, "there is no game 'go'; expected one of toy"),
    (("seats 2", "seats"), 3, "expected: seats NUMBER"),
    (("seats 2", "seats 9"), 3, "2 to 4 players, not 9"),
    (("option trade on", "option trade often"), 4, "it can be off, on"),
    (("\n\nseat", "\nseat"), 5, "expected: option NAME VALUE, once for each setting, or an empty line"),
    (("seat 2\nover", "seat 3\nover"), 6, "seat: expected a seat from 1 to 2, not 3"),
    (("seat 2\nover", "seat two\nover"), 6, "seat: expected a number, not 'two'"),
    (("seat 2\nover", "seat 1 2\nover"), 6, "seat: expected one word"),
    (("seat 2\nover", "over"), 6, "seat is missing"),
    (("seat 2\nover no\n", ""), 6, "seat, over are missing"),
    (("seat 2\nover", "viewer 0\nseat 2\nover"), 6, "viewer: expected a seat from 1 to 2, not 0"),
    (("over no", "over maybe"), 7, "over: expected no or yes, not 'maybe'"),
    (("over no", "over no\nover no"), 8, "over stands here twice"),
    (("over no", "overs no"), 7, "expected one of viewer, seat, over, pending, rounds"),
    (("pending\n  round\n  bid made=1", "pending -"), 8, "pending: expected a step, because the game is not over"),
    (("pending\n", "pending 2\n"), 8, "pending: expected indented rows below, or - for none"),
    (("pending\n  round\n  bid made=1", "pending"), 8, "pending: expected indented rows below, or - for none"),
    (("  round\n", "  dance\n"), 9, "unknown step 'dance'; expected one of round, bid, do, effect, trade"),
    (("bid made=1", "bid"), 10, "pending: bid needs made"),
    (("bid made=1", "bid made=one"), 10, "pending: made=one: expected a number"),
    (("bid made=1", "bid made"), 10, "expected STEP NAME=VALUE"),
    (("bid made=1", "bid made=1 by=2"), 10, "bid has no field 'by'"),
    (("bid made=1", "bid made=1\n    now"), 11, "a step is one row"),
    (("rounds 2", "rounds 02"), 11, "rounds: expected a number, not '02'"),
    (("rounds 2", "rounds 2\n  3"), 11, "rounds: expected one word"),
    (("players\n  1", "players\n  2"), 13, "players: expected 1, not '2'"),
    (("  1\n    points", "  1 points\n    points"), 13, "players 1: expected indented rows below, not 'points'"),
    (("    points 6", "    points ?"), 14, "players 1 points: expected a number, not '?'"),
    (("    points 6\n", ""), 13, "players 1: points is missing"),
    (("    points 6", "\tpoints 6"), 14, "expected spaces, not a tabulator"),
    (("    stones 2", "   stones 2"), 15, "expected an indentation of 4 spaces, not 3"),
    (("hand 1 5", "hand 1 five"), 16, "players 1 hand: expected a number, not 'five'"),
    (("hand 1 5", "hand"), 16, "players 1 hand: expected words in one row, or - for none"),
    (("hand 1 5", "hand 1 ?"), 16, "players 1 hand: expected a number, not '?'"),
    (("hand 1 5", "hand 1 99999999999999999999"), 16, "players 1 hand: expected a number"),
]


@pytest.mark.parametrize(("damage", "line", "complaint"), DAMAGED, ids=[c for _, _, c in DAMAGED])
def test_a_damaged_position_says_what_is_expected_in_which_line(
    damage: tuple[str, str], line: int, complaint: str
) -> None:
    assert EVERYTHING.count(damage[0]) == 1
    with pytest.raises(BadPosition) as caught:
        read(EVERYTHING.replace(*damage), GAMES)
    assert complaint in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("length", range(0, EVERYTHING.index("traded") + 7, 5))
def test_a_position_that_breaks_off_is_refused(length: int) -> None:
    with pytest.raises(ComaresError):
        opened(EVERYTHING[:length])


# (the change, the reason): readable, but no game could come to it
UNREACHABLE = [
    (("hand 1 5", "hand 1 4\n    ; the other 4 was traded"), "bag: expected bag 1 2 2 3 3 5 5 6"),
    (("traded 4", "traded 4 4 4"), "3 stones are worth 4, there are only 2"),
    (("stones 2", "stones 3"), "players 1 stones: expected stones 2, not stones 3"),
    (("hand 1 5", "hand 5 1"), "players 1 hand: expected hand 1 5, not hand 5 1"),
    (("hand 1 5", "hand 1 7"), "there are only 0"),
    (("left 8", "left 7"), "left: expected left 8, not left 7"),
    (("rounds 2", "rounds 9"), "rounds: expected a number from 1 to 4, not 9"),
    (("bids 2", "bids 3"), "bids go from 0 to 2"),
    (("bids 2", "bids -"), "bids: expected as many"),
]


@pytest.mark.parametrize(("change", "reason"), UNREACHABLE, ids=[r for _, r in UNREACHABLE])
def test_a_position_that_no_game_could_reach_is_refused_with_the_reason(change: tuple[str, str], reason: str) -> None:
    assert EVERYTHING.count(change[0]) == 1
    with pytest.raises(Unreachable) as caught:
        opened(EVERYTHING.replace(*change))
    assert reason in str(caught.value)
    assert any(reason in problem for problem in caught.value.problems)


def test_an_unreachable_position_is_opened_where_it_is_allowed() -> None:
    position = read(EVERYTHING.replace("rounds 2", "rounds 9"), GAMES)
    table = Table.from_position(position, SeededChance(1), allow_unreachable=True)
    assert toy(table.state).rounds == 9
    check_record(table)


def test_what_cannot_be_set_up_at_all_is_refused_in_any_case() -> None:
    position = read(EVERYTHING.replace("traded 4", "traded 4 4 4"), GAMES)
    with pytest.raises(ComaresError, match="worth 4"):
        Table.from_position(position, SeededChance(1), allow_unreachable=True)


@given(st.integers())
def test_whatever_happens_to_a_text_it_is_a_position_or_an_error(seed: int) -> None:
    dice = random.Random(seed)
    text = list(dice.choice([EVERYTHING, SEEN_BY_2]))
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(text))
        what = dice.choice(["", " ", "\n", "?", "9", "-", "²", "٣", "=", ";", "\0", "\udcff", "  ", text[at] * 2])
        text[at : at + dice.choice([0, 1, 1, 9])] = [what]
    try:
        position = read("".join(text), GAMES)
        table = Table.from_position(position, SeededChance(seed))
    except ComaresError:
        return
    assert read(write(position), GAMES) == position
    check_record(table)


# What is hidden.


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_position_shown_to_a_seat_says_nothing_that_the_seat_may_not_know(seat: int | None) -> None:
    for seed in range(10):
        table = played(seed)
        shown = write(table.position(seat))
        for luck in range(5):
            other = Table.from_position(table.position(seat), SeededChance(luck))
            assert write(other.position(seat)) == shown
            assert other.view(seat) == table.view(seat)


def test_what_a_position_does_not_tell_is_drawn_anew_for_each_table() -> None:
    states = {fingerprint(opened(SEEN_BY_2, seed).state) for seed in range(20)}
    assert len(states) > 5
    assert {tuple(toy(opened(SEEN_BY_2, seed).state).hands[1]) for seed in range(20)} == {(6,)}


def test_what_was_drawn_for_a_position_is_seen_by_nobody_before_the_end() -> None:
    table = opened(SEEN_BY_2)
    deal = table.record.lines[0]
    assert {draw.audience for draw in deal.draws} == {NOBODY}
    assert "0 - deal | stones 6 !-, stones 5 !-, die 1 !-" in table.text(everything=True)
    for seat in (0, 1, None):
        assert "0 - deal | stones ? !-, stones ? !-, die ? !-" in table.text(seat)


def test_an_early_export_shows_each_seat_its_own_view_of_the_beginning() -> None:
    first, second, spectator = (opened(EVERYTHING).text(seat) for seat in (0, 1, None))
    assert "viewer 1" in first
    assert ("hand 1 5" in first, "hand 6" in first, "bids 2" in first, "bag ?" in first) == (True, False, True, True)
    assert ("hand 1 5" in second, "hand 6" in second, "bids ?" in second) == (False, True, True)
    assert "hand ?" in spectator
    assert not {"hand 1 5", "hand 6", "bids 2"} & set(spectator.split("\n"))
    with pytest.raises(BadRecord, match="something is hidden"):
        read_record(opened(SEEN_BY_2).text(0), GAMES)


def test_tables_that_differ_in_what_was_drawn_look_alike_to_the_seat_of_the_position() -> None:
    texts = {opened(SEEN_BY_2, seed).text(1) for seed in range(20)}
    assert len(texts) == 1


# Playing on.


def play_on(table: Table, seed: int) -> None:
    dice = random.Random(seed)
    while table.decision() is not None:
        table.play(int(table.state.seat), pick_kind_first(dice, table))


@pytest.mark.parametrize("text", [EVERYTHING, SEEN_BY_2], ids=["everything", "one seat"])
def test_a_record_carries_its_position_and_is_replayed(text: str) -> None:
    table = opened(text)
    check_record(table)
    play_on(table, 5)
    check_record(table)
    record = table.text()
    assert record.splitlines()[3:6] == [
        "option trade on",
        "position",
        "  viewer 2" if text is SEEN_BY_2 else "  seat 2",
    ]
    again = read_record(record, GAMES)
    assert again.position == read(text, GAMES).view
    assert again.points[0] == [6, -1], "the points of the position stand after the line that deals"


def test_undo_and_rewind_go_back_to_the_position_itself() -> None:
    table = opened(SEEN_BY_2)
    start = plain(table.state)
    table.play(1, "bid 0")
    assert not table.can_undo()
    table.play(0, "do feast")
    table.undo(0)
    table.rewind(1, 1)
    assert plain(table.state) == start
    table.play(1, "bid 2")
    check_record(table)


@pytest.mark.parametrize(
    ("damage", "line", "complaint"),
    [
        (("die 1 !-", "die 1"), 27, "that saw them are not"),
        (("stones 6 !-, ", ""), 27, "expected a number for stones, not for die"),
        (("stones 6 !-", "stones 16 !-"), 27, "stones 16 is out of range; expected 0 to"),
        (("  rounds 2", "  rounds two"), 12, "rounds: expected a number, not 'two'"),
        (("  hand 6", "  hand 8"), 27, "worth 8"),
        (("= 6 -1", "= 6 0"), 28, "expected the checkpoint = 6 -1"),
        (("\n\n0 -", "\n0 -"), 26, "expected an empty line"),
    ],
)
def test_a_damaged_record_of_a_position_says_what_is_wrong_where(
    damage: tuple[str, str], line: int, complaint: str
) -> None:
    sound = opened(SEEN_BY_2).text(everything=True)
    assert sound.count(damage[0]) == 1
    with pytest.raises(BadRecord, match=complaint) as caught:
        replay(read_record(sound.replace(*damage), GAMES), RiggedChance({}))
    assert caught.value.line == line


def test_a_position_of_a_game_that_is_over_shows_everything_and_is_over() -> None:
    table = opened(EVERYTHING)
    play_on(table, 2)
    position = table.position(0)
    assert None not in [player.hand for player in toy_view(position.view).players]
    again = Table.from_position(read(write(position), GAMES), SeededChance(0))
    assert again.decision() is None
    assert again.points() == table.points()


def test_a_position_can_be_made_by_a_program() -> None:
    view = opened(EVERYTHING).position(everything=True).view
    assert isinstance(view, ToyView)
    view.rounds = 3
    table = Table.from_position(Position(TOY, 2, {"trade": "on"}, view), SeededChance(1))
    view.rounds = 4
    assert toy(table.state).rounds == 3
    assert "  rounds 3\n" in table.text(), "the record keeps its own copy"


@pytest.mark.parametrize(
    ("field", "number", "written"),
    [
        (FrameField("n"), 4, 4),
        (FrameField("card", first=1), 0, 1),
        (FrameField("card", ("ace", "king")), 1, "king"),
        (FrameField("card", ("ace", "king")), -1, -1),
        (FrameField("card", ("11", "12")), 1, 12),
        (FrameField("cards", ("ace", "king"), set=True), 3, "ace+king"),
        (FrameField("cards", ("ace", "king"), set=True), 0, "none"),
        (FrameField("cards", ("11", "12"), set=True), 2, 12),
    ],
    ids=str,
)
def test_an_argument_of_a_pending_step_is_the_same_after_it_is_written_and_read(
    field: FrameField, number: int, written: int | str
) -> None:
    step = pending_step("step", [field], [number, 0, 7])
    assert step.fields == {field.name: written, "arg2": 7}
    assert PendingStep.parse(str(step)) == step
    assert frame_arguments(step, [field]) == [number, 0, 7]
