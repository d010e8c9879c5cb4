"""Games played side by side, each by one process from its deal to its end."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

from comares.arena.match import Match, Pairing
from comares.arena.play_game import Played, contest
from comares.kernel.errors import ComaresError

POLITENESS = 10  # so that whoever sits at the machine does not feel it


def play_all(match: Match, pairings: list[Pairing], cores: int, recorded: bool) -> Iterator[Played]:
    """Every game, in the order in which they end."""
    if cores == 1:
        for pairing in pairings:
            yield contest(match, pairing, recorded)
        return
    workers = ProcessPoolExecutor(min(cores, len(pairings)) or 1, get_context("spawn"), begin_work)
    try:
        games = [workers.submit(contest, match, pairing, recorded) for pairing in pairings]
        for game in as_completed(games):
            yield game.result()
    except BrokenProcessPool:
        raise ComaresError("a process that played was ended from outside, perhaps for want of memory") from None
    finally:
        workers.shutdown(wait=False, cancel_futures=True)


def begin_work() -> None:
    """Be a process that gives way to others, and that ends with the one that started it."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def cores_here() -> int:
    """The cores that may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
