"""Accounts: a player who can sign in again, on any device. Nobody needs one.

An account is a player with a passkey or an address for mail. Its devices are listed; a cookie of an account is worth
something as long as its device is. `server/store` implements the storage with SQL, `memory_accounts.py` in memory.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Literal, NamedTuple, Protocol

from comares.server.play.storage import Player

TokenKind = Literal["register", "sign-in", "mail"]

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # no two look alike
CODE_PARTS, PART_LENGTH = 4, 4  # 78 bits
MAX_PASSKEYS: Final = 10
KEPT_SECONDS: Final = 3600.0  # a token after its end, to count how many were asked for
MAX_DEVICES: Final = 50  # the one that was not seen for longest is signed out for a new one


class Account(NamedTuple):
    """What an account has besides its player."""

    player: str
    email: str | None
    settings: str  # of the client, as it sent them
    created: float


class Passkey(NamedTuple):
    """A public key that signs a player in."""

    id: str  # of the credential, in base64url
    player: str
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float


class Device(NamedTuple):
    """A browser that is signed in."""

    id: str
    player: str
    name: str
    created: float
    seen: float


class Token(NamedTuple):
    """Something that can be used once until it expires. Only its hash is stored."""

    hash: str
    kind: TokenKind
    value: str  # what it is for
    created: float
    expires: float


class SignedIn(NamedTuple):
    """The player of an account, and whether the account was made just now."""

    player: Player
    is_new: bool


class LastWay(Exception):
    """Without it nobody could sign in to the account any more."""


class TooMany(Exception):
    """The account has as many as it may have."""


def hash_of(secret: str) -> str:
    """What is stored of a token or a recovery code. They are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """A recovery code: groups of letters and digits that can be written down."""
    parts = ("".join(secrets.choice(CODE_LETTERS) for _ in range(PART_LENGTH)) for _ in range(CODE_PARTS))
    return "-".join(parts)


def plain_code(text: str) -> str:
    """A recovery code as it is compared: however it was typed."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


class AccountStorage(Protocol):
    """Stores accounts. As with `Storage`, a write returns after its commit, a write that is made again changes nothing,
    and every method may raise StorageFailed."""

    async def find_account(self, player: str) -> Account | None:
        """The account of the player."""
        ...

    async def account_of_email(self, email: str) -> Account | None:
        """The account with that address."""
        ...

    async def open_account(
        self, player: Player, device: Device, passkey: Passkey | None = None, email: str | None = None
    ) -> SignedIn:
        """Give the player an account, if there is none, with a passkey or an address, and sign the device in. A
        Conflict: the passkey or the address is another player's; TooMany: there are too many passkeys."""
        ...

    async def remove_email(self, player: str) -> None:
        """Forget the address; LastWay if there is no passkey."""
        ...

    async def save_settings(self, player: str, settings: str) -> None:
        """Keep the settings of the client."""
        ...

    # Passkeys.

    async def find_passkey(self, passkey: str) -> Passkey | None:
        """The passkey of that id."""
        ...

    async def passkeys_of(self, player: str) -> list[Passkey]:
        """The player's passkeys, the oldest first."""
        ...

    async def use_passkey(self, passkey: str, sign_count: int, at: float) -> None:
        """The passkey has signed."""
        ...

    async def remove_passkey(self, player: str, passkey: str) -> bool:
        """Remove it; False if the player has no such passkey, LastWay if there is no other and no address."""
        ...

    # Devices.

    async def devices_of(self, player: str) -> list[Device]:
        """The player's devices, the last seen first."""
        ...

    async def find_device(self, player: str, device: str) -> Device | None:
        """The device, if it is signed in."""
        ...

    async def add_device(self, device: Device) -> None:
        """Sign a device in."""
        ...

    async def see_device(self, device: str, at: float) -> None:
        """The device was in use."""
        ...

    async def remove_device(self, player: str, device: str) -> bool:
        """Sign the device out; False if the player has no such device."""
        ...

    async def remove_other_devices(self, player: str, device: str) -> None:
        """Sign all other devices out."""
        ...

    # What can be used once. An attempt that is made again, with the same name, succeeds again.

    async def set_recovery_codes(self, player: str, hashes: list[str]) -> None:
        """From now on exactly these recovery codes sign the player in, each once."""
        ...

    async def count_recovery_codes(self, player: str) -> int:
        """How many of them were not used."""
        ...

    async def use_recovery_code(self, hashed: str, attempt: str) -> str | None:
        """The player whose code it is; None if there is none, or it was used."""
        ...

    async def add_token(self, token: Token) -> None:
        """Store a token, and drop those that have expired long ago."""
        ...

    async def find_token(self, hashed: str, kind: TokenKind, now: float) -> Token | None:
        """The token, if it can be used."""
        ...

    async def use_token(self, hashed: str, kind: TokenKind, now: float, attempt: str) -> Token | None:
        """The token, which cannot be used again; None if it was used before or has expired."""
        ...

    async def count_tokens(self, kind: TokenKind, value: str, since: float) -> int:
        """How many were made since then for that value."""
        ...

    # Guests and leaving.

    async def bring_guest(self, guest: str, player: str) -> None:
        """What belongs to a guest belongs to the player from now on. A player with an account is no guest: nothing
        happens."""
        ...

    async def delete_player(self, player: str) -> list[str]:
        """Forget the player, with the account if there is one. Seats at running tables become open, or are given up
        where the game is rated, the others nameless; the games stay. Returns the tables where the player sat."""
        ...
