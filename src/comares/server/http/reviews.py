"""The calls about reviews: make one, look at it, stop it; play on from a position; explore what could have been."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from comares.server.http.connections import address_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.quotas import Quotas
from comares.server.http.records import seen_room
from comares.server.http.summaries import summary
from comares.server.http.types import AnyRequest, TheStorage
from comares.server.messages.lobby import TableSummary
from comares.server.messages.review import Explore, Explored, PlayOn, Review
from comares.server.play.replay import ReplayCache
from comares.server.play.reviews import Reviews, must_be_open, review_share
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player
from comares.server.play.what_if import explore, play_on


@get("/api/tables/{table:str}/review", summary="The review of a game, as far as it is made", responses=REFUSALS)
async def get_review(
    table: str,
    known: Player,
    rooms: Rooms,
    reviews: Reviews,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    at: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Review:
    await seen_room(table, known, rooms)
    return await reviews.show(table, known.id, after, at)


@post("/api/tables/{table:str}/review", summary="Make the review of a game", responses=REFUSALS, status_code=200)
async def post_review(request: AnyRequest, table: str, known: Player, rooms: Rooms, reviews: Reviews) -> Review:
    await seen_room(table, known, rooms)
    return await reviews.start(table, known.id, address_of(request.scope))


@post("/api/tables/{table:str}/review/stop", summary="Stop making it", responses=REFUSALS, status_code=200)
async def post_review_stop(table: str, known: Player, reviews: Reviews) -> Review:
    return await reviews.stop(table, known.id)


@post("/api/tables/{table:str}/play-on", summary="A new table at a position of the game", responses=REFUSALS)
async def post_play_on(
    data: PlayOn,
    request: AnyRequest,
    table: str,
    known: Player,
    storage: TheStorage,
    rooms: Rooms,
    replays: ReplayCache,
    quotas: Quotas,
) -> TableSummary:
    room = await seen_room(table, known, rooms)
    must_be_open(room)
    await quotas.use(known.id, address_of(request.scope))
    row, lines = await play_on(room, replays, data, known)
    await storage.add_table(row, lines)
    if row.bot_turn:
        await rooms.open(row.id)
    return summary(row, known.id, rooms)


@post("/api/tables/{table:str}/what-if", summary="Other choices at a position", responses=REFUSALS, status_code=200)
async def post_what_if(
    data: Explore,
    request: AnyRequest,
    table: str,
    known: Player,
    rooms: Rooms,
    replays: ReplayCache,
    reviews: Reviews,
) -> Explored:
    room = await seen_room(table, known, rooms)
    share = review_share(address_of(request.scope), known.id, table)
    return await explore(room, rooms, replays, data, share, reviews.settings, reviews.folders)


HANDLERS = [get_review, post_review, post_review_stop, post_play_on, post_what_if]
