"""Storage in memory: for tests, and for a table without a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from comares.server.play.ids import new_secret
from comares.server.play.storage import (
    MAX_MARKED,
    MAX_PLAYING,
    MAX_ROUNDS,
    OVER,
    RUNNING,
    STATES,
    Conflict,
    EditionRow,
    Expired,
    LessonProgress,
    Made,
    Mark,
    Page,
    Player,
    Progress,
    Seat,
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


class MemoryStorage:
    """Keeps everything in dictionaries. What it returns are copies."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}
        self._editions: dict[str, EditionRow] = {}
        self._components: dict[str, StoredComponents] = {}  # by table
        self._tables: dict[str, TableRow] = {}
        self._lines: dict[str, list[StoredLine]] = {}
        self._reviews: dict[str, StoredReview] = {}
        self._learned: dict[str, set[str]] = {}  # lessons by player
        self._results: dict[tuple[str, int], Result] = {}
        self.on_line: Callable[[TableRow, StoredLine, Progress], None] = lambda row, line, progress: None
        self.on_seats: Callable[[TableRow, str | None], None] = lambda row, by: None
        self.on_delete: Callable[[str], None] = lambda table: None
        self._deals: dict[str, Deal] = {}
        self._answers: dict[str, dict[str, bool]] = {}  # to puzzles, by player
        self._seeds: dict[tuple[str, str], str] = {}  # by day and game
        self._hidden: set[tuple[str, str]] = set()  # table and player
        self._clock = 0.0
        self._talk: dict[str, list[StoredTalk]] = {}
        self._notepads: dict[tuple[str, str], str] = {}  # by table and player
        self._marks: set[tuple[str, str, Mark]] = set()  # who, whom, how

    # Players.

    async def find_player(self, player: str) -> Player | None:
        return self._players.get(player)

    async def save_player(self, player: Player) -> None:
        known = self._players.get(player.id, player)
        self._players[player.id] = player._replace(generation=known.generation, account=known.account)

    async def sign_out(self, player: Player) -> int:
        known = self._players.get(player.id, player)
        self._players[player.id] = known._replace(generation=known.generation + 1)
        return known.generation + 1

    def set_account(self, player: str, account: bool) -> Player:
        """Note that the player has an account."""
        self._players[player] = self._players[player]._replace(account=account)
        return self._players[player]

    def forget_player(self, player: str, heir: str | None = None) -> None:
        """Drop the name and language; what was learned and entered and the results go to the heir."""
        self._players.pop(player, None)
        for edition in [each for each in self._editions.values() if each.player == player]:
            if heir is None:
                del self._editions[edition.id]
            else:
                edition.player = heir
        learned = self._learned.pop(player, set())
        if heir is not None and learned:
            self._learned.setdefault(heir, set()).update(learned)
        answers = self._answers.pop(player, {})
        if heir is not None and answers:
            self._answers[heir] = {**answers, **self._answers.get(heir, {})}
        for table, deal in list(self._deals.items()):
            if deal.player == player:
                self._deals[table] = replace(deal, player=heir or f"{player}-gone")
        for key, result in list(self._results.items()):
            if result.player == player and heir is not None:
                self._results[key] = replace(result, player=heir)
            elif result.player == player:
                del self._results[key]
        hidden = {table for table, who in self._hidden if who == player}
        self._hidden = {each for each in self._hidden if each[1] != player}
        self._hidden |= {(table, heir) for table in hidden if heir is not None}

    def rows_of(self, player: str) -> list[TableRow]:
        """The stored rows of the player's tables, not copies."""
        return [row for row in self._tables.values() if _is_own(row, player)]

    # Tables.

    async def add_table(
        self, table: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        if table.id not in self._tables:
            self._tables[table.id] = _copy(table)
            self._lines[table.id] = list(lines)
            if table.state == RUNNING:
                self.on_seats(table, table.host)
            if components is not None:
                self._components[table.id] = components

    async def add_rematch(
        self, table: str, rematch: TableRow, lines: list[StoredLine], components: StoredComponents | None = None
    ) -> None:
        if self._tables[table].rematch not in (None, rematch.id):
            raise Conflict
        self._tables[table].rematch = rematch.id
        await self.add_table(rematch, lines, components)

    async def find_table(self, table: str) -> TableRow | None:
        return _copy(self._tables[table]) if table in self._tables else None

    async def games_of(self, player: str) -> list[TableRow]:
        playing = [row for row in self._tables.values() if _is_listed(row, player) and row.state == RUNNING]
        return _newest(playing, Page(MAX_PLAYING))

    async def tables_of(self, player: str, page: Page) -> list[TableRow]:
        ended = [
            row
            for row in self._tables.values()
            if _is_listed(row, player) and row.state != RUNNING and (row.id, player) not in self._hidden
        ]
        return _newest(ended, page)

    async def lessons_of(self, player: str) -> LessonProgress:
        begun = [row for row in self._tables.values() if row.lesson and row.host == player and row.state == RUNNING]
        tables = {str(row.lesson): row.id for row in sorted(begun, key=lambda row: row.updated)}
        return LessonProgress(frozenset(self._learned.get(player, ())), tables)

    async def mark_coached(self, table: str, seat: int) -> None:
        if row := self._tables.get(table):
            row.coached = sorted({*(row.coached or ()), seat})

    async def open_tables(self, player: str, joinable: bool, page: Page) -> list[TableRow]:
        listed = [row for row in self._tables.values() if row.open and row.state == RUNNING and not _sits(row, player)]
        return _newest([row for row in listed if joinable == any(seat.kind == "open" for seat in row.seats)], page)

    async def waiting_for_bots(self) -> list[str]:
        waiting = [row for row in self._tables.values() if row.bot_turn and row.state == RUNNING]
        return [row.id for row in sorted(waiting, key=lambda row: -row.updated)]

    async def count_tables(self) -> dict[str, int]:
        states = [row.state for row in self._tables.values()]
        return {state: states.count(state) for state in STATES}

    async def count_made(self, player: str, since: float) -> Made:
        made = [row for row in self._tables.values() if row.host == player]
        running = sum(row.state == RUNNING and row.lesson is None for row in made)
        return Made(running, sum(row.created > since for row in made))

    async def expired_tables(self, finished: float, abandoned: float, limit: int) -> list[Expired]:
        rows = sorted(self._tables.values(), key=lambda row: row.updated)
        old = [row for row in rows if row.updated < (abandoned if row.state == RUNNING else finished)]
        return [Expired(row.id, row.state, row.updated) for row in old[:limit]]

    async def delete_table(self, table: str) -> None:
        self._tables.pop(table, None)
        self.on_delete(table)
        self._lines.pop(table, None)
        self._reviews.pop(table, None)
        self._components.pop(table, None)
        for row in self._tables.values():
            row.rematch = None if row.rematch == table else row.rematch
        self._hidden = {each for each in self._hidden if each[0] != table}
        self._talk.pop(table, None)
        self._notepads = {key: text for key, text in self._notepads.items() if key[0] != table}

    async def change_table(self, changed: TableRow) -> None:
        row = self._tables[changed.id]
        after = _changed(row, changed)
        if row == after:  # by this very job
            return
        if (row.line, row.revision) != (changed.line, changed.revision):
            raise Conflict
        self._tables[changed.id] = after

    async def mark_seen(self, table: str, players: list[str], at: float) -> None:
        for seat in self._tables[table].seats if table in self._tables else ():
            if seat.player in players:
                seat.seen = at

    async def hide_table(self, table: str, player: str) -> None:
        self._hidden.add((table, player))

    async def series(self, first: str) -> list[TableRow]:
        rows = [row for row in self._tables.values() if first in (row.id, row.series)]
        return [_copy(row) for row in sorted(rows, key=lambda row: row.round)[:MAX_ROUNDS]]

    # Clocks.

    async def clock_time(self) -> float:
        return self._clock

    async def advance_clock(self, seen: float, to: float) -> float:
        ticks = any(row.deadline is not None and row.state == RUNNING for row in self._tables.values())
        if ticks and self._clock == seen:
            self._clock = to
        return self._clock

    async def due_tables(self, now: float, limit: int) -> list[str]:
        rows = [row for row in self._tables.values() if row.clock and row.state == RUNNING and not row.bot_turn]
        due = [row for row in rows if row.deadline is not None and row.deadline <= now]
        waiting = [row for row in rows if row.deadline is None and all(seat.kind != "open" for seat in row.seats)]
        return [row.id for row in (due + waiting)[:limit]]

    # Editions.

    async def add_edition(self, edition: EditionRow, most: int) -> bool:
        if edition.id in self._editions:
            return True
        if sum(each.player == edition.player for each in self._editions.values()) >= most:
            return False
        self._editions[edition.id] = replace(edition)
        return True

    async def find_edition(self, edition: str) -> EditionRow | None:
        found = self._editions.get(edition)
        return replace(found) if found else None

    async def editions_of(self, player: str) -> list[EditionRow]:
        own = [replace(each, content="") for each in self._editions.values() if each.player == player]
        return sorted(own, key=lambda each: (each.created, each.id))

    async def save_edition(self, edition: EditionRow) -> None:
        stored = self._editions.get(edition.id)
        if stored and (stored.version, stored.content) == (edition.version, edition.content):
            return
        if stored is None or stored.version != edition.version - 1:
            raise Conflict
        self._editions[edition.id] = replace(edition, used=stored.used)

    async def use_edition(self, player: str, game: str, edition: str | None) -> None:
        for each in self._editions.values():
            if (each.player, each.game) == (player, game):
                each.used = each.id == edition

    async def delete_edition(self, edition: str) -> None:
        self._editions.pop(edition, None)

    async def find_components(self, edition: str) -> StoredComponents | None:
        return next((each for each in self._components.values() if each.edition == edition), None)

    async def components_named(self, game: str, fingerprint: str) -> StoredComponents | None:
        named = (each for each in self._components.values() if (each.game, each.fingerprint) == (game, fingerprint))
        return next(named, None)

    # Seats.

    async def seat_by_secret(self, secret: str) -> SeatKey | None:
        for row in self._tables.values():
            for number, seat in enumerate(row.seats):
                if seat.secret == secret:
                    return SeatKey(row.id, number, seat.kind)
        return None

    async def take_seat(self, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
        if taken := await self.seat_by_secret(new_secret):
            return taken.table
        key = await self.seat_by_secret(secret)
        if key is None or key.kind != kind:
            return None
        seats = self._tables[key.table].seats
        name = player.name if kind == "open" else seats[key.seat].name
        old = seats[key.seat] if kind == "person" else Seat("person", name)
        seats[key.seat] = replace(old, player=player.id, secret=new_secret, seen=time.time())
        self._tables[key.table].revision += 1
        if kind == "open":
            self.on_seats(self._tables[key.table], player.id)
        return key.table

    # Talk.

    async def add_talk(self, table: str, said: StoredTalk, most: int) -> int:
        if table not in self._tables:
            return -1
        stored = self._talk.setdefault(table, [])
        for each in stored:
            if each.key == said.key:
                return each.number
        if len(stored) >= most:
            return -1
        stored.append(said._replace(number=len(stored)))
        return len(stored) - 1

    async def talk_after(self, table: str, number: int, limit: int) -> list[StoredTalk]:
        return [said for said in self._talk.get(table, []) if said.number > number][-limit:]

    async def report_talk(self, table: str, number: int, player: str) -> bool:
        stored = self._talk.get(table, [])
        if not 0 <= number < len(stored):
            return False
        reporters = {*stored[number].reporters, player}
        stored[number] = stored[number]._replace(reporters=tuple(sorted(reporters)))
        return True

    async def notepad(self, table: str, player: str) -> str:
        return self._notepads.get((table, player), "")

    async def save_notepad(self, table: str, player: str, text: str) -> None:
        if table in self._tables:
            self._notepads[table, player] = text

    async def set_mark(self, player: str, other: str, mark: Mark, on: bool) -> None:
        if on:
            self._marks.add((player, other, mark))
        else:
            self._marks.discard((player, other, mark))

    async def marked(self, player: str, mark: Mark) -> list[str]:
        return sorted(other for who, other, how in self._marks if (who, how) == (player, mark))[:MAX_MARKED]

    # Lines.

    async def append_line(self, table: str, line: StoredLine, progress: Progress) -> None:
        lines, row = self._lines[table], self._tables[table]
        if line.number < len(lines) and lines[line.number] == line:
            return
        if line.number != len(lines) or row.revision != progress.revision:
            raise Conflict
        lines.append(line)
        row.line, row.turn, row.bot_turn = progress.line, progress.turn, progress.bot_turn
        row.state = OVER if progress.over else row.state
        row.result = progress.result or row.result
        row.deadline = progress.deadline
        for number, stand_in, level, time_left, lost_turns in progress.seats:
            seat = row.seats[number]
            seat.stand_in, seat.level, seat.time_left, seat.lost_turns = stand_in, level, time_left, lost_turns
        row.updated = time.time()
        self.on_line(row, line, progress)
        for player, lesson in progress.learned:
            self._learned.setdefault(player, set()).add(lesson)

    async def lines_after(self, table: str, number: int) -> list[StoredLine]:
        return self._lines[table][number + 1 :]

    # Results of finished games.

    async def add_results(self, results: list[Result]) -> None:
        for result in results:
            self._results.setdefault((result.table, result.seat), replace(result))

    async def results_of(self, player: str, limit: int) -> list[Result]:
        own = [replace(result) for result in self._results.values() if result.player == player]
        return sorted(own, key=lambda result: (-result.ended, result.table, result.seat))[:limit]

    async def without_results(self, player: str, limit: int) -> list[str]:
        over = [row for row in self._tables.values() if row.state == OVER and row.lesson is None]
        lacking = [
            row
            for row in over
            if any(seat.player == player and (row.id, n) not in self._results for n, seat in enumerate(row.seats))
        ]
        return [row.id for row in _newest(lacking, Page(limit))]

    async def results_of_day(self, day: str, game: str, limit: int) -> list[Result]:
        found = [replace(each) for each in self._results.values() if (each.day, each.game) == (day, game)]
        return sorted(found, key=lambda each: (-each.points, each.ended, each.table))[:limit]

    # Deals.

    async def seed_of_day(self, day: str, game: str, seed: str) -> str:
        return self._seeds.setdefault((day, game), seed)

    async def add_deal(self, table: TableRow, lines: list[StoredLine], deal: Deal) -> str:
        if deal.day is not None and (known := await self.deal_try(deal.day, deal.game, deal.player)):
            return known
        self._deals[table.id] = replace(deal)
        await self.add_table(table, lines)
        return table.id

    async def find_deal(self, table: str) -> Deal | None:
        return replace(self._deals[table]) if table in self._deals else None

    async def deal_try(self, day: str, game: str, player: str) -> str | None:
        wanted = (day, game, player)
        return next((each.table for each in self._deals.values() if (each.day, each.game, each.player) == wanted), None)

    # Puzzles.

    async def add_puzzle_answer(self, player: str, puzzle: str, right: bool) -> bool:
        answers = self._answers.setdefault(player, {})
        is_first = puzzle not in answers
        answers.setdefault(puzzle, right)
        return is_first

    async def puzzle_answers(self, player: str) -> dict[str, bool]:
        return dict(self._answers.get(player, {}))

    async def forget_games(self, player: str, limit: int) -> list[str]:
        self._results = {key: result for key, result in self._results.items() if result.player != player}
        changed = [row for row in self._tables.values() if row.state == OVER and _sits(row, player)][:limit]
        for row in changed:
            if all(seat.player in (player, None) for seat in row.seats):
                await self.delete_table(row.id)
                continue
            row.host = None if row.host == player else row.host
            for seat in row.seats:
                if seat.player == player:
                    seat.name, seat.player, seat.secret = "", None, new_secret()
        return [row.id for row in changed]

    # Reviews.

    async def start_review(self, table: str, player: str) -> None:
        if table not in self._tables or self._reviews.get(table, StoredReview(None, False, "")).done:
            return
        for other, review in self._reviews.items():
            if review.player == player:
                self._reviews[other] = review._replace(player=None)
        self._reviews[table] = self._reviews.pop(table, StoredReview(None, False, ""))._replace(player=player)

    async def stop_review(self, table: str, player: str) -> None:
        review = self._reviews.get(table)
        if review and review.player == player:
            self._reviews[table] = review._replace(player=None)

    async def save_review(self, table: str, content: str, done: bool) -> str | None:
        review = self._reviews.get(table)
        if review is None:
            return None
        player = None if done else review.player
        self._reviews[table] = StoredReview(player, done, content)
        return player

    async def find_review(self, table: str) -> StoredReview | None:
        return self._reviews.get(table)

    async def reviews_to_make(self) -> list[str]:
        return [table for table, review in self._reviews.items() if review.player is not None]

    # For the host.

    async def check_readable(self) -> None:
        """Memory can always be read."""

    async def check_writable(self) -> None:
        """Memory can always be written to."""


def _newest(rows: list[TableRow], page: Page) -> list[TableRow]:
    after = [row for row in rows if (row.updated, row.id) < (page.updated, page.table)]
    newest = sorted(after, key=lambda row: (row.updated, row.id), reverse=True)
    return [_copy(row) for row in newest[: page.limit]]


def _changed(row: TableRow, changed: TableRow) -> TableRow:
    """The row as a change leaves it: lines and when somebody was seen are not its business."""
    seats = [
        replace(seat, seen=old.seen if seat.player == old.player else 0.0)
        for seat, old in zip(changed.seats, row.seats, strict=True)
    ]
    return replace(
        row,
        seats=seats,
        host=changed.host,
        state=changed.state,
        bot_turn=changed.bot_turn,
        result=changed.result,
        deadline=changed.deadline,
        revision=changed.revision + 1,
    )


def _copy(row: TableRow) -> TableRow:
    return replace(row, settings=dict(row.settings), seats=[replace(seat) for seat in row.seats])


def _sits(row: TableRow, player: str) -> bool:
    return any(seat.player == player for seat in row.seats)


def _is_own(row: TableRow, player: str) -> bool:
    return row.host == player or _sits(row, player)


def _is_listed(row: TableRow, player: str) -> bool:
    return row.lesson is None and _is_own(row, player)
