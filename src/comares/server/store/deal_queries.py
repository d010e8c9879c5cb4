"""Queries and updates of deals and of answers to puzzles, each on a connection inside a transaction."""

from __future__ import annotations

import time
from dataclasses import asdict

from msgspec import convert
from sqlalchemy import Connection, and_, func, select

from comares.server.play.storage import DayResults, StoredLine, TableRow
from comares.server.play.stored_deals import BOTS, Deal
from comares.server.play.stored_results import order_of_day
from comares.server.store.insert_once import insert_once
from comares.server.store.queries import add_table
from comares.server.store.result_queries import read_result
from comares.server.store.schema import ANSWERS, DAYS, DEALS, RESULTS

convert([], list[Deal])  # msgspec learns a type at its first use; in two threads at once that ends the process


def seed_of_day(connection: Connection, day: str, game: str, seed: str) -> str:
    """The seed of the day's deal: this one, if there is none yet."""
    insert_once(connection, DAYS, {"day": day, "game": game, "seed": seed})
    wanted = select(DAYS.c.seed).where(DAYS.c.day == day, DAYS.c.game == game)
    return str(connection.execute(wanted).scalar_one())


def add_deal(connection: Connection, table: TableRow, lines: list[StoredLine], deal: Deal) -> str:
    """Insert a table with its deal, unless its player has one for that day; its table."""
    if not insert_once(connection, DEALS, asdict(deal)) and deal.day is not None:
        return deal_try(connection, deal.day, deal.game, deal.player) or table.id
    add_table(connection, table, lines)
    return table.id


def find_deal(connection: Connection, table: str) -> Deal | None:
    """The deal of the table, if it has one."""
    row = connection.execute(select(DEALS).where(DEALS.c.table == table)).one_or_none()
    return convert({str(name): value for name, value in row._mapping.items()}, Deal) if row else None


def deal_try(connection: Connection, day: str, game: str, player: str) -> str | None:
    """The table at which the player plays the deal of that day."""
    wanted = select(DEALS.c.table).where(DEALS.c.day == day, DEALS.c.game == game, DEALS.c.player == player)
    return connection.execute(wanted).scalar_one_or_none()


def results_of_day(connection: Connection, day: str, game: str, player: str, limit: int) -> DayResults:
    """The results of the deal of that day, the most points first; only those that are shown are read."""
    same_table = DEALS.c.table == RESULTS.c.table
    of_day = and_(DEALS.c.day == day, DEALS.c.game == game)
    points = RESULTS.c.data["points"].as_integer()
    rows = select(RESULTS).join(DEALS, same_table).where(of_day)
    best = rows.order_by(points.desc(), RESULTS.c.ended, RESULTS.c.table).limit(limit)
    own = rows.where(RESULTS.c.player == player)
    found = {(row.table, row.seat): read_result(row) for query in (best, own) for row in connection.execute(query)}
    is_other = and_(of_day, RESULTS.c.player.not_in([player, BOTS]))
    others = connection.execute(select(func.count()).select_from(RESULTS).join(DEALS, same_table).where(is_other))
    return DayResults(others.scalar_one(), sorted(found.values(), key=order_of_day))


def add_puzzle_answer(connection: Connection, player: str, puzzle: str, right: bool) -> bool:
    """Insert the player's first answer; False if there was one."""
    return insert_once(connection, ANSWERS, {"player": player, "puzzle": puzzle, "right": right, "at": time.time()})


def puzzle_answers(connection: Connection, player: str) -> dict[str, bool]:
    """By puzzle: whether the player's first answer was right."""
    rows = connection.execute(select(ANSWERS).where(ANSWERS.c.player == player))
    return {row.puzzle: bool(row.right) for row in rows}
