"""The reason for a bot's move: as data and as one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comares.bots.guide import Guide
from comares.i18n import event_sentence, seat_name, translate
from comares.kernel.events import Event
from comares.kernel.outcome import Outcome
from comares.kernel.state import State


class Reason(NamedTuple):
    """A key of the bots' texts, the points, the seat they belong to, and the event that gives most of them."""

    key: str
    points: int = 0
    seat: int = 0
    event: Event | None = None


def explain(game: str, reason: Reason, names: Sequence[str] = (), language: str = "en") -> str:
    """The reason as one sentence."""
    seat = seat_name(game, reason.seat, names, language)
    what = event_sentence(game, reason.event, names, language) if reason.event else ""
    return translate(f"bots-{reason.key}", {"points": reason.points, "seat": seat, "what": what}, language).strip()


def reason_for(guide: Guide, before: State, after: State) -> Reason:
    """What the deciding seat gains from `before` to `after`; else what another seat loses, or which assets grow."""
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
    for (asset, had), (_, has) in zip(guide.assets(before, seat), guide.assets(after, seat)):
        if has > had:
            return Reason(f"holds-{asset}", has - had, seat)
    return Reason("costs", -at_once, seat) if at_once < 0 else Reason("prepares")


def _most_of(was: Outcome, now: Outcome, seat: int) -> Event | None:
    """The event that gives most of the points that a scoring would give now and would not have given before."""
    new = [scored for scored in now.now if scored.seat == seat and scored not in was.now]
    return max(new, key=lambda scored: scored.points).why if new else None
