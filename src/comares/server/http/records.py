"""The calls about a game's record, its replay and its positions."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter

from comares.kernel.position import write as write_position
from comares.server.bots.fair_queue import Share
from comares.server.errors import Refusal
from comares.server.http.connections import address_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.quotas import Quotas
from comares.server.http.summaries import summary
from comares.server.http.types import AnyRequest, TheStorage
from comares.server.messages.lobby import TableSummary
from comares.server.messages.positions import NewPosition, PositionCheck
from comares.server.messages.table import TableMessage
from comares.server.play.deals import must_not_spoil
from comares.server.play.importing import import_in_worker
from comares.server.play.named_editions import named_edition
from comares.server.play.new_table import StoredTable
from comares.server.play.positions import check_position
from comares.server.play.record_texts import RecordTexts
from comares.server.play.replay import ReplayCache
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import RECORD, RUNNING, Player, StoredComponents
from comares.server.play.work import in_thread, waiting_counts
from comares.server.settings import Settings

MAX_RECORD_BYTES = 1_000_000


@post("/api/records", summary="Import a record to look at", responses=REFUSALS, request_max_body_size=MAX_RECORD_BYTES)
async def post_record(
    request: AnyRequest, known: Player, storage: TheStorage, rooms: Rooms, settings: Settings, quotas: Quotas
) -> TableSummary:
    await quotas.use(known.id, address_of(request.scope), runs=False)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("record", what="a record is text in UTF-8") from None
    named = named_edition(text)
    components = await rooms.editions.named(known, *named) if named else None
    row, lines = await imported(text, Share(address_of(request.scope), known.id), rooms, settings, components)
    if components is not None:
        row.edition = components.edition
    with waiting_counts():
        await storage.add_table(row, lines, components)
    return summary(row, known.id, rooms)


async def imported(
    text: str, share: Share, rooms: Rooms, settings: Settings, components: StoredComponents | None = None
) -> StoredTable:
    """The table of a record, made in a worker process: one at a time for each player, and in a limited time."""
    seconds = settings.tables.import_seconds
    own = (await rooms.editions.made_of(components)).registry[components.game].components if components else ""
    arguments = (text, share.player, settings.data, own, settings.any_position, settings.tables.max_lines)
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
    request: AnyRequest, table: str, known: Player, rooms: Rooms, record_texts: RecordTexts, seat: SeatQuery = None
) -> Response[bytes]:
    room = await seen_room(table, known, rooms)
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.txt"'}
    packs = "gzip" in request.headers.get("accept-encoding", "")
    if packs:
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    async with room.settled():
        content = await record_texts.text(room, viewer_of(room, known.id, seat), packs)
    return Response(content, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/replay", summary="The table after a line", responses=REFUSALS)
async def get_replay(
    table: str,
    known: Player,
    rooms: Rooms,
    replays: ReplayCache,
    upto: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
) -> TableMessage:
    return await replays.table_message(await seen_room(table, known, rooms), known.id, upto, seat)


@post(
    "/api/positions/check",
    summary="What a position says, or what is wrong with it",
    responses=REFUSALS,
    status_code=200,
)
async def post_position_check(data: NewPosition, known: Player, rooms: Rooms) -> PositionCheck:
    named = named_edition(data.position)
    components = await rooms.editions.named(known, *named) if named else None
    games = await rooms.editions.made_of(components) if components else rooms.games
    return await in_thread(check_position, data.position, games)


@get(
    "/api/tables/{table:str}/position",
    summary="The position now, or after a line, as far as the player may see it",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def get_position(
    table: str, known: Player, rooms: Rooms, replays: ReplayCache, upto: UptoQuery = None, seat: SeatQuery = None
) -> str:
    room = await seen_room(table, known, rooms)
    if room.row.rated and room.row.state == RUNNING:
        raise Refusal("rated")  # a position can be given to a bot
    if upto is not None:
        return write_position(await replays.position(room, known.id, upto, seat))
    async with room.settled():
        viewer = viewer_of(room, known.id, seat)
        return write_position(room.table.position(viewer, everything=room.row.state == RECORD))


async def seen_room(table: str, known: Player, rooms: Rooms) -> Room:
    """The room of a table that the player may look at."""
    room = await rooms.open(table)
    await must_not_spoil(room, known.id, rooms.storage)
    return room


def viewer_of(room: Room, player: str, seat: int | None) -> int | None:
    """The seat that the player looks from: the one asked for, else the player's first, else None: a spectator."""
    own = room.seats_of(player)
    if seat is not None and seat not in own:
        raise Refusal("not-your-seat", seat=seat + 1)
    return seat if seat is not None else next(iter(own), None)


HANDLERS = [
    post_record,
    get_record,
    get_replay,
    post_position_check,
    get_position,
]
