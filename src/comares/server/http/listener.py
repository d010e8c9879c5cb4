"""Accepts connections: within the limits, a few at a time, and also when the system is out of files."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from comares.server.http.connections import Connections

AT_A_TIME = 16  # connections that are accepted before the others have their turn
SEND_BUFFER = 131_072  # bytes that the system keeps for a client that does not read; by itself it would keep megabytes
FULL_COLLECTION_AFTER = 1000  # collections of the middle generation
PAUSE = 0.1  # seconds after the system had no file left for a connection

log = logging.getLogger(__name__)


class Listener:
    """Accepts the connections of one listening socket. uvicorn treats it as a server of asyncio."""

    def __init__(
        self, listening: socket.socket, connections: Connections, make_protocol: Callable[[], asyncio.Protocol]
    ) -> None:
        listening.setblocking(False)
        self._listening = listening
        self._connections = connections
        self._make_protocol = make_protocol
        self._spare = os.open(os.devnull, os.O_RDONLY)  # given up for a moment when the system has no other file left
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """Accept no more."""
        self._task.cancel()
        os.close(self._spare)

    async def wait_closed(self) -> None:
        """Wait until nothing is accepted any more."""
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        accepted = 0
        while True:
            try:
                await self._accept()
            except OSError as error:  # out of files or memory, or the client is gone again
                log.warning("a connection could not be accepted: %s", error.strerror)
                self._refuse_one()
                await asyncio.sleep(PAUSE)
            accepted += 1
            if accepted % AT_A_TIME == 0:
                await asyncio.sleep(0)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        accepted, peer = await loop.sock_accept(self._listening)
        try:
            if not self._connections.admit(str(peer[0]) if peer else ""):
                accepted.close()
                return
            accepted.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            await loop.connect_accepted_socket(self._make_protocol, accepted)
        except BaseException:
            accepted.close()
            raise

    def _refuse_one(self) -> None:
        """Accept a connection with the spare file and close it, so that its client does not wait for nothing."""
        os.close(self._spare)
        with suppress(OSError):
            self._listening.accept()[0].close()
        with suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)


def collect_garbage_seldom() -> None:
    """A full garbage collection looks through everything that lives, and halts the event loop meanwhile: for 0.7 s with
    5,000 connections. So it leaves out what lives as long as the server, and comes a hundred times less often than by
    default. What dies young does not wait for it."""
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL_COLLECTION_AFTER)


class LimitedServer(uvicorn.Server):
    """uvicorn with listeners that keep the limits of connections."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self._connections = connections
        self._sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, then accept connections on the sockets."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            raise SystemExit(STARTUP_FAILURE)
        collect_garbage_seldom()
        self._sweeping = asyncio.create_task(self._connections.run())
        self.servers = [Listener(each, self._connections, self._new_protocol) for each in sockets or ()]  # type: ignore[misc]
        self.started = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does it; clients that do not read are not waited for."""
        await super().shutdown(sockets)
        if self._sweeping is not None:
            self._sweeping.cancel()

    def _new_protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
