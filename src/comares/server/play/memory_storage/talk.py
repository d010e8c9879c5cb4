"""Talk, notepads and marks in memory."""

from __future__ import annotations

from comares.server.play.memory_storage.data import MemoryData
from comares.server.play.storage import MAX_MARKED, Mark, StoredTalk


class MemoryTalk(MemoryData):
    """Keeps what is said and noted, and the marks of players."""

    async def add_talk(self, table: str, said: StoredTalk, most: int) -> int:
        if table not in self._tables:
            return -1
        stored = self._talk.setdefault(table, [])
        for each in stored:
            if each.key == said.key:
                return each.number
        if len(stored) >= most:
            return -1
        stored.append(said._replace(number=len(stored)))
        return len(stored) - 1

    async def talk_after(self, table: str, number: int, limit: int) -> list[StoredTalk]:
        return [said for said in self._talk.get(table, []) if said.number > number][-limit:]

    async def report_talk(self, table: str, number: int, player: str) -> bool:
        stored = self._talk.get(table, [])
        if not 0 <= number < len(stored):
            return False
        reporters = {*stored[number].reporters, player}
        stored[number] = stored[number]._replace(reporters=tuple(sorted(reporters)))
        return True

    async def notepad(self, table: str, player: str) -> str:
        return self._notepads.get((table, player), "")

    async def save_notepad(self, table: str, player: str, text: str) -> None:
        if table in self._tables:
            self._notepads[table, player] = text

    async def set_mark(self, player: str, other: str, mark: Mark, on: bool) -> None:
        if on:
            self._marks.add((player, other, mark))
        else:
            self._marks.discard((player, other, mark))

    async def marked(self, player: str, mark: Mark) -> list[str]:
        return sorted(other for who, other, how in self._marks if (who, how) == (player, mark))[:MAX_MARKED]
