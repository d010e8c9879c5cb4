"""What every storage promises of talk, notepads and marks, in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio

from helpers.server.in_memory import ADA, BEN
from helpers.server.storages import a_table

from comares.server.play.ids import new_id, new_secret
from comares.server.play.storage import MAX_MARKED, Storage, StoredTalk

MOST = 5  # sayings of a table


def a_saying(text: str = "Well played") -> StoredTalk:
    return StoredTalk(-1, new_secret(), 12.5, ADA.id, ADA.name, 0, "table", "", text)


async def stored_table(storage: Storage) -> str:
    row, lines = a_table()
    await storage.add_table(row, lines)
    return row.id


def test_a_saying_that_is_stored_again_is_there_once_with_its_number(storage: Storage) -> None:
    async def story() -> None:
        table, said = await stored_table(storage), a_saying()
        aside = StoredTalk(-1, new_secret(), 13.0, BEN.id, BEN.name, None, "aside", "hello", "")
        assert [await storage.add_talk(table, said, MOST) for _ in range(2)] == [0, 0]
        assert await storage.add_talk(table, aside, MOST) == 1
        assert await storage.add_talk(table, said, MOST) == 0
        expected = [said._replace(number=0), aside._replace(number=1)]
        assert await storage.talk_after(table, -1, 10) == expected

    asyncio.run(story())


def test_the_last_sayings_come_in_order(storage: Storage) -> None:
    async def story() -> None:
        table = await stored_table(storage)
        for number in range(4):
            await storage.add_talk(table, a_saying(str(number)), MOST)
        assert [said.text for said in await storage.talk_after(table, -1, 2)] == ["2", "3"]
        assert [said.text for said in await storage.talk_after(table, 0, 10)] == ["1", "2", "3"]
        assert await storage.talk_after(table, 3, 10) == []

    asyncio.run(story())


def test_many_who_talk_at_once_get_a_number_each_and_no_more_than_the_table_holds(storage: Storage) -> None:
    async def story() -> None:
        table = await stored_table(storage)
        numbers = await asyncio.gather(*(storage.add_talk(table, a_saying(), MOST) for _ in range(MOST + 3)))
        assert sorted(numbers) == [-1, -1, -1, *range(MOST)]
        assert len(await storage.talk_after(table, -1, 100)) == MOST

    asyncio.run(story())


def test_each_player_reports_a_saying_once(storage: Storage) -> None:
    async def story() -> None:
        table = await stored_table(storage)
        number = await storage.add_talk(table, a_saying(), MOST)
        for player in (BEN.id, ADA.id, BEN.id):
            assert await storage.report_talk(table, number, player)
        assert not await storage.report_talk(table, number + 1, BEN.id)
        assert [said.reporters for said in await storage.talk_after(table, -1, 10)] == [(ADA.id, BEN.id)]

    asyncio.run(story())


def test_a_notepad_is_of_one_player_at_one_table_and_holds_what_was_saved_last(storage: Storage) -> None:
    async def story() -> None:
        table, other = await stored_table(storage), await stored_table(storage)
        assert await storage.notepad(table, ADA.id) == ""
        for text in ("He holds 9 in florins", "He holds 9 in florins", "No, in dirhams"):
            await storage.save_notepad(table, ADA.id, text)
        assert await storage.notepad(table, ADA.id) == "No, in dirhams"
        assert (await storage.notepad(table, BEN.id), await storage.notepad(other, ADA.id)) == ("", "")
        await storage.save_notepad(table, ADA.id, "")
        assert await storage.notepad(table, ADA.id) == ""

    asyncio.run(story())


def test_talk_and_notepads_go_with_their_table(storage: Storage) -> None:
    async def story() -> None:
        table = await stored_table(storage)
        number = await storage.add_talk(table, a_saying(), MOST)
        await storage.report_talk(table, number, BEN.id)
        await storage.save_notepad(table, ADA.id, "Note")
        await storage.delete_table(table)
        assert await storage.talk_after(table, -1, 10) == []
        assert await storage.notepad(table, ADA.id) == ""
        assert await storage.add_talk(table, a_saying(), MOST) == -1, "nobody talks at a table that is gone"
        await storage.save_notepad(table, ADA.id, "Note")
        assert await storage.notepad(table, ADA.id) == "", "nor is anything noted there"

    asyncio.run(story())


def test_a_mark_is_of_one_player_for_another_and_is_taken_back(storage: Storage) -> None:
    async def story() -> None:
        ada, ben, cem = (new_id() for _ in range(3))
        for other in (ben, cem, ben):
            await storage.set_mark(ada, other, "mute", True)
        assert await storage.marked(ada, "mute") == sorted([ben, cem])
        assert await storage.marked(ben, "mute") == []
        for _ in range(2):
            await storage.set_mark(ada, ben, "mute", False)
        assert await storage.marked(ada, "mute") == [cem]

    asyncio.run(story())


def test_no_more_marks_are_read_than_a_player_may_have(storage: Storage) -> None:
    async def story() -> None:
        ada = new_id()
        for _ in range(MAX_MARKED + 2):
            await storage.set_mark(ada, new_id(), "mute", True)
        assert len(await storage.marked(ada, "mute")) == MAX_MARKED

    asyncio.run(story())
