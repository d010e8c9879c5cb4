"""What every storage promises of editions, in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from helpers.server.in_memory import ADA
from helpers.server.storages import a_table

from comares.server.play.ids import new_id
from comares.server.play.storage import Conflict, EditionRow, Storage, StoredComponents

COMPONENTS = StoredComponents("digest", "sabika", "0123456789ab", '{"start": {}}')


def an_edition(player: str) -> EditionRow:
    return EditionRow(new_id(), player, "sabika", "My box", "{}", "abc", 292, 1, 250, 0, False, 1, 1.0, 1.0)


def test_an_edition_is_saved_version_by_version(storage: Storage) -> None:
    async def story() -> None:
        edition = an_edition(new_id())
        assert await storage.add_edition(edition, 1)
        assert await storage.add_edition(edition, 1)  # again, by the same job
        assert not await storage.add_edition(an_edition(edition.player), 1)
        second = replace(edition, content='{"a": {}}', version=2)
        await storage.save_edition(second)
        await storage.save_edition(second)
        assert await storage.find_edition(edition.id) == second
        with pytest.raises(Conflict):
            await storage.save_edition(replace(second, content="{}"))
        assert await storage.editions_of(edition.player) == [replace(second, content="")]
        await storage.use_edition(edition.player, "sabika", edition.id)
        found = await storage.find_edition(edition.id)
        assert found is not None
        assert found.used
        await storage.delete_edition(edition.id)
        assert await storage.find_edition(edition.id) is None

    asyncio.run(story())


def test_a_table_keeps_its_components_until_it_is_deleted(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        row.edition = COMPONENTS.edition
        await storage.add_table(row, lines, COMPONENTS)
        found = await storage.find_table(row.id)
        assert found is not None
        assert found.edition == COMPONENTS.edition
        assert await storage.find_components(COMPONENTS.edition) == COMPONENTS
        assert await storage.components_named("sabika", COMPONENTS.fingerprint) == COMPONENTS
        await storage.delete_table(row.id)
        assert await storage.find_components(COMPONENTS.edition) is None
        assert await storage.editions_of(ADA.id) == []

    asyncio.run(story())
