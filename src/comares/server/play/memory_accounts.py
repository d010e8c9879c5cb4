"""Accounts in memory, beside the storage in memory."""

from __future__ import annotations

import time
from dataclasses import replace

from comares.server.play.accounts import (
    KEPT_SECONDS,
    MAX_DEVICES,
    MAX_PASSKEYS,
    Account,
    Device,
    LastWay,
    Passkey,
    SignedIn,
    Token,
    TokenKind,
    TooMany,
)
from comares.server.play.ids import new_secret
from comares.server.play.leaving import RATED_STAND_IN
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.storage import SECRET_STATES, Conflict, Player, Seat, TableRow


class MemoryAccounts:
    """Keeps everything in dictionaries."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._storage = storage
        self._accounts: dict[str, Account] = {}
        self._passkeys: dict[str, Passkey] = {}
        self._devices: dict[str, Device] = {}
        self._codes: dict[str, tuple[str, str | None]] = {}  # by hash: the player, and the attempt that used it
        self._tokens: dict[str, tuple[Token, str | None]] = {}

    async def find_account(self, player: str) -> Account | None:
        return self._accounts.get(player)

    async def account_of_email(self, email: str) -> Account | None:
        return next((each for each in self._accounts.values() if each.email == email), None)

    async def open_account(
        self, player: Player, device: Device, passkey: Passkey | None = None, email: str | None = None
    ) -> SignedIn:
        known = self._accounts.get(player.id)
        if email is not None:
            holder = await self.account_of_email(email)
            if holder is not None and holder.player != player.id:
                raise Conflict
        if passkey is not None:
            stored = self._passkeys.get(passkey.id, passkey)
            if stored.player != player.id:
                raise Conflict
            if passkey.id not in self._passkeys and len(await self.passkeys_of(player.id)) >= MAX_PASSKEYS:
                raise TooMany
            self._passkeys[passkey.id] = stored
        account = known or Account(player.id, None, "", device.created)
        self._accounts[player.id] = account._replace(email=email or account.email)
        await self._storage.save_player((await self._storage.find_player(player.id)) or player)
        found = self._storage.set_account(player.id, True)
        is_new = known is None or (device.id in self._devices and known.created == device.created)
        await self.add_device(device)
        return SignedIn(found, is_new)

    async def remove_email(self, player: str) -> None:
        if not await self.passkeys_of(player):
            raise LastWay
        self._accounts[player] = self._accounts[player]._replace(email=None)

    async def save_settings(self, player: str, settings: str) -> None:
        if player in self._accounts:
            self._accounts[player] = self._accounts[player]._replace(settings=settings)

    # Passkeys.

    async def find_passkey(self, passkey: str) -> Passkey | None:
        return self._passkeys.get(passkey)

    async def passkeys_of(self, player: str) -> list[Passkey]:
        return sorted((each for each in self._passkeys.values() if each.player == player), key=lambda one: one.created)

    async def use_passkey(self, passkey: str, sign_count: int, at: float) -> None:
        if passkey in self._passkeys:
            self._passkeys[passkey] = self._passkeys[passkey]._replace(sign_count=sign_count, used=at)

    async def remove_passkey(self, player: str, passkey: str) -> bool:
        own = await self.passkeys_of(player)
        if passkey not in [each.id for each in own]:
            return False
        if len(own) == 1 and not self._accounts[player].email:
            raise LastWay
        del self._passkeys[passkey]
        return True

    # Devices.

    async def devices_of(self, player: str) -> list[Device]:
        return sorted((each for each in self._devices.values() if each.player == player), key=lambda one: -one.seen)

    async def find_device(self, player: str, device: str) -> Device | None:
        found = self._devices.get(device)
        return found if found and found.player == player else None

    async def add_device(self, device: Device) -> None:
        self._devices.setdefault(device.id, device)
        for old in (await self.devices_of(device.player))[MAX_DEVICES:]:
            del self._devices[old.id]

    async def see_device(self, device: str, at: float) -> None:
        if device in self._devices:
            self._devices[device] = self._devices[device]._replace(seen=at)

    async def remove_device(self, player: str, device: str) -> bool:
        if await self.find_device(player, device) is None:
            return False
        self._sign_out(player, device)
        return True

    async def remove_other_devices(self, player: str, device: str) -> None:
        for other in await self.devices_of(player):
            if other.id != device:
                self._sign_out(player, other.id)

    def _sign_out(self, player: str, device: str) -> None:
        del self._devices[device]
        for tell in self._storage.on_device_gone:
            tell(player, device)

    # What can be used once.

    async def set_recovery_codes(self, player: str, hashes: list[str]) -> None:
        self._codes = {code: of for code, of in self._codes.items() if of[0] != player}
        self._codes.update(dict.fromkeys(hashes, (player, None)))

    async def count_recovery_codes(self, player: str) -> int:
        return sum(of == (player, None) for of in self._codes.values())

    async def use_recovery_code(self, hashed: str, attempt: str) -> str | None:
        player, used = self._codes.get(hashed, ("", ""))
        if not player or used not in (None, attempt):
            return None
        self._codes[hashed] = (player, attempt)
        return player

    async def add_token(self, token: Token) -> None:
        self._tokens = {each: of for each, of in self._tokens.items() if of[0].expires > token.created - KEPT_SECONDS}
        self._tokens.setdefault(token.hash, (token, None))

    async def find_token(self, hashed: str, kind: TokenKind, now: float) -> Token | None:
        token, used = self._tokens.get(hashed, (None, None))
        return token if token and token.kind == kind and token.expires > now and used is None else None

    async def use_token(self, hashed: str, kind: TokenKind, now: float, attempt: str) -> Token | None:
        token, used = self._tokens.get(hashed, (None, None))
        if token is None or token.kind != kind or token.expires <= now or used not in (None, attempt):
            return None
        self._tokens[hashed] = (token, attempt)
        return token

    async def count_tokens(self, kind: TokenKind, value: str, since: float) -> int:
        tokens = [token for token, _ in self._tokens.values()]
        return sum(token.kind == kind and token.value == value and token.created > since for token in tokens)

    # Guests and leaving.

    async def bring_guest(self, guest: str, player: str) -> None:
        if guest == player or guest in self._accounts:
            return
        for row in self._storage.rows_of(guest):
            row.host = player if row.host == guest else row.host
            for seat in row.seats:
                seat.player = player if seat.player == guest else seat.player
            row.revision += 1
        self._storage.forget_player(guest, heir=player)

    async def delete_player(self, player: str) -> list[str]:
        tables = []
        for row in self._storage.rows_of(player):
            row.host = None if row.host == player else row.host
            held = [number for number, seat in enumerate(row.seats) if seat.player == player]
            for number in held:
                row.seats[number] = _left(row, row.seats[number])
            row.revision += len(held)
            tables += [row.id] if held else []
        self._storage.forget_player(player)
        account = self._accounts.pop(player, None)
        gone = (player, account.email if account else player)
        self._tokens = {each: of for each, of in self._tokens.items() if of[0].value not in gone}
        self._passkeys = {each: of for each, of in self._passkeys.items() if of.player != player}
        self._devices = {each: of for each, of in self._devices.items() if of.player != player}
        self._codes = {each: of for each, of in self._codes.items() if of[0] != player}
        return sorted(tables)


def _left(row: TableRow, seat: Seat) -> Seat:
    """The seat of somebody who is deleted: open at a running table, given up where the game is rated, else nameless."""
    nameless = replace(seat, name="", player=None, secret=new_secret())
    if row.state not in SECRET_STATES:
        return nameless
    if row.rated and row.line > 0:
        return replace(nameless, stand_in="away", level=RATED_STAND_IN, resigned=time.time())
    return Seat("open", "", secret=nameless.secret)
