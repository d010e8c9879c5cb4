"""HTTP: friends."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comares.server.messages.fields import SeatNumber, Secret

EntryId = Annotated[str, Meta(min_length=1, max_length=20)]


class FriendInfo(Struct):
    """Another player in your list."""

    id: str  # of the entry
    name: str  # empty: a player without a name
    state: Literal["asked", "asking", "friend", "blocked"]  # you asked; they ask; friends; blocked by you
    here: bool = False  # a friend who is on this server now


class Friends(Struct):
    """Your friends, and the code by which others find you."""

    code: str
    friends: list[FriendInfo]
    most: int  # friends that there may be


class FriendCode(Struct, forbid_unknown_fields=True):
    """A code by which somebody is found."""

    code: Secret


class FriendCodeInfo(Struct):
    """Whose code it is."""

    name: str  # empty: a player without a name
    state: Literal["", "you", "asked", "asking", "friend", "blocked"]  # empty: nothing between you so far


class AtTable(Struct, forbid_unknown_fields=True):
    """Somebody at a table where you sit too."""

    table: Annotated[str, Meta(min_length=1, max_length=80)]
    seat: SeatNumber


class TableFriend(Struct, forbid_unknown_fields=True):
    """A friend to ask to a table."""

    friend: EntryId
