"""What a host wants to know: is it well, how busy is it."""

from __future__ import annotations

from litestar import MediaType, Response, get
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from comares import __version__
from comares.compiled import is_compiled
from comares.server.http.openapi_errors import REFUSED
from comares.server.messages import Health
from comares.server.play.rooms import Rooms
from comares.server.store import storage
from comares.server.store.database import Database


@get("/api/health", summary="Whether the server can read and write", responses=REFUSED, opt={"unlimited": True})
async def health(database: Database) -> Health:
    await database.write(storage.touch)
    return Health(True, __version__, is_compiled())


@get("/api/metrics", summary="Figures for Prometheus", responses=REFUSED, media_type=MediaType.TEXT)
async def metrics(database: Database, rooms: Rooms) -> Response[bytes]:
    tables = await database.read(storage.counts)
    registry = CollectorRegistry()
    states = Gauge("comares_tables", "Tables in the database", ["state"], registry=registry)
    for state, number in tables.items():
        states.labels(state).set(number)
    figures = {
        "comares_rooms": ("Tables open in this process", len(rooms.all())),
        "comares_connections": ("Sockets at them", sum(len(room.watchers) for room in rooms.all())),
        "comares_commits": ("Commits of this process", database.commits),
    }
    for name, (text, value) in figures.items():
        Gauge(name, text, registry=registry).set(value)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [health, metrics]
