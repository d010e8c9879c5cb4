"""The storages that share one contract: in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from comares.server.identity import new_player
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.accounts import AccountStorage
from comares.server.play.clubs import ClubStorage
from comares.server.play.counted_games import RatingStorage
from comares.server.play.friends import FriendStorage
from comares.server.play.memory_accounts import MemoryAccounts
from comares.server.play.memory_clubs import MemoryClubs
from comares.server.play.memory_friends import MemoryFriends
from comares.server.play.memory_notices import MemoryNotices
from comares.server.play.memory_ratings import MemoryRatings
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import StoredTable, new_table
from comares.server.play.notices import NoticeStorage
from comares.server.play.storage import Player, Storage
from comares.server.store.sql_accounts import SqlAccounts
from comares.server.store.sql_clubs import SqlClubs
from comares.server.store.sql_friends import SqlFriends
from comares.server.store.sql_notices import SqlNotices
from comares.server.store.sql_ratings import SqlRatings
from comares.server.store.sql_storage import SqlStorage
from helpers.server.in_memory import ADA, HOSTED
from helpers.server.postgres import postgres

KINDS: Final = ("memory", "sqlite", "postgresql")


class AllStores(NamedTuple):
    """Everything that is stored, each part by its protocol."""

    storage: Storage
    accounts: AccountStorage
    notices: NoticeStorage
    ratings: RatingStorage
    friends: FriendStorage
    clubs: ClubStorage


async def somebody(stores: AllStores, name: str) -> Player:
    """A new player of that name."""
    player = Player(new_player(), name, "en")
    await stores.storage.save_player(player)
    return player


@contextmanager
def open_stores(kind: str, folder: Path) -> Iterator[AllStores]:
    """Empty storages of that kind."""
    with open_storage(kind, folder) as opened:
        if isinstance(opened, MemoryStorage):
            kept = MemoryRatings(opened), MemoryFriends(opened), MemoryClubs(opened)
            yield AllStores(opened, MemoryAccounts(opened), MemoryNotices(opened), *kept)
        else:
            base = opened.database
            people = SqlRatings(base), SqlFriends(base), SqlClubs(base)
            yield AllStores(opened, SqlAccounts(base), SqlNotices(base), *people)


@contextmanager
def open_storage(kind: str, folder: Path) -> Iterator[MemoryStorage | SqlStorage]:
    """An empty storage of that kind."""
    if kind == "memory":
        yield MemoryStorage()
        return
    with ExitStack() as open_databases:
        is_file = kind == "sqlite"
        url = f"sqlite:///{folder / 'tables.db'}" if is_file else open_databases.enter_context(postgres())
        opened = SqlStorage(url)
        yield opened
        opened.close()


def a_table(*seats: NewSeat) -> StoredTable:
    """A new table of Ada's that is not stored yet: for two persons, unless other seats are asked for."""
    return new_table(NewTable(list(seats) or [NewSeat("me"), NewSeat("here")], "alhambra"), ADA, HOSTED)
