"""Matches between bots, your own among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from comares.api.bot import Bot, BuiltInBot, bot
from comares.api.opening import game_of, new_table
from comares.arena.statistics import share
from comares.kernel.errors import BadSetup


@dataclass(frozen=True)
class BotStanding:
    """One bot's share of the victories with its 95 % interval, and its mean points."""

    name: str
    won: float
    low: float
    high: float
    points: float


@dataclass(frozen=True)
class MatchResult:
    """The standings of a match, in the order in which the bots were given."""

    games: int
    standings: tuple[BotStanding, ...]

    def __str__(self) -> str:
        rows = [f"{self.games} games"]
        for one in self.standings:
            interval = f"[{one.low:.0%}, {one.high:.0%}]"
            rows.append(f"{one.name:20} won {one.won:.1%} {interval}, {one.points:.1f} points a game")
        return "\n".join(rows)


def match(
    game: str,
    bots: Sequence[str | Bot],
    deals: int = 10,
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    seed: int = 0,
) -> MatchResult:
    """Play a match in this process. Each deal is played once for every rotation of the seats.

    A bot is a spec, as in `bot`, or any object with a `choose`. If there are more players than bots, the last bot also
    takes the other seats. Errors of a bot are not caught.

    >>> result = match("alhambra", ["greedy", "random"], deals=2, seed=1)
    >>> result.games, [standing.name for standing in result.standings]
    (4, ['greedy', 'random'])
    """
    seats = players or max(len(bots), game_of(game).fewest)
    if not bots or len(bots) > seats:
        raise BadSetup(f"a match of {seats} players has 1 to {seats} bots, not {len(bots)}")
    if deals < 1:
        raise BadSetup(f"a match has 1 deal or more, not {deals}")
    seated = [bot(each, seed=0) if isinstance(each, str) else each for each in bots]
    of_seat = [min(seat, len(bots) - 1) for seat in range(seats)]  # which bot starts in which seat
    won: list[list[float]] = [[] for _ in bots]
    points: list[list[int]] = [[] for _ in bots]
    for deal in range(deals):
        won_here = [0.0] * len(bots)
        for rotation in range(seats):
            seating = of_seat[rotation:] + of_seat[:rotation]
            dice = Random(f"{seed} {deal} {rotation}")
            fresh = [bot(one.spec, dice.getrandbits(62)) if isinstance(one, BuiltInBot) else one for one in seated]
            table = new_table(game, seats, settings, seed=Random(f"{seed} {deal}").getrandbits(63))
            while not table.over:
                table.play(fresh[seating[table.decision.seat]].choose(table))
            for seat, number in enumerate(seating):
                points[number].append(table.points[seat])
                won_here[number] += (seat in table.winners) / len(table.winners)
        for number, shares in enumerate(won_here):
            won[number].append(shares)
    names = [each if isinstance(each, str) else type(each).__name__ for each in bots]
    standings = []
    for number, name in enumerate(names):
        estimate = share([(one, seats) for one in won[number]])
        mean = sum(points[number]) / len(points[number])
        standings.append(BotStanding(name, estimate.value, estimate.low, estimate.high, mean))
    return MatchResult(deals * seats, tuple(standings))
