"""The calls about oneself: name, language, signing out."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import get, post, put
from litestar.datastructures import Headers
from litestar.di import Provide
from litestar.types import Scope

from comares.i18n import LANGUAGES
from comares.server.errors import Refusal
from comares.server.http.new_devices import session_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.refusals import preferred_language
from comares.server.http.sessions import begin_session
from comares.server.http.types import AnyRequest, TheAccounts, TheStorage
from comares.server.identity import Session, new_session
from comares.server.messages.lobby import Me, NewMe
from comares.server.names import clean_name
from comares.server.play.accounts import AccountStorage
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player
from comares.server.settings import Settings

SEEN_INTERVAL: Final = 3600.0  # seconds between two notes that a device was seen


async def current_player(scope: Scope, storage: TheStorage, accounts: TheAccounts) -> Player:
    """The player of the request."""
    state: Any = scope["state"]
    session: Session = state["session"]
    found = await storage.find_player(session.player)
    if not await is_valid(session, found, accounts):  # signed out: a new player from now on
        found = None
        begin_session(state, new_session())
    language = preferred_language(Headers.from_scope(scope).get("accept-language", ""))
    if found is not None and found.language not in LANGUAGES:  # a language of another version
        found = found._replace(language=language)
    return found or Player(state["player"], "", language)


async def is_valid(session: Session, found: Player | None, accounts: AccountStorage) -> bool:
    """Whether the cookie is still worth something: it is of the present generation, and the device of an account is
    signed in. The device was seen."""
    if found is None:
        return not session.device  # an account that was deleted
    if found.generation > session.generation:
        return False
    if not found.account:
        return not session.device
    device = await accounts.find_device(found.id, session.device) if session.device else None
    if device is not None and time.time() - device.seen > SEEN_INTERVAL:
        await accounts.see_device(device.id, time.time())
    return device is not None


@get("/api/me", summary="The player behind the cookie", responses=REFUSALS)
async def get_me(known: Player, settings: Settings) -> Me:
    return Me(known.name, known.language, settings.public_url, known.account)


@put("/api/me", summary="Set the player's name and language", responses=REFUSALS)
async def put_me(data: NewMe, known: Player, storage: TheStorage, settings: Settings) -> Me:
    if data.language not in LANGUAGES:
        raise Refusal("malformed", what=f"the languages are {', '.join(LANGUAGES)}")
    player = known._replace(name=clean_name(data.name), language=data.language)
    await storage.save_player(player)
    return Me(player.name, player.language, settings.public_url, player.account)


@post("/api/me/sign-out", summary="Sign out on all other devices", responses=REFUSALS, status_code=200)
async def sign_out(
    request: AnyRequest, known: Player, storage: TheStorage, accounts: TheAccounts, rooms: Rooms, settings: Settings
) -> Me:
    generation = await storage.sign_out(known)
    device = session_of(request).device
    if known.account:
        await accounts.remove_other_devices(known.id, device)
    begin_session(request.scope["state"], Session(known.id, generation, 0, device))
    await rooms.disconnect(known.id)
    return Me(known.name, known.language, settings.public_url, known.account)


HANDLERS = [
    get_me,
    put_me,
    sign_out,
]
DEPENDENCIES = {"known": Provide(current_player)}
