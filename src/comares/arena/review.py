"""Review of a finished game: the value of each choice, the best alternative, the turning points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.arena.option_values import candidate_codes, option_values
from comares.bots.bot import seen_by
from comares.bots.budget import Budget
from comares.bots.guide import Guide
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import read_budget
from comares.games import GAMES, Registry
from comares.kernel.record import Line, Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table

COMPARE_SEED = 1 << 32  # the second comparison of a line uses other seeds than the first
TURNING_POINTS = 3


class ReviewedChoice(NamedTuple):
    """A choice, its value and that of the best choice: 0 is lost, 0.5 level, 1 won."""

    line: int
    seat: int
    kind: str
    code: str
    value: float
    best: str
    best_value: float

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
    guide = knowledge_of(record.game.name, registry).learned_guide(rules)
    half = halved(read_budget(budget))
    table: Table | None = None
    choices: list[ReviewedChoice] = []
    for line in record.lines:
        if table is not None and line.undoes_from is None:
            choices += review_choice(table, guide, line, half)
        table = play_again(record, table, line, rules.piles)
        tick(line.number + 1)
    assert table is not None
    standing = {line.number for line in table.standing_lines()}
    outcome = table.outcome()
    return Review(record, outcome.points, outcome.winners, [choice for choice in choices if choice.line in standing])


def halved(budget: Budget) -> Budget:
    """Half of the budget: one half finds the best choice, the other compares it with the choice made."""
    return Budget((budget.playouts + 1) // 2, budget.milliseconds / 2, budget.unit)


def review_choice(table: Table, guide: Guide, line: Line, half: Budget) -> list[ReviewedChoice]:
    """The choice of the line; nothing if there was only one option.

    The maximum of many estimates is biased upwards, so the best option and the one chosen are compared again with new
    playouts.
    """
    decision = table.decision()
    if decision is None or len(decision.codes) == 1:
        return []
    view = table.view(line.seat)
    guide.remember(view, seen_by(table, line.seat))
    codes = list(dict.fromkeys([line.code, *candidate_codes(guide, view, line.number)]))
    values = option_values(guide, view, codes, half, line.number)
    best = codes[values.index(max(values))]
    value = best_value = values[0]
    if best != line.code:
        value, best_value = option_values(guide, view, [line.code, best], half, COMPARE_SEED + line.number)
    if best_value <= value:
        best, best_value = line.code, value
    return [ReviewedChoice(line.number, line.seat, decision.kind, line.code, value, best, best_value)]


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
