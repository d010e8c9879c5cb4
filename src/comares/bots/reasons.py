"""Why a move was made, in one line in the game's words."""

from __future__ import annotations

from comares.kernel.events import Scored
from comares.kernel.game import Game
from comares.kernel.outcome import Outcome
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.words import say, seat_name, tell


def reason(game: Game, rules: Rules, before: State, after: State) -> str:
    """What the seat that decided before gains on the way to after, or else what it denies another."""
    seat = int(before.seat)
    was, now = rules.outcome(before), rules.outcome(after)
    change = [int(b - a) for a, b in zip(was.standing(), now.standing())]
    if was.points != now.points:
        return say("bots-scored", {"points": now.points[seat] - was.points[seat]})
    if change[seat] > 0:
        why = _biggest(was, now, seat)
        what = tell(game.name, why.why) if why else ""
        return say("bots-gains", {"points": change[seat], "what": what})
    loser = min(range(len(change)), key=change.__getitem__)
    if change[loser] < 0 and loser != seat:
        return say("bots-denies", {"points": -change[loser], "seat": seat_name(game.name, loser)})
    return say("bots-prepares")


def _biggest(was: Outcome, now: Outcome, seat: int) -> Scored | None:
    """Of the points that a scoring now would give the seat and would not have given before, the most."""
    new = [scored for scored in now.now if scored.seat == seat and scored not in was.now]
    return max(new, key=lambda scored: scored.points, default=None)
