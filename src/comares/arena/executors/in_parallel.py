"""Hands many small pieces of work to an executor, several in a task, and yields their outcomes as they come."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import closing
from functools import partial
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

from comares import __version__
from comares.kernel.errors import BadSetup, ComaresError

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

WINDOW = 4096  # tasks handed in at once: enough for a cluster, and little memory for a million games
TASK_SECONDS = 1.0  # about so long a task should take, so that handing it over costs little
MOST_ITEMS = 256  # in a task
LOOK_EVERY = 1.0  # seconds; an interrupt of the user is noticed at least so often


class Done(NamedTuple, Generic[Outcome]):
    """The outcomes of a task, and the seconds that it took."""

    outcomes: list[Outcome]
    seconds: float


def in_parallel(
    executor: Executor, work: Callable[[Item], Outcome], items: Sequence[Item]
) -> Generator[tuple[Item, Outcome]]:
    """Each item with `work(item)`, once, in the order in which they are done.

    `work` and the items are pickled if the executor is another process. How many items a task holds follows from how
    long they take; no outcome may depend on it. When the iterator is closed, what has not begun is cancelled.
    """
    waiting: dict[Future[Done[Outcome]], Sequence[Item]] = {}
    finished: SimpleQueue[Future[Done[Outcome]]] = SimpleQueue()
    window = getattr(executor, "window", WINDOW)
    begun, size = 0, 1
    try:
        while begun < len(items) or waiting:
            while begun < len(items) and len(waiting) < window:
                batch = items[begun : begun + size]
                begun += len(batch)
                task = executor.submit(run_task, __version__, work, batch)
                waiting[task] = batch
                task.add_done_callback(finished.put)
            task = _next(finished)
            batch = waiting.pop(task)
            done = task.result()
            size = task_size(len(batch), done.seconds)
            yield from zip(batch, done.outcomes)
    except BrokenExecutor:
        raise ComaresError("a worker process was killed, perhaps because memory ran out") from None
    except CancelledError:
        raise ComaresError("the connection to the cluster was lost") from None
    finally:
        for task in waiting:
            task.cancel()


def in_order(
    executor: Executor, work: Callable[[Item], Outcome], items: Sequence[Item]
) -> Generator[tuple[Item, Outcome]]:
    """The same in the order of the items: an outcome waits for those before it."""
    early: dict[int, Outcome] = {}
    number = 0
    with closing(in_parallel(executor, partial(_numbered, work), list(enumerate(items)))) as done:
        for (place, _), outcome in done:
            early[place] = outcome
            while number in early:
                yield items[number], early.pop(number)
                number += 1


def _numbered(work: Callable[[Item], Outcome], numbered: tuple[int, Item]) -> Outcome:
    return work(numbered[1])


def _next(finished: SimpleQueue[Item]) -> Item:
    while True:
        try:
            return finished.get(timeout=LOOK_EVERY)
        except Empty:
            continue


def task_size(items: int, seconds: float) -> int:
    """How many items the next task gets, if so many took so long.

    >>> task_size(1, 3.0), task_size(1, 0.02), task_size(50, 0.001)
    (1, 50, 256)
    """
    return max(1, min(MOST_ITEMS, round(items * TASK_SECONDS / max(seconds, 1e-9))))


def run_task(version: str, work: Callable[[Item], Outcome], items: Sequence[Item]) -> Done[Outcome]:
    """Do the work of a task. It is called where the executor runs its tasks."""
    if version != __version__:
        raise BadSetup(f"a worker has comares {__version__}, but the match is played with {version}: install the same")
    begun = perf_counter()
    outcomes = [work(item) for item in items]
    return Done(outcomes, perf_counter() - begun)
