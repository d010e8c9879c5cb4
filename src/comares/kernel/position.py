"""A position is a view in text: the notation of a game at one moment. Grammar: docs/position.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from comares.kernel.errors import BadPosition
from comares.kernel.game import Game
from comares.kernel.header import HeaderReader, header_rows
from comares.kernel.indented_text import read_rows, without_comment, write_rows
from comares.kernel.position_state import with_derived
from comares.kernel.rules import Rules
from comares.kernel.view import View
from comares.kernel.view_text import view_from, view_nodes

FORMAT = "comares-position"
VERSION = 1


class Position(NamedTuple):
    """A game at one moment: everything, or what the view's viewer knows of it."""

    game: Game
    seats: int
    settings: dict[str, str]  # all of them, as `Game.checked` gives them
    view: View

    def rules(self) -> Rules:
        """The rules that this game is played by."""
        return self.game.rules(self.seats, self.settings)


def write(position: Position) -> str:
    """The position as text; `read` gives it back exactly. Settings at their defaults are left out."""
    defaults = position.game.checked(position.seats, {})
    settings = {name: value for name, value in position.settings.items() if value != defaults[name]}
    head = [f"{FORMAT} {VERSION}", *header_rows(position.game, position.seats, settings)]
    return "\n".join([*head, "", *view_rows(position.view), ""])


def read(text: str, games: Mapping[str, Game]) -> Position:
    """The position in the text; a BadPosition says what is wrong and in which line."""
    reader = _Reader(text.split("\n"), games)
    game, seats, settings, _ = reader.header(("",))
    view = read_view(reader.rows[reader.at :], reader.at + 1, game.rules(seats, settings))
    return Position(game, seats, settings, view)


def view_rows(view: View) -> list[str]:
    """The rows of a view."""
    return write_rows(view_nodes(view))


def read_view(rows: Sequence[str], first: int, rules: Rules) -> View:
    """The view in the rows, whose first one is that line of the text."""
    nodes = read_rows(rows, first)
    view = view_from(nodes, rules.view_type, first)
    by_name = {node.words[0]: node for node in nodes}
    for name, seat in (("seat", view.seat), ("viewer", view.viewer)):
        if seat is not None and not 0 <= seat < rules.seats:
            raise BadPosition(by_name[name].line, f"{name}: expected a seat from 1 to {rules.seats}, not {seat + 1}")
    if not view.pending and not view.over:
        raise BadPosition(by_name["pending"].line, "pending: expected a step, because the game is not over")
    for step, node in zip(view.pending, by_name["pending"].children, strict=True):
        try:
            rules.frames([step])
        except ValueError as error:
            raise BadPosition(node.line, f"pending: {error}") from error
    return with_derived(view, rules)


class _Reader(HeaderReader):
    """Goes through the header of a position."""

    def __init__(self, rows: list[str], games: Mapping[str, Game]) -> None:
        super().__init__(rows, games, FORMAT, VERSION, "position")

    def bad(self, what: str) -> BadPosition:
        return BadPosition(self.at, what)

    def next(self) -> str:
        """The next row without its comment. A row that is only a comment is passed over."""
        while self.at < len(self.rows):
            self.at += 1
            row = self.rows[self.at - 1]
            if not row.strip() or without_comment(row).strip():
                return without_comment(row)
        raise self.bad("the position breaks off here; an empty line and what lies on the table are missing")
