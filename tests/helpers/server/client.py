"""A server of one's own, in a process of its own, and clients for it."""

from __future__ import annotations

import atexit
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from comares.server.play.rooms import Rooms
from comares.server.settings import Settings
from helpers.server.server_process import NURSERY, serve_tables

PATIENCE = 30.0  # seconds

Message = dict[str, Any]


class Served:
    """A running server. What it says of mistakes is kept in the file `noted`."""

    def __init__(self, database: str, noted: Path, rooms: type[Rooms] = Rooms, **settings: Any) -> None:
        self.port = 0
        self.noted = noted
        self.settings = Settings(**{"database": database, "bot_delay": 0.0, "calls_a_minute": 0, **settings})
        self._rooms = rooms
        self._process: ForkServerProcess | None = None
        atexit.register(self.kill)  # a test that gave up must not wait for it

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> Self:
        """Start it, on the port it had before."""
        here, there = NURSERY.Pipe(duplex=False)
        arguments = (self.settings, self.port, self.noted, self._rooms, there)
        self._process = NURSERY.Process(target=serve_tables, args=arguments)
        self._process.start()
        there.close()
        try:
            self.port = here.recv()
        except EOFError:
            raise RuntimeError(f"the server did not start: {self.noted.read_text()[-2000:]}") from None
        finally:
            here.close()
        return self

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As its host would."""
        self._end(signal.SIGTERM)

    def mistakes(self) -> str:
        """What the server noted of its own mistakes."""
        text = self.noted.read_text() if self.noted.exists() else ""
        return text if "Traceback" in text else ""

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.pid is not None:
            os.kill(self._process.pid, how)
            self._process.join()
            self._process.close()
            self._process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()


class Player:
    """Somebody with a browser: his calls carry his cookie. A connection that is silent for twice his `heartbeat`
    (seconds) he takes for dead."""

    def __init__(self, host: str, heartbeat: float = 20.0) -> None:
        self.host = host
        self.heartbeat = heartbeat
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        assert (await self.http.get("/api/me")).status_code == 200
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def table(self, *seats: str, game: str = "alhambra", **more: Any) -> Message:
        """A new table; a seat is me, here, open or the level of a bot."""
        kinds = [{"kind": seat} if seat in ("me", "here", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": kinds, **more})
        assert answer.status_code == 201, answer.text
        card: Message = answer.json()
        return card

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Chair]:
        """A socket at the table."""
        address = f"ws://{self.host}/api/tables/{table}/live"
        cookie, beat = {"Cookie": self.cookie}, self.heartbeat
        async with connect(
            address, additional_headers=cookie, max_size=None, ping_interval=beat, ping_timeout=beat
        ) as socket:
            yield Chair(socket)


class Chair:
    """A place at a table: says things and hears things."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def say(self, do: str, **what: Any) -> None:
        await self.socket.send(json.dumps({"do": do, **what}))

    async def hear(self, *types: str) -> Message:
        """The next message of one of these types; those of others are passed over."""
        while True:
            text = str(await self.socket.recv())
            if not text:  # somebody is there, says the server
                continue
            self.heard.append(text)
            message: Message = json.loads(text)
            if message["type"] in types:
                return message

    async def look(self, seat: int | None = None, since: int | None = None) -> Message:
        await self.say("look", seat=seat, since=since)
        return await self.hear("table", "refused")

    async def play(self, table: Message, code: str) -> Message:
        """Play a code for the seat that decides; the table with the next line, or a refusal."""
        await self.say("play", seat=table["decision"]["seat"], line=table["line"], code=code)
        return await self.hear("table", "refused")
