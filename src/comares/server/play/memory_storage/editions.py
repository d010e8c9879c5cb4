"""Editions and components in memory."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.memory_storage.data import MemoryData
from comares.server.play.storage import Conflict, EditionRow, StoredComponents


class MemoryEditions(MemoryData):
    """Keeps editions and components."""

    async def add_edition(self, edition: EditionRow, most: int) -> bool:
        if edition.id in self._editions:
            return True
        if sum(each.player == edition.player for each in self._editions.values()) >= most:
            return False
        self._editions[edition.id] = replace(edition)
        return True

    async def find_edition(self, edition: str) -> EditionRow | None:
        found = self._editions.get(edition)
        return replace(found) if found else None

    async def editions_of(self, player: str) -> list[EditionRow]:
        own = [replace(each, content="") for each in self._editions.values() if each.player == player]
        return sorted(own, key=lambda each: (each.created, each.id))

    async def save_edition(self, edition: EditionRow) -> None:
        stored = self._editions.get(edition.id)
        if stored and (stored.version, stored.content) == (edition.version, edition.content):
            return
        if stored is None or stored.version != edition.version - 1:
            raise Conflict
        self._editions[edition.id] = replace(edition, used=stored.used)

    async def use_edition(self, player: str, game: str, edition: str | None) -> None:
        for each in self._editions.values():
            if (each.player, each.game) == (player, game):
                each.used = each.id == edition

    async def delete_edition(self, edition: str) -> None:
        self._editions.pop(edition, None)

    async def find_components(self, edition: str) -> StoredComponents | None:
        return next((each for each in self._components.values() if each.edition == edition), None)

    async def components_named(self, game: str, fingerprint: str) -> StoredComponents | None:
        named = (each for each in self._components.values() if (each.game, each.fingerprint) == (game, fingerprint))
        return next(named, None)
