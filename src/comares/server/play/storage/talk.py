"""Talk, notepads, and what players think of each other, in the storage."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

Talk = Literal["all", "phrases", "off"]  # what may be said at a table
Place = Literal["table", "aside"]  # where something is said: by players, or among spectators
Mark = Literal["mute"]  # what one player thinks of another
MAX_MARKED = 500  # players whom one player has marked


class StoredTalk(NamedTuple):
    """Something that was said at a table."""

    number: int  # -1: not stored yet
    key: str  # of the saying, so that it is stored once
    at: float
    player: str
    name: str
    seat: int | None
    place: Place
    phrase: str
    text: str
    reporters: tuple[str, ...] = ()  # players who have told the host of the server of it


class TalkStorage(Protocol):
    """Stores what is said and noted at a table, until the table is deleted; and the marks of players."""

    async def add_talk(self, table: str, said: StoredTalk, most: int) -> int:
        """Store what was said; its number, or -1 if the table holds so many already or is gone."""
        ...

    async def talk_after(self, table: str, number: int, limit: int) -> list[StoredTalk]:
        """What was said after that number: the last ones, in order."""
        ...

    async def report_talk(self, table: str, number: int, player: str) -> bool:
        """Note that the player has reported it; whether there is such a saying."""
        ...

    async def said_by(self, player: str, limit: int) -> list[tuple[str, StoredTalk]]:
        """What the player said, with its table, the latest first; without who has reported it."""
        ...

    async def notepads_of(self, player: str) -> dict[str, str]:
        """What the player has noted, by table."""
        ...

    async def notepad(self, table: str, player: str) -> str:
        """What the player has noted at the table."""
        ...

    async def save_notepad(self, table: str, player: str, text: str) -> None:
        """Keep what the player notes at the table; nothing if the table is gone."""
        ...

    async def set_mark(self, player: str, other: str, mark: Mark, on: bool) -> None:
        """What the player thinks of another one."""
        ...

    async def marked(self, player: str, mark: Mark) -> list[str]:
        """The players whom the player has marked so; at most MAX_MARKED."""
        ...
