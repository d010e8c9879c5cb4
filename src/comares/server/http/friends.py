"""The calls about friends. Nobody is found but by a code, or at a table that both sit at."""

from __future__ import annotations

import time
from typing import Final

from litestar import delete, get, post

from comares.server.errors import Refusal
from comares.server.http.attempts import Attempts
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import TheFriends, TheStorage
from comares.server.messages.friends import AtTable, FriendCode, FriendCodeInfo, FriendInfo, Friends, TableFriend
from comares.server.play.friends import HERE_SECONDS, MAX_FRIENDS, Friend, FriendStorage, TooManyFriends
from comares.server.play.ids import is_id, new_id, new_secret
from comares.server.play.rooms import Rooms
from comares.server.play.storage import RUNNING, Player

ASKS: Final = 30  # of one player in an hour


async def friends_page(known: Player, friends: FriendStorage) -> Friends:
    """The player's friends."""
    code = await friends.code_of(known.id, new_secret())
    return Friends(code, [friend_info(each) for each in await friends.friends_of(known.id)], MAX_FRIENDS)


def friend_info(friend: Friend) -> FriendInfo:
    """A friend as the player sees them."""
    here = friend.state == "friend" and time.time() - friend.seen < HERE_SECONDS
    return FriendInfo(friend.id, friend.name, friend.state, here)


@get("/api/friends", summary="My friends, and the code by which others find me", responses=REFUSALS)
async def get_friends(known: Player, friends: TheFriends) -> Friends:
    return await friends_page(known, friends)


@post("/api/friends/seen", summary="Whose code it is", responses=REFUSALS, status_code=200)
async def see_code(data: FriendCode, known: Player, storage: TheStorage, friends: TheFriends) -> FriendCodeInfo:
    other = await found_by_code(data.code, friends)
    player = await storage.find_player(other)
    states = {each.player: each.state for each in await friends.friends_of(known.id)}
    return FriendCodeInfo(player.name if player else "", "you" if other == known.id else states.get(other, ""))


@post("/api/friends", summary="Ask somebody to be a friend, by a code", responses=REFUSALS, status_code=200)
async def ask_by_code(data: FriendCode, known: Player, friends: TheFriends, asks: Attempts) -> Friends:
    return await ask(known, await found_by_code(data.code, friends), friends, asks)


@post("/api/friends/at-table", summary="Ask somebody at a table", responses=REFUSALS, status_code=200)
async def ask_at_table(data: AtTable, known: Player, friends: TheFriends, rooms: Rooms, asks: Attempts) -> Friends:
    return await ask(known, await met(data, known, rooms), friends, asks)


async def ask(known: Player, other: str, friends: FriendStorage, asks: Attempts) -> Friends:
    """Ask the other player; asking back accepts."""
    if other == known.id:
        raise Refusal("no-friend")
    asks.use(known.id)
    try:
        await friends.ask(known.id, other, new_id(), time.time())
    except TooManyFriends:
        raise Refusal("friends-full", most=MAX_FRIENDS) from None
    return await friends_page(known, friends)


async def found_by_code(code: str, friends: FriendStorage) -> str:
    """The player whose code it is."""
    other = await friends.player_of_code(code) if is_id(code) else None
    if other is None:
        raise Refusal("no-friend")
    return other


async def met(data: AtTable, known: Player, rooms: Rooms) -> str:
    """The person at that seat of a table where the player sits too."""
    row = await rooms.stored_table(data.table)
    if known.id not in [seat.player for seat in row.seats]:
        raise Refusal("not-your-seat", seat=0)
    other = row.seats[data.seat].player if data.seat < len(row.seats) else None
    if other is None or other == known.id:
        raise Refusal("no-friend")
    return other


@post("/api/friends/{entry:str}/accept", summary="Accept a friend request", responses=REFUSALS, status_code=200)
async def accept(entry: str, known: Player, friends: TheFriends) -> Friends:
    try:
        if not is_id(entry) or not await friends.accept(known.id, entry, new_id(), time.time()):
            raise Refusal("no-friend")
    except TooManyFriends:
        raise Refusal("friends-full", most=MAX_FRIENDS) from None
    return await friends_page(known, friends)


@delete("/api/friends/{entry:str}", summary="Friends no more; or an answer of no", responses=REFUSALS, status_code=200)
async def remove(entry: str, known: Player, friends: TheFriends) -> Friends:
    if not is_id(entry) or not await friends.remove(known.id, entry):
        raise Refusal("no-friend")
    return await friends_page(known, friends)


@post("/api/friends/{entry:str}/block", summary="Hear nothing more of somebody", responses=REFUSALS, status_code=200)
async def block(entry: str, known: Player, friends: TheFriends) -> Friends:
    other = next((each.player for each in await friends.friends_of(known.id) if each.id == entry), None)
    if other is None:
        raise Refusal("no-friend")
    await friends.block(known.id, other, new_id(), time.time())
    return await friends_page(known, friends)


@post("/api/friends/block-at-table", summary="Block somebody at a table", responses=REFUSALS, status_code=200)
async def block_at_table(data: AtTable, known: Player, friends: TheFriends, rooms: Rooms) -> Friends:
    await friends.block(known.id, await met(data, known, rooms), new_id(), time.time())
    return await friends_page(known, friends)


@post("/api/friends/code", summary="Another code in place of the one so far", responses=REFUSALS, status_code=200)
async def renew_code(known: Player, friends: TheFriends) -> Friends:
    await friends.renew_code(known.id, new_secret())
    return await friends_page(known, friends)


@post("/api/tables/{table:str}/invite", summary="Ask a friend to a table", responses=REFUSALS, status_code=204)
async def invite(
    table: str, data: TableFriend, known: Player, friends: TheFriends, rooms: Rooms, asks: Attempts
) -> None:
    row = await rooms.stored_table(table)
    if row.host != known.id and known.id not in [seat.player for seat in row.seats]:
        raise Refusal("not-your-seat", seat=0)
    if row.state != RUNNING or not any(seat.kind == "open" for seat in row.seats):
        raise Refusal("no-seat")
    mine = await friends.friends_of(known.id)
    friend = next((each for each in mine if each.id == data.friend and each.state == "friend"), None)
    if friend is None:
        raise Refusal("no-friend")
    asks.use(known.id)
    if not await friends.invite(table, friend.player, known.id, time.time()):
        raise Refusal("invited-enough")


@delete("/api/tables/{table:str}/invite", summary="Do not come to a table", responses=REFUSALS, status_code=204)
async def decline(table: str, known: Player, friends: TheFriends) -> None:
    if is_id(table):
        await friends.decline(table, known.id)


HANDLERS = [
    get_friends,
    see_code,
    ask_by_code,
    ask_at_table,
    accept,
    remove,
    block,
    block_at_table,
    renew_code,
    invite,
    decline,
]
