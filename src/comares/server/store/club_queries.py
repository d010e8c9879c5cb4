"""Queries and updates of clubs, each on a connection inside a transaction. An update that is made again changes
nothing."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, exists, func, select, update

from comares.server.play.clubs import MAX_CLUB_TABLES, MAX_CLUBS, MAX_MEMBERS, Club, ClubFull, Member
from comares.server.play.storage import RUNNING, TableRow
from comares.server.store import queries
from comares.server.store.insert_once import insert_once
from comares.server.store.people_schema import CLUB_MEMBERS, CLUBS, COUNTED_GAMES
from comares.server.store.schema import PLAYERS, SEATS, TABLES


def add_club(connection: Connection, club: Club) -> None:
    """A new club with its owner as the first member."""
    if find_club(connection, club.id) is None and len(clubs_of(connection, club.owner)) >= MAX_CLUBS:
        raise ClubFull
    insert_once(connection, CLUBS, club._asdict())
    insert_once(connection, CLUB_MEMBERS, {"club": club.id, "player": club.owner, "joined": club.created})


def find_club(connection: Connection, club: str) -> Club | None:
    """The club of that id."""
    return _club(connection, CLUBS.c.id == club)


def club_of_code(connection: Connection, code: str) -> Club | None:
    """The club that the link leads to."""
    return _club(connection, CLUBS.c.code == code)


def _club(connection: Connection, which: Any) -> Club | None:
    row = connection.execute(select(CLUBS).where(which)).one_or_none()
    return Club(*row) if row else None


def clubs_of(connection: Connection, player: str) -> list[Club]:
    """The player's clubs, by name."""
    own = select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.player == player)
    found = select(CLUBS).where(CLUBS.c.id.in_(own)).order_by(func.lower(CLUBS.c.name), CLUBS.c.id)
    return [Club(*row) for row in connection.execute(found)]


def members(connection: Connection, club: str) -> list[Member]:
    """Who is in the club, those who came first before."""
    named = select(CLUB_MEMBERS.c.player, PLAYERS.c.name, CLUB_MEMBERS.c.joined).join(
        PLAYERS, PLAYERS.c.id == CLUB_MEMBERS.c.player, isouter=True
    )
    rows = connection.execute(
        named.where(CLUB_MEMBERS.c.club == club).order_by(CLUB_MEMBERS.c.joined, CLUB_MEMBERS.c.player)
    )
    return [Member(row.player, row.name or "", row.joined) for row in rows]


def join(connection: Connection, club: str, player: str, at: float) -> None:
    """Come in."""
    if connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == club).with_for_update()).first() is None:
        return
    inside = members(connection, club)
    if player in [member.player for member in inside]:
        return
    if len(inside) >= MAX_MEMBERS or len(clubs_of(connection, player)) >= MAX_CLUBS:
        raise ClubFull
    insert_once(connection, CLUB_MEMBERS, {"club": club, "player": player, "joined": at})


def leave(connection: Connection, club: str, player: str) -> None:
    """Go out; the next one owns it, and with nobody left it is deleted."""
    connection.execute(delete(CLUB_MEMBERS).where(CLUB_MEMBERS.c.club == club, CLUB_MEMBERS.c.player == player))
    staying = members(connection, club)
    if not staying:
        delete_club(connection, club)
        return
    owned = and_(CLUBS.c.id == club, CLUBS.c.owner == player)
    connection.execute(update(CLUBS).where(owned).values(owner=staying[0].player))


def rename(connection: Connection, club: str, name: str) -> None:
    """Give it another name."""
    connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(name=name))


def renew_code(connection: Connection, club: str, code: str) -> None:
    """Another link."""
    connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(code=code))


def delete_club(connection: Connection, club: str) -> None:
    """Delete it; its tables and results are nobody's club's then."""
    connection.execute(update(TABLES).where(TABLES.c.club == club).values(club=None))
    connection.execute(update(COUNTED_GAMES).where(COUNTED_GAMES.c.club == club).values(club=None))
    connection.execute(delete(CLUB_MEMBERS).where(CLUB_MEMBERS.c.club == club))
    connection.execute(delete(CLUBS).where(CLUBS.c.id == club))


def tables_of_club(connection: Connection, club: str) -> list[TableRow]:
    """Its running tables, those with a free seat first, newest first."""
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open")
    which = and_(TABLES.c.club == club, TABLES.c.state == RUNNING)
    ordered = select(TABLES.c.id).where(which).order_by(free.desc(), TABLES.c.updated.desc(), TABLES.c.id)
    ids = connection.execute(ordered.limit(MAX_CLUB_TABLES)).scalars().all()
    return [row for table in ids if (row := queries.find_table(connection, table)) is not None]


# Players who become others.


def bring_clubs(connection: Connection, guest: str, player: str) -> None:
    """What a guest was in, the account is in."""
    for row in connection.execute(select(CLUB_MEMBERS).where(CLUB_MEMBERS.c.player == guest)).mappings().all():
        insert_once(connection, CLUB_MEMBERS, {**row, "player": player})
    connection.execute(update(CLUBS).where(CLUBS.c.owner == guest).values(owner=player))
    connection.execute(delete(CLUB_MEMBERS).where(CLUB_MEMBERS.c.player == guest))


def forget_clubs(connection: Connection, player: str) -> None:
    """The player is gone."""
    for club in clubs_of(connection, player):
        leave(connection, club.id, player)
