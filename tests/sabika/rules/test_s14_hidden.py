"""S14: what is hidden."""

from __future__ import annotations

from dataclasses import fields

from helpers.sabika.scenes import Scene

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika.state import sabika
from comares.sabika.view import SabikaView

SABIKA = GAMES["sabika"]


def test_s14_starting_tokens_until_shown_and_those_not_kept_for_good() -> None:
    table = Table(SABIKA, 3, {}, SeededChance(4))
    dealt = list(sabika(table.state).dealt)
    table.play(0, f"keep {dealt[0] + 1}")
    mine, other, nobody = table.view(0), table.view(1), table.view(None)
    assert mine.dealt == sorted([dealt[0] + 1, dealt[1] + 1])
    assert mine.kept == [dealt[0] + 1, None, None]
    assert other.kept == [None, 0, None]
    assert nobody.dealt is None
    assert nobody.kept == [None, None, None]
    table.play(1, f"keep {dealt[2] + 1}")
    table.play(2, f"keep {dealt[4] + 1}")
    assert table.view(0).kept == [dealt[0] + 1, dealt[2] + 1, dealt[4] + 1]
    assert table.view(0).dealt is None
    assert not len(sabika(table.state).dealt)


def test_s14_a_record_shows_no_other_seat_what_was_kept_before_all_have() -> None:
    table = Table(SABIKA, 2, {}, SeededChance(4))
    table.play(0, table.decision().codes[0])  # type: ignore[union-attr]
    lines = [text.splitlines()[-2] for text in (table.text(0), table.text(1), table.text(None))]
    assert "keep" in lines[0]
    assert "keep" not in lines[1] + lines[2]
    assert "!1" in table.text(1), "who saw the tokens is told, not which"


def test_s14_a_view_holds_how_many_lie_in_decks_not_which() -> None:
    view = Scene(3).table.view(0)
    assert isinstance(view, SabikaView)
    for name in ("bag", "small_deck", "short_deck"):
        assert isinstance(getattr(view, name), int)
    assert view.stacks == [10, 10]
    assert "decks" not in [field.name for field in fields(view)]


def test_s14_everything_else_is_open_the_discards_too() -> None:
    scene = Scene(3).give(1, dinars=3, sugar=1, seals=2)
    scene.state.small_discard = 0b101
    view = scene.table.view(None)
    assert view.parties[1].dinars == 3
    assert view.small_discard == [1, 3]
    assert view.discard == [0, 0, 0]
