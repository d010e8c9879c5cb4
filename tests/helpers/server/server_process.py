"""Where servers of tests are born: each a process of its own, which can be killed like any other; but their code is
read once. So nothing is read here that only clients need."""

from __future__ import annotations

import multiprocessing
import os
import random
from multiprocessing.connection import Connection
from pathlib import Path

from comares.server.app import make_app
from comares.server.command import listen, serve
from comares.server.play.rooms import Rooms
from comares.server.settings import Settings

PORTS = range(20_000, 30_000)  # none that a client may be given: calling a killed server, it might get that one's

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["comares.server.app", "comares.server.command", "uvicorn", "websockets.server"])


def serve_tables(settings: Settings, port: int, noted: Path, rooms: type[Rooms], started: Connection) -> None:
    """What such a process does; it tells its port when it can be called."""
    with noted.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    listening = listen("127.0.0.1", port, 1) if port else listen("127.0.0.1", random.choice(PORTS), len(PORTS))
    app = make_app(settings, rooms)
    started.send(listening.getsockname()[1])
    serve(app, [listening], "", browser=False)
