"""Reviews of games that are over and of imported records: made in the bots' workers, part by part, and stored.

What is stored decides what is made: a row names the player for whom its review is made, so every process can start and
stop every review, and what one process leaves unfinished another one goes on with.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import pairwise

from comares.server.bots.fair_queue import Share
from comares.server.errors import Refusal
from comares.server.games.editions import Folders
from comares.server.messages.review import Review
from comares.server.observe.context import REQUEST, TABLE
from comares.server.play.cluster import Cluster
from comares.server.play.review_content import ReviewContent, ReviewState, read_content
from comares.server.play.review_work import Found, GameToReview, Part, Plan, plan_review, review_part
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import SECRET_STATES, Storage, StorageFailed
from comares.server.settings import ReviewSettings

MAX_POSITIONS = 400  # in a part; its time is over before that
CLAIM = "review of "  # in front of a table's id: apart from the claim on its bots

log = logging.getLogger(__name__)


def review_share(address: str, player: str, table: str) -> Share:
    """Who uses a worker for a review. It is counted apart, so that a reviewer does not wait longer for a bot's move."""
    return Share(f"review {address}", player, table)


def must_be_open(room: Room) -> None:
    """Nothing of a game is judged for its players while it runs."""
    if room.row.state in SECRET_STATES:
        raise Refusal("not-over")


class RunningReview:
    """A review that is being made in this process."""

    def __init__(self, content: ReviewContent, share: Share) -> None:
        self.content = content
        self.share = share
        self.is_wanted = True
        self.saved = 0.0  # when
        self.looked_at: int | None = None  # the line of the decision that somebody has before them


class Reviews:
    """Starts, makes, stops and shows reviews."""

    def __init__(
        self, settings: ReviewSettings, rooms: Rooms, storage: Storage, cluster: Cluster, folders: Folders
    ) -> None:
        self.settings = settings
        self.rooms = rooms
        self.storage = storage
        self.cluster = cluster
        self.folders = folders
        self._running: dict[str, RunningReview] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    # What a player asks for.

    async def show(self, table: str, player: str, after: int, at: int | None = None) -> Review:
        """The review as far as it is made, without the first `after` entries. `at`: the line of the decision that the
        player looks at; if this process makes the review, it comes next."""
        must_be_open(await self.rooms.open(table))
        running = self._running.get(table)
        if running and running.is_wanted:  # asked for again and again while it grows
            running.looked_at = at if at is not None else running.looked_at
            return running.content.message("running", running.share.player == player, after)
        stored = await self.storage.find_review(table)
        content = running.content if running else (read_content(stored) or ReviewContent())
        state: ReviewState = "none"
        if stored is not None and stored.player is not None:
            state = "running"
        elif stored is not None:
            state = "done" if stored.done and content.total else "stopped"
        return content.message(state, stored is not None and stored.player == player, after)

    async def start(self, table: str, player: str, address: str) -> Review:
        """Make the review for the player, from where it is; any other one of the player stops."""
        must_be_open(await self.rooms.open(table))
        stored = await self.storage.find_review(table)
        if stored is not None and stored.done and read_content(stored) is None:
            await self.storage.save_review(table, "", False)  # of another version
        await self.storage.start_review(table, player)
        await self._drop_unwanted()
        if not (stored and stored.done and read_content(stored)):
            self._start(table, review_share(address, player, table))
        return await self.show(table, player, 0)

    async def stop(self, table: str, player: str) -> Review:
        """Stop making it for the player. What was found is kept."""
        must_be_open(await self.rooms.open(table))
        await self.storage.stop_review(table, player)
        await self._drop_unwanted()
        return await self.show(table, player, 0)

    async def _drop_unwanted(self) -> None:
        """Reviews of this process that nobody waits for any more stop before their next part."""
        for table, running in list(self._running.items()):
            stored = await self.storage.find_review(table)
            running.is_wanted = stored is not None and stored.player is not None

    # Making them.

    async def run_background(self) -> None:
        """Go on, forever, with the reviews that no process makes: after a start, or when another process has ended."""
        while True:
            try:
                for table in await self.storage.reviews_to_make():
                    if table not in self._tasks:
                        stored = await self.storage.find_review(table)
                        self._start(table, review_share("", stored.player or "" if stored else "", table))
            except StorageFailed as error:
                log.warning("the reviews to make cannot be read: %s", error)
            await asyncio.sleep(self.settings.interval)

    async def close(self) -> None:
        """Stop making reviews in this process; another one, or the next start, goes on with them."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _start(self, table: str, share: Share) -> None:
        if running := self._running.get(table):
            running.is_wanted, running.share = True, share
        if table not in self._tasks:
            task = self._tasks[table] = asyncio.create_task(self._run(table, share))
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def _run(self, table: str, share: Share) -> None:
        REQUEST.set("")  # the task was started by some call, but works for the table
        TABLE.set(table)
        try:
            if await self.cluster.claim(CLAIM + table):
                await self._make(table, share)
        except Refusal as refusal:
            log.info("the review of table %s cannot be made: %s", table, refusal.message())
            await self._give_up(table, share)
        except StorageFailed as error:
            log.warning("the review of table %s waits: %s", table, error)  # until the next look
        except Exception:
            log.exception("the review of table %s failed", table)
            await self._give_up(table, share)
        finally:
            self._running.pop(table, None)
            with suppress(StorageFailed):
                await self.cluster.release(CLAIM + table)

    async def _give_up(self, table: str, share: Share) -> None:
        with suppress(StorageFailed):
            await self.storage.stop_review(table, share.player)

    async def _make(self, table: str, share: Share) -> None:
        room = await self.rooms.open(table)
        must_be_open(room)
        running = self._running[table] = RunningReview(ReviewContent(entries=[]), share)
        stored = await self.storage.find_review(table)  # after it is noted as running: another start may drop it
        if stored is None or stored.player is None:
            return
        content = running.content = read_content(stored) or running.content
        game = GameToReview(room.row, await room.stored_lines(-1), self.folders, room.record.game.components)
        plan = await self._in_worker(running, plan_review, game)
        assert isinstance(plan, Plan)
        content.total, content.choices = len(plan.positions) + len(plan.choices), plan.choices
        failures = 0
        while running.is_wanted and (part := self._next_part(plan, running)):
            try:
                found = await self._in_worker(running, review_part, game, part)
                assert isinstance(found, Found)
                content.add(found)
            except (BrokenProcessPool, TimeoutError):
                failures += 1
                log.warning("a part of the review of table %s crashed or timed out", table)
                if failures >= self.settings.max_failures:
                    await self.storage.stop_review(table, share.player)
                    break
            await self._save(table, running, is_done=False)
        is_done = len(content.entries) >= content.total
        await self.storage.save_review(table, content.text(), is_done)

    def _next_part(self, plan: Plan, running: RunningReview) -> Part | None:
        """First some chances, from all over the game, and the choice that somebody looks at; then all chances; then the
        choices, those after which a seat lost most first."""
        known, decided = running.content.chances(), running.content.decisions()
        choices = [line for line in plan.choices if line not in decided]
        each = self.settings.seconds / max(len(plan.choices), 1)
        each = min(max(each, self.settings.least), self.settings.most)
        if known and running.looked_at in choices:
            return Part([], [running.looked_at], each, self.settings.part)
        if positions := [line for line in spread_out(plan.positions) if line not in known]:
            seconds = self.settings.part if known else self.settings.first_part
            return Part(positions[:MAX_POSITIONS], [], self.settings.chance, seconds)
        if not choices:
            return None
        swings = swings_of(plan, known)
        choices.sort(key=lambda line: (-swings.get(line, 0.0), line))
        return Part([], choices[:MAX_POSITIONS], each, self.settings.part)

    async def _save(self, table: str, running: RunningReview, is_done: bool) -> None:
        """Store what was found, now and then; somebody may have stopped the review in another process."""
        now = time.monotonic()
        if now - running.saved < self.settings.save_interval:
            return
        running.saved = now
        running.is_wanted = await self.storage.save_review(table, running.content.text(), is_done) is not None

    async def _in_worker(self, running: RunningReview, function: object, *arguments: object) -> object:
        assert callable(function)
        while True:
            try:
                timeout = self.settings.timeout
                return await self.rooms.bots.run(
                    function, *arguments, share=running.share, kind="review", timeout=timeout
                )
            except Refusal as refusal:
                if refusal.key != "too-many":
                    raise
                await asyncio.sleep(1.0)


def spread_out(lines: list[int]) -> list[int]:
    """The same lines, such that the first few of them are from all over the game.

    >>> spread_out([1, 2, 3, 4, 5, 6, 7, 8, 9])
    [1, 9, 5, 3, 7, 2, 4, 6, 8]
    """
    order = dict.fromkeys([lines[0], lines[-1]] if lines else [])
    step = 1
    while step < len(lines):
        step *= 2
    while step >= 1:
        order.update(dict.fromkeys(lines[::step]))
        step //= 2
    return list(order)


def swings_of(plan: Plan, chances: dict[int, list[float]]) -> dict[int, float]:
    """For each choice, how much the chances of all seats changed in its turn."""
    swings: dict[int, float] = {}
    ends = sorted(set(plan.positions) & set(chances))
    for before, after in pairwise(ends):
        change = max(abs(a - b) for a, b in zip(chances[before], chances[after], strict=True))
        swings.update({line: change for line in plan.choices if before < line <= after})
    return swings
