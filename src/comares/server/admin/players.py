"""Players: list, show, export, sign out, delete."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import to_builtins

from comares.kernel.errors import BadSetup
from comares.server.admin.database import AdminDatabase
from comares.server.admin.output import Output, moment
from comares.server.admin.tables import described
from comares.server.play.account_info import account_info
from comares.server.play.accounts import hash_of, new_code, plain_code
from comares.server.play.export import Stores, export_of
from comares.server.play.storage import Player
from comares.server.store import account_queries, admin_queries, queries
from comares.server.store.admin_queries import PlayerRow, TableFilter
from comares.server.store.sql_accounts import SqlAccounts
from comares.server.store.sql_clubs import SqlClubs
from comares.server.store.sql_friends import SqlFriends
from comares.server.store.sql_notices import SqlNotices
from comares.server.store.sql_ratings import SqlRatings
from comares.server.store.sql_storage import SqlStorage

COLUMNS = ("id", "name", "language", "seats", "updated")
ALL = 1_000_000


def list_players(database: AdminDatabase, output: Output, name: str, limit: int) -> None:
    """A line for each player who has saved a name."""
    rows = [_described(row) for row in database.read(lambda on: admin_queries.list_players(on, name, limit))]
    output.rows(rows, COLUMNS, "there are no such players")


def show_player(database: AdminDatabase, output: Output, player: str) -> None:
    """The player with the ids of their tables."""
    row = _found(database, player)
    output.one({**_described(row), "tables": [table["id"] for table in _tables(database, player)]})


def export_player(database: AdminDatabase, output: Output, player: str) -> None:
    """Everything that is stored of the player, as JSON: what somebody may ask the host for."""
    row = _found(database, player)
    with database.storage() as storage:
        everything = asyncio.run(_export(row, storage))
    output.document({**_described(row), **everything})


async def _export(row: PlayerRow, storage: SqlStorage) -> dict[str, Any]:
    base = storage.database
    known = await storage.find_player(row.id) or Player(row.id, row.name, row.language)
    account = await account_info(known, "", SqlAccounts(base), mail=False)
    stores = Stores(storage, SqlNotices(base), SqlRatings(base), SqlFriends(base), SqlClubs(base))
    exported: dict[str, Any] = to_builtins(await export_of(known, account, stores))
    return exported


def new_recovery_code(database: AdminDatabase, output: Output, player: str) -> None:
    """Somebody has lost every device and code: print one that signs in once."""
    _found(database, player)
    if database.read(lambda on: account_queries.find_account(on, player)) is None:
        raise BadSetup(f"player {player} has no account; the links of the seats still hold them")
    code = new_code()
    database.write(lambda to: account_queries.set_recovery_codes(to, player, [hash_of(plain_code(code))]))
    output.done(f"this code signs in once: {code}", player=player, code=code)


def delete_player(database: AdminDatabase, output: Output, player: str) -> None:
    """Forget the player; the games stay, without the name."""
    _found(database, player)
    tables = database.write(lambda to: account_queries.delete_player(to, player))
    output.done(
        f"deleted player {player}; tables that are left without the name: {len(tables)}",
        deleted=player,
        tables=tables,
    )


def sign_out_player(database: AdminDatabase, output: Output, player: str) -> None:
    """Refuse the cookies of all the player's devices; the seats are kept, and held by their links."""
    row = _found(database, player)
    database.write(lambda to: queries.sign_out(to, Player(row.id, row.name, row.language)))
    output.done(f"signed out player {player} on every device", player=player)


def _found(database: AdminDatabase, player: str) -> PlayerRow:
    row = database.read(lambda on: admin_queries.find_player(on, player))
    if row is None:
        raise BadSetup(f"there is no player {player}; comares admin players list lists them")
    return row


def _tables(database: AdminDatabase, player: str) -> list[dict[str, Any]]:
    which = TableFilter(player=player, limit=ALL)
    return [described(table) for table in database.read(lambda on: admin_queries.list_tables(on, which))]


def _described(row: PlayerRow) -> dict[str, Any]:
    return {**row._asdict(), "updated": moment(row.updated)}
