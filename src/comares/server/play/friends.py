"""Friends: asked and accepted, removed, blocked. Nobody can list all players: a code finds one, or a table shared.

`server/store` implements the storage with SQL, `memory_friends.py` in memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, Protocol

from comares.server.play.storage import TableRow

FriendState = Literal["asked", "asking", "friend", "blocked"]  # by the player; by the other one; both; by the player

STRENGTH: Final[tuple[FriendState, ...]] = ("blocked", "friend", "asked")  # of two entries, which one stays

MAX_FRIENDS: Final = 200  # of one player, with those who were asked
MAX_ASKING: Final = 50  # who wait for an answer of one player
MAX_INVITED: Final = 50  # to one table, and tables that one player is asked to
HERE_SECONDS: Final = 150.0  # after which a friend who was not seen is not here


class TooManyFriends(Exception):
    """One of the two has as many friends as there may be."""


class Friend(NamedTuple):
    """Another player, as the player has them in the list."""

    id: str  # of the entry
    player: str
    name: str
    state: FriendState
    at: float
    seen: float  # when they were last here; 0: long ago


class TableInvitation(NamedTuple):
    """A table that a friend asks the player to."""

    table: TableRow
    by: str  # the name of the friend


def merged(own: Iterable[FriendState], back: Iterable[FriendState]) -> tuple[FriendState | None, FriendState | None]:
    """What a guest with an account and somebody else are to each other once the guest is brought into the account:
    `own` is what the two had noted of the other one, `back` what the other one had noted of the two. A block stays, and
    ends a friendship; players who asked each other are friends."""
    mine, theirs = _strongest(own), _strongest(back)
    if "blocked" in (mine, theirs):
        return None if mine == "friend" else mine, None if theirs == "friend" else theirs
    if "friend" in (mine, theirs) or (mine and theirs):
        return "friend", "friend"
    return mine, theirs


def _strongest(states: Iterable[FriendState]) -> FriendState | None:
    found = set(states)
    return next((state for state in STRENGTH if state in found), None)


class FriendStorage(Protocol):
    """Stores friends. A write that is made again changes nothing."""

    async def friends_of(self, player: str) -> list[Friend]:
        """The player's list: friends, those asked, those who ask, those blocked. Somebody who blocks the player
        looks like somebody who does not answer."""
        ...

    async def ask(self, player: str, other: str, entry: str, at: float) -> None:
        """Ask somebody to be a friend; asking back accepts. `entry` is the id of a new entry."""
        ...

    async def accept(self, player: str, entry: str, mirror: str, at: float) -> bool:
        """Accept a friend request; False if there is none. `mirror` is the id of the player's own entry."""
        ...

    async def remove(self, player: str, entry: str) -> bool:
        """Friends no more, or an answer of no, or a block taken back; False if there is no such entry."""
        ...

    async def block(self, player: str, other: str, entry: str, at: float) -> None:
        """Neither friends nor asked again; the player hears nothing more that they say."""
        ...

    async def code_of(self, player: str, new: str) -> str:
        """The code by which others find the player; `new` if there is none yet."""
        ...

    async def renew_code(self, player: str, new: str) -> None:
        """Another code; the one before finds nobody."""
        ...

    async def player_of_code(self, code: str) -> str | None:
        """The player whose code it is."""
        ...

    async def see(self, player: str, at: float) -> None:
        """The player is here; only friends want to know."""
        ...

    async def invite(self, table: str, player: str, by: str, at: float) -> bool:
        """Ask a friend to a table, with a notice; False if too many are asked already."""
        ...

    async def invitations_of(self, player: str) -> list[TableInvitation]:
        """Running tables with a free seat that the player is asked to, the latest first."""
        ...

    async def decline(self, table: str, player: str) -> None:
        """The player does not want to come."""
        ...
