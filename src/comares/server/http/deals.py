"""The calls about the deal of the day, and the same deal for a friend."""

from __future__ import annotations

import calendar
import re
import time
from typing import Annotated, Final

from litestar import get, post
from litestar.params import QueryParameter
from litestar.types import Scope

from comares.server.errors import Refusal
from comares.server.http.connections import address_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.quotas import Quotas
from comares.server.http.summaries import summary
from comares.server.http.types import TheStorage
from comares.server.messages.deals import DealInfo, DealResult, DealsOfDay
from comares.server.messages.games import RivalInfo
from comares.server.messages.lobby import TableSummary
from comares.server.play.deals import DAY_SECONDS, day_table, friend_table, must_not_spoil, new_seed, setup_of, today
from comares.server.play.rooms import Rooms
from comares.server.play.storage import OVER, Player, Storage
from comares.server.play.stored_deals import BOTS
from comares.server.play.stored_results import Result
from comares.server.play.work import in_thread

MOST_LISTED: Final = 50
DAY = re.compile(r"\d{4}-\d\d-\d\d")


@get("/api/deals", summary="The deals of a day", responses=REFUSALS)
async def get_deals(
    known: Player, storage: TheStorage, rooms: Rooms, day: Annotated[str, QueryParameter(max_length=10)] = ""
) -> DealsOfDay:
    wanted = checked_day(day or today())
    ends = calendar.timegm(time.strptime(wanted, "%Y-%m-%d")) + DAY_SECONDS
    games = rooms.games.registry
    return DealsOfDay(wanted, ends, [await deal_info(wanted, game, known, storage, rooms) for game in games])


def checked_day(day: str) -> str:
    """The day, which is today or before; a Refusal says what is wrong with it."""
    try:
        time.strptime(day if DAY.fullmatch(day) else "", "%Y-%m-%d")
    except ValueError:
        raise Refusal("malformed", what=f"day: expected a day as in 2026-11-17, not {day!r}") from None
    if not "2000-01-01" <= day <= today():
        raise Refusal("malformed", what=f"day: expected today, {today()}, or a day before, not {day}")
    return day


async def deal_info(day: str, game: str, known: Player, storage: Storage, rooms: Rooms) -> DealInfo:
    """The deal as the player may know it: nothing of the results before one's own try is over, or the day."""
    setup = setup_of(day, game, rooms.games)
    table = await storage.deal_try(day, game, known.id)
    row = await storage.find_table(table) if table else None
    is_past = day != today()
    over = row is not None and row.state == OVER
    others, listed = await storage.results_of_day(day, game, known.id, MOST_LISTED)
    names = await storage.names_of([result.player for result in listed]) if over or is_past else {}
    return DealInfo(
        game=game,
        day=day,
        settings=setup.settings,
        levels=list(setup.levels),
        table=table if row else None,
        state="over" if over else "past" if is_past else "running" if row else "new",
        finished=others,
        results=[deal_result(result, known, names) for result in listed] if over or is_past else [],
    )


def deal_result(result: Result, known: Player, names: dict[str, str]) -> DealResult:
    """A row of the table of results."""
    return DealResult(
        table=result.table,
        name=names.get(result.player, ""),
        you=result.player == known.id,
        bot=result.player == BOTS,
        points=result.points,
        place=result.place,
        rivals=[RivalInfo(each.kind, each.name, each.level, each.points) for each in result.rivals],
        sources=result.sources,
    )


@post("/api/deals/{game:str}", summary="Play today's deal, or go on with it", responses=REFUSALS)
async def play_deal(
    game: str, scope: Scope, known: Player, storage: TheStorage, rooms: Rooms, quotas: Quotas
) -> TableSummary:
    if game not in rooms.games.registry:
        raise Refusal("not-here")
    day = today()
    table = await storage.deal_try(day, game, known.id)
    if table is None:
        await quotas.use(known.id, address_of(scope))
        seed = await storage.seed_of_day(day, game, new_seed())
        for player in (None, known):  # the strongest bot makes a try as well, when nobody needs the workers
            (row, lines), deal = await in_thread(day_table, day, game, seed, player, rooms.games)
            table = await storage.add_deal(row, lines, deal)
    assert table is not None
    found = await rooms.stored_table(table)
    if found.bot_turn:
        await rooms.open(found.id)
    return summary(found, known.id, rooms)


@post("/api/tables/{table:str}/same-deal", summary="The deal of a finished game for a friend", responses=REFUSALS)
async def same_deal(
    table: str, scope: Scope, known: Player, storage: TheStorage, rooms: Rooms, quotas: Quotas
) -> TableSummary:
    room = await rooms.open(table)
    await must_not_spoil(room, known.id, storage)
    if room.counts and room.deal is not None and room.deal.day == today():
        raise Refusal("setup", what="today’s deal is for everybody; after midnight UTC it can be dealt again")
    await quotas.use(known.id, address_of(scope))
    async with room.settled():
        games = await rooms.editions.of(room.row.edition)
        (row, lines), deal = await in_thread(friend_table, room.row, room.table, known, games)
        row.edition = room.row.edition
    new = await storage.add_deal(row, lines, deal)
    found = await rooms.stored_table(new)
    if found.bot_turn:
        await rooms.open(found.id)
    return summary(found, known.id, rooms)


HANDLERS = [get_deals, play_deal, same_deal]
