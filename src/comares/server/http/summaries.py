"""What the lobby tells of a table."""

from __future__ import annotations

from comares.server.messages.lobby import TableSummary
from comares.server.play.presenters import table_summary
from comares.server.play.rooms import Rooms
from comares.server.play.storage import TableRow


def summary(table: TableRow, player: str, rooms: Rooms) -> TableSummary:
    """The table as the player sees it in the lobby."""
    return table_summary(table, player, rooms.players_at(table.id), rooms.now(), rooms.clock_stands())
