"""Two server processes on one PostgreSQL count each rated game once, although one of them is killed meanwhile."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

from helpers.server.client import ServerProcess
from helpers.server.in_memory import HOSTED
from helpers.server.postgres import driven, postgres
from sqlalchemy import create_engine, func, select

from comares.server.messages.lobby import NewClock, NewSeat, NewTable
from comares.server.play.counted_games import Pool
from comares.server.play.new_table import new_table
from comares.server.play.recomputing import recompute
from comares.server.play.storage import OVER, Player, Seat, TableResult
from comares.server.store import queries
from comares.server.store.people_schema import COUNTED_GAMES, RATINGS
from comares.server.store.sql_ratings import SqlRatings
from comares.server.store.sql_storage import SqlStorage

GAMES = 120
PEOPLE = [Player(f"player-{n}", f"Player {n}", "en") for n in range(4)]
POOL = Pool("alhambra", 2)


def store_finished_games(database: str) -> None:
    """Games that ended while no server ran."""
    wanted = NewTable([NewSeat("me"), NewSeat("open")], "alhambra", clock=NewClock("move", 86_400), rated=True)
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        for player in PEOPLE:
            queries.save_player(connection, player)
        for number in range(GAMES):
            first, second = PEOPLE[number % 4], PEOPLE[(number + 1 + number // 4 % 3) % 4]
            row, lines = new_table(wanted, first, HOSTED)
            row.seats[1] = Seat("person", second.name, player=second.id, secret=row.seats[1].secret)
            result = TableResult([50, 40], [1, 2])
            ended = replace(row, state=OVER, turn=None, result=result, updated=float(number))
            queries.add_table(connection, ended, lines)
    engine.dispose()


def counted(database: str) -> list[int]:
    """The numbers of the games that are counted."""
    engine = create_engine(driven(database))
    with engine.connect() as connection:
        numbers = list(connection.execute(select(COUNTED_GAMES.c.number)).scalars())
    engine.dispose()
    return sorted(numbers)


def test_each_game_is_counted_once_by_two_processes_of_which_one_is_killed(tmp_path: Path) -> None:
    with postgres() as url:
        SqlStorage(url).close()  # makes the tables
        store_finished_games(url)
        servers = [ServerProcess(url, tmp_path / f"log{number}") for number in range(2)]
        try:
            for server in servers:
                server.start()
            servers[0].kill()
            servers[0].start()
            tired = time.monotonic() + 60
            while len(counted(url)) < GAMES and time.monotonic() < tired:
                time.sleep(0.1)
        finally:
            for server in servers:
                server.stop()
        assert counted(url) == list(range(GAMES))
        assert not [error for server in servers for error in server.errors()]
        asyncio.run(nothing_is_left_to_compute(url))


async def nothing_is_left_to_compute(url: str) -> None:
    """The ratings that two processes made one game at a time are those of all games in their order."""
    storage = SqlStorage(url)
    ratings = SqlRatings(storage.database)
    before = await ratings.best(POOL, False, 10)
    assert sum(each.games for each in before) == 2 * GAMES
    assert await recompute(POOL, ratings) == GAMES
    assert await ratings.best(POOL, False, 10) == before
    games = await storage.database.read(lambda on: on.execute(select(func.sum(RATINGS.c.games))).scalar_one())
    assert games == 2 * GAMES
    storage.close()
