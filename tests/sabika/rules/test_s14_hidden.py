"""S14: what is hidden."""

from __future__ import annotations

from dataclasses import fields

from helpers.sabika.scenes import Scene

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika.state import sabika
from comares.sabika.view import SabikaView, sabika_view

SABIKA = GAMES["sabika"]


def seen(table: Table, seat: int | None) -> SabikaView:
    return sabika_view(table.view(seat))


def kept(view: SabikaView) -> list[int | None]:
    return [party.kept for party in view.parties]


def dealt(view: SabikaView) -> list[list[int] | None]:
    return [party.dealt for party in view.parties]


def test_s14_starting_tokens_are_hidden_until_shown_and_those_not_kept_for_good() -> None:
    table = Table(SABIKA, 3, {}, SeededChance(4))
    tokens = [int(token) + 1 for token in sabika(table.state).dealt]
    table.play(0, f"keep {tokens[0]}")
    assert dealt(seen(table, 0)) == [sorted(tokens[:2]), None, None]
    assert kept(seen(table, 0)) == [tokens[0], None, None]
    assert dealt(seen(table, 1)) == [None, sorted(tokens[2:4]), None]
    assert kept(seen(table, 1)) == [None, None, None]
    assert dealt(seen(table, None)) == [None, None, None]
    assert kept(seen(table, None)) == [None, None, None]
    table.play(1, f"keep {tokens[2]}")
    table.play(2, f"keep {tokens[4]}")
    assert kept(seen(table, 0)) == [tokens[0], tokens[2], tokens[4]]
    assert dealt(seen(table, 0)) == [None, None, None]
    assert not len(sabika(table.state).dealt)


def test_s14_a_record_shows_no_other_seat_what_was_kept_before_all_have() -> None:
    table = Table(SABIKA, 2, {}, SeededChance(4))
    table.play(0, table.decision().codes[0])  # type: ignore[union-attr]
    lines = [text.splitlines()[-2] for text in (table.text(0), table.text(1), table.text(None))]
    assert "keep" in lines[0]
    assert "keep" not in lines[1] + lines[2]
    assert "!1" in table.text(1), "the record says who saw the tokens, not which"


def test_s14_a_view_says_how_many_cards_are_in_decks_and_not_which() -> None:
    view = seen(Scene(3).table, 0)
    for name in ("bag", "small_deck", "short_deck"):
        assert isinstance(getattr(view, name), int)
    assert view.stacks == [10, 10]
    assert "decks" not in [field.name for field in fields(view)]


def test_s14_everything_else_is_open_the_discards_too() -> None:
    scene = Scene(3).give(1, dinars=3, sugar=1, seals=2)
    scene.state.small_discard = 0b101
    view = seen(scene.table, None)
    assert view.parties[1].dinars == 3
    assert view.small_discard == [1, 3]
    assert view.discard.total == 0
