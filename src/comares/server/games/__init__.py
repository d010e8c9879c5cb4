"""What the table in the browser needs to know of each game beyond its rules. The only place here that names one."""

from __future__ import annotations

from comares.sabika.loading.load import Data
from comares.server.games import alhambra, sabika
from comares.server.games.adapter import Adapter

ADAPTERS: dict[str, Adapter] = {
    "alhambra": Adapter(alhambra.components(), alhambra.wall, alhambra.changes),
    "sabika": Adapter(sabika.components(), cards=sabika.cards_of(), ahead=sabika.ahead),
}
NO_ADAPTER = Adapter()
EDITIONS: dict[str, Adapter] = {}  # of Sabika with other components than ours, by their fingerprint


def adapter_of(game: str, data: str = "") -> Adapter:
    """What is known of the game, with the components of that fingerprint (empty: ours); nothing of one that has just
    come."""
    return EDITIONS.get(data) or ADAPTERS.get(game, NO_ADAPTER)


def add_edition(data: Data) -> None:
    """Sabika may be played with these components too."""
    edition = ADAPTERS["sabika"]._replace(components=sabika.components(data), cards=sabika.cards_of(data))
    EDITIONS[data.fingerprint()] = edition
