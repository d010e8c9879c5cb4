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
    """The findings of all searches, best first: each option with the mean of its playouts.

    The first one is the best of one of the searches: what all of them dropped early has too few playouts to be chosen.
    A search without playouts says nothing.
    """
    searches = [found for found in searches if found[0].playouts] or searches[:1]
    if len(searches) == 1:
        return list(searches[0])
    codes = dict.fromkeys(finding.code for found in searches for finding in found)
    pooled = [_pooled(code, searches) for code in codes]
    pooled.sort(key=lambda finding: -finding.utility)
    winners = {found[0].code for found in searches}
    best = next(finding for finding in pooled if finding.code in winners)
    return [best, *(finding for finding in pooled if finding is not best)]


def _pooled(code: str, searches: Sequence[Sequence[Finding]]) -> Finding:
    """One option in all searches. Where it was no candidate it counts as the last one."""
    seen = [next((finding for finding in found if finding.code == code), _last(found)) for found in searches]
    playouts = sum(finding.playouts for finding in seen)
    total = sum(finding.utility * finding.playouts for finding in seen)
    return Finding(code, total / playouts if playouts else 0.0, playouts)


def _last(found: Sequence[Finding]) -> Finding:
    return min(found, key=lambda finding: finding.utility)
