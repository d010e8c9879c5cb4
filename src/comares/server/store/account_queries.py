"""Queries and updates of accounts, each on a connection inside a transaction. An update that is made again changes
nothing."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Column, Connection, and_, delete, func, insert, or_, select, update

from comares.server.play.accounts import (
    KEPT_SECONDS,
    MAX_DEVICES,
    MAX_PASSKEYS,
    Account,
    Device,
    LastWay,
    Passkey,
    SignedIn,
    Token,
    TooMany,
)
from comares.server.play.cluster import CHANGED
from comares.server.play.ids import new_secret
from comares.server.play.leaving import RATED_STAND_IN
from comares.server.play.storage import SECRET_STATES, Conflict, Player
from comares.server.store import club_queries, friend_queries, queries, rating_queries
from comares.server.store.insert_once import insert_once
from comares.server.store.notes import notify_servers
from comares.server.store.schema import (
    ACCOUNTS,
    ANSWERS,
    DEALS,
    DEVICES,
    EDITIONS,
    HIDDEN,
    LEARNED,
    MARKS,
    MUTED_TABLES,
    NOTEPADS,
    NOTICE_PREFERENCES,
    OUTBOX,
    PASSKEYS,
    PLAYERS,
    RECOVERY_CODES,
    REPORTS,
    RESULTS,
    SEATS,
    SUBSCRIPTIONS,
    TABLES,
    TALK,
    TOKENS,
)

# What a guest brings into an account: the columns that name a player.
BROUGHT: Final[tuple[Column[Any], ...]] = (
    SEATS.c.player,
    TABLES.c.host,
    EDITIONS.c.player,
    TALK.c.player,
    RESULTS.c.player,
    SUBSCRIPTIONS.c.player,
)
# The same, where the player is a part of the key: what the account has already stays as it is.
MERGED: Final[tuple[Column[Any], ...]] = (
    LEARNED.c.player,
    NOTICE_PREFERENCES.c.player,
    MUTED_TABLES.c.player,
    ANSWERS.c.player,
    HIDDEN.c.player,
    NOTEPADS.c.player,
    MARKS.c.player,
    MARKS.c.other,
    REPORTS.c.player,
)
# What belongs to the player alone and goes with the player.
OWN: Final[tuple[Column[Any], ...]] = (
    LEARNED.c.player,
    ANSWERS.c.player,
    RESULTS.c.player,
    NOTICE_PREFERENCES.c.player,
    MUTED_TABLES.c.player,
    SUBSCRIPTIONS.c.player,
    OUTBOX.c.player,
    EDITIONS.c.player,
    DEALS.c.player,
    HIDDEN.c.player,
    NOTEPADS.c.player,
    MARKS.c.player,
    MARKS.c.other,
    REPORTS.c.player,
    ACCOUNTS.c.player,
    PASSKEYS.c.player,
    DEVICES.c.player,
    RECOVERY_CODES.c.player,
    PLAYERS.c.id,
)


def find_account(connection: Connection, player: str) -> Account | None:
    """The account of the player."""
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.player == player)).one_or_none()
    return Account(*row) if row else None


def account_of_email(connection: Connection, email: str) -> Account | None:
    """The account with that address."""
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.email == email)).one_or_none()
    return Account(*row) if row else None


def open_account(
    connection: Connection, player: Player, device: Device, passkey: Passkey | None = None, email: str | None = None
) -> SignedIn:
    """Give the player an account, if there is none, with a passkey or an address, and sign the device in."""
    signed_in_before = find_device(connection, player.id, device.id) is not None  # this very job, its answer lost
    known = find_account(connection, player.id)
    if email is not None:
        holder = account_of_email(connection, email)
        if holder is not None and holder.player != player.id:
            raise Conflict
    if known is None:
        created = {"player": player.id, "email": email, "settings": "", "created": device.created}
        insert_once(connection, ACCOUNTS, created)
    elif email is not None:
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player.id).values(email=email))
    if passkey is not None:
        _add_passkey(connection, passkey)
    if queries.find_player(connection, player.id) is None:
        queries.save_player(connection, player)
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player.id).values(account=True))
    add_device(connection, device)
    found = queries.find_player(connection, player.id)
    assert found is not None
    is_new = known is None or (signed_in_before and known.created == device.created)
    return SignedIn(found, is_new)


def _add_passkey(connection: Connection, passkey: Passkey) -> None:
    stored = find_passkey(connection, passkey.id)
    if stored is not None:
        if stored.player != passkey.player:
            raise Conflict
        return
    if len(passkeys_of(connection, passkey.player)) >= MAX_PASSKEYS:
        raise TooMany
    connection.execute(insert(PASSKEYS).values(passkey._asdict()))


def remove_email(connection: Connection, player: str) -> None:
    """Forget the address; LastWay if there is no passkey."""
    if not passkeys_of(connection, player):
        raise LastWay
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(email=None))


def save_settings(connection: Connection, player: str, settings: str) -> None:
    """Keep the settings of the client."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(settings=settings))


# Passkeys.


def find_passkey(connection: Connection, passkey: str) -> Passkey | None:
    """The passkey of that id."""
    row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey)).one_or_none()
    return _passkey(row) if row else None


def passkeys_of(connection: Connection, player: str) -> list[Passkey]:
    """The player's passkeys, the oldest first."""
    rows = connection.execute(select(PASSKEYS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.created))
    return [_passkey(row) for row in rows]


def _passkey(row: Any) -> Passkey:
    return Passkey(*row)._replace(public_key=bytes(row.public_key))


def use_passkey(connection: Connection, passkey: str, sign_count: int, at: float) -> None:
    """The passkey has signed."""
    values = {"sign_count": sign_count, "used": at}
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(values))


def remove_passkey(connection: Connection, player: str, passkey: str) -> bool:
    """Remove it; False if the player has no such passkey, LastWay if there is no other and no address."""
    own = [each.id for each in passkeys_of(connection, player)]
    if passkey not in own:
        return False
    account = find_account(connection, player)
    if len(own) == 1 and (account is None or not account.email):
        raise LastWay
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == passkey))
    return True


# Devices.


def devices_of(connection: Connection, player: str) -> list[Device]:
    """The player's devices, the last seen first."""
    rows = connection.execute(select(DEVICES).where(DEVICES.c.player == player).order_by(DEVICES.c.seen.desc()))
    return [Device(*row) for row in rows]


def find_device(connection: Connection, player: str, device: str) -> Device | None:
    """The device, if it is signed in."""
    which = and_(DEVICES.c.id == device, DEVICES.c.player == player)
    row = connection.execute(select(DEVICES).where(which)).one_or_none()
    return Device(*row) if row else None


def add_device(connection: Connection, device: Device) -> None:
    """Sign a device in; the one that was not seen for longest makes room."""
    insert_once(connection, DEVICES, device._asdict())
    for old in devices_of(connection, device.player)[MAX_DEVICES:]:
        connection.execute(delete(DEVICES).where(DEVICES.c.id == old.id))


def see_device(connection: Connection, device: str, at: float) -> None:
    """The device was in use."""
    connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(seen=at))


def remove_device(connection: Connection, player: str, device: str) -> bool:
    """Sign the device out."""
    which = and_(DEVICES.c.id == device, DEVICES.c.player == player)
    pushes = and_(SUBSCRIPTIONS.c.device == device, SUBSCRIPTIONS.c.player == player)
    connection.execute(delete(SUBSCRIPTIONS).where(pushes))
    return bool(connection.execute(delete(DEVICES).where(which)).rowcount)


def remove_other_devices(connection: Connection, player: str, device: str) -> None:
    """Sign all other devices out."""
    connection.execute(delete(DEVICES).where(and_(DEVICES.c.player == player, DEVICES.c.id != device)))
    others = and_(SUBSCRIPTIONS.c.player == player, SUBSCRIPTIONS.c.device != device)
    connection.execute(delete(SUBSCRIPTIONS).where(others))


# What can be used once.


def set_recovery_codes(connection: Connection, player: str, hashes: list[str]) -> None:
    """From now on exactly these recovery codes sign the player in, each once."""
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.player == player))
    if hashes:
        connection.execute(insert(RECOVERY_CODES), [{"hash": each, "player": player} for each in hashes])


def count_recovery_codes(connection: Connection, player: str) -> int:
    """How many of them were not used."""
    which = and_(RECOVERY_CODES.c.player == player, RECOVERY_CODES.c.used.is_(None))
    return connection.execute(select(func.count()).where(which)).scalar_one()


def use_recovery_code(connection: Connection, hashed: str, attempt: str) -> str | None:
    """The player whose code it is; None if there is none, or another attempt has used it."""
    free = or_(RECOVERY_CODES.c.used.is_(None), RECOVERY_CODES.c.used == attempt)
    which = and_(RECOVERY_CODES.c.hash == hashed, free)
    if not connection.execute(update(RECOVERY_CODES).where(which).values(used=attempt)).rowcount:
        return None
    return str(connection.execute(select(RECOVERY_CODES.c.player).where(which)).scalar_one())


def add_token(connection: Connection, token: Token) -> None:
    """Store a token, and drop those that have expired long ago."""
    connection.execute(delete(TOKENS).where(TOKENS.c.expires <= token.created - KEPT_SECONDS))
    insert_once(connection, TOKENS, token._asdict())


def find_token(connection: Connection, hashed: str, kind: str, now: float) -> Token | None:
    """The token, if it can be used."""
    which = and_(TOKENS.c.hash == hashed, TOKENS.c.kind == kind, TOKENS.c.expires > now, TOKENS.c.used.is_(None))
    return _token(connection, which)


def use_token(connection: Connection, hashed: str, kind: str, now: float, attempt: str) -> Token | None:
    """The token, which cannot be used again; None if another attempt has used it or it has expired."""
    free = or_(TOKENS.c.used.is_(None), TOKENS.c.used == attempt)
    which = and_(TOKENS.c.hash == hashed, TOKENS.c.kind == kind, TOKENS.c.expires > now, free)
    if not connection.execute(update(TOKENS).where(which).values(used=attempt)).rowcount:
        return None
    return _token(connection, which)


def _token(connection: Connection, which: Any) -> Token | None:
    row = connection.execute(select(TOKENS).where(which)).one_or_none()
    return Token(row.hash, row.kind, row.value, row.created, row.expires) if row else None


def count_tokens(connection: Connection, kind: str, value: str, since: float) -> int:
    """How many were made since then for that value."""
    which = and_(TOKENS.c.kind == kind, TOKENS.c.value == value, TOKENS.c.created > since)
    return connection.execute(select(func.count()).where(which)).scalar_one()


# Guests and leaving.


def bring_guest(connection: Connection, guest: str, player: str) -> None:
    """What belongs to a guest belongs to the player from now on."""
    if guest == player or find_account(connection, guest) is not None:
        return
    tables = _tables_of(connection, guest)
    for column in BROUGHT:
        connection.execute(update(column.table).where(column == guest).values({column.name: player}))
    _bring_deals(connection, guest, player)
    rating_queries.bring_counted(connection, guest, player)
    friend_queries.bring_friends(connection, guest, player)
    club_queries.bring_clubs(connection, guest, player)
    for column in MERGED:
        for row in connection.execute(select(column.table).where(column == guest)).mappings().all():
            insert_once(connection, column.table, {**row, column.name: player})
        connection.execute(delete(column.table).where(column == guest))
    connection.execute(delete(MARKS).where(MARKS.c.player == MARKS.c.other))  # nobody is muted for themselves
    connection.execute(delete(PLAYERS).where(PLAYERS.c.id == guest))
    for table in tables:
        queries.revise(connection, table)
        notify_servers(connection, CHANGED, table)


def _bring_deals(connection: Connection, guest: str, player: str) -> None:
    """The guest's tries at deals of the day, but those of days on which the player has one already."""
    for row in connection.execute(select(DEALS).where(DEALS.c.player == guest)).all():
        same = and_(DEALS.c.day == row.day, DEALS.c.game == row.game, DEALS.c.player == player)
        if row.day is None or connection.execute(select(DEALS.c.table).where(same)).first() is None:
            connection.execute(update(DEALS).where(DEALS.c.table == row.table).values(player=player))


def delete_player(connection: Connection, player: str) -> list[str]:
    """Forget the player: the name, the account, the seats (those at running tables become open, or are given up where
    the game is rated; the others nameless) and who made which table. The tables stay. Returns the tables where the
    player sat."""
    held = connection.execute(
        select(SEATS.c.table, SEATS.c.seat, TABLES.c.state, TABLES.c.rated, TABLES.c.line)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(SEATS.c.player == player)
    ).all()
    for row in held:
        values: dict[str, Any] = {"name": "", "player": None, "secret": new_secret()}
        if row.state in SECRET_STATES and row.rated and row.line > 0:
            values |= {"stand_in": "away", "level": RATED_STAND_IN, "resigned": time.time()}
        elif row.state in SECRET_STATES:
            values |= queries.OPEN
        which = and_(SEATS.c.table == row.table, SEATS.c.seat == row.seat)
        connection.execute(update(SEATS).where(which).values(values))
        queries.revise(connection, row.table)
    connection.execute(update(TABLES).where(TABLES.c.host == player).values(host=None))
    forgotten = {"player": "", "name": "", "phrase": "", "text": ""}  # the numbers stay: listeners count by them
    connection.execute(update(TALK).where(TALK.c.player == player).values(forgotten))
    account = find_account(connection, player)
    connection.execute(delete(TOKENS).where(TOKENS.c.value.in_([player, account.email if account else None])))
    rating_queries.forget_counted(connection, player)
    friend_queries.forget_friends(connection, player)
    club_queries.forget_clubs(connection, player)
    for column in OWN:
        connection.execute(delete(column.table).where(column == player))
    tables = sorted({row.table for row in held})
    for table in tables:
        notify_servers(connection, CHANGED, table)
    return tables


def _tables_of(connection: Connection, player: str) -> list[str]:
    """The tables where the player has a seat."""
    return sorted(set(connection.execute(select(SEATS.c.table).where(SEATS.c.player == player)).scalars()))
