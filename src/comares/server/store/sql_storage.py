"""The storage interface over SQLAlchemy."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from comares.server.play.storage import (
    DayResults,
    EditionRow,
    Expired,
    LessonProgress,
    Made,
    Mark,
    Page,
    Player,
    Progress,
    SeatKey,
    SeatKind,
    StoredComponents,
    StoredLine,
    StoredReview,
    StoredTalk,
    TableRow,
)
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_results import Result
from comares.server.store import (
    admin_queries,
    clock_queries,
    deal_queries,
    edition_queries,
    queries,
    result_queries,
    review_queries,
    seat_queries,
    talk_queries,
)
from comares.server.store.database import Database

LINES_AT_ONCE = 500  # of a new table in one commit; moves of others get in between


class SqlStorage:
    """Stores tables in the database of that URL; it is opened and migrated at once."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)

    def cookie_keys(self) -> list[str]:
        """The keys of cookies, the same in every process that shares the database; the last one signs. Raises
        SQLAlchemyError if the database cannot be written to."""
        with self.database.engine.connect().execution_options(writes=True) as connection, connection.begin():
            queries.check_writable(connection)
            return admin_queries.cookie_keys(connection)

    def shared_secret(self, name: str) -> str:
        """A secret of the server, the same in every process that shares the database; made on first use."""
        with self.database.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return queries.shared_secret(connection, name)

    def close(self) -> None:
        """Finish all writes and disconnect."""
        self.database.close()

    # Players.

    async def find_player(self, player: str) -> Player | None:
        return await self.database.read(lambda on: queries.find_player(on, player))

    async def names_of(self, players: list[str]) -> dict[str, str]:
        return await self.database.read(lambda on: queries.names_of(on, players))

    async def save_player(self, player: Player) -> None:
        await self.database.write(lambda to: queries.save_player(to, player))

    async def sign_out(self, player: Player) -> int:
        return await self.database.write(lambda to: queries.sign_out(to, player))

    # Tables.

    async def add_table(
        self, table: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        first, *others = [lines[at : at + LINES_AT_ONCE] for at in range(0, len(lines), LINES_AT_ONCE)] or [[]]
        # Nobody's until it is whole: if the server is killed in between, no list shows a part of it.
        row = replace(table, host=None) if others else table
        await self.database.write(lambda to: queries.add_table(to, row, first, components))
        for page in others:
            await self.database.write(partial(queries.add_lines, table=table.id, lines=page))
        if others:
            await self.database.write(lambda to: queries.set_host(to, table.id, table.host))

    async def add_rematch(
        self, table: str, rematch: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        def add(to: Connection) -> None:
            queries.link_rematch(to, table, rematch.id)
            queries.add_table(to, rematch, lines, components)

        await self.database.write(add)

    async def find_table(self, table: str) -> TableRow | None:
        return await self.database.read(lambda on: queries.find_table(on, table))

    async def games_of(self, player: str) -> list[TableRow]:
        return await self.database.read(lambda on: queries.games_of(on, player))

    async def tables_of(self, player: str, page: Page) -> list[TableRow]:
        return await self.database.read(lambda on: queries.tables_of(on, player, page))

    async def lessons_of(self, player: str) -> LessonProgress:
        return await self.database.read(lambda on: queries.lessons_of(on, player))

    async def mark_coached(self, table: str, seat: int) -> None:
        await self.database.write(lambda to: queries.mark_coached(to, table, seat))

    async def open_tables(self, player: str, joinable: bool, page: Page) -> list[TableRow]:
        return await self.database.read(lambda on: queries.open_tables(on, player, joinable, page))

    async def waiting_for_bots(self) -> list[str]:
        return await self.database.read(queries.waiting_for_bots)

    async def count_tables(self) -> dict[str, int]:
        return await self.database.read(queries.count_tables)

    async def count_made(self, player: str, since: float) -> Made:
        return await self.database.read(lambda on: queries.count_made(on, player, since))

    async def expired_tables(self, finished: float, abandoned: float, limit: int) -> list[Expired]:
        return await self.database.read(lambda on: queries.expired_tables(on, finished, abandoned, limit))

    async def delete_table(self, table: str) -> None:
        await self.database.write(lambda to: queries.delete_table(to, table))

    # Editions.

    async def add_edition(self, edition: EditionRow, most: int) -> bool:
        return await self.database.write(lambda to: edition_queries.add_edition(to, edition, most))

    async def find_edition(self, edition: str) -> EditionRow | None:
        return await self.database.read(lambda on: edition_queries.find_edition(on, edition))

    async def editions_of(self, player: str) -> list[EditionRow]:
        return await self.database.read(lambda on: edition_queries.editions_of(on, player))

    async def save_edition(self, edition: EditionRow) -> None:
        await self.database.write(lambda to: edition_queries.save_edition(to, edition))

    async def use_edition(self, player: str, game: str, edition: str | None) -> None:
        await self.database.write(lambda to: edition_queries.use_edition(to, player, game, edition))

    async def delete_edition(self, edition: str) -> None:
        await self.database.write(lambda to: edition_queries.delete_edition(to, edition))

    async def find_components(self, edition: str) -> StoredComponents | None:
        return await self.database.read(lambda on: edition_queries.find_components(on, edition))

    async def components_named(self, game: str, fingerprint: str) -> StoredComponents | None:
        return await self.database.read(lambda on: edition_queries.components_named(on, game, fingerprint))

    async def change_table(self, changed: TableRow) -> None:
        await self.database.write(lambda to: seat_queries.change_table(to, changed))

    async def mark_seen(self, table: str, players: list[str], at: float) -> None:
        await self.database.write(lambda to: seat_queries.mark_seen(to, table, players, at))

    async def hide_table(self, table: str, player: str) -> None:
        await self.database.write(lambda to: seat_queries.hide_table(to, table, player))

    async def series(self, first: str) -> list[TableRow]:
        return await self.database.read(lambda on: seat_queries.series(on, first))

    # Clocks.

    async def clock_time(self) -> float:
        return await self.database.read(clock_queries.clock_time)

    async def advance_clock(self, seen: float, to: float) -> float:
        return await self.database.write(lambda at: clock_queries.advance_clock(at, seen, to))

    async def due_tables(self, now: float, limit: int) -> list[str]:
        return await self.database.read(lambda on: clock_queries.due_tables(on, now, limit))

    # Seats.

    async def seat_by_secret(self, secret: str) -> SeatKey | None:
        return await self.database.read(lambda on: queries.seat_by_secret(on, secret))

    async def take_seat(self, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
        return await self.database.write(lambda to: queries.take_seat(to, secret, kind, player, new_secret))

    # Talk.

    async def add_talk(self, table: str, said: StoredTalk, most: int) -> int:
        return await self.database.write(lambda to: talk_queries.add_talk(to, table, said, most))

    async def talk_after(self, table: str, number: int, limit: int) -> list[StoredTalk]:
        return await self.database.read(lambda on: talk_queries.talk_after(on, table, number, limit))

    async def report_talk(self, table: str, number: int, player: str) -> bool:
        return await self.database.write(lambda to: talk_queries.report_talk(to, table, number, player))

    async def notepad(self, table: str, player: str) -> str:
        return await self.database.read(lambda on: talk_queries.notepad(on, table, player))

    async def save_notepad(self, table: str, player: str, text: str) -> None:
        await self.database.write(lambda to: talk_queries.save_notepad(to, table, player, text))

    async def set_mark(self, player: str, other: str, mark: Mark, on: bool) -> None:
        await self.database.write(lambda to: talk_queries.set_mark(to, player, other, mark, on))

    async def marked(self, player: str, mark: Mark) -> list[str]:
        return await self.database.read(lambda on: talk_queries.marked(on, player, mark))

    # Lines.

    async def append_line(self, table: str, line: StoredLine, progress: Progress) -> None:
        await self.database.write(lambda to: queries.append_line(to, table, line, progress))

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        return await self.database.read(lambda on: queries.lines_after(on, table, number))

    # Results of finished games.

    async def add_results(self, results: list[Result]) -> None:
        await self.database.write(lambda to: result_queries.add_results(to, results))

    async def results_of(self, player: str, limit: int) -> list[Result]:
        return await self.database.read(lambda on: result_queries.results_of(on, player, limit))

    async def without_results(self, player: str, limit: int) -> list[str]:
        return await self.database.read(lambda on: result_queries.without_results(on, player, limit))

    async def results_of_day(self, day: str, game: str, player: str, limit: int) -> DayResults:
        return await self.database.read(lambda on: deal_queries.results_of_day(on, day, game, player, limit))

    # Deals.

    async def seed_of_day(self, day: str, game: str, seed: str) -> str:
        return await self.database.write(lambda to: deal_queries.seed_of_day(to, day, game, seed))

    async def add_deal(self, table: TableRow, lines: list[StoredLine], deal: Deal) -> str:
        return await self.database.write(lambda to: deal_queries.add_deal(to, table, lines, deal))

    async def find_deal(self, table: str) -> Deal | None:
        return await self.database.read(lambda on: deal_queries.find_deal(on, table))

    async def deal_try(self, day: str, game: str, player: str) -> str | None:
        return await self.database.read(lambda on: deal_queries.deal_try(on, day, game, player))

    # Puzzles.

    async def add_puzzle_answer(self, player: str, puzzle: str, right: bool) -> bool:
        return await self.database.write(lambda to: deal_queries.add_puzzle_answer(to, player, puzzle, right))

    async def puzzle_answers(self, player: str) -> dict[str, bool]:
        return await self.database.read(lambda on: deal_queries.puzzle_answers(on, player))

    async def forget_games(self, player: str, limit: int) -> list[str]:
        return await self.database.write(lambda to: result_queries.forget_games(to, player, limit))

    # Reviews.

    async def start_review(self, table: str, player: str) -> None:
        await self.database.write(lambda to: review_queries.start_review(to, table, player))

    async def stop_review(self, table: str, player: str) -> None:
        await self.database.write(lambda to: review_queries.stop_review(to, table, player))

    async def save_review(self, table: str, content: str, done: bool) -> str | None:
        return await self.database.write(lambda to: review_queries.save_review(to, table, content, done))

    async def find_review(self, table: str) -> StoredReview | None:
        return await self.database.read(lambda on: review_queries.find_review(on, table))

    async def reviews_to_make(self) -> list[str]:
        return await self.database.read(review_queries.reviews_to_make)

    # For the host.

    async def check_readable(self) -> None:
        await self.database.read(queries.check_readable)

    async def check_writable(self) -> None:
        await self.database.write(queries.check_writable)
