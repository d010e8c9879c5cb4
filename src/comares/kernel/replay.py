"""Playing a record again, line by line, as it was played."""

from __future__ import annotations

from typing import NamedTuple

from comares.kernel.chance import Chance
from comares.kernel.errors import BadRecord, ComaresError, Unreadable
from comares.kernel.record import DEAL, NATURE, REWIND, UNDO, Line, Record
from comares.kernel.recorded_chance import RecordedChance, WrongDraw
from comares.kernel.table import Table, cut


class Replayed(NamedTuple):
    """A record played again: the table as it then is, and what in the record differs only in its wording."""

    table: Table
    notes: list[str]


def replay(record: Record, chance: Chance, upto: int | None = None) -> Replayed:
    """Play the record again, all of it or the lines before `upto`; a BadRecord says where it is not a game."""
    lines = record.lines if upto is None else record.lines[:upto]
    notes: list[str] = []
    piles = record.rules().piles
    table: Table | None = None
    for line in lines:
        table = play_again(record, table, line, piles)
        made = table.record.lines[-1]
        if table.record.points.get(line.number) != record.points.get(line.number):
            was = table.record.points.get(line.number)
            raise BadRecord(
                line.source_line + 1,
                f"the checkpoint should read {'= ' + ' '.join(map(str, was)) if was else 'nothing'}",
            )
        words = record.game.wording.narrate(made.events)
        if line.words is not None and line.words != words:
            notes.append(f"line {line.source_line}: the words should read: {words}")
    assert table is not None
    if upto is None and record.over != table.state.over:
        raise BadRecord(
            record.lines[-1].source_line + 1,
            "the record says over, the game is not" if record.over else "the game is over",
        )
    table.chance = chance
    return Replayed(table, notes)


def play_again(record: Record, table: Table | None, line: Line, piles: list[str]) -> Table:
    """The table (None: before the deal of the record's game) after one more recorded line; its chance is used up."""
    recorded = RecordedChance(line.draws, piles)
    try:
        table = _carry_on(record, table, line, recorded)
    except (ComaresError, WrongDraw) as error:
        raise BadRecord(line.source_line, str(error)) from error
    if recorded.left:
        raise BadRecord(line.source_line, f"too many numbers: {piles[recorded.left[-1].pile]} drew nothing more here")
    if table.record.lines[-1].draws != line.draws:
        raise BadRecord(line.source_line, "the numbers are right, but not who saw them")
    return table


def _carry_on(record: Record, table: Table | None, line: Line, recorded: RecordedChance) -> Table:
    if table is None:
        if line.code != DEAL or line.seat != NATURE:
            raise Unreadable(f"the first line deals: 0 - {DEAL}")
        return Table(record.game, record.seats, record.settings, recorded, record.position, allow_unreachable=True)
    table.chance = recorded
    if line.code.startswith(UNDO):
        made = table.undo(line.seat)
    elif line.code.startswith(REWIND) and line.undoes_from is not None:
        made = table.rewind(line.seat, line.undoes_from)
    else:
        made = table.play(line.seat, line.code)
    if made.code != line.code:
        raise Unreadable(f"{cut(line.code)!r} is written {made.code!r}")
    return table
