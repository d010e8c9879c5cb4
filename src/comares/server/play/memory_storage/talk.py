"""Talk, notepads and marks in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comares.server.play.storage import MAX_MARKED, Mark, StoredTalk

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def add_talk(storage: MemoryStorage, table: str, said: StoredTalk, most: int) -> int:
    if table not in storage.tables:
        return -1
    stored = storage.talk.setdefault(table, [])
    for each in stored:
        if each.key == said.key:
            return each.number
    if len(stored) >= most:
        return -1
    stored.append(said._replace(number=len(stored)))
    return len(stored) - 1


async def talk_after(storage: MemoryStorage, table: str, number: int, limit: int) -> list[StoredTalk]:
    return [said for said in storage.talk.get(table, []) if said.number > number][-limit:]


async def report_talk(storage: MemoryStorage, table: str, number: int, player: str) -> bool:
    stored = storage.talk.get(table, [])
    if not 0 <= number < len(stored):
        return False
    reporters = {*stored[number].reporters, player}
    stored[number] = stored[number]._replace(reporters=tuple(sorted(reporters)))
    return True


async def said_by(storage: MemoryStorage, player: str, limit: int) -> list[tuple[str, StoredTalk]]:
    own = [
        (table, said._replace(reporters=()))
        for table, all_said in storage.talk.items()
        for said in all_said
        if said.player == player
    ]
    return sorted(own, key=lambda each: (-each[1].at, each[0], -each[1].number))[:limit]


async def notepads_of(storage: MemoryStorage, player: str) -> dict[str, str]:
    return {table: text for (table, who), text in sorted(storage.notepads.items()) if who == player and text}


async def notepad(storage: MemoryStorage, table: str, player: str) -> str:
    return storage.notepads.get((table, player), "")


async def save_notepad(storage: MemoryStorage, table: str, player: str, text: str) -> None:
    if table in storage.tables:
        storage.notepads[table, player] = text


async def set_mark(storage: MemoryStorage, player: str, other: str, mark: Mark, on: bool) -> None:
    if on:
        storage.marks.add((player, other, mark))
    else:
        storage.marks.discard((player, other, mark))


async def marked(storage: MemoryStorage, player: str, mark: Mark) -> list[str]:
    return sorted(other for who, other, how in storage.marks if (who, how) == (player, mark))[:MAX_MARKED]
