"""Imported records: tables to look at. A record is read and replayed in a worker process, in limited time."""

from __future__ import annotations

from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord, ComaresError
from comares.kernel.position_state import NO_STATE
from comares.kernel.record import Record, read
from comares.kernel.replay import replay
from comares.kernel.table import Table
from comares.server.errors import refusal_of
from comares.server.games.editions import Folders, games_in_worker
from comares.server.games.hosted import HostedGames
from comares.server.play.ids import new_secret
from comares.server.play.new_table import StoredTable, to_stored
from comares.server.play.positions import check_reachable
from comares.server.play.storage import RECORD, Seat

MAX_OTHER_ROWS = 2000  # of the header and a position; a line has at most one more row, its checkpoint


def import_in_worker(
    text: str, host: str, folders: Folders, components: str, any_position: bool, max_lines: int
) -> StoredTable:
    """The table of the record, in a process that does not have the games of the server. `components`: of the edition
    that the record names, if it is not one of the server."""
    return import_record(text, host, games_in_worker(folders, components, any_position), max_lines)


def import_record(text: str, host: str, games: HostedGames, max_lines: int) -> StoredTable:
    """A table to look at, from the text of a record. A Refusal says what is wrong with it."""
    try:
        if text.count("\n") > 2 * max_lines + MAX_OTHER_ROWS:
            raise _too_long(max_lines)
        record = read(text, games.registry)
        if len(record.lines) > max_lines:
            raise _too_long(max_lines)
        table = _replayed(record, games)
    except ComaresError as error:
        raise refusal_of(error) from error
    seats = [Seat("person", "", secret=new_secret()) for _ in range(record.seats)]  # the client names them
    stored = to_stored(table, seats, RECORD, "turns", False, host)
    stored.row.coached = list(record.coached) or None
    return stored


def _too_long(max_lines: int) -> BadRecord:
    return BadRecord(max_lines, f"a record may have at most {max_lines} lines; no game has more")


def _replayed(record: Record, games: HostedGames) -> Table:
    if record.position is not None and not games.any_position:
        check_reachable(record)
    try:
        return replay(record, SeededChance(0)).table
    except NO_STATE as error:
        if record.position is None:
            raise
        raise BadRecord(record.lines[-1].source_line, f"the rules cannot go on from its position: {error!r}") from error
