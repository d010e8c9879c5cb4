"""The calls about one's account: what it holds, devices, recovery codes, settings, leaving."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post, put

from comares.server.errors import Refusal
from comares.server.http.new_devices import SigningIn, session_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.sessions import begin_session
from comares.server.http.types import AnyRequest, TheAccounts, TheStorage, TheStores
from comares.server.identity import new_session
from comares.server.messages.account import AccountInfo, ClientSettings, RecoveryCodes
from comares.server.messages.export import Export
from comares.server.notices.mailer import Mailer
from comares.server.play.account_info import account_info
from comares.server.play.accounts import LastWay, hash_of, new_code, plain_code
from comares.server.play.catch_up import all_results
from comares.server.play.export import export_of
from comares.server.play.ids import is_id
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player

CODES: Final = 10  # recovery codes of an account


def must_have_account(known: Player) -> None:
    """Only the holder of an account has its things."""
    if not known.account:
        raise Refusal("no-account")


@get("/api/account", summary="The account of the player", responses=REFUSALS)
async def get_account(request: AnyRequest, known: Player, accounts: TheAccounts, mailer: Mailer) -> AccountInfo:
    return await account_info(known, session_of(request).device, accounts, mailer.works)


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
    return await account_info(known, session_of(request).device, accounts, mailer.works)


@post("/api/account/sign-out", summary="Sign this device out", responses=REFUSALS, status_code=200)
async def sign_out_here(
    request: AnyRequest, known: Player, storage: TheStorage, accounts: TheAccounts, rooms: Rooms, mailer: Mailer
) -> AccountInfo:
    must_have_account(known)
    await SigningIn(storage, accounts, rooms).sign_out(request)
    guest = Player(session_of(request).player, "", known.language)
    return await account_info(guest, "", accounts, mailer.works)


@delete("/api/account/email", summary="Forget the address for mail", responses=REFUSALS, status_code=200)
async def delete_email(request: AnyRequest, known: Player, accounts: TheAccounts, mailer: Mailer) -> AccountInfo:
    must_have_account(known)
    try:
        await accounts.remove_email(known.id)
    except LastWay:
        raise Refusal("last-way") from None
    return await account_info(known, session_of(request).device, accounts, mailer.works)


@post("/api/account/recovery-codes", summary="New recovery codes, in place of the old ones", responses=REFUSALS)
async def post_recovery_codes(known: Player, accounts: TheAccounts) -> RecoveryCodes:
    must_have_account(known)
    codes = [new_code() for _ in range(CODES)]
    await accounts.set_recovery_codes(known.id, [hash_of(plain_code(code)) for code in codes])
    return RecoveryCodes(codes)


@get("/api/account/export", summary="Everything that is stored of the player", responses=REFUSALS)
async def get_export(
    request: AnyRequest, known: Player, accounts: TheAccounts, mailer: Mailer, stores: TheStores, rooms: Rooms
) -> Export:
    await all_results(known.id, stores.storage, rooms.games)
    account = await account_info(known, session_of(request).device, accounts, mailer.works)
    return await export_of(known, account, stores)


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
