"""The process of a test server. A fork server imports the code once; so nothing that only clients need is imported
here."""

from __future__ import annotations

import multiprocessing
import os
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from comares.server.app import Factories, make_app
from comares.server.command import listen, serve, start_observing
from comares.server.settings import Settings

PORTS = range(20_000, 30_000)  # below the ephemeral ports: a client cannot be given the port of a killed server

FORK_SERVER = multiprocessing.get_context("forkserver")
FORK_SERVER.set_forkserver_preload(["comares.server.app", "comares.server.command", "uvicorn", "websockets.server"])


def nothing() -> None:
    """The default preparation of a server process."""


class Faults(NamedTuple):
    """What is wrong with a test server: parts that it is made of, and something to do in its process first."""

    factories: Factories = Factories()
    prepare: Callable[[], None] = nothing


def run_server(settings: Settings, port: int, log_file: Path, faults: Faults, started: Connection) -> None:
    """The code of the process; it sends its port when it can be called."""
    with log_file.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    faults.prepare()
    start_observing(settings)
    listening = listen("127.0.0.1", port, 1) if port else listen("127.0.0.1", random.choice(PORTS), len(PORTS))
    app = make_app(settings, faults.factories)
    started.send(listening.getsockname()[1])
    serve(app, [listening], settings, "", browser=False)
