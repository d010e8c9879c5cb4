"""Players as they are stored."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Player(NamedTuple):
    """A person with a cookie."""

    id: str
    name: str
    language: str
    generation: int = 0  # of cookies: one more each time the player signs out everywhere
    account: bool = False  # whether the player has an account


class PlayerStorage(Protocol):
    """Stores who players are."""

    async def find_player(self, player: str) -> Player | None:
        """The player, if a name or language was saved."""
        ...

    async def names_of(self, players: list[str]) -> dict[str, str]:
        """The names of those players who have saved one."""
        ...

    async def save_player(self, player: Player) -> None:
        """Save a player's name and language."""
        ...

    async def sign_out(self, player: Player) -> int:
        """Begin a new generation of the player's cookies; its number."""
        ...
