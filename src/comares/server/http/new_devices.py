"""Signing a device in to an account, and out again."""

from __future__ import annotations

import time
from typing import Any

from comares.server.http.device_names import device_name
from comares.server.http.sessions import begin_session
from comares.server.http.types import AnyRequest
from comares.server.identity import Session, new_device, new_session
from comares.server.observe.metrics import SIGN_INS
from comares.server.play.accounts import AccountStorage, Device
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player, Storage


def session_of(request: AnyRequest) -> Session:
    """The session of the call."""
    state: Any = request.scope["state"]
    session: Session = state["session"]
    return session


def this_device(request: AnyRequest, player: str) -> Device:
    """A new device of the player: the one that makes the call."""
    now = time.time()
    return Device(new_device(), player, device_name(request.headers.get("user-agent", "")), now, now)


def begin_device(request: AnyRequest, player: Player, device: Device) -> None:
    """The answer sets the cookie of the device."""
    begin_session(request.scope["state"], Session(player.id, player.generation, 0, device.id))


class SigningIn:
    """Signs the device of a call in to an account."""

    def __init__(self, storage: Storage, accounts: AccountStorage, rooms: Rooms) -> None:
        self._storage = storage
        self._accounts = accounts
        self._rooms = rooms

    async def sign_in(self, request: AnyRequest, known: Player, player: str, bring: bool, how: str) -> None:
        """The call is made by the account's player from now on. With `bring` the guest's games become the account's."""
        account = await self._storage.find_player(player)
        assert account is not None
        device = this_device(request, player)
        before = session_of(request)
        await self._accounts.add_device(device)
        if before.device:
            await self._accounts.remove_device(before.player, before.device)
        elif bring and not known.account:
            await self.bring_guest(known.id, player)
        begin_device(request, account, device)
        SIGN_INS.labels(how).inc()

    async def bring_guest(self, guest: str, player: str) -> None:
        """The guest's games are the player's from now on."""
        await self._accounts.bring_guest(guest, player)
        await self._rooms.refresh_tables_of(guest, player)
        await self._rooms.disconnect(guest)

    async def sign_out(self, request: AnyRequest) -> None:
        """The device of the call is nobody's any more; its next user is a new player."""
        session = session_of(request)
        await self._accounts.remove_device(session.player, session.device)
        await self._rooms.disconnect(session.player, session.device)
        begin_session(request.scope["state"], new_session())
