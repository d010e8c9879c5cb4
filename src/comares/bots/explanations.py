"""Why a move was made: as data, and in one line in the game's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comares.bots.guide import Guide
from comares.i18n import say, seat_name, tell
from comares.kernel.events import Event
from comares.kernel.outcome import Outcome
from comares.kernel.state import State


class Reason(NamedTuple):
    """A key of the words for bots, the points it is about, whose they are, the event that would give most of them."""

    key: str
    points: int = 0
    seat: int = 0
    event: Event | None = None


def explain(game: str, reason: Reason, names: Sequence[str] = (), language: str = "en") -> str:
    """The reason in a line."""
    seat = seat_name(game, reason.seat, names, language)
    what = tell(game, reason.event, names, language) if reason.event else ""
    return say(f"bots-{reason.key}", {"points": reason.points, "seat": seat, "what": what}, language).strip()


def reason_for(guide: Guide, before: State, after: State) -> Reason:
    """What the seat that decided before gains on the way to after; or else what it denies another, or lays by."""
    seat = int(before.seat)
    was, now = guide.rules.outcome(before), guide.rules.outcome(after)
    at_once = now.points[seat] - was.points[seat]
    if at_once > 0:
        return Reason("scored", at_once, seat)
    change = [after - before for before, after in zip(was.standing(), now.standing())]
    if change[seat] > 0:
        return Reason("gains", change[seat], seat, _most_of(was, now, seat))
    loser = min(range(len(change)), key=change.__getitem__)
    if change[loser] < 0 and loser != seat:
        return Reason("denies", -change[loser], loser)
    for (holding, had), (_, has) in zip(guide.holdings(before, seat), guide.holdings(after, seat)):
        if has > had:
            return Reason(f"holds-{holding}", has - had, seat)
    return Reason("costs", -at_once, seat) if at_once < 0 else Reason("prepares")


def _most_of(was: Outcome, now: Outcome, seat: int) -> Event | None:
    """Of the points that a scoring now would give the seat and would not have given before, what gives most."""
    new = [scored for scored in now.now if scored.seat == seat and scored not in was.now]
    return max(new, key=lambda scored: scored.points).why if new else None
