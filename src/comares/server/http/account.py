"""The calls about one's account: what it holds, devices, recovery codes, settings, leaving."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post, put

from comares.server.errors import Refusal
from comares.server.http.new_devices import SigningIn, session_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.sessions import begin_session
from comares.server.http.types import AnyRequest, TheAccounts, TheNotices, TheStorage
from comares.server.identity import new_session
from comares.server.messages.account import (
    AccountInfo,
    ClientSettings,
    DeviceInfo,
    Export,
    ExportedTable,
    PasskeyInfo,
    RecoveryCodes,
)
from comares.server.messages.notices import NoticeChoice
from comares.server.notices.mailer import Mailer
from comares.server.play.accounts import AccountStorage, LastWay, hash_of, new_code, plain_code
from comares.server.play.ids import is_id
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Page, Player, Storage, TableRow

CODES: Final = 10  # recovery codes of an account
MAX_EXPORTED: Final = 10_000  # tables


async def account_info(known: Player, device: str, accounts: AccountStorage, mailer: Mailer) -> AccountInfo:
    """The account of the player, or what one could have."""
    found = await accounts.find_account(known.id) if known.account else None
    if found is None:
        return AccountInfo(False, known.name, None, mailer.works, [], [], 0, "", 0.0)
    return AccountInfo(
        account=True,
        name=known.name,
        email=found.email,
        mail=mailer.works,
        passkeys=[
            PasskeyInfo(each.id, each.name, each.created, each.used) for each in await accounts.passkeys_of(known.id)
        ],
        devices=[
            DeviceInfo(each.id, each.name, each.created, each.seen, each.id == device)
            for each in await accounts.devices_of(known.id)
        ],
        recovery_codes=await accounts.count_recovery_codes(known.id),
        settings=found.settings,
        created=found.created,
    )


def must_have_account(known: Player) -> None:
    """Only the holder of an account has its things."""
    if not known.account:
        raise Refusal("no-account")


@get("/api/account", summary="The account of the player", responses=REFUSALS)
async def get_account(request: AnyRequest, known: Player, accounts: TheAccounts, mailer: Mailer) -> AccountInfo:
    return await account_info(known, session_of(request).device, accounts, mailer)


@put("/api/account/settings", summary="Keep the client's settings for all devices", responses=REFUSALS, status_code=204)
async def put_settings(data: ClientSettings, known: Player, accounts: TheAccounts) -> None:
    must_have_account(known)
    await accounts.save_settings(known.id, data.settings)


@delete("/api/account/devices/{device:str}", summary="Sign a device out", responses=REFUSALS, status_code=200)
async def delete_device(
    request: AnyRequest,
    device: str,
    known: Player,
    storage: TheStorage,
    accounts: TheAccounts,
    rooms: Rooms,
    mailer: Mailer,
) -> AccountInfo:
    must_have_account(known)
    if not is_id(device) or not await accounts.remove_device(known.id, device):
        raise Refusal("not-here")
    await rooms.disconnect(known.id, device)
    if device == session_of(request).device:
        begin_session(request.scope["state"], new_session())
        known = Player(session_of(request).player, "", known.language)
    return await account_info(known, session_of(request).device, accounts, mailer)


@post("/api/account/sign-out", summary="Sign this device out", responses=REFUSALS, status_code=200)
async def sign_out_here(
    request: AnyRequest, known: Player, storage: TheStorage, accounts: TheAccounts, rooms: Rooms, mailer: Mailer
) -> AccountInfo:
    must_have_account(known)
    await SigningIn(storage, accounts, rooms).sign_out(request)
    guest = Player(session_of(request).player, "", known.language)
    return await account_info(guest, "", accounts, mailer)


@delete("/api/account/email", summary="Forget the address for mail", responses=REFUSALS, status_code=200)
async def delete_email(request: AnyRequest, known: Player, accounts: TheAccounts, mailer: Mailer) -> AccountInfo:
    must_have_account(known)
    try:
        await accounts.remove_email(known.id)
    except LastWay:
        raise Refusal("last-way") from None
    return await account_info(known, session_of(request).device, accounts, mailer)


@post("/api/account/recovery-codes", summary="New recovery codes, in place of the old ones", responses=REFUSALS)
async def post_recovery_codes(known: Player, accounts: TheAccounts) -> RecoveryCodes:
    must_have_account(known)
    codes = [new_code() for _ in range(CODES)]
    await accounts.set_recovery_codes(known.id, [hash_of(plain_code(code)) for code in codes])
    return RecoveryCodes(codes)


@get("/api/account/export", summary="Everything that is stored of the player", responses=REFUSALS)
async def get_export(
    request: AnyRequest,
    known: Player,
    storage: TheStorage,
    accounts: TheAccounts,
    notices: TheNotices,
    mailer: Mailer,
) -> Export:
    wanted = await notices.preferences(known.id)
    return Export(
        player=known.id,
        name=known.name,
        language=known.language,
        account=await account_info(known, session_of(request).device, accounts, mailer),
        notices=None if wanted is None else NoticeChoice(*wanted[1:]),
        learned=sorted((await storage.lessons_of(known.id)).done),
        tables=[exported(row, known.id) for row in await tables_of(known, storage)],
    )


async def tables_of(known: Player, storage: Storage) -> list[TableRow]:
    """All tables of the player."""
    return [*await storage.games_of(known.id), *await storage.tables_of(known.id, Page(MAX_EXPORTED))]


def exported(row: TableRow, player: str) -> ExportedTable:
    """The table as it is exported."""
    you = [number for number, seat in enumerate(row.seats) if seat.player == player]
    names = [seat.name for seat in row.seats]
    return ExportedTable(row.id, row.game, row.state, names, you, row.created, row.updated)


@delete("/api/account", summary="Forget the player, with the account", responses=REFUSALS, status_code=204)
async def delete_account(request: AnyRequest, known: Player, accounts: TheAccounts, rooms: Rooms) -> None:
    await accounts.delete_player(known.id)
    await rooms.refresh_tables_of(known.id)
    await rooms.disconnect(known.id)
    begin_session(request.scope["state"], new_session())


HANDLERS = [
    get_account,
    put_settings,
    delete_device,
    sign_out_here,
    delete_email,
    post_recovery_codes,
    get_export,
    delete_account,
]
