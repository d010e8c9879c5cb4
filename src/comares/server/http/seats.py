"""The calls about seats: invitations, taking a seat over."""

from __future__ import annotations

from litestar import post

from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.summaries import summary
from comares.server.http.types import TheStorage
from comares.server.messages.lobby import InvitationCode, InvitationInfo, JoinTable, TableSummary, TakeOverSeat
from comares.server.names import clean_name
from comares.server.play.ids import is_id, new_secret
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player, SeatKind, Storage, TableRow


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
    if is_id(data.code) and (found := await storage.seat_by_secret(data.code)):
        table = await rooms.stored_table(found.table)
        if (table.begun or table.rated) and known.id in [seat.player for seat in table.seats]:
            raise Refusal("sits-already")  # a second hand of a game that runs would be seen
    return await take_seat(data.code, "open", player, storage, rooms)


@post("/api/seats", summary="Take over one's own seat on another device", responses=REFUSALS)
async def take_over_seat(data: TakeOverSeat, known: Player, storage: TheStorage, rooms: Rooms) -> TableSummary:
    if is_id(data.secret) and (found := await storage.seat_by_secret(data.secret)):
        table = await rooms.stored_table(found.table)
        if table.rated and table.seats[found.seat].player not in (None, known.id):
            raise Refusal("rated")  # the result is of the player who took the seat; an account plays on any device
    return await take_seat(data.secret, "person", known, storage, rooms)


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


HANDLERS = [
    get_invitation,
    take_open_seat,
    take_over_seat,
]
