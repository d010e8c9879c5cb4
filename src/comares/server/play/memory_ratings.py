"""Games that count and ratings in memory, beside the storage in memory."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.counted_games import (
    GONE,
    Belief,
    CountedGame,
    Pool,
    PoolState,
    Rating,
    counts,
    rivals_in,
)
from comares.server.play.ids import new_id
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.ratings import rated, surely
from comares.server.play.storage import CLOSED, OVER, TableRow


class MemoryRatings:
    """Keeps everything in dictionaries."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._storage = storage
        self._games: dict[str, CountedGame] = {}
        self._ratings: dict[tuple[str, Pool], Rating] = {}
        self._stale: set[Pool] = set()
        self._versions: dict[Pool, int] = {}
        storage.on_gone.append(self._on_gone)
        storage.on_games_forgotten.append(self._forget)

    async def games_to_count(self, limit: int) -> list[TableRow]:
        over = [row for row in self._storage.all_rows() if row.state in (OVER, CLOSED) and row.result is not None]
        left = [row for row in over if counts(row) and row.id not in self._games]
        return [replace(row) for row in sorted(left, key=lambda row: (row.updated, row.id))[:limit]]

    async def count_game(self, game: CountedGame) -> None:
        if game.table in self._games:
            return
        pool = game.pool
        game = game._replace(number=len(self._rated(pool)) if game.rated else -1)
        done = rated(game, {who: each.belief for (who, of), each in self._ratings.items() if of == pool})
        self._games[game.table] = done
        for seat in done.seats:
            if seat.after is not None:
                self._save(pool, seat.player, seat.after)

    def _save(self, pool: Pool, player: str, belief: Belief) -> None:
        games = [game for game in self._rated(pool) if player in [seat.player for seat in game.seats if seat.after]]
        self._ratings[player, pool] = Rating(player, pool, belief, len(games), rivals_in(games, player))

    def _rated(self, pool: Pool) -> list[CountedGame]:
        games = [game for game in self._games.values() if game.pool == pool and game.rated]
        return sorted(games, key=lambda game: game.number)

    async def stale_pools(self) -> list[Pool]:
        return sorted(self._stale)

    async def pool_state(self, pool: Pool) -> PoolState:
        return PoolState(self._versions.get(pool, 0), len(self._rated(pool)))

    async def rated_games(self, pool: Pool, first: int, limit: int) -> list[CountedGame]:
        return self._rated(pool)[first : first + limit]

    async def save_beliefs(self, games: list[CountedGame]) -> None:
        for game in games:
            known = self._games[game.table]
            beliefs = {seat.seat: (seat.before, seat.after) for seat in game.seats}
            seats = [seat._replace(before=beliefs[seat.seat][0], after=beliefs[seat.seat][1]) for seat in known.seats]
            self._games[game.table] = known._replace(seats=tuple(seats))

    async def replace_ratings(self, pool: Pool, state: PoolState, ratings: list[Rating]) -> bool:
        if await self.pool_state(pool) != state:
            return False
        self._ratings = {key: each for key, each in self._ratings.items() if key[1] != pool}
        self._ratings.update({(each.player, pool): each for each in ratings})
        self._stale.discard(pool)
        return True

    async def pools(self) -> list[Pool]:
        return sorted({game.pool for game in self._games.values() if game.rated})

    async def best(self, pool: Pool, provisional: bool, limit: int) -> list[Rating]:
        found = [each for (_, of), each in self._ratings.items() if of == pool and each.is_provisional == provisional]
        return [await self._named(each) for each in sorted(found, key=_order)[:limit]]

    async def ratings_of(self, player: str) -> list[Rating]:
        found = [each for (who, _), each in self._ratings.items() if who == player]
        return [await self._named(each) for each in sorted(found, key=_order)]

    async def ratings_in(self, pool: Pool, players: list[str]) -> dict[str, Rating]:
        found = {who: each for (who, of), each in self._ratings.items() if of == pool and who in players}
        return {who: await self._named(each) for who, each in found.items()}

    async def find_counted(self, table: str) -> CountedGame | None:
        return self._games.get(table)

    async def games_of(self, player: str, limit: int) -> list[CountedGame]:
        own = [game for game in self._games.values() if player in [seat.player for seat in game.seats]]
        return sorted(own, key=_latest)[:limit]

    async def games_of_club(self, club: str, limit: int) -> list[CountedGame]:
        return sorted((game for game in self._games.values() if game.club == club), key=_latest)[:limit]

    async def _named(self, rating: Rating) -> Rating:
        player = await self._storage.find_player(rating.player)
        return rating._replace(name=player.name if player else "")

    # Players who become others.

    def _on_gone(self, player: str, heir: str | None) -> None:
        if heir is None:
            self._forget(player)
        else:
            self._rename(player, heir, stale=True)

    def _forget(self, player: str) -> None:
        """The games stay, as those of somebody unknown."""
        self._rename(player, f"{GONE}{new_id()}", stale=False)

    def _rename(self, old: str, new: str, stale: bool) -> None:
        own = [game for game in self._games.values() if old in [seat.player for seat in game.seats]]
        for game in own:
            seats = [seat._replace(player=new) if seat.player == old else seat for seat in game.seats]
            self._games[game.table] = game._replace(seats=tuple(seats))
        for pool in {game.pool for game in own if game.rated}:
            self._versions[pool] = self._versions.get(pool, 0) + 1
            self._stale |= {pool} if stale else set()
        self._ratings = {key: each for key, each in self._ratings.items() if key[0] != old}


def _latest(game: CountedGame) -> tuple[float, str]:
    return -game.ended, game.table


def _order(rating: Rating) -> tuple[float, str]:
    return -surely(rating.belief), rating.player
