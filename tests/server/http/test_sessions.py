"""A cookie is renewed in use, can be revoked, and belongs to one server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.postgres import postgres
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed

from comares.server.identity import FORMER_COOKIE, Identity, Session
from comares.server.play.rooms import SIGNED_OUT_CODE

KEYS = ["first key", "second key"]


def cookies(identity: Identity, session: Session) -> dict[str, str]:
    """The cookies of a browser that was sent this session's."""
    name, _, value = identity.set_cookie(session).partition(";")[0].partition("=")
    return {name: value}


def test_a_cookie_says_who_it_is_and_of_which_generation() -> None:
    identity = Identity(KEYS, secure=False)
    found = identity.session_of(cookies(identity, Session("ada", 3)))
    assert found is not None
    assert (found.player, found.generation) == ("ada", 3)
    assert abs(found.made - time.time()) < 5


@pytest.mark.parametrize("value", ["", "ada", "ada.0.1", "ada.0.1.forged", "é", "a.b.c.d.e", "\x00", "ada.x.y"])
def test_a_cookie_that_this_server_has_not_signed_is_nobody(value: str) -> None:
    identity = Identity(KEYS, secure=False)
    assert identity.session_of({identity.cookie: value, FORMER_COOKIE: value}) is None


def test_after_a_new_key_old_cookies_are_read_and_new_ones_are_signed_with_it() -> None:
    before, after = Identity(KEYS[:1], secure=False), Identity(KEYS, secure=False)
    assert before.cookie == after.cookie
    assert after.session_of(cookies(before, Session("ada"))) is not None
    assert before.session_of(cookies(after, Session("ada"))) is None
    assert Identity(KEYS[1:], secure=False).session_of(cookies(before, Session("ada"))) is None


def test_a_cookie_is_renewed_after_its_time_and_not_before() -> None:
    identity = Identity(KEYS, secure=False, renewal=100.0)
    held = {identity.cookie: "x"}
    assert not identity.is_due(Session("ada", 0, int(time.time()) - 50), held)
    assert identity.is_due(Session("ada", 0, int(time.time()) - 150), held)
    assert identity.is_due(Session("ada", 0, int(time.time()) + 5000), held), "the clock was set back"
    assert identity.is_due(Session("ada", 0, int(time.time())), {})


def test_a_cookie_of_the_version_before_keeps_its_player_and_is_replaced() -> None:
    identity = Identity(KEYS, secure=False, renewal=100.0)
    former = {FORMER_COOKIE: Signer(KEYS[0], salt="comares-player").sign("ada").decode()}
    found = identity.session_of(former)
    assert found == Session("ada", 0, 0)
    assert identity.is_due(found, former)


def test_two_servers_on_one_host_leave_each_others_cookies_alone(served: ServerProcess, tmp_path: Path) -> None:
    with (
        ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as other,
        httpx.Client() as browser,  # like browsers, it does not separate cookies by port
    ):
        for server in (served, other, served, other):
            assert browser.put(f"http://{server.host}/api/me", json={"name": f"at {server.port}"}).status_code == 200
        for server in (served, other):
            assert browser.get(f"http://{server.host}/api/me").json()["name"] == f"at {server.port}"
        assert len(browser.cookies) == 2


def test_a_cookie_in_use_is_set_again_and_names_the_same_player(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with (
        ServerProcess(database, tmp_path / "log", cookie_renewal=-1.0) as served,
        httpx.Client(base_url=f"http://{served.host}") as http,
    ):
        http.put("/api/me", json={"name": "Ada"})
        again = http.get("/api/me")
        assert "set-cookie" in again.headers
        assert http.get("/api/me").json()["name"] == "Ada"


def test_a_fresh_cookie_is_not_set_again(served: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://{served.host}") as http:
        assert "set-cookie" in http.get("/api/me").headers
        assert "set-cookie" not in http.get("/api/me").headers
        assert "set-cookie" not in http.get("/").headers


async def signing_out(first: ServerProcess, second: ServerProcess) -> None:
    """Ada signs out everywhere; a device with her old cookie, and its sockets, are hers no more."""
    async with Player(first.host) as ada, Player(second.host) as thief:
        await ada.http.put("/api/me", json={"name": "Ada"})
        card = await ada.table("me", "here")
        thief.http.cookies.clear()
        thief.http.cookies.update(ada.http.cookies)
        assert (await thief.http.get("/api/me")).json()["name"] == "Ada"
        async with thief.at(card["id"]) as chair:
            assert (await chair.look(0))["view"]["seats"][0]["hand"] is not None
            answer = await ada.http.post("/api/me/sign-out")
            assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
            with pytest.raises(ConnectionClosed) as closed:
                await chair.receive("pong")  # nobody has sent a ping
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SIGNED_OUT_CODE
        async with thief.at(card["id"]) as chair:
            assert (await chair.look(0))["error"] == "not-your-seat"
        assert (await thief.http.get("/api/me")).json()["name"] == ""
        assert (await thief.http.get("/api/tables")).json()["mine"] == []
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"
        await ada.http.put("/api/me", json={"name": "Ada again"})
        async with ada.at(card["id"]) as chair:
            assert (await chair.look(0))["type"] == "table"


def test_signing_out_revokes_all_other_cookies_and_closes_their_sockets(served: ServerProcess) -> None:
    asyncio.run(asyncio.wait_for(signing_out(served, served), 60))


def test_signing_out_reaches_the_other_processes(tmp_path: Path) -> None:
    with postgres() as url:
        servers = [ServerProcess(url, tmp_path / f"log{number}") for number in range(2)]
        with servers[0] as first, servers[1] as second:
            asyncio.run(asyncio.wait_for(signing_out(first, second), 60))
