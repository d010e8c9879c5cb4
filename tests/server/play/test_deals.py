"""The deal of the day is the same for everybody, counts once, and is hidden from who has not played it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import msgspec
import pytest
from helpers.engine.contracts import pick_kind_first
from helpers.server.in_memory import ADA, BEN, HOSTED, FirstCodeBots, RecordingWatcher, new_rooms, store_table

from comares.bots.knowledge import knowledge_of
from comares.kernel.table import Table
from comares.server.bots.request import bot_request, is_level
from comares.server.bots.worker import answer
from comares.server.errors import Refusal
from comares.server.messages.client import Play, Undo
from comares.server.play.deal_chance import DealChance, drawn_in, numbers_in
from comares.server.play.deals import day_table, friend_table, must_not_spoil, setup_of, today
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.room import Room
from comares.server.play.room.messages import table_message
from comares.server.play.storage import Player

SEED = "5eed" * 8


async def try_of(player: Player, storage: MemoryStorage, game: str = "alhambra") -> str:
    (row, lines), deal = day_table(today(), game, await storage.seed_of_day(today(), game, SEED), player, HOSTED)
    return await storage.add_deal(row, lines, deal)


async def play_out(room: Room, player: str, dice: random.Random, most: int = 10_000) -> None:
    """Play the seat by the dice until the game is over, or for so many lines."""
    while not room.table.state.over and room.line < most:
        if room.table.state.seat in room.seats_of(player):
            await room.play(player, Play(0, room.line, pick_kind_first(dice, room.table)))
        else:
            await asyncio.sleep(0)


def test_a_pile_gives_the_same_numbers_however_others_are_drawn_from_and_after_a_restart() -> None:
    one, two = (DealChance("x", {}, Counter()) for _ in range(2))
    assert [one.draw(3, 50) for _ in range(20)] == [two.draw(3, 50) for _ in range(20)]
    first = [one.draw(4, 9) for _ in range(6)]
    restarted = DealChance("x", {}, Counter({4: 3}))
    assert [restarted.draw(4, 9) for _ in range(3)] == first[3:]
    given = DealChance("x", {4: [8, 7, 30]}, Counter())
    assert [given.draw(4, 9) for _ in range(3)] == [8, 7, 30 % 9], "a number that does not fit is wrapped around"
    assert len({DealChance(str(seed), {}, Counter()).draw(0, 1 << 30) for seed in range(50)}) == 50


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_everybody_who_plays_alike_gets_the_same_game(game: str) -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms = new_rooms(storage)
        texts = []
        for player in (ADA, BEN):
            room = await rooms.open(await try_of(player, storage, game))
            await play_out(room, player.id, random.Random(4), most=60)
            await rooms.on_changed(room.id)
            restarted = await new_rooms(storage).open(room.id)
            assert restarted.deal is not None
            await play_out(restarted, player.id, random.Random(5), most=90)
            texts.append([(line.code, line.draws) for line in restarted.table.record.lines[:80]])
        assert texts[0] == texts[1]
        await rooms.close()

    asyncio.run(asyncio.wait_for(story(), 60))


@pytest.mark.parametrize("level", ["gardener", "mason", "carpenter", "geometer"])
def test_a_bot_with_a_seed_answers_the_same_again(level: str) -> None:
    (row, _), deal = day_table("2026-11-17", "alhambra", SEED, ADA, HOSTED)
    table = Table(HOSTED.registry["alhambra"], len(row.seats), row.settings, deal.chance(None))
    request = bot_request(table, level)._replace(seed=deal.bot_seed(table))
    assert len({answer(request, ()).code for _ in range(3)}) == 1


def test_everybody_meets_the_same_bots_of_a_level_at_the_deal_of_the_day() -> None:
    """A level that has several bots plays one of them in each game."""

    async def story() -> None:
        storage = MemoryStorage()
        met = []
        for player in [Player(f"p{number}", f"Player {number}", "") for number in range(12)]:
            bots = FirstCodeBots()
            rooms = new_rooms(storage, bots)
            (row, lines), deal = day_table("2026-11-18", "sabika", SEED, player, HOSTED)
            room = await rooms.open(await storage.add_deal(row, lines, deal))
            await play_out(room, player.id, random.Random(player.id), most=60)
            met.append({(request.decision.seat, request.level) for request in bots.requests})
            await rooms.close()
        assert met[0]
        assert all(each == met[0] for each in met)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_of_another_table_may_have_another_day_and_keeps_it_to_the_end_of_the_game() -> None:
    several = next(level for level, bots in knowledge_of("sabika").levels.items() if len(bots) > 1)

    async def story() -> None:
        storage = MemoryStorage()
        met = set()
        for _ in range(24):
            bots = FirstCodeBots()
            rooms = new_rooms(storage, bots)
            room = await rooms.open(await store_table(storage, "me", several, game="sabika"))
            await play_out(room, ADA.id, random.Random(1), most=60)
            levels = {request.level for request in bots.requests}
            assert len(levels) == 1
            met |= levels
            await rooms.close()
        assert met == set(knowledge_of("sabika").levels[several])

    asyncio.run(asyncio.wait_for(story(), 60))


def test_one_try_counts_and_the_second_call_leads_back_to_it() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        first = await try_of(ADA, storage)
        assert await try_of(ADA, storage) == first
        assert await try_of(BEN, storage) != first
        assert await storage.deal_try(today(), "alhambra", ADA.id) == first

    asyncio.run(story())


def test_a_try_knows_no_rewind_and_its_clients_are_told() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms = new_rooms(storage)
        room = await rooms.open(await try_of(ADA, storage, "sabika"))
        while room.table.state.seat != 0:
            await asyncio.sleep(0)
        message = table_message(room, ADA.id, 0, [])
        assert message.decision is not None
        assert not message.decision.can_rewind
        line = room.line
        await room.play(ADA.id, Play(0, line, message.decision.codes[0]))  # type: ignore[index]
        while room.table.state.seat != 0:
            await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await room.play(ADA.id, Undo(0, room.line, line + 1))
        assert refused.value.key == "counts"
        await rooms.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_nothing_that_is_sent_tells_the_seed_or_what_comes_and_others_see_nothing_before_they_finish() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        bots = FirstCodeBots()
        rooms = new_rooms(storage, bots)
        room = await rooms.open(await try_of(ADA, storage))
        deal = room.deal
        assert deal is not None
        watcher = RecordingWatcher(ADA.id, 0)
        room.watchers.append(watcher)
        await play_out(room, ADA.id, random.Random(4), most=40)
        sent = msgspec.json.encode([watcher.messages, room.table.text(0)]).decode() + repr(bots.requests)
        bot_seeds = {str(request.seed) for request in bots.requests}
        assert SEED not in sent
        assert not any(seed in msgspec.json.encode(watcher.messages).decode() for seed in bot_seeds)
        with pytest.raises(Refusal) as refused:
            await must_not_spoil(room, BEN.id, storage)
        assert refused.value.key == "deal-hidden"
        await must_not_spoil(room, ADA.id, storage)
        own = await rooms.open(await try_of(BEN, storage))
        with pytest.raises(Refusal):
            await must_not_spoil(room, BEN.id, storage)
        await play_out(own, BEN.id, random.Random(9))
        await must_not_spoil(room, BEN.id, storage)
        deal.day = "2020-01-01"
        await must_not_spoil(room, "somebody", storage)
        await rooms.close()

    asyncio.run(asyncio.wait_for(story(), 100))


def test_the_same_deal_for_a_friend_draws_what_the_finished_game_drew() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms = new_rooms(storage)
        room = await rooms.open(await try_of(ADA, storage))
        with pytest.raises(Refusal):
            friend_table(room.row, room.table, ADA, HOSTED)
        await play_out(room, ADA.id, random.Random(2))
        with pytest.raises(Refusal):
            friend_table(room.row, room.table, BEN, HOSTED)
        (row, lines), deal = friend_table(room.row, room.table, ADA, HOSTED)
        assert [seat.kind for seat in row.seats] == ["open", *["bot"] * (len(row.seats) - 1)]
        assert row.host == ADA.id
        drawn, again = room.table.standing_lines(), deal.chance(None)
        for pile, numbers in numbers_in(drawn).items():
            assert [again.draw(pile, 10_000) for _ in numbers] == numbers
        assert sum(drawn_in(drawn).values()) == sum(len(numbers) for numbers in deal.numbers.values())
        assert lines[0].draws == (await storage.lines_after(room.id, -1))[0].draws
        await storage.add_deal(row, lines, deal)
        assert (await storage.find_deal(row.id)) == deal
        results = await storage.results_of(ADA.id, 5)
        while not results:
            await asyncio.sleep(0.01)
            results = await storage.results_of(ADA.id, 5)
        assert results[0].day == today()
        _, listed = await storage.results_of_day(today(), "alhambra", ADA.id, 5)
        assert [each.table for each in listed] == [room.id]
        await rooms.close()

    asyncio.run(asyncio.wait_for(story(), 100))


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_every_setup_of_a_day_can_be_dealt(game: str) -> None:
    for number in range(14):
        day = f"2026-11-{number + 1:02}"
        setup = setup_of(day, game, HOSTED)
        (row, _), _ = day_table(day, game, SEED, None, HOSTED)
        assert [seat.level for seat in row.seats[1:]] == list(setup.levels)
        assert all(is_level(level) for level in setup.levels)
