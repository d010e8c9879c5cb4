"""Bad input raises a typed error that says what would be right, and leaves the table unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from helpers.alhambra.scenes import decides, set_table
from hypothesis import example, given
from hypothesis import strategies as st

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup, ComaresError, Illegal, NotYourDecision, Unreadable
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table

ALHAMBRA = GAMES["alhambra"]


@contextmanager
def unchanged(table: Table) -> Iterator[None]:
    before = (fingerprint(table.state), table.text(everything=True), table.can_undo())
    yield
    assert (fingerprint(table.state), table.text(everything=True), table.can_undo()) == before


def some_table() -> Table:
    return set_table(
        market="1 8 15 24", hands={0: "florin-2 florin-9"}, palaces={0: "F 7"}, reserves={0: "14"}, display="ducat-9"
    )


@pytest.mark.parametrize(
    "code",
    [
        "",
        "   ",
        "fetch ducat-9",
        "TAKE ducat-9",
        "take",
        "take ducat",
        "take ducat-0",
        "take ducat-10",
        "take ducat-²",
        "take ducat-9 ducat-9 ducat-9 ducat-9 ducat-9",
        "take 9",
        "take gulden-9",
        "buy",
        "buy 1",
        "buy 0 2",
        "buy 5 2",
        "buy one 2",
        "buy ١ 2",
        "buy 1 2+",
        "buy 1 0",
        "buy 1 10",
        "buy 1 2 2",
        "buy 1 2+2+2+2",
        "buy 1 -2",
        "buy 1 2 site please",
        "move 14",
        "move 14 1",
        "move 14 1,0,0",
        "move 14 1.5,0",
        "move 14 +1,0",
        "move 14 01,0",
        "move 14 -0,1",
        "move 14 121,0",
        "move 14 99999999999999999999,0",
        "move 014 1,1",
        "move 0 1,1",
        "move 55 1,1",
        "move -14 1,1",
        "move 99999999999999999999 1,1",
        "remove",
        "remove 7 1,0",
        "exchange 14",
        "stop now",
        "pass 1",
        "undo",
        "deal",
        "refill",
        "take ducat-9\0",
        "take ducat-9;stop",
        "🏰",
        "x" * 100_000,
    ],
)
def test_a_malformed_code_is_unreadable_and_the_error_shows_the_usage(code: str) -> None:
    table = some_table()
    with unchanged(table), pytest.raises(Unreadable, match=r"a code is one of: take CARD \[CARD \.\.\.\]; buy SLOT"):
        table.play(0, code)
    assert decides(table, 0, "action")


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("take dinar-9", "A4"),
        ("buy 1 1", "A5.1"),
        ("buy 2 9", "A5.1"),
        ("buy 1 9+2", "A5.2"),
        ("move 22 1,0", "A7.1"),
        ("move 14 1,0", "A6.3"),
        ("remove 14", "A7.1"),
        ("exchange 14 0,0", "A7.2"),
        ("place 14 0,1", "A3.1"),
        ("stop", "A3.2"),
        ("pass", "A3.5"),
    ],
)
def test_an_illegal_option_is_refused_with_the_number_of_its_rule(code: str, rule: str) -> None:
    table = some_table()
    with unchanged(table), pytest.raises(Illegal) as caught:
        table.play(0, code)
    assert caught.value.rule == rule
    assert str(caught.value).startswith(f"seat 1 cannot {code}: ")
    assert str(caught.value).endswith(f" ({rule})")
    assert decides(table, 0, "action")


@pytest.mark.parametrize("seat", [1, 2, 3, -1, 99])
def test_the_error_for_the_wrong_seat_names_the_deciding_seat(seat: int) -> None:
    table = some_table()
    with unchanged(table), pytest.raises(NotYourDecision, match="seat 1 decides now"):
        table.play(seat, "take ducat-9")
    with unchanged(table), pytest.raises(NotYourDecision, match="seat 1 decides now"):
        table.undo(seat)
    assert decides(table, 0, "action")


@pytest.mark.parametrize("seats", [1, 7, 0, -3, 1000])
def test_the_error_for_a_wrong_number_of_seats_names_the_right_numbers(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"alhambra is for 2 to 6 players, not {seats}"):
        Table(ALHAMBRA, seats, {}, SeededChance(0))
    with pytest.raises(BadSetup):
        ALHAMBRA.rules(seats)


def test_the_error_for_an_unknown_setting_lists_the_settings() -> None:
    with pytest.raises(BadSetup, match=r"alhambra has no setting 'dice'; it has end\b"):
        Table(ALHAMBRA, 3, {"dice": "on"}, SeededChance(0))


def test_the_error_for_an_unknown_value_lists_the_values() -> None:
    with pytest.raises(BadSetup, match="the setting 'end' of alhambra cannot be 'soon'; it can be short, empty"):
        Table(ALHAMBRA, 3, {"end": "soon"}, SeededChance(0))


@given(
    st.text(max_size=30)
    | st.from_regex(r"(take|buy|place|move|exchange|remove|give) [-+,a-z0-9 ]{0,20}", fullmatch=True)
)
@example("exchange 14 -120,120")
def test_any_input_is_played_or_refused(code: str) -> None:
    table = some_table()
    before = fingerprint(table.state)
    try:
        table.play(0, code)
    except ComaresError:
        assert fingerprint(table.state) == before
    else:
        assert len(table.record.lines) == 2
