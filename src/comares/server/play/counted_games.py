"""Games that count: rated ones, and those of a club. What is kept of them, and who comes before whom.

A game counts once, after its last line is stored. It stays when its table is deleted, so ratings can be computed again.
`server/store` implements the storage with SQL, `memory_ratings.py` in memory.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from comares.server.play.storage import OVER, Seat, TableResult, TableRow

MIN_PEOPLE: Final = 2  # at a game that counts
SETTLED_GAMES: Final = 10  # a rating is provisional before so many games
SETTLED_RIVALS: Final = 3  # and before so many different rivals
GONE: Final = "gone."  # begins the player of a counted seat who was deleted; no id has a point


class Pool(NamedTuple):
    """Whose ratings are compared: players of one game with so many seats."""

    game: str
    seats: int


class Belief(NamedTuple):
    """What is believed of a player's strength: a normal distribution."""

    mu: float
    sigma: float


class CountedSeat(NamedTuple):
    """A seat at the end of a game that counts: a person's, or a bot's with its level."""

    seat: int
    player: str  # empty: a bot's
    level: str  # empty: a person's
    place: int  # from 1 on; equal places are shared
    points: int
    before: Belief | None = None  # None: the game is not rated, or is not yet
    after: Belief | None = None


class CountedGame(NamedTuple):
    """A game that counts."""

    table: str
    pool: Pool
    ended: float
    rated: bool
    club: str | None
    seats: tuple[CountedSeat, ...]
    number: int = -1  # its place among the rated games of its pool


class Rating(NamedTuple):
    """The rating of a player in a pool."""

    player: str
    pool: Pool
    belief: Belief
    games: int
    rivals: int  # different people among the opponents
    name: str = ""

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known of the player."""
        return self.games < SETTLED_GAMES or self.rivals < SETTLED_RIVALS


class PoolState(NamedTuple):
    """The games that the ratings of a pool are computed from."""

    version: int  # one more whenever games become another player's
    games: int  # rated ones


class RatingStorage(Protocol):
    """Stores the games that count and the ratings. A write that is made again changes nothing."""

    async def games_to_count(self, limit: int) -> list[TableRow]:
        """Tables whose game is over, counts, and was not counted yet; the one that ended first comes first."""
        ...

    async def count_game(self, game: CountedGame) -> None:
        """Count the game and rate its players, in one transaction, if it was not counted before."""
        ...

    async def stale_pools(self) -> list[Pool]:
        """Pools with games that belong to other players now, so that their ratings must be computed again."""
        ...

    async def pool_state(self, pool: Pool) -> PoolState:
        """The games that the ratings of the pool are computed from."""
        ...

    async def rated_games(self, pool: Pool, first: int, limit: int) -> list[CountedGame]:
        """The rated games of the pool from that number on, in their order."""
        ...

    async def save_beliefs(self, games: list[CountedGame]) -> None:
        """Keep what was believed before and after each of these games; a list shows nothing of it."""
        ...

    async def replace_ratings(self, pool: Pool, state: PoolState, ratings: list[Rating]) -> bool:
        """These are all ratings of the pool from now on, and it is not stale; False, and nothing has changed, if the
        state is another one by now."""
        ...

    async def pools(self) -> list[Pool]:
        """The pools with a rated game."""
        ...

    async def best(self, pool: Pool, provisional: bool, limit: int) -> list[Rating]:
        """The highest ratings of the pool, the surest first: of players who are settled, or of the others."""
        ...

    async def ratings_of(self, player: str) -> list[Rating]:
        """The player's ratings."""
        ...

    async def ratings_in(self, pool: Pool, players: list[str]) -> dict[str, Rating]:
        """The ratings of these players in the pool, as far as they have one."""
        ...

    async def find_counted(self, table: str) -> CountedGame | None:
        """The game, if it was counted."""
        ...

    async def games_of(self, player: str, limit: int) -> list[CountedGame]:
        """The games of the player that count, the latest first."""
        ...

    async def games_of_club(self, club: str, limit: int) -> list[CountedGame]:
        """The games of the club, the latest first."""
        ...


def counts(row: TableRow) -> bool:
    """Whether the game of a table is one that counts."""
    return row.rated or row.club is not None


def counted_game(row: TableRow) -> CountedGame | None:
    """What is kept of a game that is over and counts; None if it counts for nothing: fewer than two people, or one
    person at two seats, which may be known only after a guest became an account."""
    if row.result is None or not counts(row):
        return None
    result = row.result if row.state == OVER else without_bots(row.result, row.seats)
    seats = [
        CountedSeat(
            number,
            seat.player if seat.kind == "person" and seat.player else "",
            "" if seat.kind == "person" else seat.level or "",
            result.places[number],
            result.points[number],
        )
        for number, seat in enumerate(row.seats)
        if (seat.kind == "person" and seat.player) or (seat.kind == "bot" and row.state == OVER)
    ]
    game = CountedGame(row.id, Pool(row.game, len(row.seats)), row.updated, row.rated, row.club, tuple(seats))
    return game if is_fair(game) else None


def is_fair(game: CountedGame) -> bool:
    """Whether at least two people played, each at one seat."""
    people = [seat.player for seat in game.seats if seat.player]
    return len(people) >= MIN_PEOPLE and len(set(people)) == len(people)


def without_bots(result: TableResult, seats: list[Seat]) -> TableResult:
    """The result of a game that everybody has left: it says nothing of the bots."""
    people = [result.places[number] for number, seat in enumerate(seats) if seat.kind == "person"]
    return replace(result, places=[1 + sum(place < own for place in people) for own in result.places])


def rivals_in(games: list[CountedGame], player: str) -> int:
    """How many different people the player has met in these games."""
    met = [seat.player for game in games if player in [each.player for each in game.seats] for seat in game.seats]
    return len({each for each in met if each and each != player})
