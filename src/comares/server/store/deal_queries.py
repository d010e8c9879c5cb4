"""Queries and updates of deals and of answers to puzzles, each on a connection inside a transaction."""

from __future__ import annotations

import time
from dataclasses import asdict

from msgspec import convert
from sqlalchemy import Connection, select

from comares.server.play.storage import StoredLine, TableRow
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_results import MAX_RESULTS, Result
from comares.server.store.queries import add_table, insert_once
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


def results_of_day(connection: Connection, day: str, game: str, limit: int) -> list[Result]:
    """The results of the deal of that day, the most points first."""
    of_day = select(RESULTS).join(DEALS, DEALS.c.table == RESULTS.c.table)
    rows = connection.execute(of_day.where(DEALS.c.day == day, DEALS.c.game == game).limit(MAX_RESULTS))
    found = sorted((read_result(row) for row in rows), key=lambda each: (-each.points, each.ended, each.table))
    return found[:limit]


def add_puzzle_answer(connection: Connection, player: str, puzzle: str, right: bool) -> bool:
    """Insert the player's first answer; False if there was one."""
    return insert_once(connection, ANSWERS, {"player": player, "puzzle": puzzle, "right": right, "at": time.time()})


def puzzle_answers(connection: Connection, player: str) -> dict[str, bool]:
    """By puzzle: whether the player's first answer was right."""
    rows = connection.execute(select(ANSWERS).where(ANSWERS.c.player == player))
    return {row.puzzle: bool(row.right) for row in rows}
