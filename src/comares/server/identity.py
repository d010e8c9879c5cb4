"""Who one is here: a player with a signed cookie and no account."""

from __future__ import annotations

import secrets
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, Signer

COOKIE = "comares"
A_YEAR = 365 * 24 * 3600


class Identity:
    """Makes cookies and reads them."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._signer = Signer(secret, salt="comares-player")
        self._secure = secure

    def player_of(self, cookie: str | None) -> str | None:
        """The player whose cookie it is, if we signed it."""
        try:
            return self._signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeError):
            return None

    def new_player(self) -> str:
        """Somebody we have not seen."""
        return secrets.token_urlsafe(12)

    def set_cookie(self, player: str) -> str:
        """The header that makes a browser that player's."""
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = self._signer.sign(player).decode()
        morsel = cookie[COOKIE]
        morsel["path"], morsel["max-age"] = "/", A_YEAR
        morsel["httponly"], morsel["samesite"] = True, "Lax"
        if self._secure:
            morsel["secure"] = True
        return morsel.OutputString()
