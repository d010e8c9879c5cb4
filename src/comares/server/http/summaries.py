"""What the lobby tells of a table."""

from __future__ import annotations

from comares.server.messages.lobby import TableSummary
from comares.server.play.presenters import table_summary
from comares.server.play.rooms import Rooms
from comares.server.play.storage import TableRow


def summary(table: TableRow, player: str, rooms: Rooms, invited: bool = False) -> TableSummary:
    """The table as the player sees it in the lobby; `invited`: whether free seats are the player's to take."""
    here = rooms.players_at(table.id)
    return table_summary(table, player, here, rooms.now(), rooms.clock_stands(), invited)
