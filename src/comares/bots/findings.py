"""What a search has found, and what searches of one decision have found together, one on each idle core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comares.bots.bot import Answer
from comares.bots.playouts import lead


class Finding(NamedTuple):
    """An option and its mean utility, from 0 to 1."""

    code: str
    utility: float
    playouts: int


def answer_of(found: Sequence[Finding]) -> Answer:
    """The first finding. The next one is its second best, if it was compared at all."""
    best, *others = found
    if not others or not others[0].playouts:  # the search was stopped early
        return Answer(best.code)
    behind = max(lead(best.utility) - lead(others[0].utility), 0.0)
    return Answer(best.code, (others[0].code, round(10 * behind)))


def together(searches: Sequence[Sequence[Finding]]) -> list[Finding]:
    """The findings of all searches, best first: the option that is least behind the best of each search, in the mean.

    Only options of one search had the same worlds, so utilities of different searches are not compared. A search
    without playouts says nothing.
    """
    searches = [found for found in searches if found[0].playouts] or searches[:1]
    codes = dict.fromkeys(finding.code for found in searches for finding in found)
    order = sorted(codes, key=lambda code: (_behind(code, searches), _rank(code, searches)))
    best = sum(found[0].utility for found in searches) / len(searches)
    return [Finding(code, best - _behind(code, searches), _playouts(code, searches)) for code in order]


def _behind(code: str, searches: Sequence[Sequence[Finding]]) -> float:
    """How far the option is behind the best of a search, in the mean. Where it was no candidate it is the last one."""
    total = 0.0
    for found in searches:
        last = min(finding.utility for finding in found)
        utility = next((finding.utility for finding in found if finding.code == code), last)
        total += max(found[0].utility - utility, 0.0)
    return total / len(searches)


def _rank(code: str, searches: Sequence[Sequence[Finding]]) -> int:
    """The sum of its places: an option that was dropped early comes after one that was compared longer."""
    return sum(next((i for i, finding in enumerate(found) if finding.code == code), len(found)) for found in searches)


def _playouts(code: str, searches: Sequence[Sequence[Finding]]) -> int:
    return sum(finding.playouts for found in searches for finding in found if finding.code == code)
