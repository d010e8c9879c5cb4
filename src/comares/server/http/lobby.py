"""The calls before and after a game: players, games, tables, seats, records."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from litestar import MediaType, Response, get, post, put
from litestar.datastructures import Headers
from litestar.di import Provide
from litestar.params import QueryParameter
from litestar.types import Scope

from comares.bots.registry import LEVELS
from comares.i18n import LANGUAGES, translate
from comares.kernel.game import Setting
from comares.kernel.position import write as write_position
from comares.server.errors import Refusal
from comares.server.games.hosted import DATA_SETTING, HostedGames
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import AnyRequest, TheStorage
from comares.server.messages import (
    GameInfo,
    InvitationCode,
    InvitationInfo,
    JoinTable,
    Lobby,
    Me,
    NewMe,
    NewPosition,
    NewTable,
    PositionCheck,
    SettingInfo,
    TableMessage,
    TableSummary,
    TakeOverSeat,
)
from comares.server.play.ids import new_secret
from comares.server.play.new_table import import_record, new_table, rematch_of
from comares.server.play.positions import check_position
from comares.server.play.presenters import table_summary
from comares.server.play.replay import ReplayCache
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import RECORD, RUNNING, Conflict, Player, SeatKind, Storage, TableRow
from comares.server.settings import Settings

MAX_RECORD_BYTES = 1_000_000


async def current_player(scope: Scope, storage: TheStorage) -> Player:
    """The player of the request."""
    player: str = scope["state"]["player"]
    found = await storage.find_player(player)
    return found or Player(player, "", preferred_language(Headers.from_scope(scope).get("accept-language", "")))


def preferred_language(accepted: str) -> str:
    """The first language of an `Accept-Language` header that there is a catalogue for."""
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


# Players and games.


@get("/api/me", summary="The player behind the cookie", responses=REFUSALS)
async def get_me(known: Player, settings: Settings) -> Me:
    return Me(known.name, known.language, settings.public_url)


@put("/api/me", summary="Set the player's name and language", responses=REFUSALS)
async def put_me(data: NewMe, known: Player, storage: TheStorage, settings: Settings) -> Me:
    if data.language not in LANGUAGES:
        raise Refusal("malformed", what=f"the languages are {', '.join(LANGUAGES)}")
    player = Player(known.id, data.name.strip(), data.language)
    await storage.save_player(player)
    return Me(player.name, player.language, settings.public_url)


@get("/api/games", summary="The games and their settings", responses=REFUSALS, sync_to_thread=False)
def list_games(games: HostedGames) -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            min_players=game.min_players,
            max_players=game.max_players,
            settings=[setting_info(setting, games) for setting in game.settings],
            levels=list(LEVELS),
        )
        for game in games.registry.values()
    ]


def setting_info(setting: Setting, games: HostedGames) -> SettingInfo:
    """The setting as the lobby offers it."""
    named = games.edition_names if setting.name == DATA_SETTING else {}
    names = {value: named[value] for value in setting.values if value in named}
    return SettingInfo(setting.name, list(setting.values), setting.needs, list(setting.seats), names)


# Tables.


@get("/api/tables", summary="My tables, open tables, tables to watch", responses=REFUSALS)
async def list_tables(known: Player, storage: TheStorage, rooms: Rooms) -> Lobby:
    mine = await storage.tables_of(known.id)
    joinable = await storage.open_tables(known.id, True)
    others = await storage.open_tables(known.id, False)
    lists = [[summary(table, known.id, rooms) for table in tables] for tables in (mine, joinable, others)]
    lists[0].sort(key=lambda table: (table.turn not in table.you, table.state != RUNNING))  # my turn first
    return Lobby(*lists)


@post("/api/tables", summary="Make a table", responses=REFUSALS)
async def make_table(data: NewTable, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    row, lines = await asyncio.to_thread(new_table, data, known, rooms.games)
    await storage.add_table(row, lines)
    if row.bot_turn:
        await rooms.open(row.id)
    return summary(row, known.id, rooms)


@get("/api/tables/{table:str}", summary="One table", responses=REFUSALS)
async def get_table(table: str, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    return summary(await stored_table(storage, table), known.id, rooms)


@post("/api/tables/{table:str}/rematch", summary="The same players again, seats rotated", responses=REFUSALS)
async def make_rematch(table: str, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    old = await stored_table(storage, table)
    if known.id not in [seat.player for seat in old.seats]:
        raise Refusal("not-your-seat", seat=0)
    if old.rematch is None:
        row, lines = rematch_of(old, known.id, rooms.games.registry)
        with suppress(Conflict):  # another player asked at the same moment
            await storage.add_rematch(old.id, row, lines)
        await rooms.on_changed(old.id)
        old = await stored_table(storage, table)
    assert old.rematch is not None
    new = await stored_table(storage, old.rematch)
    if new.bot_turn:
        await rooms.open(new.id)
    return summary(new, known.id, rooms)


# Seats.


@post("/api/invitations/seen", summary="What an invitation is for", responses=REFUSALS, status_code=200)
async def get_invitation(data: InvitationCode, known: Player, storage: TheStorage, rooms: Rooms) -> InvitationInfo:
    found = await storage.seat_by_secret(data.code)
    if found is None or found.kind != "open":
        raise Refusal("no-seat")
    table = await stored_table(storage, found.table)
    return InvitationInfo(found.seat, await host_name(table, storage), summary(table, known.id, rooms))


@post("/api/invitations", summary="Take an open seat by its invitation", responses=REFUSALS)
async def take_open_seat(data: JoinTable, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    player = known._replace(name=data.name.strip() or known.name or translate("guest", language=known.language))
    return await take_seat(data.code, "open", player, storage, rooms)


@post("/api/seats", summary="Take over one's own seat on another device", responses=REFUSALS)
async def take_over_seat(data: TakeOverSeat, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    return await take_seat(data.secret, "person", known, storage, rooms)


# Records.


@post("/api/records", summary="Import a record to look at", responses=REFUSALS, request_max_body_size=MAX_RECORD_BYTES)
async def post_record(request: AnyRequest, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("record", what="a record is text in UTF-8") from None
    row, lines = await asyncio.to_thread(import_record, text, known.id, rooms.games)
    await storage.add_table(row, lines)
    return summary(row, known.id, rooms)


SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
UptoQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


@get(
    "/api/tables/{table:str}/record",
    summary="The record, as far as the player may see it",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def get_record(table: str, known: Player, rooms: Rooms, seat: SeatQuery = None) -> Response[str]:
    room = await rooms.open(table)
    async with room.settled():
        viewer = viewer_of(room, known.id, seat)
        text = room.table.text(viewer, everything=room.row.state == RECORD)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/replay", summary="The table after a line", responses=REFUSALS)
async def get_replay(
    table: str,
    known: Player,
    rooms: Rooms,
    replays: ReplayCache,
    upto: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
) -> TableMessage:
    return await replays.table_message(await rooms.open(table), known.id, upto, seat)


# Positions.


@post(
    "/api/positions/check",
    summary="What a position says, or what is wrong with it",
    responses=REFUSALS,
    status_code=200,
)
async def post_position_check(data: NewPosition, rooms: Rooms) -> PositionCheck:
    return await asyncio.to_thread(check_position, data.position, rooms.games)


@get(
    "/api/tables/{table:str}/position",
    summary="The position now, or after a line, as far as the player may see it",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def get_position(
    table: str, known: Player, rooms: Rooms, replays: ReplayCache, upto: UptoQuery = None, seat: SeatQuery = None
) -> str:
    room = await rooms.open(table)
    if upto is not None:
        return write_position(await replays.position(room, known.id, upto, seat))
    async with room.settled():
        viewer = viewer_of(room, known.id, seat)
        return write_position(room.table.position(viewer, everything=room.row.state == RECORD))


# What the handlers share.


def viewer_of(room: Room, player: str, seat: int | None) -> int | None:
    """The seat that the player looks from: the one asked for, else the player's first, else None: a spectator."""
    own = room.seats_of(player)
    if seat is not None and seat not in own:
        raise Refusal("not-your-seat", seat=seat + 1)
    return seat if seat is not None else next(iter(own), None)


async def stored_table(storage: Storage, table: str) -> TableRow:
    """The table of that id; a Refusal if there is none."""
    found = await storage.find_table(table)
    if found is None:
        raise Refusal("no-table")
    return found


async def host_name(table: TableRow, storage: Storage) -> str:
    """The name of the player who made the table, as it is at the table; empty if there is none."""
    seated = next((seat.name for seat in table.seats if seat.player and seat.player == table.host), "")
    if seated or table.host is None:
        return seated
    player = await storage.find_player(table.host)
    return player.name if player else ""


async def take_seat(secret: str, kind: SeatKind, player: Player, storage: Storage, rooms: Rooms) -> TableSummary:
    """Give the player the seat and notify everybody at the table."""
    table = await storage.take_seat(secret, kind, player, new_secret())
    if table is None:
        raise Refusal("no-seat")
    await rooms.on_changed(table)
    return summary(await stored_table(storage, table), player.id, rooms)


def summary(table: TableRow, player: str, rooms: Rooms) -> TableSummary:
    """The table as the player sees it in the lobby."""
    return table_summary(table, player, rooms.players_at(table.id))


HANDLERS = [
    get_me,
    put_me,
    list_games,
    list_tables,
    make_table,
    get_table,
    get_invitation,
    take_open_seat,
    take_over_seat,
    make_rematch,
    post_record,
    get_record,
    get_replay,
    post_position_check,
    get_position,
]
DEPENDENCIES = {"known": Provide(current_player)}
