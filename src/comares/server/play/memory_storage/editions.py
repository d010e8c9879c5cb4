"""Editions and components in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comares.server.play.storage import Conflict, EditionRow, StoredComponents

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def add_edition(storage: MemoryStorage, edition: EditionRow, most: int) -> bool:
    if edition.id in storage.editions:
        return True
    if sum(each.player == edition.player for each in storage.editions.values()) >= most:
        return False
    storage.editions[edition.id] = replace(edition)
    return True


async def find_edition(storage: MemoryStorage, edition: str) -> EditionRow | None:
    found = storage.editions.get(edition)
    return replace(found) if found else None


async def editions_of(storage: MemoryStorage, player: str) -> list[EditionRow]:
    own = [replace(each, content="") for each in storage.editions.values() if each.player == player]
    return sorted(own, key=lambda each: (each.created, each.id))


async def save_edition(storage: MemoryStorage, edition: EditionRow) -> None:
    stored = storage.editions.get(edition.id)
    if stored and (stored.version, stored.content) == (edition.version, edition.content):
        return
    if stored is None or stored.version != edition.version - 1:
        raise Conflict
    storage.editions[edition.id] = replace(edition, used=stored.used)


async def use_edition(storage: MemoryStorage, player: str, game: str, edition: str | None) -> None:
    for each in storage.editions.values():
        if (each.player, each.game) == (player, game):
            each.used = each.id == edition


async def delete_edition(storage: MemoryStorage, edition: str) -> None:
    storage.editions.pop(edition, None)


async def find_components(storage: MemoryStorage, edition: str) -> StoredComponents | None:
    return next((each for each in storage.components.values() if each.edition == edition), None)


async def components_named(storage: MemoryStorage, game: str, fingerprint: str) -> StoredComponents | None:
    named = (each for each in storage.components.values() if (each.game, each.fingerprint) == (game, fingerprint))
    return next(named, None)
