"""Queries and updates of games that count and of ratings, each on a connection inside a transaction. An update that is
made again changes nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    distinct,
    func,
    insert,
    null,
    or_,
    select,
    update,
)

from comares.server.play.counted_games import (
    GONE,
    SETTLED_GAMES,
    SETTLED_RIVALS,
    Belief,
    CountedGame,
    CountedSeat,
    Pool,
    PoolState,
    Rating,
)
from comares.server.play.ids import new_id
from comares.server.play.ratings import rated, surely
from comares.server.play.storage import CLOSED, OVER, TableRow
from comares.server.store import queries
from comares.server.store.insert_once import insert_once
from comares.server.store.people_schema import COUNTED_GAMES, COUNTED_SEATS, RATING_POOLS, RATINGS
from comares.server.store.schema import PLAYERS, TABLES

LATEST = (COUNTED_GAMES.c.ended.desc(), COUNTED_GAMES.c.table)  # first

# Counting.


def games_to_count(connection: Connection, limit: int) -> list[TableRow]:
    """Tables whose game is over, counts, and was not counted yet; the one that ended first comes first."""
    over = and_(TABLES.c.to_count, TABLES.c.state.in_((OVER, CLOSED)), TABLES.c.result.is_not(null()))
    wanted = select(TABLES.c.id).where(over).order_by(TABLES.c.updated, TABLES.c.id).limit(limit)
    rows = [queries.find_table(connection, table) for table in connection.execute(wanted).scalars().all()]
    return [row for row in rows if row is not None]


def count_game(connection: Connection, game: CountedGame) -> None:
    """Count the game and rate its people, if that was not done. Games of one pool are counted one after the other."""
    pool = game.pool
    insert_once(connection, RATING_POOLS, {**pool._asdict(), "games": 0, "stale": False, "version": 0})
    number = int(connection.execute(select(RATING_POOLS.c.games).where(_is_pool(pool)).with_for_update()).scalar_one())
    game = game._replace(number=number if game.rated else -1)
    values = {"table": game.table, **pool._asdict(), "ended": game.ended, "rated": game.rated, "club": game.club}
    connection.execute(update(TABLES).where(TABLES.c.id == game.table).values(to_count=False))
    if not insert_once(connection, COUNTED_GAMES, {**values, "number": game.number}):
        return
    if game.rated:
        game = rated(game, {who: each.belief for who, each in ratings_in(connection, pool, _people(game)).items()})
        connection.execute(update(RATING_POOLS).where(_is_pool(pool)).values(games=number + 1))
    if game.seats:
        connection.execute(insert(COUNTED_SEATS), [_seat_values(game.table, seat) for seat in game.seats])
    for seat in game.seats:
        if seat.after is not None:
            _save_rating(connection, pool, seat.player, seat.after)


def _people(game: CountedGame) -> list[str]:
    return [seat.player for seat in game.seats if seat.player]


def _save_rating(connection: Connection, pool: Pool, player: str, belief: Belief) -> None:
    own, other = COUNTED_SEATS.alias(), COUNTED_SEATS.alias()
    played = and_(own.c.player == player, own.c.table == COUNTED_GAMES.c.table, own.c.mu_after.is_not(None))
    met = and_(COUNTED_GAMES.c.game == pool.game, COUNTED_GAMES.c.seats == pool.seats, played)
    rivals = and_(met, other.c.table == own.c.table, other.c.player.not_in(("", player)))
    values = {
        **pool._asdict(),
        "player": player,
        **belief._asdict(),
        "games": connection.execute(select(func.count(distinct(own.c.table))).where(met)).scalar_one(),
        "rivals": connection.execute(select(func.count(distinct(other.c.player))).where(rivals)).scalar_one(),
        "sure": surely(belief),
    }
    which = and_(RATINGS.c.player == player, RATINGS.c.game == pool.game, RATINGS.c.seats == pool.seats)
    if not connection.execute(update(RATINGS).where(which).values(values)).rowcount:
        insert_once(connection, RATINGS, values)


# Computing again.


def stale_pools(connection: Connection) -> list[Pool]:
    """Pools whose games are not any more whose they were."""
    return _pools(connection, RATING_POOLS.c.stale)


def pools(connection: Connection) -> list[Pool]:
    """The pools with a rated game."""
    return _pools(connection, RATING_POOLS.c.games > 0)


def _pools(connection: Connection, which: Any) -> list[Pool]:
    found = select(RATING_POOLS.c.game, RATING_POOLS.c.seats).where(which)
    return [Pool(*row) for row in connection.execute(found.order_by(RATING_POOLS.c.game, RATING_POOLS.c.seats))]


def pool_state(connection: Connection, pool: Pool) -> PoolState:
    """Of which games the ratings of the pool follow."""
    return _state(connection, _state_of(pool))


def _state(connection: Connection, wanted: Select[Any]) -> PoolState:
    row = connection.execute(wanted).one_or_none()
    return PoolState(*row) if row else PoolState(0, 0)


def _state_of(pool: Pool) -> Select[Any]:
    return select(RATING_POOLS.c.version, RATING_POOLS.c.games).where(_is_pool(pool))


def rated_games(connection: Connection, pool: Pool, first: int, limit: int) -> list[CountedGame]:
    """The rated games of the pool from that number on, in their order."""
    of_pool = and_(COUNTED_GAMES.c.game == pool.game, COUNTED_GAMES.c.seats == pool.seats, COUNTED_GAMES.c.rated)
    return _games(connection, and_(of_pool, COUNTED_GAMES.c.number >= first), COUNTED_GAMES.c.number, limit=limit)


def save_beliefs(connection: Connection, games: list[CountedGame]) -> None:
    """Keep what was believed before and after each of these games."""
    which = and_(COUNTED_SEATS.c.table == bindparam("of_table"), COUNTED_SEATS.c.seat == bindparam("of_seat"))
    rows = [
        {"of_table": game.table, "of_seat": seat.seat, **_belief_values(seat)} for game in games for seat in game.seats
    ]
    if rows:
        connection.execute(update(COUNTED_SEATS).where(which), rows)


def replace_ratings(connection: Connection, pool: Pool, state: PoolState, ratings: list[Rating]) -> bool:
    """These are all ratings of the pool from now on; False if the state is another one by now."""
    if _state(connection, _state_of(pool).with_for_update()) != state:
        return False
    connection.execute(delete(RATINGS).where(RATINGS.c.game == pool.game, RATINGS.c.seats == pool.seats))
    if ratings:
        connection.execute(insert(RATINGS), [_rating_values(rating) for rating in ratings])
    connection.execute(update(RATING_POOLS).where(_is_pool(pool)).values(stale=False))
    return True


# Players who become others.


def bring_counted(connection: Connection, guest: str, player: str) -> None:
    """The games of a guest are the player's: the ratings of their pools are computed again soon."""
    _change_pools(connection, guest, stale=True)
    connection.execute(update(COUNTED_SEATS).where(COUNTED_SEATS.c.player == guest).values(player=player))
    connection.execute(delete(RATINGS).where(RATINGS.c.player == guest))


def forget_counted(connection: Connection, player: str) -> None:
    """The player has no rating any more. The games stay, as those of somebody unknown: others were rated by them."""
    unknown = f"{GONE}{new_id()}"
    _change_pools(connection, player)
    connection.execute(update(COUNTED_SEATS).where(COUNTED_SEATS.c.player == player).values(player=unknown))
    connection.execute(delete(RATINGS).where(RATINGS.c.player == player))


def _change_pools(connection: Connection, player: str, **values: bool) -> None:
    """Note in the pools of the player's games that these become another player's."""
    own = select(COUNTED_SEATS.c.table).where(COUNTED_SEATS.c.player == player)
    which = and_(COUNTED_GAMES.c.table.in_(own), COUNTED_GAMES.c.rated)
    changed = {**values, "version": RATING_POOLS.c.version + 1}
    found = select(COUNTED_GAMES.c.game, COUNTED_GAMES.c.seats).where(which).distinct()
    for row in connection.execute(found.order_by(COUNTED_GAMES.c.game, COUNTED_GAMES.c.seats)).all():
        connection.execute(update(RATING_POOLS).where(_is_pool(Pool(*row))).values(changed))


# Looking.


def best(connection: Connection, pool: Pool, provisional: bool, limit: int) -> list[Rating]:
    """The highest ratings of the pool, the surest first."""
    unsettled = or_(RATINGS.c.games < SETTLED_GAMES, RATINGS.c.rivals < SETTLED_RIVALS)
    of_pool = and_(RATINGS.c.game == pool.game, RATINGS.c.seats == pool.seats)
    return _ratings(connection, and_(of_pool, unsettled if provisional else ~unsettled), limit)


def ratings_of(connection: Connection, player: str) -> list[Rating]:
    """The player's ratings."""
    return _ratings(connection, RATINGS.c.player == player, None)


def ratings_in(connection: Connection, pool: Pool, players: list[str]) -> dict[str, Rating]:
    """The ratings of these players in the pool."""
    of_pool = and_(RATINGS.c.game == pool.game, RATINGS.c.seats == pool.seats)
    found = _ratings(connection, and_(of_pool, RATINGS.c.player.in_(players)), None)
    return {rating.player: rating for rating in found}


def find_counted(connection: Connection, table: str) -> CountedGame | None:
    """The game, if it was counted."""
    return next(iter(_games(connection, COUNTED_GAMES.c.table == table, COUNTED_GAMES.c.number)), None)


def games_of(connection: Connection, player: str, limit: int) -> list[CountedGame]:
    """The games of the player that count, the latest first."""
    own = select(COUNTED_SEATS.c.table).where(COUNTED_SEATS.c.player == player)
    return _games(connection, COUNTED_GAMES.c.table.in_(own), *LATEST, limit=limit)


def games_of_club(connection: Connection, club: str, limit: int) -> list[CountedGame]:
    """The games of the club, the latest first."""
    return _games(connection, COUNTED_GAMES.c.club == club, *LATEST, limit=limit)


# Rows.


def _is_pool(pool: Pool) -> Any:
    return and_(RATING_POOLS.c.game == pool.game, RATING_POOLS.c.seats == pool.seats)


def _ratings(connection: Connection, which: Any, limit: int | None) -> list[Rating]:
    named = select(RATINGS, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == RATINGS.c.player, isouter=True)
    rows = connection.execute(named.where(which).order_by(RATINGS.c.sure.desc(), RATINGS.c.player).limit(limit))
    return [
        Rating(row.player, Pool(row.game, row.seats), Belief(row.mu, row.sigma), row.games, row.rivals, row.name or "")
        for row in rows
    ]


def _rating_values(rating: Rating) -> dict[str, Any]:
    counted = {"player": rating.player, "games": rating.games, "rivals": rating.rivals}
    return {**rating.pool._asdict(), **rating.belief._asdict(), **counted, "sure": surely(rating.belief)}


def _games(connection: Connection, which: Any, *order: Any, limit: int | None = None) -> list[CountedGame]:
    rows = connection.execute(select(COUNTED_GAMES).where(which).order_by(*order).limit(limit)).all()
    wanted = select(COUNTED_GAMES.c.table).where(which).order_by(*order).limit(limit)
    seats: dict[str, list[CountedSeat]] = {row.table: [] for row in rows}
    in_order = (COUNTED_SEATS.c.table, COUNTED_SEATS.c.seat)
    for row in connection.execute(select(COUNTED_SEATS).where(COUNTED_SEATS.c.table.in_(wanted)).order_by(*in_order)):
        seats[row.table].append(_seat(row))
    return [
        CountedGame(
            row.table, Pool(row.game, row.seats), row.ended, row.rated, row.club, tuple(seats[row.table]), row.number
        )
        for row in rows
    ]


def _seat(row: Row[Any]) -> CountedSeat:
    before = None if row.mu_before is None else Belief(row.mu_before, row.sigma_before)
    after = None if row.mu_after is None else Belief(row.mu_after, row.sigma_after)
    return CountedSeat(row.seat, row.player, row.level, row.place, row.points, before, after)


def _seat_values(table: str, seat: CountedSeat) -> dict[str, Any]:
    named: Iterable[str] = ("seat", "player", "level", "place", "points")
    return {"table": table, **{name: getattr(seat, name) for name in named}, **_belief_values(seat)}


def _belief_values(seat: CountedSeat) -> dict[str, float | None]:
    mu_before, sigma_before = seat.before or (None, None)
    mu_after, sigma_after = seat.after or (None, None)
    return {"mu_before": mu_before, "sigma_before": sigma_before, "mu_after": mu_after, "sigma_after": sigma_after}
