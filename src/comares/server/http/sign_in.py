"""The calls that sign a device in: with a passkey, a recovery code, a link by mail.

Nobody learns from an answer whether there is an account: a passkey and a code name theirs themselves, and a link is
sent to every address.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import Final

import webauthn
from litestar import post
from webauthn.helpers.structs import UserVerificationRequirement

from comares.i18n import translate
from comares.server.errors import Refusal
from comares.server.http.attempts import HOUR, Attempts
from comares.server.http.connections import address_of
from comares.server.http.new_devices import SigningIn, begin_device, session_of, this_device
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.passkeys import Site, as_json, checked, new_challenge, used_challenge
from comares.server.http.types import AnyRequest, TheAccounts, TheStorage
from comares.server.identity import new_device
from comares.server.messages.account import (
    AccountInfo,
    AskForLink,
    LinkInfo,
    LinkToken,
    PasskeyOptions,
    UseLink,
    UsePasskey,
    UseRecoveryCode,
)
from comares.server.notices.mailer import Mail, Mailer, MailFailed, clean_address
from comares.server.observe.metrics import SIGN_INS
from comares.server.play.account_info import account_info
from comares.server.play.accounts import AccountStorage, Token, hash_of, plain_code
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Conflict, Player, Storage
from comares.server.settings import Settings

TOKEN_BYTES: Final = 24
ANYBODY: Final = ""

log = logging.getLogger(__name__)


@post("/api/sign-in/options", summary="Begin to sign in with a passkey", responses=REFUSALS, status_code=200)
async def post_options(
    request: AnyRequest, accounts: TheAccounts, settings: Settings, attempts: Attempts
) -> PasskeyOptions:
    attempts.use(address_of(request.scope))
    site = Site(request, settings)
    challenge = await new_challenge(accounts, "sign-in", ANYBODY, settings)
    return as_json(
        webauthn.generate_authentication_options(
            rp_id=site.id, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
        )
    )


@post("/api/sign-in", summary="Sign in with a passkey", responses=REFUSALS, status_code=200)
async def post_sign_in(
    request: AnyRequest,
    data: UsePasskey,
    known: Player,
    storage: TheStorage,
    accounts: TheAccounts,
    rooms: Rooms,
    settings: Settings,
    attempts: Attempts,
    mailer: Mailer,
) -> AccountInfo:
    attempts.use(address_of(request.scope))
    site = Site(request, settings)
    challenge, _ = await used_challenge(data.credential, accounts, "sign-in")
    passkey = await accounts.find_passkey(str(data.credential.get("id", "")))
    if passkey is None:
        SIGN_INS.labels("failed").inc()
        raise Refusal("sign-in-failed")
    verified = checked(
        lambda: webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    )
    await accounts.use_passkey(passkey.id, verified.new_sign_count, time.time())
    await SigningIn(storage, accounts, rooms).sign_in(request, known, passkey.player, data.bring, "passkey")
    return await info_after(request, storage, accounts, mailer)


@post("/api/sign-in/recovery", summary="Sign in with a recovery code", responses=REFUSALS, status_code=200)
async def post_recovery(
    request: AnyRequest,
    data: UseRecoveryCode,
    known: Player,
    storage: TheStorage,
    accounts: TheAccounts,
    rooms: Rooms,
    attempts: Attempts,
    mailer: Mailer,
) -> AccountInfo:
    attempts.use(address_of(request.scope))
    player = await accounts.use_recovery_code(hash_of(plain_code(data.code)), new_device())
    if player is None:
        SIGN_INS.labels("failed").inc()
        raise Refusal("sign-in-failed")
    await SigningIn(storage, accounts, rooms).sign_in(request, known, player, data.bring, "recovery")
    return await info_after(request, storage, accounts, mailer)


async def info_after(request: AnyRequest, storage: Storage, accounts: AccountStorage, mailer: Mailer) -> AccountInfo:
    """The account that the call is made by now."""
    session = session_of(request)
    player = await storage.find_player(session.player)
    assert player is not None
    return await account_info(player, session.device, accounts, mailer.works)


# Links by mail.


@post("/api/mail-links", summary="Send a link that signs in", responses=REFUSALS, status_code=204)
async def post_link(
    request: AnyRequest,
    data: AskForLink,
    known: Player,
    accounts: TheAccounts,
    rooms: Rooms,
    settings: Settings,
    mail_attempts: Attempts,
    mailer: Mailer,
) -> None:
    if not mailer.works:
        raise Refusal("no-mail")
    address = clean_address(data.email)
    if address is None:
        raise Refusal("email")
    mail_attempts.use(address_of(request.scope))
    limits, now = settings.accounts, time.time()
    if await accounts.count_tokens("mail", address, now - HOUR) >= limits.mails_per_hour:
        return  # enough of them are on their way; to say so would tell who else has asked
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await accounts.add_token(Token(hash_of(token), "mail", address, now, now + max(limits.link_seconds, 0.0)))
    rooms.start(send_link(mailer, address, token, known.language, limits.link_seconds))


async def send_link(mailer: Mailer, address: str, token: str, language: str, seconds: float) -> None:
    """Send the mail with the link. The token stands behind `#`, so it comes to no log."""
    link = f"{mailer.base}#/link/{token}"
    text = translate("mail-link-text", {"link": link, "minutes": int(seconds // 60)}, language)
    try:
        await mailer.send(Mail(address, translate("mail-link-subject", {}, language), text))
    except MailFailed as error:
        log.warning("a link could not be sent: %s", error)


@post("/api/mail-links/seen", summary="What a link is for", responses=REFUSALS, status_code=200)
async def post_seen(request: AnyRequest, data: LinkToken, accounts: TheAccounts, attempts: Attempts) -> LinkInfo:
    attempts.use(address_of(request.scope))
    token = await accounts.find_token(hash_of(data.token), "mail", time.time())
    if token is None:
        raise Refusal("link-stale")
    return LinkInfo(token.value, await accounts.account_of_email(token.value) is not None)


@post("/api/mail-links/use", summary="Sign in by a link, or give the account its address", responses=REFUSALS)
async def post_used(
    request: AnyRequest,
    data: UseLink,
    known: Player,
    storage: TheStorage,
    accounts: TheAccounts,
    rooms: Rooms,
    attempts: Attempts,
    mailer: Mailer,
) -> AccountInfo:
    attempts.use(address_of(request.scope))
    token = await accounts.use_token(hash_of(data.token), "mail", time.time(), new_device())
    if token is None:
        raise Refusal("link-stale")
    holder = await accounts.account_of_email(token.value)
    if holder is not None and holder.player != known.id:
        await SigningIn(storage, accounts, rooms).sign_in(request, known, holder.player, data.bring, "mail")
        return await info_after(request, storage, accounts, mailer)
    device = await accounts.find_device(known.id, session_of(request).device) or this_device(request, known.id)
    try:
        found, is_new = await accounts.open_account(known, device, email=token.value)
    except Conflict:  # another device has used the same address at this moment
        raise Refusal("link-stale") from None
    begin_device(request, found, device)
    SIGN_INS.labels("new" if is_new else "mail").inc()
    return await account_info(found, device.id, accounts, mailer.works)


HANDLERS = [post_options, post_sign_in, post_recovery, post_link, post_seen, post_used]
