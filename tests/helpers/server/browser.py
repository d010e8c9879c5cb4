"""Somebody's browser, as far as calls go: cookies, passkeys, tables."""

from __future__ import annotations

from typing import Any

import httpx

from helpers.server.authenticator import Authenticator
from helpers.server.client import ServerProcess

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1"
OPEN: list[Browser] = []


def close_browsers() -> None:
    """Close all that are open."""
    while OPEN:
        OPEN.pop().http.close()


class Browser:
    """Somebody's browser, under the name of the server: no passkey is bound to a number."""

    def __init__(self, server: ServerProcess, agent: str = PHONE) -> None:
        origin = f"http://localhost:{server.port}"
        self.http = httpx.Client(base_url=origin, headers={"user-agent": agent}, timeout=30)
        self.authenticator = Authenticator(origin)
        OPEN.append(self)
        assert self.http.get("/api/me").status_code == 200

    def call(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.request(method, f"/api/{path}", json=body if method in ("POST", "PUT") else None)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def rename(self, name: str) -> None:
        self.call("PUT", "me", name=name)

    def name(self) -> str:
        return str(self.call("GET", "me")["name"])

    def make_passkey(self, authenticator: Authenticator | None = None) -> Any:
        options = self.call("POST", "account/passkeys/options")["options"]
        made = (authenticator or self.authenticator).make(options)
        return self.call("POST", "account/passkeys", 201, credential=made)

    def sign_in(self, authenticator: Authenticator, bring: bool = False) -> Any:
        options = self.call("POST", "sign-in/options")["options"]
        return self.call("POST", "sign-in", credential=authenticator.sign(options), bring=bring)

    def table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return str(self.call("POST", "tables", 201, game="alhambra", seats=seats)["id"])

    def tables(self) -> list[str]:
        return [table["id"] for table in self.call("GET", "tables")["mine"]]
