"""The calls about ratings. They tell of games that are over, never of one that runs."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter

from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import TheRatings
from comares.server.messages.ratings import OwnRating, PoolInfo, RatingList, SeatRating, TableRatings
from comares.server.play.counted_games import SETTLED_GAMES, SETTLED_RIVALS, CountedGame, Pool, Rating
from comares.server.play.ratings import FIRST, rating_info, shown_rating
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player

LISTED: Final = 100


@get("/api/ratings", summary="The best of this server", responses=REFUSALS)
async def get_ratings(
    known: Player,
    ratings: TheRatings,
    rooms: Rooms,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    seats: Annotated[int, QueryParameter(ge=0, le=16)] = 0,
) -> RatingList:
    pools, own = await ratings.pools(), await ratings.ratings_of(known.id)
    if game and game not in rooms.games.registry:
        raise Refusal("malformed", what=f"game: expected {', '.join(rooms.games.registry)}, not {game!r}")
    wanted = [pool for pool in pools if game in ("", pool.game) and seats in (0, pool.seats)]
    played = sorted(own, key=lambda each: -each.games)
    chosen = next((each.pool for each in played if each.pool in wanted), next(iter(wanted), Pool(game, seats)))
    best, new = [await ratings.best(chosen, provisional, LISTED) for provisional in (False, True)]
    return RatingList(
        pools=[PoolInfo(*pool) for pool in pools],
        game=chosen.game,
        seats=chosen.seats,
        best=[rating_info(each, known.id) for each in best],
        provisional=[rating_info(each, known.id) for each in new],
        own=[OwnRating(*each.pool, rating_info(each, known.id)) for each in sorted(own, key=lambda each: each.pool)],
        settled_games=SETTLED_GAMES,
        settled_rivals=SETTLED_RIVALS,
    )


@get("/api/tables/{table:str}/ratings", summary="The ratings at a table", responses=REFUSALS)
async def get_table_ratings(table: str, ratings: TheRatings, rooms: Rooms) -> TableRatings:
    row = await rooms.stored_table(table)
    if not row.rated:
        return TableRatings(False, False, [None] * len(row.seats))
    counted = await ratings.find_counted(table)
    people = [seat.player for seat in row.seats if seat.kind == "person" and seat.player]
    known = await ratings.ratings_in(Pool(row.game, len(row.seats)), people)
    shown = [seat_rating(seat.player, known, counted) if seat.kind == "person" else None for seat in row.seats]
    return TableRatings(True, counted is not None, shown)


def seat_rating(player: str | None, known: dict[str, Rating], counted: CountedGame | None) -> SeatRating | None:
    """The rating of a person at the table, and how the game has changed it."""
    if not player:
        return None
    found = known.get(player)
    value, uncertainty = shown_rating(found.belief if found else FIRST)
    change = None
    for seat in counted.seats if counted else ():
        if seat.player == player and seat.before and seat.after:
            change = shown_rating(seat.after)[0] - shown_rating(seat.before)[0]
    return SeatRating(value, uncertainty, found is None or found.is_provisional, change)


HANDLERS = [get_ratings, get_table_ratings]
