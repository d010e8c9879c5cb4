"""`comares admin check`: whether every stored game replays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress

from comares.server.admin.database import AdminDatabase
from comares.server.admin.output import Output
from comares.server.games.hosted import HostedGames
from comares.server.play.storage import StoredComponents, StoredLine, TableRow
from comares.server.play.stored_game import games_of, problems_of
from comares.server.store import admin_queries, edition_queries, queries

Item = TypeVar("Item")

EXIT_FOUND = 1


def check_tables(database: AdminDatabase, output: Output, games: HostedGames, tables: list[str]) -> int:
    """Replay these tables, or all; the exit code says whether something is wrong. It only reads."""
    wanted = tables or database.read(admin_queries.all_tables)
    wrong = []
    checked = 0
    for table in with_progress(wanted, "replaying"):
        row, lines = _stored(database, table)
        if row is None:  # deleted meanwhile, or a wrong id
            wrong += [{"table": table, "problem": "there is no such table"}] if tables else []
            continue
        checked += 1
        own_games = games_of(games, _components(database, row))
        wrong += [{"table": table, "problem": problem} for problem in problems_of(row, lines, own_games)]
    if output.as_json:
        output.document({"checked": checked, "problems": wrong})
    else:
        for each in wrong:
            print(f"table {each['table']}: {each['problem']}")
        print(f"tables checked: {checked}, with problems: {len({each['table'] for each in wrong})}")
    return EXIT_FOUND if wrong else 0


def _components(database: AdminDatabase, row: TableRow) -> StoredComponents | None:
    edition = row.edition
    return database.read(lambda on: edition_queries.find_components(on, edition)) if edition else None


def _stored(database: AdminDatabase, table: str) -> tuple[TableRow | None, list[StoredLine]]:
    """The row and the lines as they were at one moment, also while the table is played."""

    def read_once() -> tuple[TableRow | None, list[StoredLine]]:
        return database.read(lambda on: (queries.find_table(on, table), queries.lines_after(on, table, -1)))

    row, lines = read_once()
    while row is not None and row.line != len(lines) - 1:  # PostgreSQL: a line was stored between the two reads
        again, lines = read_once()
        if again == row:
            break
        row = again
    return row, lines


def with_progress(items: list[Item], what: str) -> Iterable[Item]:
    """The items, with a progress bar on the standard error if it is a terminal."""
    console = Console(stderr=True)
    return _tracked(items, what, console) if console.is_terminal else items


def _tracked(items: list[Item], what: str, console: Console) -> Iterator[Item]:
    with Progress(console=console, transient=True) as progress:
        yield from progress.track(items, description=what)
