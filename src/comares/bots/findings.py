"""What a search has found, and what searches of one decision have found together, one on each idle core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comares.bots.bot import Answer
from comares.bots.playouts import lead


class Finding(NamedTuple):
    """An option and its mean utility, from 0 to 1. An option that was dropped is as far below the best one as it was on
    the draws that both had."""

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
    """The findings of all searches, best first: each option with its mean in all of them.

    A search counts as much as its best option has playouts. Its other options count as much as the best, however early
    they were dropped: only options of the same search had the same worlds. The first finding is the best of one of the
    searches.
    """
    searches = [found for found in searches if found[0].playouts] or searches[:1]
    if len(searches) == 1:
        return list(searches[0])
    codes = dict.fromkeys(finding.code for found in searches for finding in found)
    means = [_mean(code, searches) for code in codes]
    means.sort(key=lambda finding: -finding.utility)
    winners = {found[0].code for found in searches}
    best = next(finding for finding in means if finding.code in winners)
    return [best, *(finding for finding in means if finding is not best)]


def _mean(code: str, searches: Sequence[Sequence[Finding]]) -> Finding:
    """One option in all searches. Where it was no candidate it counts as the last one."""
    seen = [next((finding for finding in found if finding.code == code), _last(found)) for found in searches]
    weights = [found[0].playouts for found in searches]
    total = sum(weight * finding.utility for weight, finding in zip(weights, seen, strict=True))
    return Finding(code, total / sum(weights), sum(finding.playouts for finding in seen if finding.code == code))


def _last(found: Sequence[Finding]) -> Finding:
    return min(found, key=lambda finding: finding.utility)
