"""Reviews the choices of a game in parallel: each is a task of its own, and its seed comes from its line."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from functools import lru_cache, partial
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_parallel
from comares.arena.review import Review, ReviewedChoice, review_choice
from comares.bots.judgement import Judge
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import read_budget
from comares.games import GAMES_PLACE, load_registry
from comares.kernel.record import Record, read
from comares.kernel.replay import play_again
from comares.kernel.table import Table


class Reviewed(NamedTuple):
    """A record that is reviewed, as plain data. `registry` is the place of the games; `budget` is for each choice."""

    text: str
    budget: str
    registry: str = GAMES_PLACE


def review_in_parallel(what: Reviewed, executor: Executor, tick: Callable[[int], None] = lambda done: None) -> Review:
    """The same review as `review` gives, made on the executor. `tick` is called with the number of lines done."""
    read_budget(what.budget)  # a bad one is refused here, not in a worker
    record = read(what.text, load_registry(what.registry))
    numbers = [line.number for line in record.lines if line.number and line.undoes_from is None]
    found: dict[int, list[ReviewedChoice]] = {}
    for number, choices in in_parallel(executor, partial(_review_line, what), numbers):
        found[number] = choices
        tick(len(found))
    end = _Opened(what).table_before(len(record.lines))
    standing = sorted(found.keys() & {line.number for line in end.standing_lines()})
    outcome = end.outcome()
    return Review(record, outcome.points, outcome.winners, [choice for number in standing for choice in found[number]])


class _Opened:
    """The record in a worker, with its table at some line."""

    def __init__(self, what: Reviewed) -> None:
        registry = load_registry(what.registry)
        self.record: Record = read(what.text, registry)
        self.rules = self.record.rules()
        self.judge = Judge(self.rules, knowledge_of(self.record.game.name, registry))
        self._table: Table | None = None
        self._played = 0  # lines

    def table_before(self, number: int) -> Table:
        """The table before that line. Going forward is quick; going back begins anew."""
        if number < self._played:
            self._table, self._played = None, 0
        for line in self.record.lines[self._played : number]:
            self._table = play_again(self.record, self._table, line, self.rules.piles)
        self._played = number
        assert self._table is not None, "there is no table before the first line"
        return self._table


_opened = lru_cache(maxsize=1)(_Opened)


def _review_line(what: Reviewed, number: int) -> list[ReviewedChoice]:
    opened = _opened(what)
    line = opened.record.lines[number]
    return review_choice(opened.table_before(number), opened.judge, line, read_budget(what.budget))
