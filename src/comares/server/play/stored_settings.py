"""Tables that began with an earlier version of a game's rules are played to their end as they began."""

from __future__ import annotations

from dataclasses import replace

from comares.games import Registry
from comares.server.play.storage import TableRow


def with_all_settings(row: TableRow, registry: Registry) -> TableRow:
    """The row with every setting of today's rules; those that its version did not know play as that version did. A row
    of a version that these rules cannot play is left as it is."""
    game = registry.get(row.game)
    if game is None or row.version not in game.earlier:
        return row
    settings = game.settings_of(row.version, len(row.seats), row.settings)
    return replace(row, version=game.version, settings=settings)
