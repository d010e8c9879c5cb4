"""HTTP: accounts, passkeys, devices, signing in."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from comares.server.messages.fields import Secret

MAX_SETTINGS = 20_000  # characters
SettingsText = Annotated[str, Meta(max_length=MAX_SETTINGS)]
EmailText = Annotated[str, Meta(min_length=3, max_length=254)]


class PasskeyInfo(Struct):
    """A passkey of the account."""

    id: str
    name: str
    created: float
    used: float


class DeviceInfo(Struct):
    """A device that is signed in."""

    id: str
    name: str  # what its browser says it is, or empty
    created: float
    seen: float
    here: bool  # whether it is the one that asks


class AccountInfo(Struct):
    """The account of the player, or what one could have."""

    account: bool  # whether there is one
    name: str
    email: str | None
    mail: bool  # whether this server sends mail
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    recovery_codes: int  # that were not used
    settings: str  # of the client, as it sent them; empty: none were sent
    created: float


class PasskeyOptions(Struct):
    """What the browser is asked for: the argument of `navigator.credentials`, as JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A passkey that the browser has made."""

    credential: dict[str, Any]


class UsePasskey(Struct, forbid_unknown_fields=True):
    """A challenge that a passkey has signed."""

    credential: dict[str, Any]
    bring: bool = False  # the games of the guest on this device become the account's


class UseRecoveryCode(Struct, forbid_unknown_fields=True):
    """Sign in with a recovery code."""

    code: Annotated[str, Meta(min_length=8, max_length=60)]
    bring: bool = False


class RecoveryCodes(Struct):
    """New recovery codes; they are shown once."""

    codes: list[str]


class AskForLink(Struct, forbid_unknown_fields=True):
    """Send a link by mail."""

    email: EmailText


class LinkToken(Struct, forbid_unknown_fields=True):
    """A link to look at."""

    token: Secret


class LinkInfo(Struct):
    """What a link is for."""

    email: str
    known: bool  # there is an account with that address


class UseLink(Struct, forbid_unknown_fields=True):
    """Use a link."""

    token: Secret
    bring: bool = False


class ClientSettings(Struct, forbid_unknown_fields=True):
    """The settings of the client, for all devices of the account."""

    settings: SettingsText
