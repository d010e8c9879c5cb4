"""Plays games in parallel, each in one process."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

from comares.arena.match import Match, Pairing
from comares.arena.play_game import Played, play_game
from comares.kernel.errors import ComaresError

NICENESS = 10  # of the worker processes, so that the machine stays responsive


def play_all(match: Match, pairings: list[Pairing], cores: int, recorded: bool) -> Iterator[Played]:
    """Play all pairings; yields the games in the order in which they end."""
    if cores == 1:
        for pairing in pairings:
            yield play_game(match, pairing, recorded)
        return
    workers = ProcessPoolExecutor(min(cores, len(pairings)) or 1, get_context("spawn"), start_worker)
    try:
        games = [workers.submit(play_game, match, pairing, recorded) for pairing in pairings]
        for game in as_completed(games):
            yield game.result()
    except BrokenProcessPool:
        raise ComaresError("a worker process was killed, perhaps because memory ran out") from None
    finally:
        workers.shutdown(wait=False, cancel_futures=True)


def start_worker() -> None:
    """Lower the priority of this worker process and end it with its parent."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def available_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
