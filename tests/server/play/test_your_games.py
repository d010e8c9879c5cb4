"""What a finished game tells of each seat, and what one's own games come to."""

from __future__ import annotations

import asyncio
import random

import pytest
from helpers.engine.contracts import pick_kind_first
from helpers.server.in_memory import ADA, HOSTED, codes, new_rooms, store_table

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.messages.client import Play
from comares.server.play.catch_up import catch_up
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import to_stored
from comares.server.play.results import results_of_table
from comares.server.play.storage import OVER, Seat, StoredLine
from comares.server.play.stored_results import Result, Rival
from comares.server.play.your_games import PAGE, GamesFilter, own_games


def finished(game: str, seats: int, settings: dict[str, str] | None = None) -> Table:
    table, dice = Table(GAMES[game], seats, settings or {}, SeededChance(5)), random.Random(5)
    while not table.state.over:
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    return table


def seated(count: int) -> list[Seat]:
    """One person and bots."""
    return [Seat("person", "Ada", player=ADA.id, secret="a" * 12)] + [
        Seat("bot", "Mason", "mason", secret=f"{n}" * 12) for n in range(1, count)
    ]


@pytest.mark.parametrize(("game", "seats"), [("alhambra", 2), ("alhambra", 4), ("sabika", 1), ("sabika", 3)])
def test_points_by_source_add_up_to_the_points_of_the_game(game: str, seats: int) -> None:
    table = finished(game, seats)
    stored = to_stored(table, seated(seats), OVER, "live", False, ADA.id)
    (result,) = results_of_table(stored.row, table, HOSTED.adapter(game))
    assert result.points == table.outcome().points[0]
    assert sum(result.sources.values()) == result.points
    assert [sum(sources.values()) for sources in result.all_sources] == [int(each) for each in table.outcome().points]
    assert result.share == (1 / len(table.outcome().winners) if 0 in table.outcome().winners else 0)
    assert result.facts.keys() == ({"wall", "buildings"} if game == "alhambra" else {"poems", "buildings"})
    assert [rival.points for rival in result.rivals] == [int(each) for each in table.outcome().points[1:]]


def test_the_end_of_a_game_stores_its_result_at_once() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms = new_rooms(storage)
        room = await rooms.open(await store_table(storage, "me", "here"))
        dice = random.Random(3)
        while not room.table.state.over:
            seat = int(room.table.state.seat)
            assert codes(room)
            await room.play(ADA.id, Play(seat, room.line, pick_kind_first(dice, room.table)))
        for _ in range(100):
            if await storage.results_of(ADA.id, 5):
                break
            await asyncio.sleep(0.01)
        results = await storage.results_of(ADA.id, 5)
        assert [result.points for result in results] == [int(each) for each in room.table.outcome().points]
        assert {result.own for result in results} == {2}, "a shared device is told apart"
        assert await storage.without_results(ADA.id, 5) == []
        await rooms.close()

    asyncio.run(story())


def test_results_that_are_missing_are_worked_out_when_they_are_asked_for() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        table = finished("alhambra", 2)
        row, lines = to_stored(table, seated(2), OVER, "live", False, ADA.id)
        await storage.add_table(row, lines)
        broken, its_lines = to_stored(table, seated(2), OVER, "live", False, ADA.id)
        await storage.add_table(broken, [*its_lines[:3], StoredLine(3, 0, "take nonsense", []), *its_lines[4:]])
        assert not await catch_up(ADA.id, storage, HOSTED)
        results = {result.table: result for result in await storage.results_of(ADA.id, 5)}
        assert results[row.id].points == table.outcome().points[0]
        assert not results[broken.id].readable, "a damaged game is not tried again and again"
        assert await storage.without_results(ADA.id, 5) == []
        page = own_games(list(results.values()), GamesFilter(), 0, GAMES, False)
        assert [result.table for result in page.results] == [row.id]

    asyncio.run(story())


def result(number: int, **fields: object) -> Result:
    values: dict[str, object] = {
        "table": f"t{number}",
        "seat": 0,
        "player": ADA.id,
        "game": "alhambra",
        "ended": 1_700_000_000.0 + 86_400 * number,
        "settings": {"end": "short"},
        "seats": 2,
        "own": 1,
        "begun": "deal",
        "points": 100 + number,
        "place": 1,
        "share": 1.0,
        "rivals": [Rival("bot", "Mason", "mason", 90)],
        "sources": {"wall": 10, "garden": 90 + number},
        "facts": {"wall": 10 + number},
        "lines": 100,
        "rewinds": 0,
    }
    return Result(**{**values, **fields})  # type: ignore[arg-type]


def test_the_win_share_against_a_level_counts_only_dealt_games_that_one_played_alone() -> None:
    architect = [Rival("bot", "Architect", "architect", 120)]
    results = [
        result(1),
        result(2, share=0.0, place=2),
        result(3, share=0.5),
        result(4, begun="position"),
        result(5, own=2),
        result(6, rivals=architect, share=0.0, place=2),
    ]
    (found,) = own_games(results, GamesFilter(), 0, GAMES, False).statistics
    assert [(each.name, each.games, each.won, each.fair) for each in found.levels] == [
        ("mason", 3, 0.5, 0.5),
        ("architect", 1, 0.0, 0.5),
    ]
    assert (found.games, found.best, found.points) == (6, 106, 103.5)
    assert found.sources == {"garden": 93.5, "wall": 10.0}
    assert [(fact.name, fact.mean, fact.most) for fact in found.facts] == [("wall", 13.5, 16)]


def test_filters_leave_what_was_asked_for_and_pages_miss_nothing() -> None:
    results = [
        *(result(n) for n in range(PAGE + 5)),
        result(200, game="sabika", seats=1, rivals=[], settings={"difficulty": "hard"}, share=0.0, place=2),
        result(300, rivals=[Rival("person", "Björn", None, 7)]),
    ]

    def asked(**wanted: object) -> list[str]:
        page = own_games(results, GamesFilter(**wanted), 0, GAMES, False)  # type: ignore[arg-type]
        assert page.total >= len(page.results)
        return [each.table for each in page.results]

    assert asked(game="sabika") == asked(players=1) == asked(outcome="lost") == ["t200"]
    assert asked(search=" BJÖRN ") == ["t300"]
    assert asked(search="t300") == ["t300"]
    assert asked(level="architect") == []
    assert asked(month="2023-11") == [f"t{n}" for n in range(17)]
    first = own_games(results, GamesFilter(), 0, GAMES, False)
    assert first.next == PAGE
    second = own_games(results, GamesFilter(), PAGE, GAMES, False)
    assert second.next is None
    assert [each.table for each in (*first.results, *second.results)] == [each.table for each in results]
    assert [each.name for each in first.statistics[1].settings] == ["difficulty=hard"]
    assert own_games(results, GamesFilter(), 4000, GAMES, False).results == []
