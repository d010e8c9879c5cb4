"""Health and metrics, for the host."""

from __future__ import annotations

from collections.abc import Callable

from litestar import MediaType, Response, get
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from comares import __version__
from comares.compiled import is_compiled
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import TheStorage
from comares.server.messages import Health
from comares.server.play.rooms import Rooms

CommitCounter = Callable[[], int]  # the commits of this process


@get("/api/health", summary="Whether the server can read and write", responses=REFUSALS, opt={"unlimited": True})
async def health(storage: TheStorage) -> Health:
    await storage.check_writable()
    return Health(True, __version__, is_compiled())


@get("/api/metrics", summary="Metrics for Prometheus", responses=REFUSALS, media_type=MediaType.TEXT)
async def metrics(storage: TheStorage, rooms: Rooms, commits: CommitCounter) -> Response[bytes]:
    tables = await storage.count_tables()
    registry = CollectorRegistry()
    states = Gauge("comares_tables", "Tables in the database", ["state"], registry=registry)
    for state, number in tables.items():
        states.labels(state).set(number)
    gauges = {
        "comares_rooms": ("Tables open in this process", len(rooms.all())),
        "comares_connections": ("Sockets at these tables", sum(len(room.watchers) for room in rooms.all())),
        "comares_commits": ("Commits of this process", commits()),
    }
    for name, (text, value) in gauges.items():
        Gauge(name, text, registry=registry).set(value)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [health, metrics]
