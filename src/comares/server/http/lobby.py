"""The calls before a game: games, lists of tables, making a table."""

from __future__ import annotations

import math
from contextlib import suppress
from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter
from litestar.types import Scope

from comares.bots.knowledge import LEVELS
from comares.kernel.game import Setting
from comares.server.errors import Refusal
from comares.server.games.boxes import EDITION_SETTINGS
from comares.server.games.hosted import HostedGames
from comares.server.http.clubs import own_club
from comares.server.http.connections import address_of
from comares.server.http.edition_settings import with_editions
from comares.server.http.lobby_people import People
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.quotas import Quotas
from comares.server.http.seats import take_seat
from comares.server.http.summaries import summary
from comares.server.http.types import TheClubs, TheStorage
from comares.server.messages.lobby import (
    GameInfo,
    Lobby,
    NewTable,
    Reconstruction,
    SettingInfo,
    TablePage,
    TableSummary,
)
from comares.server.play.editions import Editions
from comares.server.play.ids import is_id
from comares.server.play.named_editions import named_edition
from comares.server.play.new_table import new_table, rematch_of, seat_kept_for
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Conflict, Page, Player, Storage, StoredComponents
from comares.server.play.work import in_thread

LISTS = ("mine", "open", "watch")
PLACE = "~"  # between the time and the id of a table in a list


@get("/api/games", summary="The games and their settings", responses=REFUSALS)
async def list_games(known: Player, games: HostedGames, editions: Editions) -> list[GameInfo]:
    own = await editions.of(known)
    return [
        with_editions(
            GameInfo(
                name=game.name,
                min_players=game.min_players,
                max_players=game.max_players,
                settings=[setting_info(setting, games) for setting in game.settings],
                levels=list(LEVELS),
                reconstructions=[Reconstruction(*part) for part in games.reconstructions(game.name)],
            ),
            [each for each in own if each.game == game.name and each.fingerprint],
        )
        for game in games.registry.values()
    ]


def setting_info(setting: Setting, games: HostedGames) -> SettingInfo:
    """The setting as the lobby offers it."""
    named = games.edition_names if setting.name in EDITION_SETTINGS else {}
    names = {value: named[value] for value in setting.values if value in named}
    return SettingInfo(setting.name, list(setting.values), setting.needs, list(setting.seats), names)


@get("/api/tables", summary="My tables, open tables, tables to watch", responses=REFUSALS)
async def list_tables(known: Player, storage: TheStorage, rooms: Rooms, people: People) -> Lobby:
    await people.see(known.id)
    playing = [summary(table, known.id, rooms) for table in await storage.games_of(known.id)]
    playing.sort(key=lambda table: table.turn not in table.you)  # my turn first
    pages = {name: await table_page(name, "", known, storage, rooms) for name in LISTS}
    lists = {name: page.tables for name, page in pages.items()}
    following = {name: page.next for name, page in pages.items() if page.next}
    others = await people.shown(known, rooms)
    return Lobby([*playing, *lists["mine"]], lists["open"], lists["watch"], others, following)


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
    data: NewTable,
    scope: Scope,
    known: Player,
    storage: TheStorage,
    rooms: Rooms,
    quotas: Quotas,
    clubs: TheClubs,
) -> TableSummary:
    await quotas.use(known.id, address_of(scope))
    components = await chosen_components(data, known, rooms)
    if data.club:
        await own_club(data.club, known, clubs)
    if data.rated and components is not None:
        raise Refusal("setup", what="a rated table is played with the components of the server")
    games = await rooms.editions.made_of(components) if components else rooms.games
    row, lines = await in_thread(new_table, data, known, games)
    row.edition = components.edition if components else None
    await storage.add_table(row, lines, components)
    if row.bot_turn:
        await rooms.open(row.id)
    return summary(row, known.id, rooms)


async def chosen_components(data: NewTable, known: Player, rooms: Rooms) -> StoredComponents | None:
    """The components of the player's own edition that a new table is made with; None: those of the server."""
    if data.position is None:
        return await rooms.editions.chosen(known, data.game, data.settings)
    named = named_edition(data.position)
    return await rooms.editions.owned(known, *named) if named else None


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
        games = await rooms.editions.of(old.edition)
        components = await storage.find_components(old.edition) if old.edition else None
        row, lines = rematch_of(old, known.id, games.registry)
        row.edition = old.edition
        with suppress(Conflict):  # another player asked at the same moment
            await storage.add_rematch(old.id, row, lines, components)
        await rooms.on_changed(old.id)
        old = await rooms.stored_table(table)
    assert old.rematch is not None
    new = await rooms.stored_table(old.rematch)
    if reserved := seat_kept_for(known.id, old, new):
        await take_seat(reserved.secret, "open", known._replace(name=reserved.name), storage, rooms)
        new = await rooms.stored_table(new.id)
    if new.bot_turn:
        await rooms.open(new.id)
    return summary(new, known.id, rooms)


HANDLERS = [
    list_games,
    list_tables,
    more_tables,
    make_table,
    get_table,
    make_rematch,
]
