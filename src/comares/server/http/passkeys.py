"""The calls about passkeys (WebAuthn): making one, which makes an account, and removing one."""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import webauthn
from litestar import delete, post
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from comares.server.errors import Refusal
from comares.server.http.account import must_have_account
from comares.server.http.attempts import Attempts
from comares.server.http.connections import address_of
from comares.server.http.device_names import device_name
from comares.server.http.new_devices import begin_device, session_of, this_device
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import AnyRequest, TheAccounts
from comares.server.identity import new_device
from comares.server.messages.account import AccountInfo, NewPasskey, PasskeyOptions
from comares.server.notices.mailer import Mailer
from comares.server.observe.metrics import SIGN_INS
from comares.server.play.account_info import account_info
from comares.server.play.accounts import AccountStorage, LastWay, Passkey, Token, TokenKind, TooMany, hash_of
from comares.server.play.storage import Conflict, Player
from comares.server.settings import Settings

NAME: Final = "Comares"
MAX_ID: Final = 1400  # characters of a credential's id

Verified = TypeVar("Verified")


class Site:
    """Who asks for a passkey: the name that it is bound to, and the origins that may use it."""

    def __init__(self, request: AnyRequest, settings: Settings) -> None:
        host = request.headers.get("host", "")
        self.id = urlsplit(settings.public_url).hostname or urlsplit(f"//{host}").hostname or ""
        self.origins = [each for each in (settings.public_origin, f"https://{host}", f"http://{host}") if each]
        try:
            ipaddress.ip_address(self.id)
        except ValueError:
            return
        raise Refusal("passkey-host")  # browsers bind no passkey to a number


async def new_challenge(accounts: AccountStorage, kind: TokenKind, value: str, settings: Settings) -> bytes:
    """A challenge that can be answered once."""
    challenge = webauthn.helpers.generate_challenge()
    now = time.time()
    expires = now + settings.accounts.challenge_seconds
    await accounts.add_token(Token(hash_of(bytes_to_base64url(challenge)), kind, value, now, expires))
    return challenge


async def used_challenge(credential: dict[str, Any], accounts: AccountStorage, kind: TokenKind) -> tuple[bytes, str]:
    """The challenge that the credential answers, and what it was made for; a Refusal if it was not made here, was
    answered before, or is too old."""

    def challenge_in() -> bytes:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(data).challenge

    challenge = checked(challenge_in)
    hashed = hash_of(bytes_to_base64url(challenge))
    token = await accounts.use_token(hashed, kind, time.time(), new_device())
    if token is None:
        raise Refusal("sign-in-failed")
    return challenge, token.value


def checked(verify: Callable[[], Verified]) -> Verified:
    """The result; whatever the library finds wrong with what a browser has sent is a Refusal."""
    try:
        return verify()
    except Exception as error:  # besides its own errors it lets those of base64, CBOR and the keys through
        raise Refusal("passkey", what=type(error).__name__) from None


def as_json(options: Any) -> PasskeyOptions:
    """The options as the browser reads them."""
    return PasskeyOptions(json.loads(webauthn.options_to_json(options)))


@post("/api/account/passkeys/options", summary="Begin to make a passkey", responses=REFUSALS, status_code=200)
async def post_options(
    request: AnyRequest, known: Player, accounts: TheAccounts, settings: Settings, attempts: Attempts
) -> PasskeyOptions:
    attempts.use(address_of(request.scope))
    site = Site(request, settings)
    own = await accounts.passkeys_of(known.id)
    challenge = await new_challenge(accounts, "register", known.id, settings)
    return as_json(
        webauthn.generate_registration_options(
            rp_id=site.id,
            rp_name=NAME,
            user_id=known.id.encode(),
            user_name=known.name or NAME,
            user_display_name=known.name or NAME,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in own],
        )
    )


@post("/api/account/passkeys", summary="Add a passkey; the first one makes an account", responses=REFUSALS)
async def post_passkey(
    request: AnyRequest,
    data: NewPasskey,
    known: Player,
    accounts: TheAccounts,
    settings: Settings,
    attempts: Attempts,
    mailer: Mailer,
) -> AccountInfo:
    attempts.use(address_of(request.scope))
    site = Site(request, settings)
    challenge, player = await used_challenge(data.credential, accounts, "register")
    if player != known.id:
        raise Refusal("sign-in-failed")
    verified = checked(
        lambda: webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origins,
        )
    )
    passkey = Passkey(
        id=bytes_to_base64url(verified.credential_id),
        player=known.id,
        public_key=verified.credential_public_key,
        sign_count=verified.sign_count,
        name=device_name(request.headers.get("user-agent", "")),
        created=time.time(),
        used=time.time(),
    )
    if len(passkey.id) > MAX_ID:
        raise Refusal("passkey", what="its id is too long")
    device = await accounts.find_device(known.id, session_of(request).device) or this_device(request, known.id)
    try:
        found, is_new = await accounts.open_account(known, device, passkey)
    except Conflict:
        raise Refusal("taken") from None
    except TooMany:
        raise Refusal("passkeys-full") from None
    begin_device(request, found, device)
    if is_new:
        SIGN_INS.labels("new").inc()
    return await account_info(found, device.id, accounts, mailer.works)


@delete("/api/account/passkeys/{passkey:str}", summary="Remove a passkey", responses=REFUSALS, status_code=200)
async def delete_passkey(
    request: AnyRequest, passkey: str, known: Player, accounts: TheAccounts, mailer: Mailer
) -> AccountInfo:
    must_have_account(known)
    try:
        if not await accounts.remove_passkey(known.id, passkey):
            raise Refusal("not-here")
    except LastWay:
        raise Refusal("last-way") from None
    return await account_info(known, session_of(request).device, accounts, mailer.works)


HANDLERS = [post_options, post_passkey, delete_passkey]
