"""Players are identified by a signed cookie; there are no accounts."""

from __future__ import annotations

import secrets
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, Signer

COOKIE = "comares"
COOKIE_SECONDS = 365 * 24 * 3600


def new_player() -> str:
    """The id of a new player."""
    return secrets.token_urlsafe(12)


class Identity:
    """Signs and reads the cookies of players."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._signer = Signer(secret, salt="comares-player")
        self._secure = secure

    def player_of(self, cookie: str | None) -> str | None:
        """The player of the cookie; None if this server has not signed it."""
        try:
            return self._signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeError):
            return None

    def set_cookie(self, player: str) -> str:
        """The `Set-Cookie` header for the player."""
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = self._signer.sign(player).decode()
        morsel = cookie[COOKIE]
        morsel["path"], morsel["max-age"] = "/", COOKIE_SECONDS
        morsel["httponly"], morsel["samesite"] = True, "Lax"
        if self._secure:
            morsel["secure"] = True
        return morsel.OutputString()
