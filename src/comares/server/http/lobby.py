"""HTTP before and after a game: who one is, what there is to play, tables and seats."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from litestar import MediaType, Response, get, post, put
from litestar.datastructures import Headers
from litestar.di import Provide
from litestar.params import QueryParameter
from litestar.types import Scope
from sqlalchemy import Connection

from comares.bots.registry import LEVELS
from comares.games import GAMES
from comares.i18n import LANGUAGES, say
from comares.kernel.game import Setting
from comares.server.errors import Refusal
from comares.server.games.editions import NAMES, OPTION
from comares.server.http.openapi_errors import REFUSED
from comares.server.messages import (
    AnyRequest,
    ChoiceCard,
    GameCard,
    Invitation,
    InvitationSeen,
    Invited,
    Lobby,
    Me,
    NewMe,
    NewTable,
    TableCard,
    TableTold,
    TakenOver,
)
from comares.server.play.new_table import brought, new_table, rematch_of
from comares.server.play.presenters import table_card
from comares.server.play.replay import Replays
from comares.server.play.rooms import Rooms
from comares.server.settings import Settings
from comares.server.store import storage
from comares.server.store.database import Database
from comares.server.store.schema import RECORD, RUNNING
from comares.server.store.storage import Conflict, Player, Stored

LARGEST_RECORD = 1_000_000  # bytes


async def known_player(scope: Scope, database: Database) -> Player:
    """Whoever asks."""
    player: str = scope["state"]["player"]
    found = await database.read(lambda on: storage.find_player(on, player))
    return found or Player(player, "", preferred(Headers.from_scope(scope).get("accept-language", "")))


def preferred(accepted: str) -> str:
    """The first language that the browser asks for and we have."""
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


@get("/api/me", summary="Who one is here", responses=REFUSED)
async def who_am_i(known: Player, settings: Settings) -> Me:
    return Me(known.name, known.language, settings.public_url)


@put("/api/me", summary="Say one's name and language", responses=REFUSED)
async def this_is_me(data: NewMe, known: Player, database: Database, settings: Settings) -> Me:
    if data.language not in LANGUAGES:
        raise Refusal("malformed", what=f"the languages are {', '.join(LANGUAGES)}")
    player = Player(known.id, data.name.strip(), data.language)
    await database.write(lambda to: storage.keep_player(to, player))
    return Me(player.name, player.language, settings.public_url)


@get("/api/games", summary="The shelf", responses=REFUSED, sync_to_thread=False)
def shelf() -> list[GameCard]:
    return [
        GameCard(
            name=game.name,
            fewest=game.fewest,
            most=game.most,
            choices=[setting_info(setting) for setting in game.settings],
            levels=list(LEVELS),
        )
        for game in GAMES.values()
    ]


def setting_info(setting: Setting) -> ChoiceCard:
    """The option as it is offered here."""
    names = {value: NAMES[value] for value in setting.values if setting.name == OPTION and value in NAMES}
    return ChoiceCard(setting.name, list(setting.values), setting.needs, list(setting.seats), names)


@get("/api/tables", summary="My tables, open ones, ones to watch", responses=REFUSED)
async def lobby(known: Player, database: Database, rooms: Rooms) -> Lobby:
    mine = await database.read(lambda on: storage.tables_of(on, known.id))
    joinable = await database.read(lambda on: storage.open_tables(on, known.id, True))
    others = await database.read(lambda on: storage.open_tables(on, known.id, False))
    cards = [[card(table, known.id, rooms) for table in some] for some in (mine, joinable, others)]
    cards[0].sort(key=lambda each: (each.turn not in each.you, each.state != RUNNING))  # first those that wait for me
    return Lobby(*cards)


@post("/api/tables", summary="A new table", responses=REFUSED)
async def set_up(data: NewTable, known: Player, database: Database, rooms: Rooms) -> TableCard:
    stored, lines = new_table(data, known)
    await database.write(lambda to: storage.add_table(to, stored, lines))
    if stored.bot_turn:
        await rooms.open(stored.id)
    return card(stored, known.id, rooms)


@get("/api/tables/{table:str}", summary="One table", responses=REFUSED)
async def one_table(table: str, known: Player, database: Database, rooms: Rooms) -> TableCard:
    return card(await stored_table(database, table), known.id, rooms)


@post("/api/invitations/seen", summary="What an invitation is to", responses=REFUSED, status_code=200)
async def look_at_invitation(data: Invitation, known: Player, database: Database, rooms: Rooms) -> InvitationSeen:
    found = await database.read(lambda on: storage.seat_by_secret(on, data.code))
    if found is None or found.kind != "open":
        raise Refusal("no-seat")
    table = await stored_table(database, found.table)
    return InvitationSeen(found.seat, await host_of(table, database), card(table, known.id, rooms))


async def host_of(table: Stored, database: Database) -> str:
    """The name of whoever made the table, as it is said there; empty if he has none."""
    seated = next((seat.name for seat in table.seats if seat.player and seat.player == table.host), "")
    if seated or table.host is None:
        return seated
    host = table.host
    player = await database.read(lambda on: storage.find_player(on, host))
    return player.name if player else ""


@post("/api/invitations", summary="Take an open seat by its invitation", responses=REFUSED)
async def take_open_seat(data: Invited, known: Player, database: Database, rooms: Rooms) -> TableCard:
    player = known._replace(name=data.name.strip() or known.name or say("guest", language=known.language))
    return await take(data.code, "open", player, database, rooms)


@post("/api/seats", summary="Take one's own seat over on another device", responses=REFUSED)
async def take_over(data: TakenOver, known: Player, database: Database, rooms: Rooms) -> TableCard:
    return await take(data.secret, "person", known, database, rooms)


@post("/api/tables/{table:str}/rematch", summary="The same people once more, seats rotated", responses=REFUSED)
async def rematch(table: str, known: Player, database: Database, rooms: Rooms) -> TableCard:
    old = await stored_table(database, table)
    if known.id not in [seat.player for seat in old.seats]:
        raise Refusal("not-your-seat", seat=0)
    if old.rematch is None:
        stored, lines = rematch_of(old, known.id)

        def add(to: Connection) -> None:
            storage.link_rematch(to, old.id, stored.id)
            storage.add_table(to, stored, lines)

        with suppress(Conflict):  # somebody else asked at the same moment
            await database.write(add)
        await rooms.heard(old.id)
        old = await stored_table(database, table)
    assert old.rematch is not None
    new = await stored_table(database, old.rematch)
    if new.bot_turn:
        await rooms.open(new.id)
    return card(new, known.id, rooms)


@post("/api/records", summary="A record to look at", responses=REFUSED, request_max_body_size=LARGEST_RECORD)
async def bring(request: AnyRequest, known: Player, database: Database, rooms: Rooms) -> TableCard:
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("record", what="a record is text in UTF-8") from None
    stored, lines = await asyncio.to_thread(brought, text, known.id)
    await database.write(lambda to: storage.add_table(to, stored, lines))
    return card(stored, known.id, rooms)


SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15)]


@get(
    "/api/tables/{table:str}/record",
    summary="The record, as far as one may see it",
    responses=REFUSED,
    media_type=MediaType.TEXT,
)
async def record(table: str, known: Player, rooms: Rooms, seat: SeatAsked = None) -> Response[str]:
    room = await rooms.open(table)
    async with room.settled():
        own = room.seats_of(known.id)
        if seat is not None and seat not in own:
            raise Refusal("not-your-seat", seat=seat + 1)
        viewer = seat if seat is not None else next(iter(own), None)
        text = room.table.text(viewer, everything=room.stored.state == RECORD)
    headers = {"content-disposition": f'attachment; filename="{room.stored.game}-{room.id}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table:str}/replay", summary="The table after a line", responses=REFUSED)
async def replay(
    table: str,
    known: Player,
    rooms: Rooms,
    replays: Replays,
    upto: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: SeatAsked = None,
) -> TableTold:
    return await replays.shown(await rooms.open(table), known.id, upto, seat)


async def stored_table(database: Database, table: str) -> Stored:
    """The table of that name."""
    found = await database.read(lambda on: storage.find_table(on, table))
    if found is None:
        raise Refusal("no-table")
    return found


async def take(secret: str, kind: str, player: Player, database: Database, rooms: Rooms) -> TableCard:
    """The player takes the seat; everybody at the table hears of it."""
    new = storage.new_secret()
    table = await database.write(lambda to: storage.take_seat(to, secret, kind, player, new))
    if table is None:
        raise Refusal("no-seat")
    await rooms.heard(table)
    return card(await stored_table(database, table), player.id, rooms)


def card(table: Stored, player: str, rooms: Rooms) -> TableCard:
    """The table as it looks from the lobby to the player."""
    return table_card(table, player, rooms.players_at(table.id))


HANDLERS = [
    who_am_i,
    this_is_me,
    shelf,
    lobby,
    set_up,
    one_table,
    look_at_invitation,
    take_open_seat,
    take_over,
    rematch,
    bring,
    record,
    replay,
]
DEPENDENCIES = {"known": Provide(known_player)}
