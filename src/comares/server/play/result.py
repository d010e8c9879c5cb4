"""How a game ended: the places of the seats. docs/rulings.md says why."""

from __future__ import annotations

import math
from collections.abc import Sequence

from comares.server.play.storage import Seat, TableResult


def result_of_game(points: list[int], winners: Sequence[int], seats: list[Seat], rated: bool = False) -> TableResult:
    """The result of a game that was played to its end. Winners are those of the rules, the others follow by points.
    Players who resigned come last, whatever a bot made of their seats. In a rated game, players who were away at the
    end come just before them. If a party without a seat has won alone (Yusuf, Dirk), no seat has the first place."""
    left = [math.inf if rated and seat.stand_in == "away" and not seat.resigned else seat.resigned for seat in seats]
    return TableResult(list(points), places_of(points, winners, left))


def places_of(points: Sequence[int], winners: Sequence[int], left: Sequence[float] = ()) -> list[int]:
    """The place of each seat. `left`: when its person left the game, 0 if never; without it nobody did."""
    gone = left or [0.0] * len(points)
    keys = [(gone[seat] == 0.0, gone[seat], seat in winners, held) for seat, held in enumerate(points)]
    ahead = int(bool(winners) and all(seat < 0 for seat in winners))
    return [place + ahead for place in _places(keys)]


def result_of_leaving(seats: list[Seat]) -> TableResult | None:
    """The result of a game that everybody has left: the last to leave comes first. None if only one person played."""
    if sum(seat.resigned > 0 for seat in seats) < 2:
        return None
    return TableResult([0] * len(seats), _places([(seat.kind == "person", seat.resigned) for seat in seats]))


def winners_of(result: TableResult) -> list[int]:
    """The seats in the first place."""
    return [seat for seat, place in enumerate(result.places) if place == 1]


def _places(keys: Sequence[tuple[float, ...]]) -> list[int]:
    """The place of each key, the highest first; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
