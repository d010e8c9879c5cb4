"""Several server processes that share one storage: what they tell each other, and who plays a table's bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal, NamedTuple, Protocol

NoteKind = Literal["changed", "here", "who", "lives", "signed-out", "restored", "keys", "talk"]

CHANGED: Final = "changed"  # a table has a new line, or another player at a seat
HERE: Final = "here"  # exactly these players are at the table through the sending process
WHO: Final = "who"  # every process is asked to send `here` for its tables
TALK: Final = "talk"  # something was said at the table
LIVES: Final = "lives"  # the process is alive
SIGNED_OUT: Final = "signed-out"  # the cookies of these players are worth nothing any more
RESTORED: Final = "restored"  # the whole database was replaced by a backup
KEYS: Final = "keys"  # the keys that sign cookies have changed


class Note(NamedTuple):
    """A message from one process to the others."""

    process: str
    kind: str
    table: str = ""
    players: tuple[str, ...] = ()


OnNote = Callable[[Note | None], None]  # None: notes may have been missed


class Cluster(Protocol):
    """The processes that share the storage."""

    async def claim(self, table: str) -> bool:
        """Whether this process plays the table's bots; until it releases them or ends, no other process does."""
        ...

    async def release(self, table: str) -> None:
        """Let another process play the table's bots."""
        ...

    async def send(self, kind: NoteKind, table: str = "", players: Iterable[str] = ()) -> None:
        """Send a note to the other processes."""
        ...

    def listen(self, on_note: OnNote) -> None:
        """From now on, call `on_note` in the running event loop with every note of another process."""
        ...

    def close(self) -> None:
        """Stop listening and release everything."""
        ...


class SingleProcess:
    """A cluster of one process."""

    async def claim(self, table: str) -> bool:
        """Always: there is no other process."""
        return True

    async def release(self, table: str) -> None:
        """Nothing to release."""

    async def send(self, kind: NoteKind, table: str = "", players: Iterable[str] = ()) -> None:
        """No other process to send to."""

    def listen(self, on_note: OnNote) -> None:
        """No other process to listen to."""

    def close(self) -> None:
        """Nothing to close."""
