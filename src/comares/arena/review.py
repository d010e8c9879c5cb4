"""Review of a finished game: the value of each choice, the best alternative, the turning points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.bots.bot import seen_by
from comares.bots.budget import Budget
from comares.bots.judgement import Judge
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import read_budget
from comares.games import GAMES, Registry
from comares.kernel.record import Line, Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table

TURNING_POINTS = 3


class ReviewedChoice(NamedTuple):
    """A choice, its value and that of the best choice: the chance to win, from 0 to 1."""

    line: int
    seat: int
    kind: str
    code: str
    value: float
    best: str
    best_value: float
    points: float = 0.0  # that the best choice leads by more at the end

    @property
    def loss(self) -> float:
        """The value lost compared with the best choice."""
        return self.best_value - self.value


class Review(NamedTuple):
    """The review of a game."""

    record: Record
    points: list[int]
    winners: list[int]
    choices: list[ReviewedChoice]

    def turning_points(self) -> list[ReviewedChoice]:
        """The choices with the largest losses, in the order of the game."""
        worst = sorted(self.choices, key=lambda choice: -choice.loss)[:TURNING_POINTS]
        return sorted(choice for choice in worst if choice.loss > 0)

    def losses(self) -> list[float]:
        """The mean loss of a choice, for each seat."""
        by_seat = [[choice.loss for choice in self.choices if choice.seat == seat] for seat in range(self.record.seats)]
        return [sum(losses) / len(losses) if losses else 0.0 for losses in by_seat]


def review(
    record: Record, budget: str, registry: Registry = GAMES, tick: Callable[[int], None] = lambda done: None
) -> Review:
    """Review every choice of the record that was not undone.

    `budget` is for each choice. `tick` is called after each line with the number of lines done.
    """
    rules = record.rules()
    judge = Judge(rules, knowledge_of(record.game.name, registry))
    each = read_budget(budget)
    table: Table | None = None
    choices: list[ReviewedChoice] = []
    for line in record.lines:
        if table is not None and line.undoes_from is None:
            choices += review_choice(table, judge, line, each)
        table = play_again(record, table, line, rules.piles)
        tick(line.number + 1)
    assert table is not None
    standing = {line.number for line in table.standing_lines()}
    outcome = table.outcome()
    return Review(record, outcome.points, outcome.winners, [choice for choice in choices if choice.line in standing])


def review_choice(table: Table, judge: Judge, line: Line, budget: Budget) -> list[ReviewedChoice]:
    """The choice of the line; nothing if there was only one option."""
    decision = table.decision()
    if decision is None or len(decision.codes) == 1:
        return []
    found = judge.choice(table.view(line.seat), seen_by(table, line.seat), line.code, budget, line.number)
    values = (found.value.chance, found.best, found.best_value.chance, found.points)
    return [ReviewedChoice(line.number, line.seat, decision.kind, line.code, *values)]


def as_data(found: Review) -> dict[str, Any]:
    """The review as JSON data; seats are counted from 0."""
    return {
        "game": found.record.game.name,
        "seats": found.record.seats,
        "settings": found.record.settings,
        "points": found.points,
        "winners": found.winners,
        "losses": found.losses(),
        "choices": [{**choice._asdict(), "loss": choice.loss} for choice in found.choices],
        "turning_points": [choice.line for choice in found.turning_points()],
    }
