"""Looks whether a position makes a puzzle. Cheap questions come first: most positions fail one of them."""

from __future__ import annotations

from dataclasses import dataclass

from comares.arena.puzzles.confirm import Confirmed, confirm
from comares.arena.puzzles.levels import chosen, difficulty, found_by, greedy_sees
from comares.arena.puzzles.options import Group, Study, study
from comares.bots.budget import Budget
from comares.bots.registry import BOTS
from comares.bots.search import Search, lead
from comares.bots.themes import Move
from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.position import Position, write
from comares.puzzles.puzzle import Puzzle, id_of, sentence_data

LEAST_OPTIONS = 4
MOST_OPTIONS = 60
WORLDS = 16
GLANCE = 0.04  # of the master's playouts, for a first look
MASTER_SECONDS = BOTS["master"].milliseconds / 1000
CONFIRMATION = 10  # times the master's time to think
DATA = "data"


@dataclass(frozen=True)
class Demands:
    """What makes a puzzle. `effort` scales all thinking: below 1 it is for tests."""

    gap: float = 0.03  # by which the best option leads, in value: about 0.7 points when the game is level
    effort: float = 1.0


def puzzle_in(position: Position, registry: Registry, source: str, demands: Demands, seed: int) -> Puzzle | None:
    """The puzzle that the position makes for the seat that decides; None if it makes none."""
    looked = study(position_text(position), registry)
    if not LEAST_OPTIONS <= len(looked.groups) <= MOST_OPTIONS:
        return None
    master = looked.knowledge.master_playouts * demands.effort
    greedy = looked.group_of(chosen(looked, "mason", seed))
    best = _clearly_best(looked, master * GLANCE, demands.gap, seed)
    if best is None or best in greedy:
        return None
    best = _clearly_best(looked, master, demands.gap * 0.8, seed + 1)
    if best is None or best in greedy or greedy_sees(looked, looked.group_of(best)):
        return None
    figures = confirm(looked, best, CONFIRMATION * MASTER_SECONDS * demands.effort, demands.gap, seed + 2)
    return _made(looked, looked.group_of(best), figures, source, demands) if figures else None


def position_text(position: Position) -> str:
    """The position in text. The components are named even if they are the usual ones: with others the answer need not
    be right."""
    text = write(position)
    data = position.settings.get(DATA)
    if data is None or f"\noption {DATA} " in text:
        return text
    head, empty, rows = text.partition("\n\n")
    return f"{head}\noption {DATA} {data}{empty}{rows}"


def _clearly_best(looked: Study, playouts: float, gap: float, seed: int) -> str | None:
    """The option that a search finds best, if it leads by so much."""
    chance = SeededChance(seed)
    view = looked.view
    worlds = [looked.rules.imagine(view, chance) for _ in range(WORLDS)]
    options = [int(looked.rules.parse(code)) for code in looked.codes]
    budget = Budget(max(round(playouts), len(options)))
    budget.begin()
    best, second, *_ = Search(looked.rules, looked.guide).estimates(worlds, options, budget, seed)
    return looked.rules.code(best.option) if best.mean() - second.mean() >= gap else None


def _made(looked: Study, answers: Group, figures: Confirmed, source: str, demands: Demands) -> Puzzle:
    ahead = lead(figures.values[answers[0]]) - lead(figures.values[figures.second])
    reason = looked.explainer.reason(looked.view, answers[0], (figures.second, round(10 * ahead)))
    steps = {code: looked.rules.steps[int(looked.rules.parse(code)) & 255].name for code in looked.codes}
    found = found_by(looked, answers, demands.effort)
    position = looked.position
    defaults = position.game.checked(position.seats, {})
    return Puzzle(
        id=id_of(looked.text, answers),
        game=position.game.name,
        seats=position.seats,
        seat=looked.seat,
        settings={name: value for name, value in position.settings.items() if value != defaults[name]},
        position=looked.text,
        answers=list(answers),
        second=figures.second,
        values=figures.values,
        lead=round(ahead, 1),
        gap=round(figures.gap, 4),
        low=round(figures.low, 4),
        high=round(figures.high, 4),
        playouts=figures.playouts,
        seconds=round(figures.seconds, 2),
        found=found,
        difficulty=difficulty(found),
        themes=looked.knowledge.themes(
            Move(steps[answers[0]], steps[figures.second], frozenset(steps.values()), reason)
        ),
        reason=[sentence_data(each) for each in reason.sentences()],
        source=source,
    )
