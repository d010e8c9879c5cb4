"""Liveness, readiness and metrics, for the host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from litestar import MediaType, Response, get
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from comares import __version__
from comares.compiled import is_compiled
from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import TheStorage
from comares.server.messages.lobby import Health
from comares.server.observe import metrics as measured
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Storage, StorageFailed

CommitCounter = Callable[[], int]  # the commits of this process
READ_TIMEOUT = 5.0  # seconds after which a read counts as hanging


class WriteCheck:
    """Whether the database can be written to. Calls at the same time share one write."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._running: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Commit a write that changes nothing; a StorageFailed if that fails."""
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._storage.check_writable())
        await asyncio.shield(self._running)


@get("/api/live", summary="Whether the server runs; it only reads", responses=REFUSALS, opt={"unlimited": True})
async def live(storage: TheStorage) -> Health:
    # A database that is down is no reason to restart the server: it recovers by itself. A read that hangs is one.
    try:
        await asyncio.wait_for(storage.check_readable(), READ_TIMEOUT)
    except TimeoutError:
        raise Refusal("storage") from None
    except StorageFailed:
        return Health(False, __version__, is_compiled())
    return Health(True, __version__, is_compiled())


@get("/api/ready", summary="Whether the server can read and write", responses=REFUSALS, opt={"unlimited": True})
async def ready(write_check: WriteCheck) -> Health:
    await write_check.run()
    return Health(True, __version__, is_compiled())


@get("/api/health", summary="The same as /api/ready", responses=REFUSALS, opt={"unlimited": True})
async def health(write_check: WriteCheck) -> Health:
    await write_check.run()
    return Health(True, __version__, is_compiled())


@get("/api/metrics", summary="Metrics for Prometheus", responses=REFUSALS, media_type=MediaType.TEXT)
async def metrics(storage: TheStorage, rooms: Rooms, commits: CommitCounter) -> Response[bytes]:
    for state, number in (await storage.count_tables()).items():
        measured.TABLES.labels(state).set(number)
    measured.ROOMS.set(len(rooms.all()))
    measured.CONNECTIONS.set(sum(len(room.watchers) for room in rooms.all()))
    measured.COMMITS.set(commits())
    return Response(generate_latest(measured.REGISTRY), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [live, ready, health, metrics]
