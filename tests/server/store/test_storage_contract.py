"""What every storage promises, in memory, in SQLite and in PostgreSQL: a write that is made again changes nothing, and
another line in the place of a stored one is a Conflict."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from helpers.server.in_memory import ADA, BEN, HOSTED
from helpers.server.storages import a_table

from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.new_table import new_table
from comares.server.play.storage import Conflict, Learned, Player, Progress, Storage, StoredLine, StoredReview
from comares.server.play.stored_deals import BOTS, Deal
from comares.server.play.stored_results import Result, Rival

FIRST = StoredLine(1, 0, "take ducat-2", [["deck", 3], ["deck", 4, 1]])
PROGRESS = Progress(1, 1, False, False)


def test_a_line_that_is_stored_again_is_there_once(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.add_table(row, lines)
        await storage.append_line(row.id, FIRST, PROGRESS)
        await storage.append_line(row.id, FIRST._replace(number=2), Progress(2, 0, False, False))
        await storage.append_line(row.id, FIRST, PROGRESS)
        assert await storage.lines_after(row.id, 0) == [FIRST, FIRST._replace(number=2)]
        found = await storage.find_table(row.id)
        assert found is not None
        assert found.line == 2, "an old line does not move the table back"

    asyncio.run(story())


@pytest.mark.parametrize("other", [{"code": "take ducat-3"}, {"seat": 1}, {"draws": [["deck", 3]]}], ids=str)
def test_another_line_of_the_same_number_is_a_conflict(storage: Storage, other: dict[str, object]) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.add_table(row, lines)
        await storage.append_line(row.id, FIRST, PROGRESS)
        with pytest.raises(Conflict):
            await storage.append_line(row.id, FIRST._replace(**other), PROGRESS)  # type: ignore[arg-type]
        assert await storage.lines_after(row.id, 0) == [FIRST]

    asyncio.run(story())


def test_a_table_that_is_stored_again_stays_as_it_is(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.add_table(row, lines)
        await storage.append_line(row.id, FIRST, PROGRESS)
        await storage.add_table(row, lines)
        assert await storage.lines_after(row.id, -1) == [*lines, FIRST]

    asyncio.run(story())


def test_a_rematch_that_is_stored_again_is_the_same_and_another_one_a_conflict(storage: Storage) -> None:
    async def story() -> None:
        first, second, third = (a_table() for _ in range(3))
        await storage.add_table(*first)
        for _ in range(2):
            await storage.add_rematch(first.row.id, *second)
        with pytest.raises(Conflict):
            await storage.add_rematch(first.row.id, *third)
        found = await storage.find_table(first.row.id)
        assert found is not None
        assert found.rematch == second.row.id
        assert await storage.find_table(third.row.id) is None

    asyncio.run(story())


def test_a_seat_that_is_taken_again_by_the_same_job_is_taken_once(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table(NewSeat("me"), NewSeat("open"))
        await storage.add_table(row, lines)
        invitation, own = row.seats[1].secret, f"new-{row.id}"
        for _ in range(2):
            assert await storage.take_seat(invitation, "open", BEN, own) == row.id
        assert await storage.take_seat(invitation, "open", ADA, f"other-{row.id}") is None
        found = await storage.find_table(row.id)
        assert found is not None
        assert found.seats[1].player == BEN.id

    asyncio.run(story())


def test_what_a_player_learns_with_a_line_is_stored_once_with_it(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        row.lesson = "alhambra/money"
        await storage.add_table(row, lines)
        player = f"learner-{row.id}"
        assert (await storage.lessons_of(row.host or "")).tables["alhambra/money"] == row.id
        learned = Progress(1, None, False, True, (Learned(player, "alhambra/money"),))
        for _ in range(2):
            await storage.append_line(row.id, FIRST, learned)
        assert (await storage.lessons_of(player)).done == {"alhambra/money"}
        assert row.id not in [table.id for table in await storage.games_of(row.host or "")]

    asyncio.run(story())


def test_the_first_answer_to_a_puzzle_stays(storage: Storage) -> None:
    async def story() -> None:
        assert await storage.add_puzzle_answer("solver", "p1", False)
        assert not await storage.add_puzzle_answer("solver", "p1", True)
        assert await storage.add_puzzle_answer("solver", "p2", True)
        assert await storage.add_puzzle_answer("another", "p1", True)
        assert await storage.puzzle_answers("solver") == {"p1": False, "p2": True}
        assert await storage.puzzle_answers("nobody") == {}

    asyncio.run(story())


def a_result(table: str, player: str, seat: int = 0, ended: float = 1.0) -> Result:
    return Result(
        table=table,
        seat=seat,
        player=player,
        game="alhambra",
        ended=ended,
        settings={"end": "short"},
        seats=2,
        own=1,
        begun="deal",
        points=40,
        place=1,
        share=0.5,
        rivals=[Rival("bot", "Mason", "mason", 40)],
        sources={"wall": 12, "garden": 28},
        facts={"wall": 7},
        lines=80,
        rewinds=0,
    )


def test_a_result_is_kept_once_and_comes_back_as_it_was_the_latest_first(storage: Storage) -> None:
    async def story() -> None:
        first, second = a_result("r1", "kept", ended=1.0), a_result("r2", "kept", ended=2.0)
        await storage.add_results([first])
        await storage.add_results([first, second, a_result("r2", "another", seat=1)])
        assert await storage.results_of("kept", 10) == [second, first]
        assert await storage.results_of("kept", 1) == [second]
        assert await storage.results_of("nobody", 10) == []

    asyncio.run(story())


def test_a_coach_is_noted_for_each_seat_once(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.add_table(row, lines)
        for seat in (1, 0, 1):
            await storage.mark_coached(row.id, seat)
        found = await storage.find_table(row.id)
        assert found is not None
        assert found.coached == [0, 1]

    asyncio.run(story())


def test_finished_games_without_a_result_are_found_until_they_have_one(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.add_table(row, lines)
        assert row.id not in await storage.without_results(ADA.id, 100)
        await storage.append_line(row.id, FIRST, Progress(1, None, False, True))
        assert row.id in await storage.without_results(ADA.id, 100)
        await storage.add_results([a_result(row.id, ADA.id, seat) for seat in (0, 1)])
        assert row.id not in await storage.without_results(ADA.id, 100)

    asyncio.run(story())


def test_forgetting_games_deletes_results_and_own_tables_and_leaves_those_of_others(storage: Storage) -> None:
    async def story() -> None:
        gone = Player("gone", "Gone", "en")
        alone, running, shared = (
            new_table(NewTable([NewSeat("me"), NewSeat(kind)], "alhambra"), gone, HOSTED)
            for kind in ("here", "here", "open")
        )
        for row, lines in (alone, running, shared):
            await storage.add_table(row, lines)
        await storage.take_seat(shared.row.seats[1].secret, "open", BEN, "a-new-secret-of-ben")
        for row, changes in ((alone.row, 0), (shared.row, 1)):
            await storage.append_line(row.id, FIRST, Progress(1, None, False, True, revision=changes))
        await storage.add_results([a_result(shared.row.id, gone.id), a_result(shared.row.id, BEN.id, 1)])
        changed: list[str] = []
        while some := await storage.forget_games(gone.id, 1):
            changed += some
        assert sorted(changed) == sorted([alone.row.id, shared.row.id])
        assert await storage.results_of(gone.id, 10) == []
        assert await storage.find_table(alone.row.id) is None
        assert [row.id for row in await storage.games_of(gone.id)] == [running.row.id], "running games go on"
        left = await storage.find_table(shared.row.id)
        assert left is not None
        assert [(seat.name, seat.player) for seat in left.seats] == [("", None), (BEN.name, BEN.id)]
        assert shared.row.id in [result.table for result in await storage.results_of(BEN.id, 10)]
        assert shared.row.id not in await storage.without_results(gone.id, 10)

    asyncio.run(story())


def test_one_review_of_a_player_is_made_at_a_time_and_the_others_keep_what_they_have(storage: Storage) -> None:
    async def story() -> None:
        (first, lines), (second, more) = a_table(), a_table()
        await storage.add_table(first, lines)
        await storage.add_table(second, more)
        player = f"of {first.id}"
        assert await storage.find_review(first.id) is None
        for _ in range(2):
            await storage.start_review(first.id, player)
        assert await storage.save_review(first.id, "[1]", False) == player
        await storage.start_review(second.id, player)
        assert await storage.find_review(first.id) == StoredReview(None, False, "[1]")
        assert await storage.save_review(first.id, "[1, 2]", False) is None, "it is stopped, but what was found is kept"
        assert [table for table in await storage.reviews_to_make() if table in (first.id, second.id)] == [second.id]

    asyncio.run(story())


def test_a_review_is_stopped_by_its_player_only_and_a_finished_one_never_starts_again(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.add_table(row, lines)
        await storage.start_review(row.id, "ada")
        await storage.stop_review(row.id, "ben")
        assert (await storage.find_review(row.id) or StoredReview(None, False, "")).player == "ada"
        await storage.stop_review(row.id, "ada")
        assert await storage.find_review(row.id) == StoredReview(None, False, "")
        await storage.start_review(row.id, "ben")
        assert await storage.save_review(row.id, "[]", True) is None
        await storage.start_review(row.id, "ada")
        assert await storage.find_review(row.id) == StoredReview(None, True, "[]")
        assert row.id not in await storage.reviews_to_make()

    asyncio.run(story())


def test_a_review_goes_with_its_table(storage: Storage) -> None:
    async def story() -> None:
        row, lines = a_table()
        await storage.start_review(row.id, "ada")
        assert await storage.find_review(row.id) is None, "there is no such table"
        await storage.add_table(row, lines)
        await storage.start_review(row.id, "ada")
        await storage.delete_table(row.id)
        assert await storage.find_review(row.id) is None
        assert await storage.save_review(row.id, "[]", False) is None, "nothing comes back"
        assert row.id not in await storage.reviews_to_make()

    asyncio.run(story())


def test_a_player_has_one_table_for_the_deal_of_a_day_and_every_process_the_same_seed(storage: Storage) -> None:
    async def story() -> None:
        day = "2026-11-17"
        assert await storage.seed_of_day(day, "alhambra", "one") == "one"
        assert await storage.seed_of_day(day, "alhambra", "two") == "one"
        assert await storage.seed_of_day(day, "sabika", "two") == "two"
        first, second, friend, another = (a_table() for _ in range(4))
        deals = [
            Deal(first.row.id, "alhambra", "dealt", "one", day=day),
            Deal(second.row.id, "alhambra", "dealt", "one", day=day),
            Deal(friend.row.id, "alhambra", "", "x", origin=first.row.id, numbers={"0": [1, 2]}),
            Deal(another.row.id, "alhambra", "", "y", origin=first.row.id),
        ]
        stored = [await storage.add_deal(*table, deal) for table, deal in zip((first, second, friend, another), deals)]
        assert stored == [first.row.id, first.row.id, friend.row.id, another.row.id]
        assert await storage.add_deal(*first, deals[0]) == first.row.id
        assert await storage.find_table(second.row.id) is None
        assert await storage.find_deal(friend.row.id) == deals[2]
        assert await storage.find_deal(second.row.id) is None
        assert await storage.deal_try(day, "alhambra", "dealt") == first.row.id
        assert await storage.deal_try(day, "sabika", "dealt") is None
        result = replace(a_result(first.row.id, "dealt"), day=day)
        await storage.add_results([result])
        assert await storage.results_of_day(day, "alhambra", "dealt", 5) == (0, [result])
        assert await storage.results_of_day("2026-11-18", "alhambra", "dealt", 5) == (0, [])

    asyncio.run(story())


def test_the_best_results_of_a_day_are_listed_with_ones_own_and_all_others_counted(storage: Storage) -> None:
    async def story() -> None:
        day, results = "2026-10-01", list[Result]()
        for number, (player, points) in enumerate([("ada", 9), (BOTS, 100), ("ben", 20), ("cem", 100), ("dan", 3)]):
            table = a_table()
            await storage.add_deal(*table, Deal(table.row.id, "alhambra", player, "one", day=day))
            played = replace(a_result(table.row.id, player, ended=float(number)), points=points, day=day)
            results.append(played)
        await storage.add_results(results)
        ada, bot, ben, cem, dan = results
        assert await storage.results_of_day(day, "alhambra", "dan", 3) == (3, [bot, cem, ben, dan])
        assert await storage.results_of_day(day, "alhambra", "cem", 2) == (3, [bot, cem])
        assert await storage.results_of_day(day, "alhambra", "eve", 9) == (4, [bot, cem, ben, ada, dan])

    asyncio.run(story())
