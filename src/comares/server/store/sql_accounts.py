"""The storage of accounts over SQLAlchemy."""

from __future__ import annotations

from comares.server.play.accounts import Account, Device, Passkey, SignedIn, Token, TokenKind
from comares.server.play.storage import Player
from comares.server.store import account_queries
from comares.server.store.database import Database


class SqlAccounts:
    """Stores accounts in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find_account(self, player: str) -> Account | None:
        return await self.database.read(lambda on: account_queries.find_account(on, player))

    async def account_of_email(self, email: str) -> Account | None:
        return await self.database.read(lambda on: account_queries.account_of_email(on, email))

    async def open_account(
        self, player: Player, device: Device, passkey: Passkey | None = None, email: str | None = None
    ) -> SignedIn:
        return await self.database.write(lambda to: account_queries.open_account(to, player, device, passkey, email))

    async def remove_email(self, player: str) -> None:
        await self.database.write(lambda to: account_queries.remove_email(to, player))

    async def save_settings(self, player: str, settings: str) -> None:
        await self.database.write(lambda to: account_queries.save_settings(to, player, settings))

    # Passkeys.

    async def find_passkey(self, passkey: str) -> Passkey | None:
        return await self.database.read(lambda on: account_queries.find_passkey(on, passkey))

    async def passkeys_of(self, player: str) -> list[Passkey]:
        return await self.database.read(lambda on: account_queries.passkeys_of(on, player))

    async def use_passkey(self, passkey: str, sign_count: int, at: float) -> None:
        await self.database.write(lambda to: account_queries.use_passkey(to, passkey, sign_count, at))

    async def remove_passkey(self, player: str, passkey: str) -> bool:
        return await self.database.write(lambda to: account_queries.remove_passkey(to, player, passkey))

    # Devices.

    async def devices_of(self, player: str) -> list[Device]:
        return await self.database.read(lambda on: account_queries.devices_of(on, player))

    async def find_device(self, player: str, device: str) -> Device | None:
        return await self.database.read(lambda on: account_queries.find_device(on, player, device))

    async def add_device(self, device: Device) -> None:
        await self.database.write(lambda to: account_queries.add_device(to, device))

    async def see_device(self, device: str, at: float) -> None:
        await self.database.write(lambda to: account_queries.see_device(to, device, at))

    async def remove_device(self, player: str, device: str) -> bool:
        return await self.database.write(lambda to: account_queries.remove_device(to, player, device))

    async def remove_other_devices(self, player: str, device: str) -> None:
        await self.database.write(lambda to: account_queries.remove_other_devices(to, player, device))

    # What can be used once.

    async def set_recovery_codes(self, player: str, hashes: list[str]) -> None:
        await self.database.write(lambda to: account_queries.set_recovery_codes(to, player, hashes))

    async def count_recovery_codes(self, player: str) -> int:
        return await self.database.read(lambda on: account_queries.count_recovery_codes(on, player))

    async def use_recovery_code(self, hashed: str, attempt: str) -> str | None:
        return await self.database.write(lambda to: account_queries.use_recovery_code(to, hashed, attempt))

    async def add_token(self, token: Token) -> None:
        await self.database.write(lambda to: account_queries.add_token(to, token))

    async def find_token(self, hashed: str, kind: TokenKind, now: float) -> Token | None:
        return await self.database.read(lambda on: account_queries.find_token(on, hashed, kind, now))

    async def use_token(self, hashed: str, kind: TokenKind, now: float, attempt: str) -> Token | None:
        return await self.database.write(lambda to: account_queries.use_token(to, hashed, kind, now, attempt))

    async def count_tokens(self, kind: TokenKind, value: str, since: float) -> int:
        return await self.database.read(lambda on: account_queries.count_tokens(on, kind, value, since))

    # Guests and leaving.

    async def bring_guest(self, guest: str, player: str) -> None:
        await self.database.write(lambda to: account_queries.bring_guest(to, guest, player))

    async def delete_player(self, player: str) -> None:
        await self.database.write(lambda to: account_queries.delete_player(to, player))
