"""What is kept of tables, seats and players, and how it is found again."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row, and_, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from comares.kernel.record import Line
from comares.kernel.recorded_chance import EVERYBODY, Draw
from comares.server.store.pg_notify import CHANGED, tell_others
from comares.server.store.schema import LINES, OVER, PLAYERS, RECORD, RUNNING, SEATS, SECRETS, TABLES

MOST_LISTED = 50
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no two look alike


def new_id() -> str:
    """The name of a table: short enough to read out, long enough to be the only one."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_secret() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(18)


SeatKind = Literal["person", "bot", "open"]
TableState = Literal["running", "over", "record"]


class Conflict(Exception):
    """That line is there already, with another choice."""


@dataclass
class Seat:
    """Who sits there: a person (whose player holds it), a bot of a level, or nobody yet."""

    kind: SeatKind
    name: str
    level: str | None = None
    player: str | None = None
    secret: str = ""


@dataclass
class Stored:
    """A table without its lines."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    pace: str
    open: bool
    state: TableState
    line: int
    turn: int | None
    bot_turn: bool
    host: str | None
    rematch: str | None
    created: float
    updated: float
    seats: list[Seat]


class Standing(NamedTuple):
    """How a table stands after a line."""

    line: int
    turn: int | None
    bot_turn: bool
    over: bool


class Player(NamedTuple):
    """Somebody with a name."""

    id: str
    name: str
    language: str


# Players.


def find_player(connection: Connection, player: str) -> Player | None:
    """The player, if he has told anything of himself."""
    row = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player)).one_or_none()
    return Player(row.id, row.name, row.language) if row else None


def keep_player(connection: Connection, player: Player) -> None:
    """Remember the name and the language of a player."""
    values = {**player._asdict(), "updated": time.time()}
    if not connection.execute(update(PLAYERS).where(PLAYERS.c.id == player.id).values(values)).rowcount:
        connection.execute(insert(PLAYERS).values(values))


def shared_secret(connection: Connection, name: str) -> str:
    """A secret of the server, the same in every process that shares the database; made when first asked for."""
    known = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one_or_none()
    if known is None:
        known = secrets.token_urlsafe(32)
        connection.execute(insert(SECRETS).values(name=name, value=known))
    return str(known)


def touch(connection: Connection) -> None:
    """Write something that changes nothing: whoever cannot write finds out."""
    connection.execute(update(SECRETS).values(value=SECRETS.c.value))


# Tables.


def add_table(connection: Connection, table: Stored, lines: list[list[Any]]) -> None:
    """Keep a new table with its lines so far."""
    values = {name: value for name, value in vars(table).items() if name != "seats"}
    connection.execute(insert(TABLES).values(values))
    rows = [{"table": table.id, "seat": number, **vars(seat)} for number, seat in enumerate(table.seats)]
    connection.execute(insert(SEATS), rows)
    connection.execute(insert(LINES), [_line_row(table.id, line) for line in lines])


def find_table(connection: Connection, table: str) -> Stored | None:
    """The table of that name."""
    found = _tables(connection, TABLES.c.id == table, 1)
    return found[0] if found else None


def tables_of(connection: Connection, player: str) -> list[Stored]:
    """The tables at which the player has a seat, or which he brought, newest first."""
    sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player)
    return _tables(connection, or_(sits, TABLES.c.host == player), MOST_LISTED)


def open_tables(connection: Connection, player: str, joinable: bool) -> list[Stored]:
    """The tables open to everybody at which the player does not sit: those with a free seat, or those without."""
    sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player)
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open")
    which = and_(TABLES.c.open, TABLES.c.state == RUNNING, ~sits, free if joinable else ~free)
    return _tables(connection, which, MOST_LISTED)


def waiting_for_bots(connection: Connection) -> list[str]:
    """The running tables at which a bot is to move."""
    which = and_(TABLES.c.bot_turn, TABLES.c.state == RUNNING)
    return list(connection.execute(select(TABLES.c.id).where(which).order_by(TABLES.c.updated.desc())).scalars())


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are in each state."""
    rows = connection.execute(select(TABLES.c.state, func.count().label("number")).group_by(TABLES.c.state))
    return {**dict.fromkeys((RUNNING, OVER, RECORD), 0), **{row.state: row.number for row in rows}}


def _tables(connection: Connection, which: Any, most: int) -> list[Stored]:
    rows = connection.execute(select(TABLES).where(which).order_by(TABLES.c.updated.desc()).limit(most)).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for row in connection.execute(
        select(SEATS).where(SEATS.c.table.in_(list(seats))).order_by(SEATS.c.table, SEATS.c.seat)
    ):
        seats[row.table].append(Seat(row.kind, row.name, row.level, row.player, row.secret))
    return [Stored(**row._mapping, seats=seats[row.id]) for row in rows]


def link_rematch(connection: Connection, table: str, rematch: str) -> None:
    """Say which table followed; a Conflict if another did."""
    which = and_(TABLES.c.id == table, TABLES.c.rematch.is_(None))
    if not connection.execute(update(TABLES).where(which).values(rematch=rematch)).rowcount:
        raise Conflict
    tell_others(connection, CHANGED, table)


# Seats.


def seat_by_secret(connection: Connection, secret: str) -> Row[Any] | None:
    """The seat that the secret opens: table, seat, kind."""
    return connection.execute(select(SEATS).where(SEATS.c.secret == secret)).one_or_none()


def take_seat(connection: Connection, secret: str, kind: str, player: Player, new: str) -> str | None:
    """The player takes the seat of that kind which the secret opens; its table, or None. An invitation, once taken,
    opens nothing any more: `new` holds the seat."""
    row = seat_by_secret(connection, secret)
    if row is None or row.kind != kind:
        return None
    values = {"kind": "person", "player": player.id, "secret": new}
    if kind == "open":
        values["name"] = player.name
    which = and_(SEATS.c.secret == secret, SEATS.c.kind == kind)
    if not connection.execute(update(SEATS).where(which).values(values)).rowcount:
        return None
    tell_others(connection, CHANGED, row.table)
    return str(row.table)


# Lines.


def add_line(connection: Connection, table: str, line: Line, piles: list[str], standing: Standing) -> None:
    """Append a line; a Conflict if the table has gone on without us."""
    try:
        connection.execute(insert(LINES).values(_line_row(table, stored_line(line, piles))))
    except IntegrityError as error:
        raise Conflict from error
    state = {"state": OVER} if standing.over else {}
    values = {"line": standing.line, "turn": standing.turn, "bot_turn": standing.bot_turn, "updated": time.time()}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values({**values, **state}))
    tell_others(connection, CHANGED, table)


def lines_after(connection: Connection, table: str, number: int, piles: list[str]) -> list[Line]:
    """The lines of the table with higher numbers, in order."""
    which = and_(LINES.c.table == table, LINES.c.number > number)
    rows = connection.execute(select(LINES).where(which).order_by(LINES.c.number))
    return [Line(row.number, row.seat, row.code, _draws(row.draws, piles), []) for row in rows]


def stored_line(line: Line, piles: list[str]) -> list[Any]:
    """What is kept of a line; the rest is made anew when it is played again."""
    draws = [
        [piles[draw.pile], draw.number, *([] if draw.audience == EVERYBODY else [draw.audience])] for draw in line.draws
    ]
    return [line.number, line.seat, line.code, draws]


def _line_row(table: str, stored: list[Any]) -> dict[str, Any]:
    number, seat, code, draws = stored
    return {"table": table, "number": number, "seat": seat, "code": code, "draws": draws, "at": time.time()}


def _draws(stored: list[list[Any]], piles: list[str]) -> list[Draw]:
    return [Draw(piles.index(pile), number, *audience) for pile, number, *audience in stored]
