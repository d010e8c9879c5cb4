"""What every storage promises of seats, series and clocks, in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from helpers.server.in_memory import ADA, BEN
from helpers.server.storages import a_table

from comares.server.messages.lobby import NewSeat
from comares.server.play.storage import (
    OVER,
    Clock,
    Conflict,
    Page,
    Progress,
    Seat,
    SeatProgress,
    Storage,
    StoredLine,
    TableResult,
)

FIRST = StoredLine(1, 0, "take ducat-2", [["deck", 3], ["deck", 4, 1]])
PROGRESS = Progress(1, 1, False, False)


def test_a_change_of_seats_is_stored_once_and_only_over_what_it_was_made_from(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.add_table(row, lines)
        seats = [replace(row.seats[0], stand_in="away", level="mason"), row.seats[1]]
        changed = replace(row, seats=seats, bot_turn=True)
        for _ in range(2):
            await storage.change_table(changed)
        found = await storage.find_table(row.id)
        assert found is not None
        assert (found.revision, found.bot_turn, found.seats) == (1, True, seats)
        with pytest.raises(Conflict):
            await storage.change_table(replace(row, bot_turn=False))
        with pytest.raises(Conflict):
            await storage.append_line(row.id, FIRST, PROGRESS)
        back = SeatProgress(0, "", None)
        result = TableResult([3, 4], [2, 1])
        await storage.append_line(row.id, FIRST, Progress(1, None, False, True, (), 1, (back,), result))
        found = await storage.find_table(row.id)
        assert found is not None
        assert (found.seats[0].stand_in, found.seats[0].level, found.state) == ("", None, OVER)
        assert found.result == result

    asyncio.run(story())


def test_a_table_of_thousands_of_lines_is_stored_whole_and_making_it_again_does_no_harm(storage: Storage) -> None:
    async def story() -> None:
        row, (deal, *_) = a_table()
        lines = [deal, *(StoredLine(number, 0, f"code {number}", []) for number in range(1, 2000))]
        for _ in range(2):
            await storage.add_table(replace(row, line=1999), lines)
        assert await storage.lines_after(row.id, -1) == lines
        found = await storage.find_table(row.id)
        assert found is not None
        assert (found.line, found.host) == (1999, row.host)

    asyncio.run(story())


def test_who_was_seen_is_remembered_as_long_as_the_seat_is_theirs(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table(NewSeat("me"), NewSeat("open"))
        await storage.add_table(row, lines)
        await storage.mark_seen({row.id: [ADA.id, BEN.id], "nowhere": [ADA.id]}, 12.0)
        await storage.change_table(replace(row, host=None))
        found = await storage.find_table(row.id)
        assert found is not None
        assert (found.seats[0].seen, found.host) == (12.0, None)
        freed = replace(found, seats=[Seat("open", "", secret=f"free-{row.id}"), found.seats[1]])
        await storage.change_table(freed)
        found = await storage.find_table(row.id)
        assert found is not None
        assert (found.seats[0].seen, found.seats[0].kind) == (0.0, "open")

    asyncio.run(story())


def test_a_table_removed_from_ones_list_stays_in_the_lists_of_others(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table(NewSeat("me"), NewSeat("open"))
        row.state = OVER
        row.seats[1] = Seat("person", "Ben", player=BEN.id, secret=f"ben-{row.id}")
        await storage.add_table(row, lines)
        for _ in range(2):
            await storage.hide_table(row.id, ADA.id)
        assert row.id not in [each.id for each in await storage.tables_of(ADA.id, Page(100))]
        assert row.id in [each.id for each in await storage.tables_of(BEN.id, Page(100))]
        await storage.delete_table(row.id)

    asyncio.run(story())


def test_a_series_is_found_by_its_first_table_in_order(storage: Storage) -> None:
    async def story() -> None:
        first, second = (a_table() for _ in range(2))
        second.row.series, second.row.round = first.row.id, 2
        await storage.add_table(*second)
        await storage.add_table(*first)
        assert [row.id for row in await storage.series(first.row.id)] == [first.row.id, second.row.id]

    asyncio.run(story())


def test_the_clock_moves_on_once_and_only_while_some_table_ticks(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        row.clock = Clock("bank", 60.0, 5.0)
        await storage.add_table(row, lines)
        begun = await storage.clock_time()
        assert await storage.advance_clock(begun, begun + 5) == begun, "no clock ticks"
        assert row.id in await storage.due_tables(begun, 1000), "its clock should begin"
        await storage.change_table(replace(row, deadline=begun + 60))
        for _ in range(2):
            assert await storage.advance_clock(begun, begun + 5) == begun + 5
        assert await storage.advance_clock(begun, begun + 9) == begun + 5, "another process was first"
        assert row.id not in await storage.due_tables(begun + 59, 1000)
        assert row.id in await storage.due_tables(begun + 60, 1000)
        seat = SeatProgress(0, "", None, 12.5, 2)
        await storage.append_line(row.id, FIRST, Progress(1, 1, False, False, (), 1, (seat,), None, None))
        found = await storage.find_table(row.id)
        assert found is not None
        assert (found.clock, found.deadline) == (row.clock, None)
        assert (found.seats[0].time_left, found.seats[0].lost_turns) == (12.5, 2)
        await storage.delete_table(row.id)

    asyncio.run(story())
