"""A second look at a finished game: what each choice was worth, what would have been better, where it turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.arena.option_values import evaluate, read_budget, worth_a_look
from comares.bots.bot import seen_by
from comares.bots.budget import Budget
from comares.bots.registry import guide_for
from comares.kernel.record import Line, Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table

TURNING_POINTS = 3


class Judged(NamedTuple):
    """A choice, and what it was worth beside the best one: from 0, lost, over 0.5, level, to 1, won."""

    line: int
    seat: int
    kind: str
    code: str
    value: float
    best: str
    best_value: float

    @property
    def loss(self) -> float:
        """How much better the best choice was."""
        return self.best_value - self.value


class Review(NamedTuple):
    """A game looked at again."""

    record: Record
    points: list[int]
    winners: list[int]
    choices: list[Judged]

    def turning_points(self) -> list[Judged]:
        """The choices that lost most, in the order of the game."""
        worst = sorted(self.choices, key=lambda choice: -choice.loss)[:TURNING_POINTS]
        return sorted(choice for choice in worst if choice.loss > 0)

    def losses(self) -> list[float]:
        """What each seat lost with a choice on average."""
        by_seat = [[choice.loss for choice in self.choices if choice.seat == seat] for seat in range(self.record.seats)]
        return [sum(losses) / len(losses) if losses else 0.0 for losses in by_seat]


def review(record: Record, budget: str, tick: Callable[[int], None] = lambda done: None) -> Review:
    """Judge every choice of the record that was not taken back; `budget` is for each, `tick` hears of each line."""
    rules = record.rules()
    half = halved(read_budget(budget, rules))
    table: Table | None = None
    choices: list[Judged] = []
    for line in record.lines:
        if table is not None and line.undoes_from is None:
            choices += judge(table, line, half)
        table = play_again(record, table, line, rules.piles)
        tick(line.number + 1)
    assert table is not None
    standing = {line.number for line in table.standing_lines()}
    outcome = table.outcome()
    return Review(record, outcome.points, outcome.winners, [choice for choice in choices if choice.line in standing])


def halved(budget: Budget) -> Budget:
    """Half of it: one for finding the best choice, one for comparing."""
    return Budget((budget.playouts + 1) // 2, budget.milliseconds / 2, budget.unit)


def judge(table: Table, line: Line, half: Budget) -> list[Judged]:
    """The choice of the line, if there was one to make.

    What looks best of many looks better than it is, so it is compared with what was chosen by playouts of its own.
    """
    decision = table.decision()
    if decision is None or len(decision.codes) == 1:
        return []
    view = table.view(line.seat)
    guide_for(table.rules).remember(view, seen_by(table, line.seat))
    codes = list(dict.fromkeys([line.code, *worth_a_look(table.rules, view, line.number)]))
    values = evaluate(table.rules, view, codes, half, line.number)
    best = codes[values.index(max(values))]
    value = best_value = values[0]
    if best != line.code:
        value, best_value = evaluate(table.rules, view, [line.code, best], half, -line.number)
    if best_value <= value:
        best, best_value = line.code, value
    return [Judged(line.number, line.seat, decision.kind, line.code, value, best, best_value)]


def as_data(found: Review) -> dict[str, Any]:
    """The review for machines; seats from 0."""
    return {
        "game": found.record.game.name,
        "seats": found.record.seats,
        "options": found.record.settings,
        "points": found.points,
        "winners": found.winners,
        "losses": found.losses(),
        "choices": [{**choice._asdict(), "loss": choice.loss} for choice in found.choices],
        "turning_points": [choice.line for choice in found.turning_points()],
    }
