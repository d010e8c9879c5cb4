"""A network with faults: a TCP proxy in front of a server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65_536


class Network:
    """Carries bytes to a port of this machine and back.

    Cut: connections break, and new ones are refused. Slow: every chunk is delayed. Silent: existing connections lose
    everything without an error at either end; new connections wait until the network has healed. Deaf: the same, but
    what clients send still arrives."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self._thread = threading.Thread(target=lambda: asyncio.run(self._stand()), daemon=True)
        self._stands = threading.Event()
        self._over = asyncio.Event()
        self._well = asyncio.Event()
        self._delay = 0.0
        self._is_cut = False
        self._lost: set[asyncio.StreamWriter] = set()  # connections whose bytes go nowhere
        self._writers: set[asyncio.StreamWriter] = set()
        self._to_clients: set[asyncio.StreamWriter] = set()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def cut(self) -> None:
        def cut() -> None:
            self._is_cut = True
            for writer in self._writers:
                writer.transport.abort()

        self._do(cut)

    def slow(self, delay: float) -> None:
        def slow() -> None:
            self._delay = delay
            self._well.clear()

        self._do(slow)

    def silence(self) -> None:
        def silence() -> None:
            self._lost |= self._writers
            self._well.clear()

        self._do(silence)

    def deafen(self) -> None:
        def deafen() -> None:
            self._lost |= self._to_clients
            self._well.clear()

        self._do(deafen)

    def heal(self) -> None:
        def heal() -> None:
            self._is_cut, self._delay = False, 0.0
            self._well.set()

        self._do(heal)

    def __enter__(self) -> Self:
        self._thread.start()
        self._stands.wait()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        self._do(self._over.set)
        self._thread.join()

    async def _stand(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._well.set()
        async with await asyncio.start_server(self._meet, "127.0.0.1", 0) as server:
            self.port = int(server.sockets[0].getsockname()[1])
            self._stands.set()
            await self._over.wait()

    def _do(self, what: Callable[[], None]) -> None:
        async def done() -> None:
            what()

        asyncio.run_coroutine_threadsafe(done(), self._loop).result()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        self._to_clients.add(writer)
        if self._is_cut:
            writer.transport.abort()
            return
        if not self._delay:
            await self._well.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:  # the server is down
            writer.transport.abort()
            return
        self._writers.add(back)
        with suppress(OSError):
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes one way, in order, each chunk with the delay at its arrival."""
        chunks: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.create_task(self._write(chunks, writer))
        with suppress(OSError):
            while chunk := await reader.read(CHUNK):
                chunks.put_nowait((self._loop.time() + self._delay, chunk))
        chunks.put_nowait((self._loop.time(), b""))
        await writing

    async def _write(self, chunks: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while chunk := await self._due(chunks):
            if writer not in self._lost:
                writer.write(chunk)
        if writer not in self._lost:
            writer.close()

    async def _due(self, chunks: asyncio.Queue[tuple[float, bytes]]) -> bytes:
        at, chunk = await chunks.get()
        if (wait := at - self._loop.time()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._well.wait(), wait)
        return chunk
