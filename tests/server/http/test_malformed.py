"""Any input gets an answer and never causes an internal error."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import warnings
from contextlib import suppress
from typing import Any

import httpx
import pytest
from helpers.server import raw_socket as flood
from helpers.server.client import Player, ServerProcess
from helpers.server.malformed_messages import malformed_message
from hypothesis import given, settings
from websockets.frames import CloseCode

from comares.games import GAMES

LONG = bool(os.environ.get("COMARES_LONG"))
CASES = 1000 if LONG else 15
FRAMES = 10_000 if LONG else 200


def operations(served: ServerProcess) -> list[Any]:
    """Every operation that the server describes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import schemathesis

        schema: Any = schemathesis.openapi.from_url(f"http://{served.host}/api/schema/openapi.json")
        return [found.ok() for found in schema.get_all_operations()]


@pytest.mark.filterwarnings("ignore")
def test_no_call_brings_a_5xx_or_an_undescribed_status(served: ServerProcess) -> None:
    for operation in operations(served):
        check(operation, {int(status) for status in operation.definition.raw["responses"]})


def check(operation: Any, described: set[int]) -> None:
    """Call the operation with input that its description allows, and with other input."""

    @settings(max_examples=CASES)
    @given(case=operation.as_strategy())
    def call(case: Any) -> None:
        answer = case.call()
        assert answer.status_code < 500, answer.text
        assert answer.status_code in described, (answer.status_code, answer.text)
        if answer.status_code >= 400:
            assert {"error", "message"} <= answer.json().keys()

    call()


def test_frames_before_the_end_of_the_handshake_cause_no_error(served: ServerProcess) -> None:
    asking = "GET /api/tables/x/live HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    asking += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ping = flood.frame(flood.PING)
    for early in (ping, ping * 10_000, b"\xff" * 100, b"GET / HTTP/1.1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", served.port), timeout=10) as bare:
            bare.sendall(asking.format(served.host).encode())
            bare.sendall(early)
            with suppress(ConnectionError):
                bare.recv(4096)
    assert not served.errors()


def test_a_keep_alive_and_a_close_in_the_same_read_are_answered_with_a_close(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada:
            card = await ada.table("me", "here")
            async with ada.at(card["id"]) as chair:
                await chair.look()
                chair.socket.transport.write(flood.frame(flood.TEXT) + flood.frame(flood.CLOSE))
                await chair.socket.wait_closed()
                assert chair.socket.close_code == CloseCode.NO_STATUS_RCVD, "the answer to a close without a code"

    asyncio.run(asyncio.wait_for(story(), 60))
    assert not served.errors()


def test_malformed_calls_are_refused_in_words(served: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://{served.host}") as http:
        for path in ("/api/tables", "/api/invitations", "/api/seats"):
            for body in (b"", b"{", b"[]", b"null", b'{"a":', b"\xff\xfe", b'"' + b"x" * 1000 + b'"', b"[" * 5000):
                answer = http.post(path, content=body)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), answer.text
            assert http.post(path, content=b"x" * 70_000).status_code == 413
        assert http.delete("/api/tables").status_code == 405
        assert http.get("/api/../../etc/passwd").status_code in (200, 404)
        assert http.get("/assets/../../../etc/passwd").status_code in (200, 404)
        assert http.get("/api/tables/" + "x" * 3000).status_code == 404
        assert http.get("/%00").status_code in (200, 404)


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_fuzzed_frames_are_answered_and_the_table_stands(game: str, served: ServerProcess) -> None:
    async def story() -> None:
        dice = random.Random(1)
        async with Player(served.host) as ada:
            card = await ada.table("me", "here", game=game)
            for _ in range(10):
                async with ada.at(card["id"]) as chair:
                    await chair.look(0)
                    for _ in range(FRAMES // 10):
                        await chair.socket.send(malformed_message(dice))
                    await chair.send("ping")
                    await chair.receive("pong")
                    assert '"error":"internal"' not in "".join(chair.received)
            async with ada.at(card["id"]) as chair:
                await chair.socket.send("[" * 10_000)
                assert (await chair.receive("refused"))["error"] == "malformed"
                await chair.socket.send("x" * 100_000)
                with pytest.raises(Exception, match="1009"):
                    await chair.receive("pong")
            async with ada.at(card["id"]) as chair:
                assert (await chair.look(0))["state"] == "running"

    asyncio.run(asyncio.wait_for(story(), 600))


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_codes_of_every_kind_are_read_or_refused(game: str, served: ServerProcess) -> None:
    async def story() -> None:
        dice = random.Random(2)
        words = sorted({step.name for step in GAMES[game].rules(2, {}).steps} | {"portal", "falcon", "dance"})
        odd = ["1", "9", "-1", "99", "0,0", "999,999", "-128,0", "9+9", "florin-1", "florin", "site", "NE", "", "é"]
        modules = {"falconers": "on", "portals": "on", "building-sites": "on", "exchange-certificates": "on"}
        async with Player(served.host) as ada:
            card = await ada.table("me", "here", game=game, settings=modules if game == "alhambra" else {})
            async with ada.at(card["id"]) as chair:
                table = await chair.look((await chair.look())["decision"]["seat"])
                for _ in range(20):
                    codes = [
                        " ".join([dice.choice(words), *dice.choices(odd, k=dice.randint(0, 4))]) for _ in range(50)
                    ]
                    await chair.send("why", line=table["line"], codes=codes)
                    assert (await chair.receive("reasons", "refused"))["type"] == "reasons"
                    await chair.send("preview", line=table["line"], codes=codes)
                    assert (await chair.receive("previews", "refused"))["type"] == "previews"

    asyncio.run(asyncio.wait_for(story(), 120))
