"""The server put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from comares import __version__
from comares.server.bots.pool import Thinking
from comares.server.errors import Refusal
from comares.server.games.editions import offer
from comares.server.http import lobby
from comares.server.http import ops as hosting
from comares.server.http import reference as books
from comares.server.http.origin_guard import Guard
from comares.server.http.rate_limit import limit
from comares.server.http.socket import live
from comares.server.http.static_files import client_file, client_of
from comares.server.identity import Identity
from comares.server.messages import AnyRequest, ErrorCard
from comares.server.play.replay import Replays
from comares.server.play.rooms import Rooms
from comares.server.settings import Settings
from comares.server.store import storage
from comares.server.store.cluster import Others
from comares.server.store.database import Database

LARGEST_BODY = 64_000  # bytes
HOUSEKEEPING = 30.0  # seconds

log = logging.getLogger(__name__)


def make_app(settings: Settings, rooms_of: type[Rooms] = Rooms) -> Guard:
    """The application. It opens the database at once and everything else when it starts."""
    database = Database(settings.database)
    with database.engine.connect().execution_options(writes=True) as connection, connection.begin():
        secret = storage.shared_secret(connection, "cookie")
        storage.touch(connection)
    offer(settings.data)
    thinking = Thinking(settings.workers, settings.data)
    others = Others(database)
    rooms = rooms_of(settings, database, thinking, others)
    client, replays = client_of(settings), Replays()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        others.listen(rooms.hear)
        tasks = [asyncio.create_task(rooms.go_on()), asyncio.create_task(keep_house(app, rooms))]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await rooms.close()
        thinking.close()
        others.close()
        database.close()

    app = Litestar(
        route_handlers=[*lobby.HANDLERS, *books.HANDLERS, *hosting.HANDLERS, live, client_file],
        dependencies={
            **lobby.DEPENDENCIES,
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "database": Provide(lambda: database, sync_to_thread=False),
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: refused,
            HTTPException: refused,
            RecursionError: too_deep,
            SQLAlchemyError: not_stored,
            Exception: failed,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="packed"),
        openapi_config=OpenAPIConfig(
            title="Comares", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST_BODY,
        middleware=[limit(settings.calls_a_minute).middleware] if settings.calls_a_minute else [],
        lifespan=[running],
    )
    return Guard(app, settings, Identity(secret, settings.is_secure))


async def keep_house(app: Litestar, rooms: Rooms) -> None:
    """Now and then, put away what nobody needs."""
    while True:
        await asyncio.sleep(HOUSEKEEPING)
        await rooms.put_away()
        await rooms.keep_presence()
        await app.stores.get("rate_limit").delete_expired()  # type: ignore[attr-defined]


BY_STATUS = {400: "malformed", 403: "foreign", 404: "not-here", 405: "method", 413: "too-large", 429: "too-many"}


def refused(request: AnyRequest, error: Exception) -> Response[ErrorCard]:
    """No, as data and in words."""
    if isinstance(error, HTTPException):
        what = error.detail
        if error.extra:
            what = f"{what}: {msgspec.json.encode(error.extra).decode()}"
        refusal = Refusal(BY_STATUS.get(error.status_code, "malformed"), what=what)
        status, headers = error.status_code, error.headers
        if status >= 500:
            return failed(request, error)
    else:
        assert isinstance(error, Refusal)
        refusal, status, headers = error, error.status, None
    language = lobby.preferred(request.headers.get("accept-language", ""))
    card = ErrorCard(refusal.key, refusal.message(language), refusal.rule or msgspec.UNSET)
    return Response(card, status_code=status, headers=headers)


def too_deep(request: AnyRequest, error: Exception) -> Response[ErrorCard]:
    """Lists in lists in lists: nothing that is asked for here looks like that."""
    return refused(request, Refusal("malformed", what="it is nested too deep"))


def not_stored(request: AnyRequest, error: Exception) -> Response[ErrorCard]:
    """The database cannot be reached, or cannot be written to."""
    log.error("%s %s: %s", request.method, request.url.path, error)
    return refused(request, Refusal("storage"))


def failed(request: AnyRequest, error: Exception) -> Response[ErrorCard]:
    """A mistake of ours."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    refusal = Refusal("internal")
    return Response(ErrorCard(refusal.key, refusal.message()), status_code=refusal.status)
