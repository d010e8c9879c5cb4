"""Whoever leads by points and left has not won: table, log, replay and the page of one's own games name one winner."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest
from helpers.engine.contracts import pick_kind_first
from helpers.server.in_memory import ADA, BEN, HOSTED, new_rooms

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.messages.table import NewsLine, StageInfo, TableMessage
from comares.server.messages.words import Words
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import to_stored
from comares.server.play.replay import ReplayCache
from comares.server.play.result import result_of_game
from comares.server.play.result_messages import with_winners
from comares.server.play.results import results_of_table
from comares.server.play.room.messages import news_of, table_message
from comares.server.play.storage import OVER, Seat, TableResult


def finished(game: str) -> Table:
    table, dice = Table(GAMES[game], 2, {}, SeededChance(5)), random.Random(5)
    while not table.state.over:
        table.play(int(table.state.seat), pick_kind_first(dice, table))
    return table


def told_winners(game: str, message: TableMessage) -> list[object]:
    return [words.args["seat"] for line in message.news for words in line.words if words.key == f"{game}-won"]


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_everything_names_the_winner_of_the_result_if_the_leader_has_resigned(game: str) -> None:
    async def story() -> None:
        table = finished(game)
        outcome = table.outcome()
        (leader,) = outcome.winners
        seats = [Seat("person", each.name, player=each.id, secret=each.id * 4) for each in (ADA, BEN)]
        seats[leader] = replace(seats[leader], resigned=5.0)
        other = 1 - leader
        row, lines = to_stored(table, seats, OVER, "live", False, ADA.id)
        row.result = result_of_game(outcome.points, outcome.winners, seats)
        storage = MemoryStorage()
        await storage.add_table(row, lines)
        rooms = new_rooms(storage)
        room = await rooms.open(row.id)
        live = table_message(room, ADA.id, 0, list(news_of(room, ADA.id, 0, None)))
        replayed = await ReplayCache().table_message(room, ADA.id, room.line, None)
        for message in (live, replayed):
            assert message.outcome.winners == told_winners(game, message) == [other]
            assert message.outcome.places[other] == 1
            assert message.outcome.places[leader] == 2
        result = {each.seat: each for each in results_of_table(row, table, HOSTED.adapter(game))}
        assert [(result[seat].place, result[seat].share) for seat in (leader, other)] == [(2, 0.0), (1, 1.0)]
        await rooms.close()

    asyncio.run(story())


def test_the_log_says_why_the_leader_has_not_won_after_which_the_winner_follows_in_the_same_stage() -> None:
    won = Words("sabika-won", {"seat": 0, "points": 90})
    stages = [StageInfo("", 1), StageInfo("finale", 2)]
    line = NewsLine(7, 0, "rest poet", None, [Words("sabika-rested", {"seat": 0}), won], None, stages=stages)
    (told,) = with_winners("sabika", [line], TableResult([90, 60], [2, 1]))
    assert told.words == [
        Words("sabika-rested", {"seat": 0}),
        Words("most-points-but-left", {"seat": 0, "points": 90}),
        Words("sabika-won", {"seat": 1, "points": 60}),
    ]
    assert told.stages == [StageInfo("", 1), StageInfo("finale", 3)]
    assert list(with_winners("sabika", [line], TableResult([90, 60], [1, 2]))) == [line]
    assert list(with_winners("sabika", [line], None)) == [line]
