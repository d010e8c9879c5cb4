"""The standings of a match, from its results."""

from __future__ import annotations

from collections import defaultdict
from math import isfinite
from typing import Any, NamedTuple, TypeVar

from comares.arena.play_game import Result
from comares.arena.statistics import Interval, elo, share

Item = TypeVar("Item")


class Standing(NamedTuple):
    """The statistics of one bot over all its seats."""

    bot: str
    seats: int
    won: Interval  # its share of the victories
    elo: Interval  # difference to the last bot of the match
    score: float | None  # mean points, without forfeited games
    choices: int
    seconds: float  # mean for a choice
    worst: float  # seconds for the longest choice
    forfeits: list[str]


class Standings(NamedTuple):
    """The statistics of a match."""

    games: int
    deals: int
    bots: list[Standing]
    seats: list[Interval]  # each seat's share of the victories, over all bots


def standings(bots: list[str], results: list[Result]) -> Standings:
    """The standings of a match between these bots."""
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.pairing.deal].append(result)
    by_deal = list(deals.values())
    return Standings(
        len(results),
        len(by_deal),
        [_standing(bot, bots, by_deal) for bot in dict.fromkeys(bots)],
        [
            share([(sum(game.shares()[seat] for game in deal), len(deal)) for deal in by_deal])
            for seat in range(len(bots))
        ],
    )


def _standing(bot: str, bots: list[str], by_deal: list[list[Result]]) -> Standing:
    other = bots[-1]
    won = [_won(bot, deal) for deal in by_deal]
    by_other = [_won(other, deal) for deal in by_deal]
    between = share([(mine, mine + theirs) for mine, theirs in zip(won, by_other)])
    level = Interval(0.0, 0.0, 0.0)
    results = [game for deal in by_deal for game in deal]
    scores = [points for game in results if not game.forfeit for points in _of(bot, game, game.points)]
    clocks = [clock for game in results for clock in _of(bot, game, game.clocks)]
    choices = sum(clock.choices for clock in clocks)
    return Standing(
        bot,
        bots.count(bot),
        share([(mine, len(deal)) for mine, deal in zip(won, by_deal)]),
        level if bot == other else elo(between, bots.count(other) / bots.count(bot)),
        sum(scores) / len(scores) if scores else None,
        choices,
        sum(clock.total for clock in clocks) / choices if choices else 0.0,
        max((clock.worst for clock in clocks), default=0.0),
        [game.forfeit.why for game in results if game.forfeit and game.bots[game.forfeit.seat] == bot],
    )


def _won(bot: str, deal: list[Result]) -> float:
    return sum(part for game in deal for part in _of(bot, game, game.shares()))


def _of(bot: str, game: Result, by_seat: list[Item]) -> list[Item]:
    """The items of the bot's seats."""
    return [item for name, item in zip(game.bots, by_seat) if name == bot]


def as_data(figures: Standings) -> dict[str, Any]:
    """The standings as JSON data; an infinite value is None."""
    return {
        "games": figures.games,
        "deals": figures.deals,
        "bots": [
            {**standing._asdict(), "won": _interval(standing.won), "elo": _interval(standing.elo)}
            for standing in figures.bots
        ],
        "seats": [_interval(interval) for interval in figures.seats],
    }


def _interval(interval: Interval) -> dict[str, float | None]:
    return {name: end if isfinite(end) else None for name, end in interval._asdict().items()}
