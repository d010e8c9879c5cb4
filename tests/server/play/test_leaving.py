"""Leaving and staying: nobody's absence stops a game, and nobody loses a seat without being away."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from helpers.server.in_memory import (
    ADA,
    BEN,
    HOSTED,
    FirstCodeBots,
    RecordingWatcher,
    codes,
    new_rooms,
    store_table,
)

from comares.kernel.record import read
from comares.server.errors import Refusal
from comares.server.messages.client import Play
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.messages.table import OutcomeMessage
from comares.server.play import leaving
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table, rematch_of
from comares.server.play.result import result_of_game, result_of_leaving
from comares.server.play.result_messages import with_result
from comares.server.play.room import Room
from comares.server.play.series import series_of
from comares.server.play.storage import CLOSED, OVER, RUNNING, Seat, TableResult, TableRow

AWAY = 120.0
NOW = 1_000_000.0


def a_row(*seats: Seat, line: int = 5, host: str = "ada", turn: int = 0) -> TableRow:
    row = new_table(NewTable([NewSeat("me"), NewSeat("open")], "alhambra"), ADA, HOSTED).row
    return replace(row, seats=list(seats), line=line, host=host, turn=turn)


def person(name: str, **more: Any) -> Seat:
    return replace(Seat("person", name.capitalize(), player=name, secret=name), **more)


def refused(key: str) -> Any:
    return pytest.raises(Refusal, match=f"^{key}$")


def test_who_resigns_is_played_on_by_a_bot_and_cannot_come_back() -> None:
    row = leaving.resign(a_row(person("ada"), person("ben")), "ada", NOW)
    assert (row.seats[0].resigned, row.seats[0].stand_in, row.state) == (NOW, "away", RUNNING)
    assert row.bot_turn, "it was the turn of who resigned"
    assert row.seats[0].player == "ada", "the seat is still hers to look from"
    assert row.host == "ben", "the host has gone"
    with refused("resigned"):
        leaving.take_back(row, "ada", 0)
    with refused("resigned"):
        leaving.resign(row, "ada", NOW)


def test_a_game_that_everybody_has_left_is_closed_and_who_stayed_longer_comes_first() -> None:
    row = leaving.resign(a_row(person("ada"), person("ben"), Seat("bot", "Mason", "mason")), "ada", NOW)
    row = leaving.resign(row, "ben", NOW + 1)
    assert row.state == CLOSED
    assert row.result == TableResult([0, 0, 0], [2, 1, 3])


def test_a_game_against_bots_that_is_left_has_no_result() -> None:
    row = leaving.resign(a_row(person("ada"), Seat("bot", "Mason", "mason")), "ada", NOW)
    assert (row.state, row.result) == (CLOSED, None)


def test_before_the_first_choice_one_leaves_and_afterwards_one_resigns() -> None:
    row = a_row(person("ada"), person("ben"), line=0)
    with refused("not-begun"):
        leaving.resign(row, "ada", NOW)
    left = leaving.leave(row, "ada")
    assert (left.seats[0].kind, left.seats[0].player, left.host) == ("open", None, "ben")
    assert left.seats[0].secret != "ada", "the old link opens nothing"
    assert leaving.leave(left, "ben").state == CLOSED
    with refused("begun"):
        leaving.leave(replace(row, line=1), "ada")


def test_the_host_disposes_only_of_who_is_away() -> None:
    row = a_row(person("ada"), person("ben", seen=NOW - 10), person("cyd", seen=NOW - AWAY))
    for number, here in ((1, {"ben"}), (1, set[str]()), (2, {"cyd"})):
        with refused("not-away"):
            leaving.free_seat(row, "ada", number, here, NOW, AWAY)
    with refused("not-host"):
        leaving.give_to_bot(row, "ben", 2, "", set(), NOW, AWAY)
    freed = leaving.free_seat(row, "ada", 2, set(), NOW, AWAY)
    assert (freed.seats[2].kind, freed.seats[2].player) == ("open", None)
    given = leaving.give_to_bot(row, "ada", 2, "mason", set(), NOW, AWAY)
    assert (given.seats[2].kind, given.seats[2].player, given.seats[2].level) == ("person", "cyd", "mason")
    back = leaving.take_back(given, "cyd", 2)
    assert (back.seats[2].stand_in, back.seats[2].level) == ("", None)
    with refused("not-your-seat"):
        leaving.take_back(given, "ada", 2)


def test_one_lets_a_bot_play_for_oneself_at_any_time_and_an_open_seat_becomes_a_bots() -> None:
    row = a_row(person("ada"), Seat("open", "", secret="x"))
    assert leaving.give_to_bot(row, "ada", 0, "", {"ada"}, NOW, AWAY).bot_turn
    filled = leaving.give_to_bot(row, "ada", 1, "gardener", set(), NOW, AWAY)
    assert (filled.seats[1].kind, filled.seats[1].level) == ("bot", "gardener")
    with refused("setup"):
        leaving.give_to_bot(row, "ada", 0, "nobody", set(), NOW, AWAY)
    with refused("not-your-seat"):
        leaving.take_back(row, "ada", 7)
    with refused("over"):
        leaving.resign(replace(row, state=OVER), "ada", NOW)


def test_who_resigned_comes_last_whatever_the_bot_made_of_the_seat() -> None:
    seats = [person("ada", resigned=NOW), person("ben"), person("cyd", resigned=NOW + 5), person("dan")]
    assert result_of_game([90, 20, 80, 20], [0], seats).places == [4, 1, 3, 1]
    assert result_of_game([9, 9, 3, 1], [1], [person(name) for name in "abcd"]).places == [2, 1, 3, 4]
    assert result_of_leaving([person("ada", resigned=NOW), person("ben")]) is None


def test_nobody_comes_first_where_yusuf_or_dirk_has_won() -> None:
    def outcome(winners: list[int]) -> OutcomeMessage:
        result = result_of_game([6], winners, [person("ada")])
        return with_result(OutcomeMessage([6], [], list(winners)), result)

    assert result_of_game([6], [-1], [person("ada")]).places == [2]
    assert outcome([-1]).winners == [-1]
    assert outcome([0, -1]).winners == [0, -1]
    assert outcome([0]).winners == [0]


async def played(room: Room, player: str) -> None:
    await room.play(player, Play(int(room.table.state.seat), room.line, codes(room)[0]))


def test_a_bot_plays_on_by_what_the_seat_knew_and_the_person_takes_over_again() -> None:
    async def story() -> None:
        storage, bots = MemoryStorage(), FirstCodeBots()
        rooms, table = new_rooms(storage, bots), await store_table(storage, "me", "open")
        row = await storage.find_table(table)
        assert row is not None
        await storage.take_seat(row.seats[1].secret, "open", BEN, "bens-secret")
        room = await rooms.open(table)
        watcher = RecordingWatcher("ada", 0)
        room.watchers.append(watcher)
        first = "ada" if room.table.state.seat == 0 else "ben"
        await played(room, first)
        while room.table.state.seat == 1:
            await played(room, "ben")
        view = room.table.view(0)
        await room.change(lambda row: leaving.give_to_bot(row, "ada", 0, "", set(), NOW, AWAY))
        async with asyncio.timeout(5):
            while room.table.state.seat == 0:
                await asyncio.sleep(0.01)
        assert bots.requests[0].view == view, "the bot is told what the seat may know, and nothing else"
        assert bots.requests[0].decision.seat == 0
        assert watcher.seats()[-1].seats[0].stand_in == "away"
        await played(room, "ben")
        while room.table.state.seat == 1:
            await played(room, "ben")
        with refused("stand-in"):
            await room.play("ada", Play(0, room.line, codes(room)[0]))
        await room.change(lambda row: leaving.take_back(row, "ada", 0))
        if room.table.state.seat == 0:
            await played(room, "ada")
        stored = await storage.find_table(table)
        assert stored is not None
        assert [seat.stand_in for seat in stored.seats] == ["", ""]
        assert read(room.table.text(None, everything=True), HOSTED.registry).lines, (
            "the record has every choice, and is replayed"
        )
        await rooms.close()

    asyncio.run(story())


def test_a_stand_in_for_one_turn_ends_with_the_turn() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms, table = new_rooms(storage), await store_table(storage, "me", "here")
        room = await rooms.open(table)
        seat = int(room.table.state.seat)
        await room.change(lambda row: leaving.stand_in(row, seat, "turn", "mason"))
        async with asyncio.timeout(5):
            while room.table.state.seat == seat:
                await asyncio.sleep(0.01)
        stored = await storage.find_table(table)
        assert stored is not None
        assert (stored.seats[seat].stand_in, stored.seats[seat].level, stored.bot_turn) == ("", None, False)
        await rooms.close()

    asyncio.run(story())


def test_a_series_rotates_the_seats_and_adds_the_points_of_each_player() -> None:
    wanted = NewTable([NewSeat("me", "Ada"), NewSeat("here", "Ben"), NewSeat("here", "Cyd")], "alhambra", rounds=2)
    first = new_table(wanted, ADA, HOSTED).row
    first.state, first.result = OVER, TableResult([10, 20, 30], [3, 2, 1])
    second = rematch_of(first, "ada", HOSTED.registry).row
    assert [seat.name for seat in second.seats] == ["Cyd", "Ada", "Ben"]
    assert (second.series, second.round, second.rounds) == (first.id, 2, 2)
    second.state, second.result = OVER, TableResult([1, 5, 3], [3, 1, 2])
    told = series_of(second, [first, second])
    assert [(player.name, player.points, player.wins) for player in told.players] == [
        ("Ada", 15, 1),
        ("Ben", 23, 0),
        ("Cyd", 31, 1),
    ]
    assert told.games[1].points == [5, 3, 1]
    third = rematch_of(second, "ada", HOSTED.registry).row
    assert (third.series, third.round) == (None, 1), "the series of two is over, another one begins"
    assert [seat.name for seat in third.seats] == ["Ben", "Cyd", "Ada"]
