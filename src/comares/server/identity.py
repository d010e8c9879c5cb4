"""Players are identified by a signed cookie; nobody needs an account.

A cookie holds the player, the generation of the player's cookies, when it was made, and for an account the device.
Signing out everywhere begins a new generation; cookies of an older one are worth nothing. A cookie in use is renewed.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping, Sequence
from http.cookies import SimpleCookie
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

FORMER_COOKIE = "comares"  # of version 0.2; two servers on one host overwrote each other's
COOKIE_SECONDS = 365 * 24 * 3600
FIELD = "."


class Session(NamedTuple):
    """What a cookie says."""

    player: str
    generation: int = 0
    made: int = 0  # in seconds since 1970; 0: unknown
    device: str = ""  # of an account


def new_player() -> str:
    """The id of a new player."""
    return secrets.token_urlsafe(12)


def new_device() -> str:
    """The id of a new device."""
    return secrets.token_urlsafe(12)


def new_session() -> Session:
    """The session of a new player."""
    return Session(new_player(), 0, int(time.time()))


class Identity:
    """Signs and reads the cookies of players."""

    def __init__(self, keys: Sequence[str], secure: bool, renewal: float = 0.0) -> None:
        self._secure = secure
        self._renewal = renewal  # seconds after which a cookie in use is renewed
        self.use_keys(keys)

    def use_keys(self, keys: Sequence[str]) -> None:
        """Sign with the last of these keys from now on, and accept what any of them has signed."""
        self._signer = Signer(list(keys), salt="comares-player")
        # Browsers do not separate cookies by port, so each server has a name of its own, for as long as a key lasts.
        self.cookie = f"{FORMER_COOKIE}-{hashlib.blake2b(keys[0].encode(), digest_size=4).hexdigest()}"

    def session_of(self, cookies: Mapping[str, str]) -> Session | None:
        """The session in the cookies; None if this server has signed none of them."""
        return self._read(cookies.get(self.cookie)) or self._former(cookies)

    def is_due(self, session: Session, cookies: Mapping[str, str]) -> bool:
        """Whether its cookie should be set again."""
        age = time.time() - session.made
        return self.cookie not in cookies or age < 0 or age > self._renewal

    def set_cookie(self, session: Session) -> str:
        """The `Set-Cookie` header for the session, with its time from now."""
        fields = (session.player, str(session.generation), str(int(time.time())), session.device)
        text = FIELD.join(fields if session.device else fields[:-1])
        cookie: SimpleCookie = SimpleCookie()
        cookie[self.cookie] = self._signer.sign(text).decode()
        morsel = cookie[self.cookie]
        morsel["path"], morsel["max-age"] = "/", COOKIE_SECONDS
        morsel["httponly"], morsel["samesite"] = True, "Lax"
        if self._secure:
            morsel["secure"] = True
        return morsel.OutputString()

    def _read(self, cookie: str | None) -> Session | None:
        try:
            player, *rest = self._signer.unsign(cookie).decode().split(FIELD) if cookie else ("",)
            generation, made, *device = [*rest, *("0", "0")[len(rest) :]]
            return Session(player, int(generation), int(made), *device) if player else None
        except (BadSignature, UnicodeError, ValueError, TypeError):
            return None

    def _former(self, cookies: Mapping[str, str]) -> Session | None:
        """A cookie of version 0.2 is accepted until it is replaced, so that nobody loses a table."""
        found = self._read(cookies.get(FORMER_COOKIE))
        return found._replace(made=0) if found else None
