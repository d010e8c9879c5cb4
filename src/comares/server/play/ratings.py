"""Ratings: Plackett-Luce beliefs of OpenSkill, a pool for each game and number of players. Bots are fixed anchors.

docs/ratings.md says what counts and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from openskill.models import PlackettLuce

from comares.server.messages.ratings import RatingInfo
from comares.server.play.counted_games import GONE, Belief, CountedGame, CountedSeat, Pool, Rating, is_fair

MODEL: Final = PlackettLuce()
FIRST: Final = Belief(MODEL.mu, MODEL.sigma)  # of somebody who has never played
ANCHOR_SIGMA: Final = 1.0
# The bots' strength, from the matches in docs/strength.md: in this model a lead of 5.9 wins 73 % of games for two.
ANCHORS: Final[Mapping[str, Mapping[str, float]]] = {
    "alhambra": {"gardener": 11.0, "mason": 20.0, "carpenter": 28.0, "geometer": 36.0, "architect": 45.0},
    "sabika": {"gardener": 8.0, "mason": 18.0, "carpenter": 27.0, "geometer": 36.0, "architect": 46.0},
}
MIDDLE: Final = 1500  # what a new player is shown with
SCALE: Final = 60.0  # shown points for one of the model
SHOWN_SIGMAS: Final = 2.0  # the uncertainty that is shown: the strength is within it with 95 %


def shown_rating(belief: Belief) -> tuple[int, int]:
    """The rating and its uncertainty as people read them."""
    return round(MIDDLE + SCALE * (belief.mu - FIRST.mu)), round(SCALE * SHOWN_SIGMAS * belief.sigma)


def rating_info(rating: Rating, player: str) -> RatingInfo:
    """The rating as the player reads it."""
    value, uncertainty = shown_rating(rating.belief)
    return RatingInfo(rating.name, value, uncertainty, rating.games, rating.is_provisional, rating.player == player)


def surely(belief: Belief) -> float:
    """The strength that a player has almost surely: by it the best are listed."""
    return belief.mu - SHOWN_SIGMAS * belief.sigma


def anchor(game: str, level: str) -> Belief | None:
    """The strength of a bot; None for one that is not known."""
    mu = ANCHORS.get(game, {}).get(level)
    return None if mu is None else Belief(mu, ANCHOR_SIGMA)


def rated(game: CountedGame, known: Mapping[str, Belief]) -> CountedGame:
    """The game with what is believed of its people before and after it. A game that is not rated, or not fair, changes
    nothing; bots stay what they are."""
    if not game.rated or not is_fair(game):
        return game
    before = {seat.seat: _before(seat, game.pool.game, known) for seat in game.seats}
    playing = [(seat, belief) for seat in game.seats if (belief := before[seat.seat]) is not None]
    teams = [[MODEL.rating(belief.mu, belief.sigma)] for _, belief in playing]
    after = MODEL.rate(teams, ranks=[float(seat.place) for seat, _ in playing])
    found = {seat.seat: Belief(team[0].mu, team[0].sigma) for (seat, _), team in zip(playing, after, strict=True)}
    seats = [
        seat._replace(before=before[seat.seat], after=found[seat.seat]) if seat.player else seat for seat in game.seats
    ]
    return game._replace(seats=tuple(seats))


def _before(seat: CountedSeat, game: str, known: Mapping[str, Belief]) -> Belief | None:
    return known.get(seat.player, FIRST) if seat.player else anchor(game, seat.level)


class Standing:
    """The ratings of a pool while its games are counted one after the other."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._beliefs: dict[str, Belief] = {}
        self._games: dict[str, int] = {}
        self._rivals: dict[str, set[str]] = {}

    def count(self, game: CountedGame) -> CountedGame:
        """The game as it is rated after those before it."""
        done = rated(game, self._beliefs)
        people = [seat for seat in done.seats if seat.player and seat.after]
        for seat in people:
            assert seat.after is not None
            self._beliefs[seat.player] = seat.after
            self._games[seat.player] = self._games.get(seat.player, 0) + 1
            self._rivals.setdefault(seat.player, set()).update(other.player for other in people if other != seat)
        return done

    def count_again(self, games: Iterable[CountedGame]) -> list[CountedGame]:
        """The next games as they are rated now, whatever was believed before."""
        bare = (
            each._replace(seats=tuple(seat._replace(before=None, after=None) for seat in each.seats)) for each in games
        )
        return [self.count(game) for game in bare]

    def ratings(self) -> list[Rating]:
        """The ratings after all of them, of those who are still there."""
        return [
            Rating(player, self._pool, belief, self._games[player], len(self._rivals[player]))
            for player, belief in self._beliefs.items()
            if not player.startswith(GONE)
        ]
