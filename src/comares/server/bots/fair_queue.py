"""A queue that is fair to addresses, players and tables: the one who has used the least lately comes first."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Generic, Literal, NamedTuple, TypeVar

# A bot's move at a table with people, a hint, everything else; and a part of a review, which waits for all of them.
Kind = Literal["move", "hint", "background", "review"]
Job = TypeVar("Job")

FORGOTTEN = 0.001  # seconds of use that are as good as none


class Share(NamedTuple):
    """Who uses a worker: an address, a player there, a table of that player."""

    address: str = ""
    player: str = ""
    table: str = ""

    def levels(self) -> Iterator[tuple[str, ...]]:
        """The address, the player there, the table of that player."""
        return (self[:length] for length in range(1, len(self) + 1))


class Waiting(NamedTuple, Generic[Job]):
    """A job in the queue."""

    number: int
    job: Job
    share: Share
    kind: Kind


class FairQueue(Generic[Job]):
    """Jobs of many. What somebody has used is forgotten by half in each `memory` seconds."""

    def __init__(self, handicaps: Mapping[Kind, float], memory: float) -> None:
        """`handicaps`: seconds of use that count extra for a job of a kind. So hints wait behind moves, but not for
        ever behind the moves of somebody who uses much."""
        self._handicaps = handicaps
        self._memory = memory
        self._waiting: list[Waiting[Job]] = []
        self._used: dict[tuple[str, ...], tuple[float, float]] = {}  # seconds, and when they were counted
        self._numbers = itertools.count()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, job: Job, share: Share, kind: Kind) -> None:
        """Add a job."""
        self._waiting.append(Waiting(next(self._numbers), job, share, kind))

    def take(self, now: float, suits: Callable[[Waiting[Job]], bool]) -> Waiting[Job] | None:
        """The next job that suits, and no longer in the queue; None: there is none."""
        suitable = [waiting for waiting in self._waiting if suits(waiting)]
        if not suitable:
            return None
        first = min(suitable, key=lambda waiting: self._order(waiting, now))
        self._waiting.remove(first)
        return first

    def charge(self, share: Share, seconds: float, now: float) -> None:
        """Somebody has used, or is going to use, so much; negative: less than was charged before."""
        for level in share.levels():
            self._used[level] = (self._used_by(level, now) + seconds, now)
        if len(self._used) > 1000:
            self._used = {level: used for level, used in self._used.items() if self._used_by(level, now) > FORGOTTEN}

    def count(self, share: Share, kind: Kind) -> tuple[int, int]:
        """How many jobs of the kind wait for the address, and for the player there."""
        same = Counter(waiting.share[:2] for waiting in self._waiting if waiting.kind == kind)
        return sum(number for who, number in same.items() if who[0] == share.address), same[share[:2]]

    def discard(self, is_over: Callable[[Job], bool]) -> None:
        """Drop the jobs that nobody waits for any more."""
        self._waiting = [waiting for waiting in self._waiting if not is_over(waiting.job)]

    def _order(self, waiting: Waiting[Job], now: float) -> tuple[float, ...]:
        address, *inner = (self._used_by(level, now) for level in waiting.share.levels())
        handicap = self._handicaps.get(waiting.kind, 0.0)
        return (waiting.kind == "review", address + handicap, handicap, *inner, waiting.number)

    def _used_by(self, level: tuple[str, ...], now: float) -> float:
        seconds, at = self._used.get(level, (0.0, now))
        return seconds * math.exp2((at - now) / self._memory)
