"""A server in a process of its own, and clients for it."""

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

from comares.server.settings import ConnectionSettings, Settings, WorkSettings
from helpers.server.server_process import FORK_SERVER, Faults, run_server

TIMEOUT = 30.0  # seconds

# All clients of a test have one address, and the tree is much slower than what is installed.
UNLIMITED: dict[str, Any] = {
    "calls_per_minute": 0,
    "connections": ConnectionSettings(sockets_per_address=0, calls_per_address=0),
    "work": WorkSettings(player_share=0, address_share=0),
}

Message = dict[str, Any]


class ServerProcess:
    """A test server; its output goes to the file `log_file`."""

    def __init__(self, database: str, log_file: Path, faults: Faults | None = None, **settings: Any) -> None:
        self.port = 0
        self.log_file = log_file
        self.settings = Settings(**{"database": database, "bot_delay": 0.0, **UNLIMITED, **settings})
        self._faults = faults or Faults()
        self._process: ForkServerProcess | None = None
        atexit.register(self.kill)  # a test that timed out must not wait for it

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> Self:
        """Start it, on the same port as before."""
        here, there = FORK_SERVER.Pipe(duplex=False)
        arguments = (self.settings, self.port, self.log_file, self._faults, there)
        self._process = FORK_SERVER.Process(target=run_server, args=arguments)
        self._process.start()
        there.close()
        try:
            self.port = here.recv()
        except EOFError:
            raise RuntimeError(f"the server did not start: {self.log_file.read_text()[-2000:]}") from None
        finally:
            here.close()
        return self

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as its host would."""
        self._end(signal.SIGTERM)

    def errors(self) -> str:
        """The log, if it holds a traceback."""
        text = self.log_file.read_text() if self.log_file.exists() else ""
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
    """A player with a browser: calls carry the player's cookie. A connection that is silent for twice the `heartbeat`
    (seconds) counts as dead."""

    def __init__(self, host: str, heartbeat: float = 20.0, address: str = "127.0.0.1") -> None:
        """`address`: where the player's connections come from."""
        self.host = host
        self.heartbeat = heartbeat
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=TIMEOUT, transport=transport)

    async def __aenter__(self) -> Self:
        assert (await self.http.get("/api/me")).status_code == 200
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def table(self, *seats: str, game: str = "alhambra", **more: Any) -> Message:
        """A new table; a seat is `me`, `here`, `open` or the level of a bot."""
        kinds = [{"kind": seat} if seat in ("me", "here", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": kinds, **more})
        assert answer.status_code == 201, answer.text
        summary: Message = answer.json()
        return summary

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[TableSocket]:
        """A socket at the table."""
        address = f"ws://{self.host}/api/tables/{table}/live"
        cookie, beat = {"Cookie": self.cookie}, self.heartbeat
        async with connect(
            address,
            additional_headers=cookie,
            max_size=None,
            ping_interval=beat,
            ping_timeout=beat,
            local_addr=(self.address, 0),
        ) as socket:
            yield TableSocket(socket)


class TableSocket:
    """A socket at a table: sends messages and receives messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []

    async def send(self, do: str, **what: Any) -> None:
        await self.socket.send(json.dumps({"do": do, **what}))

    async def receive(self, *types: str) -> Message:
        """The next message of one of these types; others are skipped."""
        while True:
            text = str(await self.socket.recv())
            if not text:  # the answer to a keep-alive
                continue
            self.received.append(text)
            message: Message = json.loads(text)
            if message["type"] in types:
                return message

    async def look(self, seat: int | None = None, since: int | None = None) -> Message:
        await self.send("look", seat=seat, since=since)
        return await self.receive("table", "refused")

    async def play(self, table: Message, code: str) -> Message:
        """Play a code for the deciding seat; returns the table with the next line, or a refusal."""
        await self.send("play", seat=table["decision"]["seat"], line=table["line"], code=code)
        return await self.receive("table", "refused")
