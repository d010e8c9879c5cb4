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
from comares.server.configuration.sources import Configured, add_config, add_settings, configured, settings_of
from comares.server.extra import require_server_extra
from comares.server.lan import own_address, show_code
from comares.server.service_manager import tell_ready
from comares.server.settings import Settings, WorkSettings, masked

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from comares.kernel.position import Position

FIRST_PORT = 8080
PORTS = 100  # to try, one after the other
SHARED = (
    "database",
    "database_password_file",
    "workers",
    "bot_delay",
    "log_level",
    "log_format",
)  # by `serve` and `play`
CHECK_CONFIG = "print every setting, where it comes from and what is wrong with it, and start nothing"
EXIT_BAD_CONFIG = 2


def add_serve(serve: argparse.ArgumentParser) -> None:
    """The arguments of `comares serve`."""
    add_config(serve)
    serve.add_argument("--check-config", action="store_true", help=CHECK_CONFIG)
    add_settings(serve)


def add_play(play: argparse.ArgumentParser) -> None:
    """The arguments of `comares play` in the browser."""
    add_settings(play, SHARED)
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    lan = "serve other devices in the local network too (at ADDRESS, if this machine has several)"
    play.add_argument("--lan", nargs="?", const="", metavar="ADDRESS", help=lan)


def run_serve(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    require_server_extra("comares serve")
    found = configured(args)
    settings = settings_of(found)
    if args.check_config:
        return check_config(found, settings)
    try:
        listening = listen(settings.host, settings.port, 1)
    except OSError as error:
        raise BadSetup(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}") from error
    start_observing(settings)
    with listening:
        address = settings.public_url or address_of(listening)
        return serve(make_app(settings), [listening], settings, address, browser=False)


def check_config(found: list[Configured], settings: Settings) -> int:
    """Print the settings and what is wrong with them; the exit code says whether a server would start."""
    from comares.server.configuration.report import describe, problems_of

    print("\n".join(describe(found)))
    problems = list(problems_of(settings))
    for problem in problems:
        print(f"comares: {problem}", file=sys.stderr)
    return EXIT_BAD_CONFIG if problems else 0


def start_observing(settings: Settings) -> None:
    """Logs, errors and traces go where the host wants them. It is imported here as the application is."""
    from comares.server.observe.start import start_observing

    start_observing(settings)


def run_in_browser(args: argparse.Namespace, position: Position | None = None) -> int:
    """Serve this machine, or the local network, and open the page in a browser if there is a screen: the lobby, or a
    table that begins from the position."""
    require_server_extra("comares play")
    network = None if args.lan is None else args.lan or own_address()
    listening = listen_together(["127.0.0.1", *([network] if network else [])])
    port = listening[0].getsockname()[1]
    settings = settings_of(
        configured(args, keys=SHARED),
        port=port,
        public_url=address_of(listening[1]) if network else "",
        calls_per_minute=Settings.calls_per_minute if network else 0,
        work=WorkSettings() if network else WorkSettings(player_share=0, address_share=0),
        data=((args.data.name, args.data),) if args.data else (),
    )
    browser = not args.no_browser and has_screen()
    start_observing(settings)
    with ExitStack() as open_sockets:
        for each in listening:
            open_sockets.enter_context(each)
        address = f"http://localhost:{port}/{position_page(args, position, settings.database_url)}"
        return serve(make_app(settings), listening, settings, address, browser, settings.public_url)


def position_page(args: argparse.Namespace, position: Position | None, database: str) -> str:
    """The page of a new table that begins from the position; empty without one."""
    if position is None:
        return ""
    from comares.server.position_table import PositionTable, store_position_table

    bots = args.bots.split(",") if args.bots else []
    with database_errors():
        return store_position_table(PositionTable(position, args.any, args.seat - 1, bots), database)


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
        what = masked(str(error).splitlines()[0])
        raise BadSetup(
            f"the database cannot be opened: {what}{hint}; expected sqlite:///FILE or postgresql://..."
        ) from error


def serve(
    app: ASGIApp,
    listening: list[socket.socket],
    settings: Settings,
    address: str,
    browser: bool,
    lan_address: str = "",
) -> int:
    """Run the application on the sockets; print its address once it answers, and the one for other devices."""
    from comares.server.http.serving import make_server

    server = make_server(app, settings)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(listening))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            tell_ready()
            print(translate("serving", {"address": address}), flush=True)
            if lan_address:
                print(translate("serving-others", {"address": lan_address}), flush=True)
                show_code(lan_address)
            if browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        await serving

    asyncio.run(run())
    return 0
