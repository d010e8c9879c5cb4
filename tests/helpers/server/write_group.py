"""Writes that end up in one commit: a line for each of many tables, all at once."""

from __future__ import annotations

from concurrent.futures import Future
from typing import NamedTuple

from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.new_table import new_table
from comares.server.play.storage import Progress, StoredLine
from comares.server.store import queries
from comares.server.store.group_commit import Job
from comares.server.store.sql_storage import SqlStorage
from helpers.server.in_memory import ADA, HOSTED
from helpers.server.stored_log import StoredLines

SEATS = [NewSeat("me"), NewSeat("here")]


class Told(NamedTuple):
    """What the writers were told: the tables whose line is stored, and the errors of the others."""

    stored: list[str]
    errors: list[BaseException]


async def new_tables(storage: SqlStorage, count: int) -> list[str]:
    """Store so many tables with their deal."""
    made = [new_table(NewTable(SEATS, "alhambra"), ADA, HOSTED) for _ in range(count)]
    for row, lines in made:
        await storage.add_table(row, lines)
    return [row.id for row, _ in made]


def append_together(storage: SqlStorage, tables: list[str], number: int, code: str = "pass") -> Told:
    """Append a line to every table, in one commit."""
    line, progress = StoredLine(number, 0, code, [["deck", 1]]), Progress(number, 0, False, False)

    def job_of(table: str) -> Job:
        return lambda to: queries.append_line(to, table, line, progress)

    group: list[tuple[Job, Future[None]]] = [(job_of(table), Future()) for table in tables]
    storage.database._commit(group)  # as its writer does with the jobs that came in during the last commit
    errors = [done.exception() for _, done in group]
    stored = [table for table, error in zip(tables, errors, strict=True) if error is None]
    return Told(stored, [error for error in errors if error is not None])


def lost(told: Told, number: int, lines: StoredLines) -> list[str]:
    """The tables whose line was told as stored and is not there, and those with a gap."""
    missing = [table for table in told.stored if number not in lines[table]]
    return missing + [table for table, found in lines.items() if list(found) != list(range(len(found)))]
