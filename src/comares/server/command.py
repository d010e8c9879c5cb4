"""`comares serve`, and `comares play` in the browser."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from comares.i18n import translate
from comares.kernel.errors import BadSetup
from comares.server.extra import require_server_extra
from comares.server.lan import own_address, show_code
from comares.server.settings import Settings, SocketSettings, home_database

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from comares.kernel.position import Position

FIRST_PORT = 8080
PORTS = 100  # to try, one after the other
CALLS_PER_MINUTE = Settings.calls_per_minute
OWN_DATA = "offer Sabika with the components in FOLDER under NAME, too (comares cards --check FOLDER)"
ANY_POSITION = "let players open positions that no game could reach; some of them may hang the server"


def add_serve(serve: argparse.ArgumentParser) -> None:
    """The arguments of `comares serve`."""
    _add_shared(serve)
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    serve.add_argument("--port", type=int, default=FIRST_PORT)
    serve.add_argument("--public-url", default="", metavar="URL", help="the address for players, behind a proxy")
    serve.add_argument("--data", action="append", default=[], metavar="NAME=FOLDER", help=OWN_DATA)
    serve.add_argument("--any", action="store_true", help=ANY_POSITION)
    rate = "HTTP calls per minute from one address (0: no limit)"
    serve.add_argument("--rate", type=int, default=CALLS_PER_MINUTE, metavar="N", help=rate)


def add_play(play: argparse.ArgumentParser) -> None:
    """The arguments of `comares play` in the browser."""
    _add_shared(play)
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    lan = "serve other devices in the local network too (at ADDRESS, if this machine has several)"
    play.add_argument("--lan", nargs="?", const="", metavar="ADDRESS", help=lan)


def _add_shared(command: argparse.ArgumentParser) -> None:
    """The arguments of both `serve` and `play`."""
    command.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME")
    command.add_argument("--workers", type=int, metavar="N", help="processes for bots (default: all cores but one)")
    command.add_argument("--bot-delay", type=float, default=0.7, metavar="S", help="seconds between moves of bots")


def run_serve(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    require_server_extra("comares serve")
    from comares.server.games.editions import folders_of

    settings = Settings(
        database=args.database or home_database(),
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        workers=workers(args),
        bot_delay=args.bot_delay,
        calls_per_minute=args.rate,
        data=folders_of(args.data),
        any_position=args.any,
    )
    try:
        listening = listen(settings.host, settings.port, 1)
    except OSError as error:
        raise BadSetup(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from error
    with listening:
        address = settings.public_url or address_of(listening)
        return serve(make_app(settings), [listening], settings.sockets, address, browser=False)


def run_in_browser(args: argparse.Namespace, position: Position | None = None) -> int:
    """Serve this machine, or the local network, and open the page in a browser if there is a screen: the lobby, or a
    table that begins from the position."""
    require_server_extra("comares play")
    network = None if args.lan is None else args.lan or own_address()
    listening = listen_together(["127.0.0.1", *([network] if network else [])])
    port = listening[0].getsockname()[1]
    settings = Settings(
        database=args.database or home_database(),
        port=port,
        public_url=address_of(listening[1]) if network else "",
        workers=workers(args),
        bot_delay=args.bot_delay,
        calls_per_minute=CALLS_PER_MINUTE if network else 0,
        data=((args.data.name, args.data),) if args.data else (),
    )
    browser = not args.no_browser and has_screen()
    with ExitStack() as open_sockets:
        for each in listening:
            open_sockets.enter_context(each)
        address = f"http://localhost:{port}/{position_page(args, position, settings.database)}"
        return serve(make_app(settings), listening, settings.sockets, address, browser, settings.public_url)


def position_page(args: argparse.Namespace, position: Position | None, database: str) -> str:
    """The page of a new table that begins from the position; empty without one."""
    if position is None:
        return ""
    from comares.server.position_table import PositionTable, store_position_table

    bots = args.bots.split(",") if args.bots else []
    with database_errors():
        return store_position_table(PositionTable(position, args.any, args.seat - 1, bots), database)


def workers(args: argparse.Namespace) -> int:
    """The number of worker processes; all cores but one by default."""
    if args.workers is not None and args.workers < 1:
        raise BadSetup(f"--workers {args.workers}: there must be at least one worker")
    return args.workers or max(1, (os.cpu_count() or 2) - 1)


def listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on the first free port, starting with this one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        # With IPPROTO_TCP asyncio disables Nagle's algorithm; without it, the second of two messages waits for 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name != "nt":  # on Windows it would let two servers listen on one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(1024)
            return listening
        except OSError:
            listening.close()
            if candidate == port + tries - 1:
                raise
    raise AssertionError


def listen_together(hosts: list[str]) -> list[socket.socket]:
    """Sockets at several addresses, on the first port that is free at all of them."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        sockets: list[socket.socket] = []
        try:
            for host in hosts:
                sockets.append(listen(host, port, 1))
            return sockets
        except OSError as error:
            for each in sockets:
                each.close()
            if error.errno != errno.EADDRINUSE:
                raise BadSetup(f"cannot listen on {hosts[-1]}: {error.strerror}") from error
    raise BadSetup(f"cannot listen: the ports from {FIRST_PORT} to {FIRST_PORT + PORTS - 1} are all taken")


def address_of(listening: socket.socket) -> str:
    """The address for a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def has_screen() -> bool:
    """Whether there is a screen to open a page on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_app(settings: Settings) -> ASGIApp:
    """The application. It is imported here because that takes a moment that other commands do not need."""
    from comares.server.app import make_app

    with database_errors():
        return make_app(settings)


@contextmanager
def database_errors() -> Iterator[None]:
    """A database that cannot be opened is a BadSetup that says why."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except (SQLAlchemyError, ImportError) as error:
        hint = " (pip install 'comares[postgresql]')" if isinstance(error, ImportError) else ""
        what = str(error).splitlines()[0]
        raise BadSetup(
            f"the database cannot be opened: {what}{hint}; expected sqlite:///FILE or postgresql://..."
        ) from error


def serve(
    app: ASGIApp,
    listening: list[socket.socket],
    limits: SocketSettings,
    address: str,
    browser: bool,
    lan_address: str = "",
) -> int:
    """Run the application on the sockets; print its address once it answers, and the one for other devices."""
    import uvicorn

    from comares.server.http.ws_flood_guard import flood_guard

    config = uvicorn.Config(
        app,
        ws=flood_guard(limits),
        ws_max_size=limits.max_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_interval,
        ws_ping_timeout=limits.ping_timeout,
        log_level="warning",
        access_log=False,  # the paths of calls name tables
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = uvicorn.Server(config)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(listening))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            print(translate("serving", {"address": address}), flush=True)
            if lan_address:
                print(translate("serving-others", {"address": lan_address}), flush=True)
                show_code(lan_address)
            if browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await serving

    asyncio.run(run())
    return 0
