"""Matches between bots, your own among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
) -> MatchResult:
    """Play a match in this process. Each deal is played once for every rotation of the seats.

    A bot is a spec, as in `bot`, or any object with a `choose`. If there are more players than bots, the last bot also
    takes the other seats. Errors of a bot are not caught. `comares arena` plays longer matches on all cores.

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
    tallies = [_Tally(each if isinstance(each, str) else type(each).__name__) for each in bots]
    for deal in range(deals):
        for tally in tallies:
            tally.won.append(0.0)
        for rotation in range(seats):
            rotated = seating[rotation:] + seating[:rotation]
            _play(game, settings, bots, rotated, f"{seed} {deal}", f"{seed} {deal} {rotation}", tallies)
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


def _play(
    game: str,
    settings: Mapping[str, str] | None,
    bots: Sequence[str | Bot],
    seating: Sequence[int],
    deal_seed: str,
    bot_seed: str,
    tallies: Sequence[_Tally],
) -> None:
    """Play one game with the bots of these numbers in the seats."""
    seeds = Random(bot_seed)
    seated = [bot(each, seeds.getrandbits(62)) if isinstance(each, str) else each for each in bots]
    table = new_table(game, len(seating), settings, Random(deal_seed).getrandbits(63))
    while not table.over:
        table.play(seated[seating[table.decision.seat]].choose(table))
    for seat, number in enumerate(seating):
        tallies[number].points.append(table.points[seat])
        tallies[number].won[-1] += (seat in table.winners) / len(table.winners)
    for each in seated:
        if isinstance(each, BuiltInBot):
            each.close()
