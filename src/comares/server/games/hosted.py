"""The games that a server offers: a registry of games, the adapter of each, and the host's editions of Sabika."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import cast

from comares.games import GAMES, NOTHING, Registry, load_named
from comares.server.errors import Refusal
from comares.server.games.adapter import Adapter, Reconstructed

DATA_SETTING = "data"  # the setting that holds the fingerprint of a game's components
MAX_CACHED_PILES = 100


class HostedGames:
    """The games of one server. It never changes."""

    def __init__(
        self,
        registry: Registry = GAMES,
        editions: Mapping[str, Adapter] | None = None,
        edition_names: Mapping[str, str] | None = None,
        any_position: bool = True,
    ) -> None:
        self.registry = registry
        self.any_position = any_position  # whether players may open positions that no game could reach
        self.edition_names = dict(edition_names or {})  # by the fingerprint of the components
        self._editions = dict(editions or {})
        self._adapters = {name: _adapter_of(registry, name) for name in registry}
        # Making a game's rules takes a moment, and hundreds of tables may be opened at once.
        self._piles = lru_cache(MAX_CACHED_PILES)(self._find_piles)

    def adapter(self, game: str, edition: str = "") -> Adapter:
        """The adapter of the game, with the components of that fingerprint (empty: the game's own)."""
        return self._editions.get(edition) or self._adapters[game]

    def knows(self, game: str, fingerprint: str) -> bool:
        """Whether the server itself has the components of that fingerprint."""
        values = (value for each in self.registry[game].settings for value in (*each.values, *each.kept))
        return fingerprint in values

    def reconstructions(self, game: str) -> list[Reconstructed]:
        """The reconstructed pieces of the game; of an edition of the host, if a table chooses it."""
        found = list(self._adapters[game].reconstructions)
        data = next((each for each in self.registry[game].settings if each.name == DATA_SETTING), None)
        if data is None or len(data.values) == 1:
            return found
        editions = {value: self.adapter(game, value).reconstructions for value in data.values}
        return [
            Reconstructed(part.name, part.pieces, part.reconstructed, (DATA_SETTING, value))
            for value, parts in editions.items()
            for part in parts
        ]

    def piles(self, game: str, seats: int, settings: Mapping[str, str]) -> list[str]:
        """The names of the game's piles."""
        return self._piles(game, seats, tuple(settings.items()))

    def check_table(self, game: str, version: int, seats: int, settings: Mapping[str, str]) -> None:
        """Refuses a stored table that this server cannot open: it does not have the game or its components, or it has
        older rules. A BadSetup: the rules do not know its settings or cannot have so many seats."""
        if game not in self.registry:
            raise Refusal("unknown-game", game=game, here=", ".join(self.registry))
        if version > self.registry[game].version:
            raise Refusal("newer-rules", version=version, now=self.registry[game].version)
        self.check_components(game, settings)
        self.piles(game, seats, settings)

    def check_components(self, game: str, settings: Mapping[str, str]) -> None:
        """Refuses a table whose components this server does not have."""
        wanted = settings.get(DATA_SETTING)
        found = next((each for each in self.registry[game].settings if each.name == DATA_SETTING), None)
        known = (*found.values, *found.kept) if found else ()
        if wanted is not None and wanted not in known:
            here = ", ".join(
                f"{self.edition_names[value]} ({value})" if value in self.edition_names else value for value in known
            )
            raise Refusal("components", data=wanted, here=here)

    def _find_piles(self, game: str, seats: int, settings: tuple[tuple[str, str], ...]) -> list[str]:
        return self.registry[game].rules(seats, dict(settings)).piles


def _adapter_of(registry: Registry, game: str) -> Adapter:
    place = registry.pack(game).adapter
    if place == NOTHING:
        return Adapter()
    return cast(Callable[[], Adapter], load_named(place))()
