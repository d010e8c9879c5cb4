"""The storage interface over SQLAlchemy."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from comares.server.play.storage import StoredComponents, StoredLine, TableRow
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
from comares.server.store.query_methods import reads, writes

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

    find_player = reads(queries.find_player)
    names_of = reads(queries.names_of)
    save_player = writes(queries.save_player)
    sign_out = writes(queries.sign_out)

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

    add_rematch = writes(queries.add_rematch)
    find_table = reads(queries.find_table)
    games_of = reads(queries.games_of)
    tables_of = reads(queries.tables_of)
    all_tables_of = reads(queries.all_tables_of)
    open_tables = reads(queries.open_tables)
    waiting_for_bots = reads(queries.waiting_for_bots)
    count_tables = reads(queries.count_tables)
    count_made = reads(queries.count_made)
    expired_tables = reads(queries.expired_tables)
    delete_table = writes(queries.delete_table)
    change_table = writes(seat_queries.change_table)
    hide_table = writes(seat_queries.hide_table)
    series = reads(seat_queries.series)

    # Lessons.

    lessons_of = reads(queries.lessons_of)
    mark_coached = writes(queries.mark_coached)

    # Editions.

    add_edition = writes(edition_queries.add_edition)
    find_edition = reads(edition_queries.find_edition)
    editions_of = reads(edition_queries.editions_of)
    save_edition = writes(edition_queries.save_edition)
    use_edition = writes(edition_queries.use_edition)
    delete_edition = writes(edition_queries.delete_edition)
    find_components = reads(edition_queries.find_components)
    components_named = reads(edition_queries.components_named)

    # Clocks.

    clock_time = reads(clock_queries.clock_time)
    advance_clock = writes(clock_queries.advance_clock)
    due_tables = reads(clock_queries.due_tables)

    # Seats.

    seat_by_secret = reads(queries.seat_by_secret)
    take_seat = writes(queries.take_seat)
    mark_seen = writes(seat_queries.mark_seen)

    # Talk.

    add_talk = writes(talk_queries.add_talk)
    talk_after = reads(talk_queries.talk_after)
    report_talk = writes(talk_queries.report_talk)
    said_by = reads(talk_queries.said_by)
    notepads_of = reads(talk_queries.notepads_of)
    notepad = reads(talk_queries.notepad)
    save_notepad = writes(talk_queries.save_notepad)
    set_mark = writes(talk_queries.set_mark)
    marked = reads(talk_queries.marked)

    # Lines.

    append_line = writes(queries.append_line)
    lines_after = reads(queries.lines_after)

    # Results of finished games.

    add_results = writes(result_queries.add_results)
    results_of = reads(result_queries.results_of)
    without_results = reads(result_queries.without_results)
    results_of_day = reads(deal_queries.results_of_day)
    forget_games = writes(result_queries.forget_games)

    # Deals.

    seed_of_day = writes(deal_queries.seed_of_day)
    add_deal = writes(deal_queries.add_deal)
    find_deal = reads(deal_queries.find_deal)
    deal_try = reads(deal_queries.deal_try)

    # Puzzles.

    add_puzzle_answer = writes(deal_queries.add_puzzle_answer)
    puzzle_answers = reads(deal_queries.puzzle_answers)

    # Reviews.

    start_review = writes(review_queries.start_review)
    stop_review = writes(review_queries.stop_review)
    save_review = writes(review_queries.save_review)
    find_review = reads(review_queries.find_review)
    reviews_to_make = reads(review_queries.reviews_to_make)

    # For the host.

    check_readable = reads(queries.check_readable)
    check_writable = writes(queries.check_writable)
