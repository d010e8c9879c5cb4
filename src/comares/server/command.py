"""`comares serve` and the browser table of `comares play`."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack
from typing import TYPE_CHECKING

from comares.i18n import say
from comares.kernel.errors import BadSetup
from comares.server.extra import require_server_extra
from comares.server.lan import own_address, show_code
from comares.server.settings import Settings, home_database

if TYPE_CHECKING:
    from litestar.types import ASGIApp

FIRST_PORT = 8080
PORTS = 100  # tried one after the other
CALLS_A_MINUTE = Settings.calls_a_minute
OWN_DATA = "also Sabika with the components of that folder, under that name (comares cards --check FOLDER)"
LARGEST_MESSAGE = 64_000  # bytes, on a socket
PING, PONG = 20.0, 10.0  # seconds between two pings of a socket, and until one that is not answered is taken for dead


def add_serve(serve: argparse.ArgumentParser) -> None:
    """The arguments of `comares serve`."""
    _add_shared(serve)
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    serve.add_argument("--port", type=int, default=FIRST_PORT)
    serve.add_argument("--public-url", default="", metavar="URL", help="as players reach it, behind a proxy")
    serve.add_argument("--data", action="append", default=[], metavar="NAME=FOLDER", help=OWN_DATA)
    serve.add_argument(
        "--rate", type=int, default=CALLS_A_MINUTE, metavar="N", help="calls a minute from one address (0: any)"
    )


def add_play(play: argparse.ArgumentParser) -> None:
    """The arguments of `comares play` that are for the browser."""
    _add_shared(play)
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    lan = "also for other devices in this network (at ADDRESS, if this machine has several)"
    play.add_argument("--lan", nargs="?", const="", metavar="ADDRESS", help=lan)


def _add_shared(command: argparse.ArgumentParser) -> None:
    """What `serve` and `play` share."""
    command.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME")
    command.add_argument("--workers", type=int, metavar="N", help="processes that bots think in")
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
        calls_a_minute=args.rate,
        data=folders_of(args.data),
    )
    try:
        listening = listen(settings.host, settings.port, 1)
    except OSError as error:
        raise BadSetup(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from error
    with listening:
        return serve(make_app(settings), [listening], settings.public_url or address_of(listening), browser=False)


def run_in_browser(args: argparse.Namespace) -> int:
    """A server for this machine, or for this house, and its page in the browser where there is one."""
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
        calls_a_minute=CALLS_A_MINUTE if network else 0,
        data=((args.data.name, args.data),) if args.data else (),
    )
    browser = not args.no_browser and has_screen()
    with ExitStack() as open_sockets:
        for each in listening:
            open_sockets.enter_context(each)
        return serve(make_app(settings), listening, f"http://localhost:{port}/", browser, settings.public_url)


def workers(args: argparse.Namespace) -> int:
    """As many as asked for; without a word, all cores but one."""
    if args.workers is not None and args.workers < 1:
        raise BadSetup(f"there is at least one worker, not {args.workers}")
    return args.workers or max(1, (os.cpu_count() or 2) - 1)


def listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on the first free port from this one on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        # With its protocol named, asyncio lets small messages go at once; else the second of two waits for 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name != "nt":  # where it would let two listen on one port
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
    """Sockets of several addresses on the first port that is free at all of them."""
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
    raise BadSetup(f"cannot listen: the ports from {FIRST_PORT} on are all taken")


def address_of(listening: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def has_screen() -> bool:
    """Whether there is a screen to open a page on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_app(settings: Settings) -> ASGIApp:
    """The application; reading its code takes a moment, which other commands need not wait."""
    from sqlalchemy.exc import SQLAlchemyError

    from comares.server.app import make_app

    try:
        return make_app(settings)
    except (SQLAlchemyError, ImportError) as error:
        hint = " (pip install 'comares[postgresql]')" if isinstance(error, ImportError) else ""
        what = str(error).splitlines()[0]
        raise BadSetup(
            f"the database cannot be opened: {what}{hint}; it is sqlite:///FILE or postgresql://..."
        ) from error


def serve(app: ASGIApp, listening: list[socket.socket], address: str, browser: bool, for_others: str = "") -> int:
    """Run the application on the sockets; tell the address once it answers, and that for other devices."""
    import uvicorn

    from comares.server.http.ws_flood_guard import Frames

    config = uvicorn.Config(
        app,
        ws=Frames,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        log_level="warning",
        access_log=False,  # addresses of calls may name tables
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = uvicorn.Server(config)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(listening))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            print(say("serving", {"address": address}), flush=True)
            if for_others:
                print(say("serving-others", {"address": for_others}), flush=True)
                show_code(for_others)
            if browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await serving

    asyncio.run(run())
    return 0
