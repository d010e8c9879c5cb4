"""A stored game, replayed without a room: for the host's checks and exports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from comares.kernel.errors import BadRecord, ComaresError
from comares.kernel.record import Record
from comares.kernel.replay import play_again
from comares.kernel.table import Table
from comares.server.errors import Refusal, refusal_of
from comares.server.games.boxes import Components, with_components
from comares.server.games.hosted import HostedGames
from comares.server.play.positions import restored_position
from comares.server.play.storage import OVER, RUNNING, StoredComponents, StoredLine, TableRow, restored_line


def games_of(games: HostedGames, components: StoredComponents | None) -> HostedGames:
    """The games for a table with these components."""
    return with_components(games, Components(components.game, components.content)) if components else games


def replay_stored(row: TableRow, lines: Iterable[StoredLine], games: HostedGames) -> Table:
    """The table after all its lines; a Refusal that says which line cannot be replayed."""
    if row.game not in games.registry:
        raise Refusal("setup", what=f"no game {row.game!r} here; there is {', '.join(games.registry)}")
    games.check_components(row.game, row.settings)
    beginning = restored_position(row, games.registry)
    record = Record(games.registry[row.game], len(row.seats), row.settings, position=beginning)
    piles = games.piles(row.game, len(row.seats), row.settings)
    table: Table | None = None
    try:
        for number, line in enumerate(lines):
            if line.number != number:
                raise BadRecord(number, f"line {number} is missing")
            table = play_again(record, table, restored_line(line, piles), piles)
    except (ComaresError, ValueError) as error:
        wrong = error if isinstance(error, ComaresError) else BadRecord(0, str(error))
        raise refusal_of(wrong, row.game) from error
    if table is None:
        raise Refusal("record", what="it has no lines")
    return table


def problems_of(row: TableRow, lines: list[StoredLine], games: HostedGames) -> Iterator[str]:
    """What is wrong with a stored game; nothing if it replays and its row says the same."""
    try:
        table = replay_stored(row, lines, games)
    except Refusal as refusal:
        yield refusal.message()
        return
    if row.line != len(lines) - 1:
        yield f"the row says that line {row.line} is the last, but it is line {len(lines) - 1}"
    if row.lesson is None and row.state in (RUNNING, OVER) and (row.state == OVER) != bool(table.state.over):
        yield f"the row says that the game is {row.state}, but the lines say otherwise"
