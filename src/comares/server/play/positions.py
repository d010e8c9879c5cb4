"""Tables that begin from a position: reading it, checking it, opening it."""

from __future__ import annotations

import logging
import secrets
from typing import NamedTuple

from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadPosition, ComaresError, Unreachable
from comares.kernel.position import Position, read, read_view, view_rows
from comares.kernel.position_state import NO_STATE
from comares.kernel.record import Record
from comares.kernel.table import Table
from comares.kernel.view import View
from comares.server.errors import Refusal, refusal_of
from comares.server.games.hosted import HostedGames
from comares.server.messages.positions import PositionCheck, PositionError, PositionSummary
from comares.server.play.storage import TableRow

log = logging.getLogger(__name__)


class Checked(NamedTuple):
    """A table that was opened for a check, and why no game could reach its position."""

    table: Table
    problems: list[str]


def table_from(text: str, games: HostedGames, allow_unreachable: bool) -> Table:
    """A table that begins from the position in the text; a Refusal says what is wrong with it."""
    try:
        return open_position(read(text, games.registry), allow_unreachable and games.any_position)
    except ComaresError as error:
        raise refusal_of(error) from error


def reopened(row: TableRow, registry: Registry) -> Table:
    """Another table that begins from the position of this one, with other draws for what it leaves unknown."""
    view = restored_position(row, registry)
    assert view is not None
    try:
        position = Position(registry[row.game], len(row.seats), row.settings, view)
        return open_position(position, allow_unreachable=True)
    except ComaresError as error:
        raise refusal_of(error) from error


def open_position(position: Position, allow_unreachable: bool) -> Table:
    """A table that begins from the position. Its unknowns are drawn with a seed that is forgotten."""
    if position.view.over:
        raise BadPosition(0, "over: the game is over in this position, so there is nothing to play")
    table = Table.from_position(position, SeededChance(secrets.randbits(64)), allow_unreachable)
    try:
        table.outcome()
        for viewer in (None, *range(position.seats)):
            table.view(viewer)
    except NO_STATE as error:
        raise BadPosition(0, f"no table can be shown like this: {error}") from error
    return table


def check_reachable(record: Record) -> None:
    """Raise Unreachable if no game could reach the position that the record begins from."""
    Table(record.game, record.seats, record.settings, SeededChance(0), record.position)


def check_position(text: str, games: HostedGames) -> PositionCheck:
    """What the text says as a position, or what is wrong with it. Nothing that was drawn is in the answer."""
    try:
        position = read(text, games.registry)
        table, problems = _checked(position)
    except BadPosition as error:
        return PositionCheck(error=PositionError(error.line, error.what))
    except Unreachable as error:  # not even what it says can be set up
        return PositionCheck(error=PositionError(0, str(error)))
    decision = table.decision()
    assert decision is not None
    summary = PositionSummary(
        game=position.game.name,
        seats=position.seats,
        settings=position.settings,
        viewer=position.view.viewer,
        turn=decision.seat,
    )
    return PositionCheck(summary, problems, can_open=not problems or games.any_position)


def _checked(position: Position) -> Checked:
    try:
        return Checked(open_position(position, False), [])
    except Unreachable as error:
        return Checked(open_position(position, True), error.problems)


# How a position is stored: the rows of its view. Game, settings and seats are in the table's own row.


def stored_position(view: View | None) -> str | None:
    """The position as it is stored; None if the game was dealt."""
    return None if view is None else "\n".join(view_rows(view))


def restored_position(row: TableRow, registry: Registry) -> View | None:
    """The view that the table's game began from; None if it was dealt."""
    if row.position is None:
        return None
    rules = registry[row.game].rules(len(row.seats), row.settings)
    try:
        return read_view(row.position.split("\n"), 1, rules)
    except (ComaresError, *NO_STATE) as error:
        log.error("the stored position of table %s cannot be read (%s)", row.id, type(error).__name__)
        raise Refusal("bad-table") from error
