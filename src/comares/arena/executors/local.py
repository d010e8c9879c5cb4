"""Processes of this machine."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread

NICENESS = 10  # of the worker processes, so that the machine stays responsive


def local_processes(cores: int) -> ProcessPoolExecutor:
    """An executor with so many processes."""
    return ProcessPoolExecutor(cores, get_context("spawn"), start_worker)


def start_worker() -> None:
    """Lower the priority of this worker process and end it with its parent."""
    if hasattr(os, "nice"):
        with suppress(OSError):  # some systems forbid it
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
