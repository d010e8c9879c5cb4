"""Queries and updates of friends, each on a connection inside a transaction. An update that is made again changes
nothing."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, func, or_, select, union, update

from comares.server.play.friends import (
    MAX_ASKING,
    MAX_FRIENDS,
    MAX_INVITED,
    Friend,
    TableInvitation,
    TooManyFriends,
    merged,
)
from comares.server.play.ids import new_id
from comares.server.play.notices import Event
from comares.server.play.storage import RUNNING
from comares.server.store import queries
from comares.server.store.insert_once import insert_once
from comares.server.store.notice_queries import add_events
from comares.server.store.people_schema import FRIEND_CODES, FRIENDS, INVITED, PRESENCE
from comares.server.store.schema import MARKS, PLAYERS, SEATS, TABLES

# The list.


def friends_of(connection: Connection, player: str) -> list[Friend]:
    """The player's list. Somebody who is blocked by the player and asks all the same is in it once."""
    own = _entries(connection, FRIENDS.c.player == player, FRIENDS.c.other)
    known = {row.who for row in own}
    asking = _entries(connection, and_(FRIENDS.c.other == player, FRIENDS.c.state == "asked"), FRIENDS.c.player)
    return [
        *(Friend(row.id, row.who, row.name or "", row.state, row.at, _seen(row)) for row in own),
        *(
            Friend(row.id, row.who, row.name or "", "asking", row.at, 0.0)
            for row in asking[:MAX_ASKING]
            if row.who not in known
        ),
    ]


def _seen(row: Row[Any]) -> float:
    """When a friend was here; of others nobody is told."""
    return row.seen or 0.0 if row.state == "friend" else 0.0


def _entries(connection: Connection, which: Any, who: Any) -> list[Row[Any]]:
    named = select(FRIENDS.c.id, who.label("who"), FRIENDS.c.state, FRIENDS.c.at, PLAYERS.c.name, PRESENCE.c.seen)
    joined = named.join(PLAYERS, PLAYERS.c.id == who, isouter=True).join(
        PRESENCE, PRESENCE.c.player == who, isouter=True
    )
    return list(connection.execute(joined.where(which).order_by(FRIENDS.c.at.desc(), FRIENDS.c.id)))


def ask(connection: Connection, player: str, other: str, entry: str, at: float) -> None:
    """Ask somebody; asking back accepts."""
    back = _entry(connection, other, player)
    if back is not None and back.state == "asked":
        accept(connection, player, back.id, entry, at)
        return
    own = _entry(connection, player, other)
    if own is not None and own.state in ("asked", "friend"):
        return
    _must_have_room(connection, player)
    _set(connection, player, other, "asked", entry, at)


def accept(connection: Connection, player: str, entry: str, mirror: str, at: float) -> bool:
    """Accept a friend request."""
    asked = _by_id(connection, entry)
    if asked is None or asked.other != player or asked.state not in ("asked", "friend"):
        return False
    if asked.state == "asked":
        _must_have_room(connection, player)
        connection.execute(update(FRIENDS).where(FRIENDS.c.id == entry).values(state="friend", at=at))
        _set(connection, player, asked.player, "friend", mirror, at)
    return True


def remove(connection: Connection, player: str, entry: str) -> bool:
    """Friends no more, or no answer; a player whom the other one blocked stays blocked."""
    row = _by_id(connection, entry)
    if row is None or player not in (row.player, row.other) or (row.state == "blocked" and row.player != player):
        return False
    other = row.other if row.player == player else row.player
    connection.execute(delete(FRIENDS).where(FRIENDS.c.player == player, FRIENDS.c.other == other))
    theirs = and_(FRIENDS.c.player == other, FRIENDS.c.other == player, FRIENDS.c.state != "blocked")
    connection.execute(delete(FRIENDS).where(theirs))
    return True


def block(connection: Connection, player: str, other: str, entry: str, at: float) -> None:
    """Neither friends nor asked again; the player hears nothing more that they say."""
    theirs = and_(FRIENDS.c.player == other, FRIENDS.c.other == player, FRIENDS.c.state != "blocked")
    connection.execute(delete(FRIENDS).where(theirs))
    _set(connection, player, other, "blocked", entry, at)
    connection.execute(delete(INVITED).where(INVITED.c.player == player, INVITED.c.by == other))
    insert_once(connection, MARKS, {"player": player, "other": other, "mark": "mute"})


def _entry(connection: Connection, player: str, other: str) -> Row[Any] | None:
    which = and_(FRIENDS.c.player == player, FRIENDS.c.other == other)
    return connection.execute(select(FRIENDS).where(which)).one_or_none()


def _by_id(connection: Connection, entry: str) -> Row[Any] | None:
    return connection.execute(select(FRIENDS).where(FRIENDS.c.id == entry)).one_or_none()


def _set(connection: Connection, player: str, other: str, state: str, entry: str, at: float) -> None:
    which = and_(FRIENDS.c.player == player, FRIENDS.c.other == other)
    if not connection.execute(update(FRIENDS).where(which).values(state=state, at=at)).rowcount:
        insert_once(connection, FRIENDS, {"id": entry, "player": player, "other": other, "state": state, "at": at})


def _must_have_room(connection: Connection, player: str) -> None:
    count = select(func.count()).select_from(FRIENDS).where(FRIENDS.c.player == player)
    if connection.execute(count).scalar_one() >= MAX_FRIENDS:
        raise TooManyFriends


# How friends are found, and who is here.


def code_of(connection: Connection, player: str, new: str) -> str:
    """The code by which others find the player."""
    insert_once(connection, FRIEND_CODES, {"player": player, "code": new})
    return str(connection.execute(select(FRIEND_CODES.c.code).where(FRIEND_CODES.c.player == player)).scalar_one())


def renew_code(connection: Connection, player: str, new: str) -> None:
    """Another code."""
    code_of(connection, player, new)
    connection.execute(update(FRIEND_CODES).where(FRIEND_CODES.c.player == player).values(code=new))


def player_of_code(connection: Connection, code: str) -> str | None:
    """The player whose code it is."""
    found = connection.execute(select(FRIEND_CODES.c.player).where(FRIEND_CODES.c.code == code)).scalar()
    return None if found is None else str(found)


def see(connection: Connection, player: str, at: float) -> None:
    """The player is here; only friends want to know."""
    friend = and_(FRIENDS.c.player == player, FRIENDS.c.state == "friend")
    if connection.execute(select(FRIENDS.c.id).where(friend).limit(1)).first() is None:
        return
    if not connection.execute(update(PRESENCE).where(PRESENCE.c.player == player).values(seen=at)).rowcount:
        insert_once(connection, PRESENCE, {"player": player, "seen": at})


# Tables.


def invite(connection: Connection, table: str, player: str, by: str, at: float) -> bool:
    """Ask a friend to a table, with a notice."""
    count = select(func.count()).select_from(INVITED)
    at_table = connection.execute(count.where(INVITED.c.table == table)).scalar_one()
    of_player = connection.execute(count.where(INVITED.c.player == player)).scalar_one()
    if max(at_table, of_player) >= MAX_INVITED:
        return False
    line = connection.execute(select(TABLES.c.line).where(TABLES.c.id == table)).scalar()
    if line is not None and insert_once(connection, INVITED, {"table": table, "player": player, "by": by, "at": at}):
        add_events(connection, table, int(line), [Event("invited", player)])
    return True


def invitations_of(connection: Connection, player: str) -> list[TableInvitation]:
    """Running tables with a free seat that the player is asked to, the latest first."""
    free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open")
    sits = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player)
    blocked = exists().where(FRIENDS.c.player == player, FRIENDS.c.other == INVITED.c.by, FRIENDS.c.state == "blocked")
    which = and_(INVITED.c.player == player, TABLES.c.state == RUNNING, free, ~or_(sits, blocked))
    wanted = select(INVITED.c.table, PLAYERS.c.name).join(TABLES, TABLES.c.id == INVITED.c.table)
    named = wanted.join(PLAYERS, PLAYERS.c.id == INVITED.c.by, isouter=True)
    rows = connection.execute(named.where(which).order_by(INVITED.c.at.desc(), INVITED.c.table).limit(MAX_INVITED))
    found = [(queries.find_table(connection, row.table), row.name or "") for row in rows.all()]
    return [TableInvitation(table, name) for table, name in found if table is not None]


def decline(connection: Connection, table: str, player: str) -> None:
    """The player does not want to come."""
    connection.execute(delete(INVITED).where(INVITED.c.table == table, INVITED.c.player == player))


# Players who become others.


def bring_friends(connection: Connection, guest: str, player: str) -> None:
    """What a guest had is the account's; nobody is a friend of their own."""
    both = (player, guest)
    others = union(
        select(FRIENDS.c.other).where(FRIENDS.c.player == guest),
        select(FRIENDS.c.player).where(FRIENDS.c.other == guest),
    )
    for other in connection.execute(others).scalars().all():
        own = [row for each in both if (row := _entry(connection, each, other)) is not None]
        back = [row for each in both if (row := _entry(connection, other, each)) is not None]
        for row in (*own, *back):
            connection.execute(delete(FRIENDS).where(FRIENDS.c.id == row.id))
        if other in both:
            continue
        mine, theirs = merged([row.state for row in own], [row.state for row in back])
        at = max(row.at for row in (*own, *back))
        if mine is not None:
            _set(connection, player, other, mine, own[0].id if own else new_id(), at)
        if theirs is not None:
            _set(connection, other, player, theirs, back[0].id if back else new_id(), at)
    for invited in connection.execute(select(INVITED).where(INVITED.c.player == guest)).mappings().all():
        insert_once(connection, INVITED, {**invited, "player": player})
    connection.execute(update(INVITED).where(INVITED.c.by == guest).values(by=player))
    connection.execute(delete(INVITED).where(INVITED.c.by == INVITED.c.player))
    forget_friends(connection, guest)


def forget_friends(connection: Connection, player: str) -> None:
    """The player is gone."""
    connection.execute(delete(FRIENDS).where(or_(FRIENDS.c.player == player, FRIENDS.c.other == player)))
    connection.execute(delete(INVITED).where(or_(INVITED.c.player == player, INVITED.c.by == player)))
    connection.execute(delete(FRIEND_CODES).where(FRIEND_CODES.c.player == player))
    connection.execute(delete(PRESENCE).where(PRESENCE.c.player == player))
