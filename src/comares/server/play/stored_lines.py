"""Replaying what is stored of a game, as far as it is sound. Nothing is changed in the storage."""

from __future__ import annotations

from comares.kernel.errors import BadRecord, ComaresError
from comares.kernel.position_state import NO_STATE
from comares.kernel.record import Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table
from comares.server.play.storage import StoredLine, restored_line


class Damaged(Exception):
    """Line `line` of a stored game is missing, or does not follow from those before it. `sound` is the table before
    it; None if there is no deal. The message names no code and no draw: it is for the log."""

    def __init__(self, line: int, sound: Table | None, why: str) -> None:
        super().__init__(f"line {line} is missing or cannot be replayed ({why})")
        self.line = line
        self.sound = sound


def play_stored(record: Record, table: Table | None, stored: StoredLine, piles: list[str]) -> Table:
    """The table after one more stored line (`table` None: the deal); a Damaged if there is none."""
    number = 0 if table is None else len(table.record.lines)
    try:
        if stored.number != number:
            raise BadRecord(number, f"the next line is {stored.number}")
        return play_again(record, table, restored_line(stored, piles), piles)
    except (ComaresError, *NO_STATE) as error:
        raise Damaged(number, _first_lines(record, table, number, piles), type(error).__name__) from error


def _first_lines(record: Record, spoiled: Table | None, count: int, piles: list[str]) -> Table | None:
    """A table with the first lines of one that may have carried out a part of the next."""
    table: Table | None = None
    for line in spoiled.record.lines[:count] if spoiled else ():
        table = play_again(record, table, line, piles)
    return table
