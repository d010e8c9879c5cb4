"""The calls before and after a game: players, games, tables, seats, records."""

from __future__ import annotations

import gzip
import math
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Annotated, Any

from litestar import MediaType, Response, get, post, put
from litestar.datastructures import Headers
from litestar.di import Provide
from litestar.params import QueryParameter
from litestar.types import Scope

from comares.bots.registry import LEVELS
from comares.i18n import LANGUAGES
from comares.kernel.game import Setting
from comares.kernel.position import write as write_position
from comares.server.bots.fair_queue import Share
from comares.server.errors import Refusal
from comares.server.games.hosted import DATA_SETTING, HostedGames
from comares.server.http.connections import address_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.quotas import Quotas
from comares.server.http.refusals import preferred_language
from comares.server.http.sessions import begin_session
from comares.server.http.types import AnyRequest, TheStorage
from comares.server.identity import Session, new_session
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
    Reconstruction,
    SettingInfo,
    TableMessage,
    TablePage,
    TableSummary,
    TakeOverSeat,
)
from comares.server.names import clean_name
from comares.server.play.ids import is_id, new_secret
from comares.server.play.importing import import_in_worker
from comares.server.play.new_table import StoredTable, new_table, rematch_of
from comares.server.play.positions import check_position
from comares.server.play.presenters import table_summary
from comares.server.play.replay import ReplayCache
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import RECORD, Conflict, Page, Player, SeatKind, Storage, TableRow
from comares.server.play.work import in_thread
from comares.server.settings import Settings

MAX_RECORD_BYTES = 1_000_000
GZIP_LEVEL = 5
LISTS = ("mine", "open", "watch")
PLACE = "~"  # between the time and the id of a table in a list


async def current_player(scope: Scope, storage: TheStorage) -> Player:
    """The player of the request."""
    state: Any = scope["state"]
    session: Session = state["session"]
    found = await storage.find_player(session.player)
    if found is not None and found.generation > session.generation:  # signed out: a new player from now on
        found = None
        begin_session(state, new_session())
    language = preferred_language(Headers.from_scope(scope).get("accept-language", ""))
    if found is not None and found.language not in LANGUAGES:  # a language of another version
        found = found._replace(language=language)
    return found or Player(state["player"], "", language)


# Players and games.


@get("/api/me", summary="The player behind the cookie", responses=REFUSALS)
async def get_me(known: Player, settings: Settings) -> Me:
    return Me(known.name, known.language, settings.public_url)


@put("/api/me", summary="Set the player's name and language", responses=REFUSALS)
async def put_me(data: NewMe, known: Player, storage: TheStorage, settings: Settings) -> Me:
    if data.language not in LANGUAGES:
        raise Refusal("malformed", what=f"the languages are {', '.join(LANGUAGES)}")
    player = known._replace(name=clean_name(data.name), language=data.language)
    await storage.save_player(player)
    return Me(player.name, player.language, settings.public_url)


@post("/api/me/sign-out", summary="Sign out on all other devices", responses=REFUSALS, status_code=200)
async def sign_out(request: AnyRequest, known: Player, storage: TheStorage, rooms: Rooms, settings: Settings) -> Me:
    generation = await storage.sign_out(known)
    begin_session(request.scope["state"], Session(known.id, generation))
    await rooms.disconnect(known.id)
    return Me(known.name, known.language, settings.public_url)


@get("/api/games", summary="The games and their settings", responses=REFUSALS, sync_to_thread=False)
def list_games(games: HostedGames) -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            min_players=game.min_players,
            max_players=game.max_players,
            settings=[setting_info(setting, games) for setting in game.settings],
            levels=list(LEVELS),
            reconstructions=[Reconstruction(*part) for part in games.reconstructions(game.name)],
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
    playing = [summary(table, known.id, rooms) for table in await storage.games_of(known.id)]
    playing.sort(key=lambda table: table.turn not in table.you)  # my turn first
    pages = {name: await table_page(name, "", known, storage, rooms) for name in LISTS}
    lists = {name: page.tables for name, page in pages.items()}
    following = {name: page.next for name, page in pages.items() if page.next}
    return Lobby([*playing, *lists["mine"]], lists["open"], lists["watch"], following)


@get("/api/lists/{name:str}", summary="A further page of a list of tables", responses=REFUSALS)
async def more_tables(
    name: str, known: Player, storage: TheStorage, rooms: Rooms, after: Annotated[str, QueryParameter(max_length=60)]
) -> TablePage:
    if name not in LISTS:
        raise Refusal("not-here")
    return await table_page(name, after, known, storage, rooms)


async def table_page(name: str, after: str, known: Player, storage: Storage, rooms: Rooms) -> TablePage:
    """One page of a list: the tables after the one that `after` names; empty: the first ones."""
    limit = rooms.tables.listed
    page = read_page(after, limit + 1)
    if name == "mine":
        found = await storage.tables_of(known.id, page)
    else:
        found = await storage.open_tables(known.id, name == "open", page)
    shown = found[:limit]
    following = f"{shown[-1].updated!r}{PLACE}{shown[-1].id}" if len(found) > limit else None
    return TablePage([summary(table, known.id, rooms) for table in shown], following)


def read_page(after: str, limit: int) -> Page:
    """The page after that place in a list."""
    if not after:
        return Page(limit)
    updated, _, table = after.partition(PLACE)
    try:
        at = float(updated)
    except ValueError:
        at = math.nan
    if not math.isfinite(at) or not is_id(table):
        raise Refusal("malformed", what="after: expected what the page before calls next")
    return Page(limit, at, table)


@post("/api/tables", summary="Make a table", responses=REFUSALS)
async def make_table(
    data: NewTable, scope: Scope, known: Player, storage: TheStorage, rooms: Rooms, quotas: Quotas
) -> TableSummary:
    await quotas.use(known.id, address_of(scope))
    row, lines = await in_thread(new_table, data, known, rooms.games)
    await storage.add_table(row, lines)
    if row.bot_turn:
        await rooms.open(row.id)
    return summary(row, known.id, rooms)


@get("/api/tables/{table:str}", summary="One table", responses=REFUSALS)
async def get_table(table: str, known: Player, rooms: Rooms) -> TableSummary:
    return summary(await rooms.stored_table(table), known.id, rooms)


@post("/api/tables/{table:str}/rematch", summary="The same players again, seats rotated", responses=REFUSALS)
async def make_rematch(
    table: str, scope: Scope, known: Player, storage: TheStorage, rooms: Rooms, quotas: Quotas
) -> TableSummary:
    old = await rooms.stored_table(table)
    if known.id not in [seat.player for seat in old.seats]:
        raise Refusal("not-your-seat", seat=0)
    if old.rematch is None:
        await quotas.use(known.id, address_of(scope))
        row, lines = rematch_of(old, known.id, rooms.games.registry)
        with suppress(Conflict):  # another player asked at the same moment
            await storage.add_rematch(old.id, row, lines)
        await rooms.on_changed(old.id)
        old = await rooms.stored_table(table)
    assert old.rematch is not None
    new = await rooms.stored_table(old.rematch)
    if new.bot_turn:
        await rooms.open(new.id)
    return summary(new, known.id, rooms)


# Seats.


@post("/api/invitations/seen", summary="What an invitation is for", responses=REFUSALS, status_code=200)
async def get_invitation(data: InvitationCode, known: Player, storage: TheStorage, rooms: Rooms) -> InvitationInfo:
    found = await storage.seat_by_secret(data.code) if is_id(data.code) else None
    if found is None or found.kind != "open":
        raise Refusal("no-seat")
    table = await rooms.stored_table(found.table)
    return InvitationInfo(found.seat, await host_name(table, storage), summary(table, known.id, rooms))


@post("/api/invitations", summary="Take an open seat by its invitation", responses=REFUSALS)
async def take_open_seat(data: JoinTable, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    player = known._replace(name=clean_name(data.name) or known.name)
    return await take_seat(data.code, "open", player, storage, rooms)


@post("/api/seats", summary="Take over one's own seat on another device", responses=REFUSALS)
async def take_over_seat(data: TakeOverSeat, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    return await take_seat(data.secret, "person", known, storage, rooms)


# Records.


@post("/api/records", summary="Import a record to look at", responses=REFUSALS, request_max_body_size=MAX_RECORD_BYTES)
async def post_record(
    request: AnyRequest, known: Player, storage: TheStorage, rooms: Rooms, settings: Settings, quotas: Quotas
) -> TableSummary:
    await quotas.use(known.id, address_of(request.scope), runs=False)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("record", what="a record is text in UTF-8") from None
    row, lines = await imported(text, Share(address_of(request.scope), known.id), rooms, settings)
    await storage.add_table(row, lines)
    return summary(row, known.id, rooms)


async def imported(text: str, share: Share, rooms: Rooms, settings: Settings) -> StoredTable:
    """The table of a record, made in a worker process: one at a time for each player, and in a limited time."""
    seconds = settings.tables.import_seconds
    arguments = (text, share.player, settings.data, settings.any_position, settings.tables.max_lines)
    try:
        found = await rooms.bots.run(import_in_worker, *arguments, share=share, timeout=seconds)
    except (TimeoutError, BrokenProcessPool):
        raise Refusal("record", what=f"it takes longer than {seconds:g} seconds to replay") from None
    assert isinstance(found, StoredTable)
    return found


SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
UptoQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


@get(
    "/api/tables/{table:str}/record",
    summary="The record, as far as the player may see it",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
    opt={"packed": True},
)
async def get_record(
    request: AnyRequest, table: str, known: Player, rooms: Rooms, seat: SeatQuery = None
) -> Response[bytes]:
    room = await rooms.open(table)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.txt"'}
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if packs:
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    async with room.settled():
        viewer = viewer_of(room, known.id, seat)
        everything = room.row.state == RECORD

        def content() -> bytes:
            text = room.table.text(viewer, everything).encode()
            return gzip.compress(text, GZIP_LEVEL) if packs else text

        return Response(await in_thread(content), media_type="text/plain; charset=utf-8", headers=headers)


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
    return await in_thread(check_position, data.position, rooms.games)


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


async def host_name(table: TableRow, storage: Storage) -> str:
    """The name of the player who made the table, as it is at the table; empty if there is none."""
    seated = next((seat.name for seat in table.seats if seat.player and seat.player == table.host), "")
    if seated or table.host is None:
        return seated
    player = await storage.find_player(table.host)
    return player.name if player else ""


async def take_seat(secret: str, kind: SeatKind, player: Player, storage: Storage, rooms: Rooms) -> TableSummary:
    """Give the player the seat and notify everybody at the table."""
    table = await storage.take_seat(secret, kind, player, new_secret()) if is_id(secret) else None
    if table is None:
        raise Refusal("no-seat")
    await rooms.on_changed(table)
    return summary(await rooms.stored_table(table), player.id, rooms)


def summary(table: TableRow, player: str, rooms: Rooms) -> TableSummary:
    """The table as the player sees it in the lobby."""
    return table_summary(table, player, rooms.players_at(table.id))


HANDLERS = [
    get_me,
    put_me,
    sign_out,
    list_games,
    list_tables,
    more_tables,
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
