"""Tables: list, show, export, close, open again, delete, free a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from comares.kernel.errors import BadSetup
from comares.server.admin.database import AdminDatabase
from comares.server.admin.output import Output, moment
from comares.server.errors import Refusal
from comares.server.games.hosted import HostedGames
from comares.server.play.ids import new_secret
from comares.server.play.storage import Seat, TableRow
from comares.server.play.stored_game import games_of, replay_stored
from comares.server.store import admin_queries, edition_queries, queries
from comares.server.store.admin_queries import TableFilter

COLUMNS = ("id", "game", "state", "line", "players", "updated")
ADDRESS_OF_SERVER = "https://ADDRESS-OF-THE-SERVER/"


def list_tables(database: AdminDatabase, output: Output, which: TableFilter) -> None:
    """A line for each table."""
    rows = [described(table) for table in database.read(lambda on: admin_queries.list_tables(on, which))]
    output.rows(rows, COLUMNS, "there are no such tables")


def show_table(database: AdminDatabase, output: Output, table: str) -> None:
    """Everything about a table but what its players hide, and no secret."""
    output.one(described(found(database, table)))


def export_table(database: AdminDatabase, games: HostedGames, table: str, to: Path | None) -> None:
    """The whole record: with it, hands are known."""
    row = found(database, table)
    lines = database.read(lambda on: queries.lines_after(on, table, -1))
    edition = row.edition
    components = database.read(lambda on: edition_queries.find_components(on, edition)) if edition else None
    try:
        text = replay_stored(row, lines, games_of(games, components)).text(everything=True)
    except Refusal as refusal:
        raise BadSetup(f"table {table} cannot be exported: {refusal.message()}") from None
    if to is None:
        print(text, end="")
        return
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadSetup(f"{to} cannot be written: {error.strerror}") from None


def close_table(database: AdminDatabase, output: Output, table: str) -> None:
    """Nobody can play on; what is hidden stays hidden."""
    row = found(database, table)
    if not database.write(lambda to: admin_queries.close_table(to, table)):
        raise BadSetup(f"table {table} does not run (it is {row.state}), so it cannot be closed")
    output.done(
        f"closed table {table}; comares admin tables reopen {table} opens it again", table=table, state="closed"
    )


def reopen_table(database: AdminDatabase, output: Output, table: str) -> None:
    """Play goes on."""
    row = found(database, table)
    if not database.write(lambda to: admin_queries.reopen_table(to, table)):
        raise BadSetup(f"table {table} is not closed (it is {row.state})")
    output.done(f"opened table {table} again", table=table, state="running")


def delete_tables(database: AdminDatabase, output: Output, tables: list[str]) -> None:
    """All of them, or none if one does not exist."""
    for table in tables:
        found(database, table)
    for table in tables:
        database.write(lambda to, table=table: admin_queries.delete_table(to, table))  # type: ignore[misc]
    output.done(f"deleted {', '.join(tables)}", deleted=tables)


def free_seat(database: AdminDatabase, output: Output, table: str, seat: int, address: str) -> None:
    """The seat of somebody who does not come back is open for another player; the invitation is printed."""
    row, invitation = found(database, table), new_secret()
    if not 1 <= seat <= len(row.seats):
        raise BadSetup(f"table {table} has no seat {seat}; its seats are 1 to {len(row.seats)}")
    if not database.write(lambda to: admin_queries.free_seat(to, table, seat - 1, invitation)):
        raise BadSetup(f"no person has seat {seat} of table {table} (it is {row.seats[seat - 1].kind})")
    output.done(
        f"seat {seat} of table {table} is open; its invitation is {address or ADDRESS_OF_SERVER}#/join/{invitation}",
        table=table,
        seat=seat,
        invitation=invitation,
    )


def found(database: AdminDatabase, table: str) -> TableRow:
    """The table of that id; a BadSetup if there is none."""
    row = database.read(lambda on: queries.find_table(on, table))
    if row is None:
        raise BadSetup(f"there is no table {table}; comares admin tables list lists them")
    return row


def described(table: TableRow) -> dict[str, Any]:
    """What a host may see of a table."""
    return {
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "line": table.line,
        "players": [seat_name(seat) for seat in table.seats],
        "created": moment(table.created),
        "updated": moment(table.updated),
        "settings": [f"{name}={value}" for name, value in table.settings.items()],
        "host": table.host,
        "open": table.open,
        "turn": None if table.turn is None else table.turn + 1,
        "rematch": table.rematch,
        "seats": [
            {"seat": number, "kind": seat.kind, "name": seat.name, "level": seat.level, "player": seat.player}
            for number, seat in enumerate(table.seats, 1)
        ],
    }


def seat_name(seat: Seat) -> str:
    """Who sits there, in a word."""
    return seat.level or seat.name if seat.kind == "bot" else seat.name or ("(open)" if seat.kind == "open" else "?")
