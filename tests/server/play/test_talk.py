"""Who listens hears everything that is said from then on."""

from __future__ import annotations

import asyncio

from helpers.server.in_memory import ADA, BEN, RecordingWatcher, new_rooms, store_table

from comares.server.messages.talk import Say, TalkMessage
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.room.talk import listen, say
from comares.server.play.storage import StoredTalk
from comares.server.play.talk import Speaker


class SlowToAnswer(MemoryStorage):
    """What was said is read at once and answered later."""

    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.answers.set()

    async def talk_after(self, table: str, number: int, limit: int) -> list[StoredTalk]:
        found = await super().talk_after(table, number, limit)
        await self.answers.wait()
        return found


def numbers_told(watcher: RecordingWatcher) -> set[int]:
    told = [message for message in watcher.messages if isinstance(message, TalkMessage)]
    return {said.number for message in told for said in message.said}


def test_what_is_said_while_somebody_begins_to_listen_is_heard() -> None:
    async def story() -> None:
        storage = SlowToAnswer()
        room = await new_rooms(storage).open(await store_table(storage, "me", "open"))
        ben = RecordingWatcher(BEN.id)
        room.watchers.append(ben)
        storage.answers.clear()
        listening = asyncio.create_task(listen(room, ben, -1))
        await asyncio.sleep(0)
        speaking = asyncio.create_task(say(room, Speaker(ADA.id, ADA.name, 0), Say(text="Hello Ben")))
        await asyncio.sleep(0)
        storage.answers.set()
        await asyncio.gather(listening, speaking)
        assert numbers_told(ben) == {0}

    asyncio.run(story())
