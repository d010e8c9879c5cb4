"""Looks whether a position makes a puzzle. Cheap questions come first: most positions fail one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from comares.arena.puzzles.confirm import Confirmed, confirm
from comares.arena.puzzles.levels import GREEDY, chosen, difficulty, found_by, greedy_sees
from comares.arena.puzzles.options import Group, Study, study
from comares.bots.budget import Budget
from comares.bots.explanations import Reason
from comares.bots.playouts import lead
from comares.bots.registry import BOTS
from comares.bots.search import Search
from comares.bots.themes import Move
from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.position import Position, write
from comares.puzzles.puzzle import Puzzle, id_of, sentence_data

LEAST_OPTIONS = 4
MOST_OPTIONS = 60
WORLDS = 16
# Looks before the confirmation, as shares of the master's playouts: most positions fail a short one. The last one is
# the master's own.
LOOKS = (0.04, 0.15, 1.0)
LOOK_GAP = 0.8  # of the gap that the confirmation asks for: a short look is not that exact
MASTER_SECONDS = BOTS["master"].milliseconds / 1000
CONFIRMATION = 10  # times the master's time to think
DATA = "data"


@dataclass(frozen=True)
class Demands:
    """What makes a puzzle. `effort` scales all thinking: below 1 it is for tests."""

    gap: float = 0.03  # by which the best option leads, in value: about 0.7 points when the game is level
    effort: float = 1.0

    @property
    def seconds(self) -> float:
        """Processor time of a confirmation."""
        return CONFIRMATION * MASTER_SECONDS * self.effort


Wanted = Callable[[list[str]], bool]  # whether there is still room for a puzzle of these themes


def puzzle_in(
    position: Position, registry: Registry, source: str, demands: Demands, seed: int, wanted: Wanted
) -> Puzzle | None:
    """The puzzle that the position makes for the seat that decides; None if it makes none that is wanted."""
    looked = study(position_text(position), registry)
    if not LEAST_OPTIONS <= len(looked.groups) <= MOST_OPTIONS:
        return None
    leader = _found_in_all_looks(looked, demands, seed)
    if leader is None:
        return None
    answers = looked.group_of(leader.best)
    reason = looked.explainer.reason(looked.view, answers[0])
    if greedy_sees(looked, answers) or not wanted(_themes(looked, answers[0], leader.second, reason)):
        return None
    figures = confirm(looked, answers[0], demands.seconds, demands.gap, seed + len(LOOKS))
    return made(looked, answers, figures, source, demands) if figures else None


def position_text(position: Position) -> str:
    """The position in text. The components are named even if they are the usual ones: with others the answer need not
    be right."""
    text = write(position)
    data = position.settings.get(DATA)
    if data is None or f"\noption {DATA} " in text:
        return text
    head, empty, rows = text.partition("\n\n")
    return f"{head}\noption {DATA} {data}{empty}{rows}"


class Leader(NamedTuple):
    """The option that a search finds best, the next one, and how far that is behind."""

    best: str
    second: str
    gap: float


def _found_in_all_looks(looked: Study, demands: Demands, seed: int) -> Leader | None:
    """The leader of the last look, if every look finds the same option, and a greedy player another one."""
    greedy = looked.group_of(chosen(looked, GREEDY, seed))
    leader: Leader | None = None
    for number, share in enumerate(LOOKS):
        playouts = looked.knowledge.master_playouts * demands.effort * share
        found = _leader(looked, playouts, demands.gap * LOOK_GAP, seed + number)
        if found is None or found.best in greedy or (leader and found.best != leader.best):
            return None
        leader = found
    return leader


def _leader(looked: Study, playouts: float, gap: float, seed: int) -> Leader | None:
    """The option that a search finds best, if it leads by so much."""
    chance = SeededChance(seed)
    view = looked.view
    worlds = [looked.rules.imagine(view, chance) for _ in range(WORLDS)]
    options = [int(looked.rules.parse(code)) for code in looked.codes]
    budget = Budget(max(round(playouts), len(options)))
    budget.begin()
    best, second, *_ = Search(looked.rules, looked.guide).estimates(worlds, options, budget, seed)
    found = Leader(looked.rules.code(best.option), looked.rules.code(second.option), best.mean() - second.mean())
    return found if found.gap >= gap else None


def _themes(looked: Study, best: str, second: str, reason: Reason) -> list[str]:
    steps = {code: looked.rules.steps[int(looked.rules.parse(code)) & 255].name for code in looked.codes}
    return looked.knowledge.themes(Move(steps[best], steps[second], frozenset(steps.values()), reason))


def made(looked: Study, answers: Group, figures: Confirmed, source: str, demands: Demands) -> Puzzle:
    """The puzzle with these figures, graded by the levels."""
    ahead = lead(figures.values[answers[0]]) - lead(figures.values[figures.second])
    reason = looked.explainer.reason(looked.view, answers[0], (figures.second, round(10 * ahead)))
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
        themes=_themes(looked, answers[0], figures.second, reason),
        reason=[sentence_data(each) for each in reason.sentences()],
        source=source,
    )
