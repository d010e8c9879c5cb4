"""Clubs: people with a name and a link, their tables, their results.

`server/store` implements the storage with SQL, `memory_clubs.py` in memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from comares.server.play.counted_games import CountedGame
from comares.server.play.storage import TableRow

MAX_CLUBS: Final = 20  # of one player
MAX_MEMBERS: Final = 100
MAX_CLUB_GAMES: Final = 1000  # the latest, in its standing
MAX_CLUB_TABLES: Final = 100  # that are listed


class ClubFull(Exception):
    """The club has as many members as there may be, or the player as many clubs."""


class Club(NamedTuple):
    """A club."""

    id: str
    name: str
    code: str  # of the link that lets people in
    owner: str
    created: float


class Member(NamedTuple):
    """Somebody in a club."""

    player: str
    name: str
    joined: float


class Standing(NamedTuple):
    """What a player has reached in a club's games."""

    player: str
    games: int
    wins: float  # shared equally
    points: float  # one for everybody whom the player came before, a half for a tie
    most: int  # points that there were to win


class ClubStorage(Protocol):
    """Stores clubs. A write that is made again changes nothing."""

    async def add_club(self, club: Club) -> None:
        """A new club with its owner as the first member; ClubFull if the owner is in too many."""
        ...

    async def find_club(self, club: str) -> Club | None:
        """The club of that id."""
        ...

    async def club_of_code(self, code: str) -> Club | None:
        """The club that the link leads to."""
        ...

    async def clubs_of(self, player: str) -> list[Club]:
        """The player's clubs, by name."""
        ...

    async def members(self, club: str) -> list[Member]:
        """Who is in the club, those who came first before."""
        ...

    async def join(self, club: str, player: str, at: float) -> None:
        """Come in; ClubFull if there is no room."""
        ...

    async def leave(self, club: str, player: str) -> None:
        """Leave. Of those who stay, the first member owns it then; with nobody left it is deleted."""
        ...

    async def rename(self, club: str, name: str) -> None:
        """Give it another name."""
        ...

    async def renew_code(self, club: str, code: str) -> None:
        """Another link; the one before leads nowhere."""
        ...

    async def delete_club(self, club: str) -> None:
        """Delete it. Its tables and their results are nobody's club's then."""
        ...

    async def tables_of_club(self, club: str) -> list[TableRow]:
        """Its running tables, those with a free seat first, newest first."""
        ...


def standings(games: Iterable[CountedGame], players: Iterable[str]) -> list[Standing]:
    """The table of a club: these players in these games, the best first."""
    found = {player: Standing(player, 0, 0.0, 0.0, 0) for player in players}
    for game in games:
        people = [seat for seat in game.seats if seat.player]
        winners = sum(seat.place == 1 for seat in game.seats)
        for seat in people:
            if (old := found.get(seat.player)) is not None:
                others = [other.place for other in people if other is not seat]
                beaten = sum(1.0 if place > seat.place else 0.5 for place in others if place >= seat.place)
                won = 1 / winners if seat.place == 1 else 0.0
                found[seat.player] = Standing(
                    seat.player, old.games + 1, old.wins + won, old.points + beaten, old.most + len(others)
                )
    return sorted(found.values(), key=lambda each: (-each.points, -each.wins, each.games, each.player))
