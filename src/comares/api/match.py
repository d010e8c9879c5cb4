"""Matches between bots, your own among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from random import Random

from comares.api.bot import Bot, BuiltInBot, bot
from comares.api.opening import game_of, new_table
from comares.arena.executors.in_parallel import in_parallel
from comares.arena.executors.serial import SerialExecutor
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
    """The standings of a match, in the order in which the bots were given.

    >>> print(match("alhambra", ["greedy", "random"], deals=1, seed=1))  # doctest: +ELLIPSIS
    2 games
    greedy               won 100.0% [21%, 100%], ... points a game
    random               won 0.0% [0%, 79%], ... points a game
    """

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
    executor: Executor | None = None,
) -> MatchResult:
    """Play a match. Each deal is played once for every rotation of the seats.

    A bot is a spec, as in `bot`, or any object with a `choose`. If there are more players than bots, the last bot also
    takes the other seats. Errors of a bot are not caught. Games are played in this process, one after the other, or on
    an executor (a `ProcessPoolExecutor`, or that of a cluster), for which your own bots are pickled.

    >>> result = match("alhambra", ["greedy", "random"], deals=2, seed=1)
    >>> result.games, [standing.name for standing in result.standings]
    (4, ['greedy', 'random'])
    """
    seats = players or max(len(bots), game_of(game).min_players)
    if not 1 <= len(bots) <= seats:
        raise BadSetup(f"a match of {seats} players has 1 to {seats} bots, not {len(bots)}")
    if deals < 1:
        raise BadSetup(f"a match has 1 deal or more, not {deals}")
    seating = [min(seat, len(bots) - 1) for seat in range(seats)]
    pairings = [(deal, rotation) for deal in range(deals) for rotation in range(seats)]
    play = _Play(game, dict(settings or {}), tuple(bots), seed, seating)
    played = dict(in_parallel(executor or SerialExecutor(), play, pairings))
    tallies = [_Tally(each if isinstance(each, str) else type(each).__name__, [0.0] * deals) for each in bots]
    for deal, rotation in pairings:
        points, winners = played[deal, rotation]
        for seat, number in enumerate(play.seated(rotation)):
            tallies[number].points.append(points[seat])
            tallies[number].won[deal] += (seat in winners) / len(winners)
    return MatchResult(deals * seats, tuple(tally.standing(seats) for tally in tallies))


@dataclass
class _Tally:
    """What a bot won in each deal, and its points in each game."""

    name: str
    won: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def standing(self, games: int) -> BotStanding:
        won = share([(won, games) for won in self.won])
        return BotStanding(self.name, won.value, won.low, won.high, sum(self.points) / len(self.points))


@dataclass(frozen=True)
class _Play:
    """Plays games of a match; `seating` has the numbers of the bots by seat."""

    game: str
    settings: dict[str, str]
    bots: tuple[str | Bot, ...]
    seed: int
    seating: list[int]

    def seated(self, rotation: int) -> list[int]:
        """The numbers of the bots by seat in this rotation."""
        return self.seating[rotation:] + self.seating[:rotation]

    def __call__(self, pairing: tuple[int, int]) -> tuple[list[int], list[int]]:
        """Play this deal in this rotation; the points by seat and the winners."""
        deal, rotation = pairing
        seeds = Random(f"{self.seed} {deal} {rotation}")
        bots = [bot(each, seeds.getrandbits(62)) if isinstance(each, str) else each for each in self.bots]
        seats = self.seated(rotation)
        table = new_table(self.game, len(seats), self.settings, Random(f"{self.seed} {deal}").getrandbits(63))
        try:
            while not table.over:
                table.play(bots[seats[table.decision.seat]].choose(table))
        finally:
            for each in bots:
                if isinstance(each, BuiltInBot):
                    each.close()
        return list(table.points), list(table.winners)
