"""Storage in memory: for tests, and for a table without a server. A file of functions for each subject."""

from __future__ import annotations

from collections.abc import Callable

from comares.server.play.memory_storage import (
    deals,
    editions,
    lines,
    players,
    results,
    reviews,
    seats,
    tables,
    talk,
)
from comares.server.play.storage import (
    EditionRow,
    Mark,
    Player,
    Progress,
    StoredComponents,
    StoredLine,
    StoredReview,
    StoredTalk,
    TableRow,
)
from comares.server.play.stored_deals import Deal
from comares.server.play.stored_results import Result


class MemoryStorage:
    """Keeps everything in dictionaries. What it returns are copies."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}
        self.editions: dict[str, EditionRow] = {}
        self.components: dict[str, StoredComponents] = {}  # by table
        self.tables: dict[str, TableRow] = {}
        self.lines: dict[str, list[StoredLine]] = {}
        self.reviews: dict[str, StoredReview] = {}
        self.learned: dict[str, set[str]] = {}  # lessons by player
        self.results: dict[tuple[str, int], Result] = {}
        self.on_line: Callable[[TableRow, StoredLine, Progress], None] = lambda row, line, progress: None
        self.on_seats: Callable[[TableRow, str | None], None] = lambda row, by: None
        self.on_delete: Callable[[str], None] = lambda table: None
        self.on_gone: list[Callable[[str, str | None], None]] = []  # a player, and who inherits
        self.on_device_gone: list[Callable[[str, str], None]] = []  # a player and the device
        self.on_games_forgotten: list[Callable[[str], None]] = []  # a player
        self.deals: dict[str, Deal] = {}
        self.answered: dict[str, dict[str, bool]] = {}  # to puzzles, by player
        self.seeds: dict[tuple[str, str], str] = {}  # by day and game
        self.hidden: set[tuple[str, str]] = set()  # table and player
        self.clock = 0.0
        self.talk: dict[str, list[StoredTalk]] = {}
        self.notepads: dict[tuple[str, str], str] = {}  # by table and player
        self.marks: set[tuple[str, str, Mark]] = set()  # who, whom, how

    # Players.

    find_player = players.find_player
    names_of = players.names_of
    save_player = players.save_player
    sign_out = players.sign_out
    set_account = players.set_account
    forget_player = players.forget_player

    # Lines and lessons.

    append_line = lines.append_line
    lines_after = lines.lines_after
    lessons_of = lines.lessons_of
    mark_coached = lines.mark_coached

    # Seats and clocks.

    seat_by_secret = seats.seat_by_secret
    take_seat = seats.take_seat
    mark_seen = seats.mark_seen
    clock_time = seats.clock_time
    advance_clock = seats.advance_clock
    due_tables = seats.due_tables

    # Tables.

    add_table = tables.add_table
    add_rematch = tables.add_rematch
    find_table = tables.find_table
    games_of = tables.games_of
    tables_of = tables.tables_of
    all_tables_of = tables.all_tables_of
    open_tables = tables.open_tables
    waiting_for_bots = tables.waiting_for_bots
    count_tables = tables.count_tables
    count_made = tables.count_made
    expired_tables = tables.expired_tables
    delete_table = tables.delete_table
    change_table = tables.change_table
    hide_table = tables.hide_table
    series = tables.series
    all_rows = tables.all_rows
    rows_of = tables.rows_of

    # Editions.

    add_edition = editions.add_edition
    find_edition = editions.find_edition
    editions_of = editions.editions_of
    save_edition = editions.save_edition
    use_edition = editions.use_edition
    delete_edition = editions.delete_edition
    find_components = editions.find_components
    components_named = editions.components_named

    # Talk, notepads, marks.

    add_talk = talk.add_talk
    talk_after = talk.talk_after
    report_talk = talk.report_talk
    said_by = talk.said_by
    notepads_of = talk.notepads_of
    notepad = talk.notepad
    save_notepad = talk.save_notepad
    set_mark = talk.set_mark
    marked = talk.marked

    # Results.

    add_results = results.add_results
    results_of = results.results_of
    without_results = results.without_results
    results_of_day = results.results_of_day
    forget_games = results.forget_games

    # Deals and puzzles.

    seed_of_day = deals.seed_of_day
    add_deal = deals.add_deal
    find_deal = deals.find_deal
    deal_try = deals.deal_try
    add_puzzle_answer = deals.add_puzzle_answer
    puzzle_answers = deals.puzzle_answers

    # Reviews.

    start_review = reviews.start_review
    stop_review = reviews.stop_review
    save_review = reviews.save_review
    find_review = reviews.find_review
    reviews_to_make = reviews.reviews_to_make

    async def check_readable(self) -> None:
        """Memory can always be read."""

    async def check_writable(self) -> None:
        """Memory can always be written to."""
