"""The server accepts calls from its own pages only, and its pages call no other server."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from helpers.server.client import Player, ServerProcess
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

FOREIGN = ("http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1")


def unsafe_calls(http: httpx.Client) -> list[tuple[str, str]]:
    """Every call that the server describes and that may change something: its method and a path."""
    paths = http.get("/api/schema/openapi.json").json()["paths"]
    calls = [(method, re.sub(r"{\w+}", "x", path)) for path, methods in paths.items() for method in methods]
    return [(method, path) for method, path in calls if method not in ("get", "head", "options")]


def test_foreign_origins_are_refused_on_every_unsafe_call(served: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://{served.host}") as http:
        calls = unsafe_calls(http)
        assert {("post", "/api/tables"), ("put", "/api/me"), ("post", "/api/tables/x/rematch")} <= set(calls)
        for method, path in calls:
            for origin in FOREIGN:
                answer = http.request(method, path, headers={"origin": origin})
                assert (answer.status_code, answer.json()["error"]) == (403, "foreign"), (method, path)
            assert http.request(method, path, headers={"sec-fetch-site": "cross-site"}).status_code == 403
            own = http.request(method, path, headers={"origin": f"http://{served.host}"})
            assert own.status_code != 403 or own.json()["error"] != "foreign", (method, path)


def test_foreign_origins_are_refused_on_the_socket(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada:
            card = await ada.table("me", "here")
            address = f"ws://{served.host}/api/tables/{card['id']}/live"
            for origin in FOREIGN:
                with pytest.raises(InvalidStatus, match="403"):
                    await connect(address, additional_headers={"Origin": origin, "Cookie": ada.cookie})
            async with connect(address, additional_headers={"Origin": f"http://{served.host}"}):
                pass

    asyncio.run(story())


def test_an_unknown_host_name_is_refused(served: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://{served.host}") as http:
        assert http.get("/api/me", headers={"host": "rebound.example"}).status_code == 403
        assert http.get("/api/me", headers={"host": f"localhost:{served.port}"}).status_code == 200


def test_every_answer_forbids_inline_scripts_frames_and_sniffing(served: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://{served.host}") as http:
        for path in ("/", "/api/me", "/api/nothing", "/no/such/place"):
            headers = http.get(path).headers
            policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == "'self'"
            assert policy["frame-ancestors"] == "'none'"
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(served: ServerProcess) -> None:
    cookie = httpx.get(f"http://{served.host}/api/me").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie


def test_behind_https_the_cookie_is_secure_and_the_public_origin_is_accepted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    public = ServerProcess(database, tmp_path / "log", public_url="https://table.example/", calls_per_minute=20)
    with public as served, httpx.Client(base_url=f"http://{served.host}", headers={"host": "table.example"}) as http:
        assert "Secure" in http.get("/api/me").headers["set-cookie"]
        answer = http.post("/api/tables", json={}, headers={"origin": "https://table.example"})
        assert answer.status_code == 400
        statuses = [http.get("/api/me").status_code for _ in range(25)]
        assert statuses[:10] == [200] * 10
        assert statuses[-1] == 429
        assert http.get("/api/me").json()["error"] == "too-many"
        assert http.get("/api/health").status_code == 200


def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as served:

        async def story() -> list[str]:
            async with Player(served.host) as ada:
                card = await ada.table("me", "open")
                await ada.http.post("/api/seats", json={"secret": card["secrets"][0]["secret"]})
                return [card["secrets"][0]["secret"], card["invitations"][0]["code"], ada.cookie, card["id"]]

        secrets = asyncio.run(story())
    log = (tmp_path / "log").read_text()
    assert not [secret for secret in secrets if secret in log]
