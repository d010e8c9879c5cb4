"""The application: the parts of the server put together."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import NamedTuple

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from comares import __version__
from comares.server.bots.pool import BotPool
from comares.server.errors import Refusal
from comares.server.games.editions import install_editions
from comares.server.http import (
    account,
    clubs,
    deals,
    documentation,
    editions,
    friends,
    leaving,
    lessons,
    lobby,
    my_games,
    ops,
    passkeys,
    players,
    puzzles,
    ratings,
    records,
    reference,
    reviews,
    seats,
    sign_in,
    talking,
)
from comares.server.http.address_guard import AddressGuard
from comares.server.http.attempts import HOUR, MAILS_FROM_ADDRESS, Attempts
from comares.server.http.lobby_people import People
from comares.server.http.notices import HANDLERS as NOTICE_HANDLERS
from comares.server.http.observed_calls import ObservedCalls
from comares.server.http.origin_guard import OriginGuard
from comares.server.http.quotas import Quotas
from comares.server.http.rate_limit import rate_limit
from comares.server.http.refusals import preferred_language
from comares.server.http.socket import table_socket
from comares.server.http.static_files import client_file, client_of
from comares.server.http.types import AnyRequest
from comares.server.http.work_limits import WorkLimits
from comares.server.identity import Identity
from comares.server.messages.lobby import ErrorBody
from comares.server.notices.delivery import Delivery
from comares.server.notices.dispatcher import Dispatcher
from comares.server.notices.mailer import Mailer
from comares.server.notices.push import Vapid
from comares.server.observe.bots import ObservedBots
from comares.server.observe.metrics import ERRORS, REFUSALS, watch_loop
from comares.server.observe.start import stop_observing
from comares.server.play.cluster import KEYS, Note
from comares.server.play.editions import Editions
from comares.server.play.export import Stores
from comares.server.play.game_clock import ClockKeeper, GameClock
from comares.server.play.puzzles import PuzzleBook
from comares.server.play.rating_work import RatingWork
from comares.server.play.record_texts import RecordTexts
from comares.server.play.replay import ReplayCache
from comares.server.play.retention import Retention
from comares.server.play.reviews import Reviews
from comares.server.play.room import Room
from comares.server.play.rooms import MakeRoom, Rooms
from comares.server.play.storage import StorageFailed
from comares.server.settings import Settings
from comares.server.store.cluster import open_cluster
from comares.server.store.sql_accounts import SqlAccounts
from comares.server.store.sql_clubs import SqlClubs
from comares.server.store.sql_friends import SqlFriends
from comares.server.store.sql_notices import SqlNotices
from comares.server.store.sql_ratings import SqlRatings
from comares.server.store.sql_storage import SqlStorage

CALLS = (
    players,
    account,
    passkeys,
    sign_in,
    lobby,
    lessons,
    seats,
    leaving,
    talking,
    records,
    reviews,
    reference,
    editions,
    my_games,
    deals,
    puzzles,
    ratings,
    friends,
    clubs,
    ops,
    documentation,
)
MAX_BODY_BYTES = 64_000
VAPID_SECRET = "vapid"  # the secret that the key of pushes is made of
CLIENT_GONE = "client disconnected prematurely"  # Litestar's words for a body that breaks off

log = logging.getLogger(__name__)


class Factories(NamedTuple):
    """How the application makes its replaceable parts."""

    open_storage: Callable[[str], SqlStorage] = SqlStorage
    make_room: MakeRoom = Room
    monotonic: Callable[[], float] = time.monotonic


def make_app(settings: Settings, factories: Factories | None = None) -> ASGIApp:
    """The application. It opens the database at once and everything else when it starts."""
    factories = factories or Factories()
    storage = factories.open_storage(settings.database_url)
    identity = Identity(storage.cookie_keys(), settings.is_secure, settings.cookie_renewal)
    games = install_editions(settings.data, any_position=settings.any_position)
    has_spare = settings.workers < (os.cpu_count() or 1)
    bots = BotPool(settings.workers, settings.data, settings.bots, has_spare)
    cluster = open_cluster(storage.database)
    work_limits = WorkLimits(settings.work)
    rooms = Rooms(settings, games, storage, ObservedBots(bots), cluster, factories.make_room)
    made_reviews = Reviews(settings.reviews, rooms, storage, cluster, settings.data)
    accounts, outbox = SqlAccounts(storage.database), SqlNotices(storage.database)
    mailer, vapid = Mailer(settings), Vapid(storage.shared_secret(VAPID_SECRET), settings.contact)
    delivery = Delivery(vapid, mailer, settings.notices.allow_loopback)
    dispatcher = Dispatcher(settings.notices, outbox, storage, accounts, rooms, delivery)
    clock = GameClock(storage, settings.clocks, factories.monotonic)
    rooms.now, rooms.clock_stands = clock.now, lambda: clock.stands
    counted = SqlRatings(storage.database)
    rating_work = RatingWork(counted)
    rooms.on_over = lambda room: rating_work.ask()
    stored_friends, stored_clubs = SqlFriends(storage.database), SqlClubs(storage.database)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        cluster.listen(partial(on_note, rooms, storage, identity))
        retention = Retention(settings.retention, storage, rooms)
        housekeeping = keep_house(app, rooms, settings.rooms.housekeeping)
        background = (
            rooms.run_background(),
            made_reviews.run_background(),
            housekeeping,
            watch_loop(),
            retention.run(),
            dispatcher.run(),
            rating_work.run(),
            ClockKeeper(clock, storage, rooms, settings.clocks).run(),
        )
        tasks = [asyncio.create_task(work) for work in background]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await made_reviews.close()
        await rooms.close()
        bots.close()
        cluster.close()
        storage.close()
        await asyncio.to_thread(stop_observing)  # here, because uvicorn ends the process by the signal that stopped it

    parts = {
        "settings": settings,
        "games": games,
        "storage": storage,
        "accounts": accounts,
        "notices": outbox,
        "vapid": vapid,
        "mailer": mailer,
        "attempts": Attempts(settings.accounts.attempts_per_minute),
        "mail_attempts": Attempts(settings.accounts.mails_per_hour * MAILS_FROM_ADDRESS, HOUR),
        "rooms": rooms,
        "ratings": counted,
        "friends": stored_friends,
        "clubs": stored_clubs,
        "people": People(stored_friends, stored_clubs),
        "stores": Stores(storage, outbox, counted, stored_friends, stored_clubs),
        "asks": Attempts(friends.ASKS, HOUR),
        "editions": Editions(games, storage, settings.editions),
        "replays": ReplayCache(),
        "record_texts": RecordTexts(),
        "reviews": made_reviews,
        "puzzles": PuzzleBook(games),
        "quotas": Quotas(settings.quotas, storage),
        "work_limits": work_limits,
        "client": client_of(settings),
        "write_check": ops.WriteCheck(storage),
        "commits": lambda: storage.database.commits,
    }
    app = Litestar(
        route_handlers=[
            *(each for part in CALLS for each in part.HANDLERS),
            *NOTICE_HANDLERS,
            table_socket,
            client_file,
        ],
        dependencies={**players.DEPENDENCIES, **{name: _provide(part) for name, part in parts.items()}},
        exception_handlers={
            Refusal: refused,
            HTTPException: refused,
            RecursionError: too_deep,
            UnicodeError: not_text,
            StorageFailed: storage_failed,
            Exception: failed,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Comares", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY_BYTES,
        middleware=[rate_limit(settings.calls_per_minute).middleware] if settings.calls_per_minute else [],
        lifespan=[running],
        logging_config=None,  # start_observing has set up the log
    )
    return ObservedCalls(OriginGuard(AddressGuard(app, settings.connections, work_limits), settings, identity))


def on_note(rooms: Rooms, storage: SqlStorage, identity: Identity, note: Note | None) -> None:
    """A note from another process, or from an admin command (None: notes may have been missed)."""
    if note is None or note.kind == KEYS:
        rooms.start(use_stored_keys(storage, identity))
    rooms.on_note(note)


async def use_stored_keys(storage: SqlStorage, identity: Identity) -> None:
    """Sign and read cookies with the keys that are stored now."""
    try:
        identity.use_keys(await asyncio.to_thread(storage.cookie_keys))
    except SQLAlchemyError:
        log.warning("the keys of cookies cannot be read; those before are used on")


def _provide(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)


async def keep_house(app: Litestar, rooms: Rooms, interval: float) -> None:
    """Regularly, close idle rooms, check which processes are alive, and drop expired rate limits."""
    while True:
        await asyncio.sleep(interval)
        await rooms.close_idle()
        await rooms.check_presence()
        await app.stores.get("rate_limit").delete_expired()  # type: ignore[attr-defined]


KEY_OF_STATUS = {400: "malformed", 403: "foreign", 404: "not-here", 405: "method", 413: "too-large", 429: "too-many"}


def refused(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """The answer to a refused call: a key and a sentence."""
    if isinstance(error, HTTPException):
        what = error.detail
        if what == CLIENT_GONE:
            return Response(ErrorBody("malformed", what), status_code=400)  # nobody reads it
        if error.extra:
            what = f"{what}: {msgspec.json.encode(error.extra).decode()}"
        refusal = Refusal(KEY_OF_STATUS.get(error.status_code, "malformed"), what=what)
        status, headers = error.status_code, error.headers
        if status >= 500:
            return failed(request, error)
    else:
        assert isinstance(error, Refusal)
        refusal, status, headers = error, error.status, None
    REFUSALS.labels(refusal.key).inc()
    language = preferred_language(request.headers.get("accept-language", ""))
    body = ErrorBody(refusal.key, refusal.message(language), refusal.rule or msgspec.UNSET)
    return Response(body, status_code=status, headers=headers)


def too_deep(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """The answer to a body that is nested too deep to parse."""
    return refused(request, Refusal("malformed", what="it is nested too deep"))


def not_text(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """The answer to bytes that are no text, wherever they are found."""
    return refused(request, Refusal("malformed", what="it is not text in UTF-8"))


def storage_failed(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """The answer while the database cannot be read or written."""
    log.error("%s %s: %s", request.method, request.url.path, error)
    return refused(request, Refusal("storage"))


def failed(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """The answer after an error of the server."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    ERRORS.inc()
    refusal = Refusal("internal")
    return Response(ErrorBody(refusal.key, refusal.message()), status_code=refusal.status)
