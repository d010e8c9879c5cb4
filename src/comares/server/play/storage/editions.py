"""Editions and components in the storage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol


@dataclass
class EditionRow:
    """The components that a player has entered for a game, finished or not."""

    id: str
    player: str
    game: str
    name: str
    content: str  # the files as JSON; empty in lists
    fingerprint: str  # empty while there are mistakes
    pieces: int
    printed: int  # of them
    reconstructed: int
    mistakes: int
    used: bool  # for the new tables of the player
    version: int  # one more with each change
    created: float
    updated: float


class StoredComponents(NamedTuple):
    """The components that a table is played with, as its player had entered them when it was made."""

    edition: str  # a digest of the content
    game: str
    fingerprint: str
    content: str


class EditionStorage(Protocol):
    """Stores editions, and the components that tables are played with."""

    async def add_edition(self, edition: EditionRow, most: int) -> bool:
        """Store a new edition; False if the player has `most` already."""
        ...

    async def find_edition(self, edition: str) -> EditionRow | None:
        """The edition of that id."""
        ...

    async def editions_of(self, player: str) -> list[EditionRow]:
        """The editions of the player without their content, the oldest first."""
        ...

    async def save_edition(self, edition: EditionRow) -> None:
        """Store the next version of an edition; a Conflict if it does not follow the stored one."""
        ...

    async def use_edition(self, player: str, game: str, edition: str | None) -> None:
        """Use that edition, and no other one, for the player's new tables of the game."""
        ...

    async def delete_edition(self, edition: str) -> None:
        """Delete the edition, if there is one. Tables that are played with it keep their components."""
        ...

    async def find_components(self, edition: str) -> StoredComponents | None:
        """The components of a table's edition."""
        ...

    async def components_named(self, game: str, fingerprint: str) -> StoredComponents | None:
        """Components of that fingerprint that some table is played with."""
        ...
