"""A series of games: the players are the same, and each sits one seat further in the next one."""

from __future__ import annotations

from comares.server.messages.leaving import Series, SeriesGame, SeriesPlayer
from comares.server.play.storage import TableRow


def series_of(row: TableRow, games: list[TableRow]) -> Series:
    """The games of the row's series and the running total of its players, in the order of the first game."""
    count = len(row.seats)
    players = [
        SeriesPlayer(row.seats[seat].name, seat, 0, 0) for seat in (seat_in(row, first) for first in range(count))
    ]
    shown: list[SeriesGame] = []
    for game in games:
        seats = [seat_in(game, first) for first in range(count)]
        points = places = None
        if game.result is not None and len(game.seats) == count:
            points = [game.result.points[seat] for seat in seats]
            places = [game.result.places[seat] for seat in seats]
            for player, got, place in zip(players, points, places, strict=True):
                player.points += got
                player.wins += place == 1
        shown.append(SeriesGame(game.id, game.round, game.state, points, places))
    return Series(row.rounds, players, shown)


def seat_in(row: TableRow, first: int) -> int:
    """The seat of the player who began the series at seat `first`."""
    return (first + row.round - 1) % len(row.seats)


def next_round(row: TableRow) -> tuple[str | None, int]:
    """The series of the table after this one, and its number there; after the last round a new series begins."""
    if 1 < row.rounds <= row.round:
        return None, 1
    return row.series or row.id, row.round + 1
