"""Which levels of bots find a move. A puzzle is as hard as the weakest level that finds it is strong."""

from __future__ import annotations

from comares.arena.puzzles.options import Study
from comares.bots.registry import make_bot

GREEDY = "greedy"
GREEDY_TRIES = 5
TRIES = {"gardener": 5, "geometer": 3, "architect": 1}  # the architect's choice hardly varies, and takes a second
BUDGETS = {"architect": 1000}  # milliseconds of processor time
NOBODY = "nobody"
FINDS = 0.5  # a level finds a move if it does so in more than this share of its tries


def chosen(study: Study, level: str, seed: int, effort: float = 1.0) -> str:
    """What a bot of the level chooses. `effort`: of its usual time to think."""
    budget = f"@{max(round(BUDGETS[level] * effort), 1)}cpu" if level in BUDGETS else ""
    bot = make_bot(f"{level}{budget}", study.rules, seed, study.knowledge)
    return bot.choose(study.view, study.decision()).code


def greedy_sees(study: Study, answers: tuple[str, ...]) -> bool:
    """Whether a greedy player makes the move at least once."""
    return any(chosen(study, GREEDY, seed) in answers for seed in range(GREEDY_TRIES))


def found_by(study: Study, answers: tuple[str, ...], effort: float) -> dict[str, float]:
    """By level: the share of its tries in which it makes the move."""
    return {
        level: round(sum(chosen(study, level, seed, effort) in answers for seed in range(tries)) / tries, 2)
        for level, tries in TRIES.items()
    }


def difficulty(found: dict[str, float]) -> str:
    """The weakest level that finds the move."""
    return next((level for level in TRIES if found[level] > FINDS), NOBODY)
