"""What the table in the browser needs to know of each game beyond its rules. The only place here that names one."""

from __future__ import annotations

from comares.server.shelf import alhambra, sabika
from comares.server.shelf.adapter import Adapter

ADAPTERS: dict[str, Adapter] = {
    "alhambra": Adapter(alhambra.components(), alhambra.wall, alhambra.changes),
    "sabika": Adapter(sabika.components(), cards=sabika.cards, ahead=sabika.ahead),
}
NO_ADAPTER = Adapter()


def adapter_of(game: str) -> Adapter:
    """What is known of the game; nothing of one that has just come."""
    return ADAPTERS.get(game, NO_ADAPTER)
