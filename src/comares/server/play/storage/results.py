"""The results of finished games in the storage."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from comares.server.play.stored_results import Result


class DayResults(NamedTuple):
    """The results of the deal of a day, as one player is shown them."""

    others: int  # people besides the player who have finished
    listed: list[Result]  # the most points first, then the earliest


class ResultStorage(Protocol):
    """Stores the results of finished games."""

    async def add_results(self, results: list[Result]) -> None:
        """Store results, each if there is none yet for its seat of its table."""
        ...

    async def results_of(self, player: str, limit: int) -> list[Result]:
        """The player's results, the latest first."""
        ...

    async def without_results(self, player: str, limit: int) -> list[str]:
        """Finished tables of the player, the latest first, with a seat of the player that has no result yet."""
        ...

    async def results_of_day(self, day: str, game: str, player: str, limit: int) -> DayResults:
        """The results of the deal of that day: the best ones, at most so many, and the player's."""
        ...

    async def forget_games(self, player: str, limit: int) -> list[str]:
        """Delete what is kept of the player's finished games: results, tables where nobody else played, and at the
        others who held the seat. Running games stay. At most so many tables at once; those that have changed."""
