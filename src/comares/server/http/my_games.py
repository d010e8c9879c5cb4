"""The calls about one's own games: results, statistics, export, deletion."""

from __future__ import annotations

import time
from typing import Annotated, Final

from litestar import Response, delete, get
from litestar.params import QueryParameter

from comares.bots.knowledge import LEVELS
from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import TheStorage
from comares.server.messages.games import GamesExport, OwnGames
from comares.server.play.catch_up import all_results, catch_up
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player
from comares.server.play.stored_results import MAX_RESULTS
from comares.server.play.work import in_thread
from comares.server.play.your_games import OUTCOMES, GamesFilter, game_result, own_games

FORGOTTEN_AT_ONCE: Final = 50  # tables
FORMAT: Final = "comares-games 1"


@get("/api/my-games", summary="One's own finished games and what they come to", responses=REFUSALS)
async def get_games(
    known: Player,
    storage: TheStorage,
    rooms: Rooms,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    outcome: Annotated[str, QueryParameter(max_length=10)] = "",
    level: Annotated[str, QueryParameter(max_length=40)] = "",
    players: Annotated[int, QueryParameter(ge=0, le=16)] = 0,
    month: Annotated[str, QueryParameter(max_length=10)] = "",
    search: Annotated[str, QueryParameter(max_length=60)] = "",
    after: Annotated[int, QueryParameter(ge=0, le=MAX_RESULTS)] = 0,
) -> OwnGames:
    registry = rooms.games.registry
    for name, value, values in (
        ("game", game, list(registry)),
        ("outcome", outcome, OUTCOMES),
        ("level", level, LEVELS),
    ):
        if value and value not in values:
            raise Refusal("malformed", what=f"{name}: expected {', '.join(values)}, not {value!r}")
    pending = await catch_up(known.id, storage, rooms.games)
    wanted = GamesFilter(game, outcome, level, players, month, search)
    results = await storage.results_of(known.id, MAX_RESULTS)
    return await in_thread(own_games, results, wanted, after, registry, pending)


@get("/api/my-games/export", summary="Everything that is kept of one's finished games", responses=REFUSALS)
async def export_games(known: Player, storage: TheStorage, rooms: Rooms) -> Response[GamesExport]:
    await all_results(known.id, storage, rooms.games)
    results = await storage.results_of(known.id, MAX_RESULTS)
    games = [game_result(result) for result in results if result.readable]
    headers = {"content-disposition": 'attachment; filename="comares-games.json"'}
    return Response(GamesExport(FORMAT, time.time(), games), headers=headers)


@delete("/api/my-games", summary="Delete everything that is kept of one's finished games", responses=REFUSALS)
async def forget_games(known: Player, storage: TheStorage, rooms: Rooms) -> None:
    while changed := await storage.forget_games(known.id, FORGOTTEN_AT_ONCE):
        for table in changed:
            await rooms.on_changed(table)


HANDLERS = [get_games, export_games, forget_games]
