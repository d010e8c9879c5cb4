"""What every storage of ratings, friends and clubs promises, in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from helpers.server.in_memory import HOSTED
from helpers.server.storages import AllStores, somebody

from comares.server.identity import new_player
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.play.clubs import MAX_CLUBS, Club, ClubFull
from comares.server.play.counted_games import (
    CountedGame,
    CountedSeat,
    Pool,
    PoolState,
    Rating,
    RatingStorage,
    counted_game,
)
from comares.server.play.friends import MAX_FRIENDS, TooManyFriends
from comares.server.play.ids import new_id, new_secret
from comares.server.play.new_table import new_table
from comares.server.play.recomputing import AT_ONCE, recompute
from comares.server.play.storage import OVER, Player, TableResult, TableRow


def a_pool() -> Pool:
    return Pool(f"game-{new_id()}", 2)


def a_game(pool: Pool, first: str, second: str, club: str | None = None) -> CountedGame:
    seats = (CountedSeat(0, first, "", 1, 50), CountedSeat(1, second, "", 2, 40))
    return CountedGame(new_id(), pool, 5.0, True, club, seats)


# Ratings.


async def a_table(stores: AllStores, host: Player, **values: object) -> TableRow:
    row, lines = new_table(NewTable([NewSeat("me"), NewSeat("open")], "alhambra"), host, HOSTED)
    row = replace(row, **values)  # type: ignore[arg-type]
    await stores.storage.add_table(row, lines)
    return row


def test_a_game_is_to_be_counted_once_it_is_over_and_until_it_was_counted(stores: AllStores) -> None:
    async def story() -> None:
        ada, ben = await somebody(stores, "Ada"), await somebody(stores, "Ben")
        result = TableResult([50, 40], [1, 2])
        running = await a_table(stores, ada, rated=True)
        over = {"state": OVER, "result": result, "turn": None}
        await a_table(stores, ada, **over)
        row = await a_table(stores, ada, rated=True, updated=2.0, **over)
        of_club = await a_table(stores, ada, club="c", updated=1.0, **over)
        assert [each.id for each in await stores.ratings.games_to_count(10)] == [of_club.id, row.id]
        assert running.rated
        row.seats[1] = replace(row.seats[1], kind="person", player=ben.id)
        game = counted_game(row)
        assert game is not None
        for _ in range(2):
            await stores.ratings.count_game(game)
        assert [each.id for each in await stores.ratings.games_to_count(10)] == [of_club.id]
        (rating,) = await stores.ratings.ratings_of(ada.id)
        assert (rating.games, rating.rivals, rating.name, rating.pool) == (1, 1, "Ada", Pool("alhambra", 2))
        counted = await stores.ratings.find_counted(row.id)
        assert counted is not None
        assert counted.seats[0].after == rating.belief
        await stores.storage.delete_table(row.id)
        assert await stores.ratings.find_counted(row.id) == counted, "it stays when the table is deleted"
        assert await stores.ratings.ratings_of(ada.id) == [rating]

    asyncio.run(story())


def test_the_best_are_those_who_surely_are_and_provisional_players_are_apart(stores: AllStores) -> None:
    async def story() -> None:
        pool, people = a_pool(), [await somebody(stores, name) for name in "ABCD"]
        for _ in range(4):
            for first in range(4):
                for second in range(first + 1, 4):
                    await stores.ratings.count_game(a_game(pool, people[first].id, people[second].id))
        late = await somebody(stores, "Late")
        await stores.ratings.count_game(a_game(pool, late.id, people[0].id))
        best = await stores.ratings.best(pool, False, 3)
        assert [each.name for each in best] == ["A", "B", "C"]
        assert [each.name for each in await stores.ratings.best(pool, True, 10)] == ["Late"]
        assert pool in await stores.ratings.pools()
        known = await stores.ratings.ratings_in(pool, [late.id, people[1].id, "nobody"])
        assert set(known) == {late.id, people[1].id}
        before = [await stores.ratings.best(pool, each, 10) for each in (False, True)]
        assert await recompute(pool, stores.ratings) == 25
        assert [await stores.ratings.best(pool, each, 10) for each in (False, True)] == before

    asyncio.run(story())


def test_games_counted_at_once_are_counted_one_after_the_other(stores: AllStores) -> None:
    async def story() -> None:
        pool, people = a_pool(), [await somebody(stores, name) for name in "ABC"]
        games = [a_game(pool, people[n % 3].id, people[(n + 1) % 3].id) for n in range(20)]
        await asyncio.gather(*(stores.ratings.count_game(game) for game in [*games, *games]))
        numbers = [found.number for game in games if (found := await stores.ratings.find_counted(game.table))]
        assert sorted(numbers) == list(range(20))
        before = await stores.ratings.best(pool, True, 5)
        assert sum(each.games for each in before) == 40
        await recompute(pool, stores.ratings)
        assert await stores.ratings.best(pool, True, 5) == before

    asyncio.run(story())


class CountsMeanwhile:
    """The storage, but for what happens just before the new ratings take the place of the old ones."""

    def __init__(self, ratings: RatingStorage, happens: Callable[[], Awaitable[None]]) -> None:
        self.ratings, self.happens = ratings, happens

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ratings, name)

    async def replace_ratings(self, pool: Pool, state: PoolState, ratings: list[Rating]) -> bool:
        happens, self.happens = self.happens, nothing
        await happens()
        return await self.ratings.replace_ratings(pool, state, ratings)


async def nothing() -> None:
    """Nothing happens any more."""


def test_what_happens_while_ratings_are_computed_again_is_in_them(stores: AllStores) -> None:
    """A game that is counted, a guest who becomes an account, a player who is deleted."""

    async def story() -> None:
        pool, people = a_pool(), [await somebody(stores, name) for name in "ABC"]
        for n in range(AT_ONCE + 20):
            await stores.ratings.count_game(a_game(pool, people[n % 3].id, people[(n + 1) % 3].id))
        last = a_game(pool, people[2].id, people[0].id)

        async def counted() -> None:
            await stores.ratings.count_game(last)

        async def brought() -> None:
            await stores.accounts.bring_guest(people[2].id, people[1].id)

        async def deleted() -> None:
            await stores.accounts.delete_player(people[1].id)

        for happens, games, names in ((counted, 121, "ABC"), (brought, 121, "AB"), (deleted, 121, "A")):
            meanwhile: Any = CountsMeanwhile(stores.ratings, happens)
            assert await recompute(pool, meanwhile) == games
            found = [*await stores.ratings.best(pool, False, 9), *await stores.ratings.best(pool, True, 9)]
            assert sorted(each.name for each in found) == list(names)
            assert pool not in await stores.ratings.stale_pools()
            assert await recompute(pool, stores.ratings) == games
            again = [*await stores.ratings.best(pool, False, 9), *await stores.ratings.best(pool, True, 9)]
            assert again == found, "nothing is left to compute"

    asyncio.run(story())


def test_moves_are_stored_while_ratings_are_computed_again_and_lists_show_the_old_ones_until_the_new_are_there(
    stores: AllStores,
) -> None:
    async def story() -> None:
        pages = 8
        pool, people = a_pool(), [await somebody(stores, name) for name in "ABCDE"]
        guest = await somebody(stores, "Guest")
        games = [a_game(pool, people[n % 5].id, people[(n + 1) % 5].id) for n in range(AT_ONCE * pages - 20)]
        games[3:3] = [a_game(pool, guest.id, people[1].id) for _ in range(20)]
        for first in range(0, len(games), 50):
            await asyncio.gather(*(stores.ratings.count_game(game) for game in games[first : first + 50]))
        await stores.accounts.bring_guest(guest.id, people[0].id)
        before = await stores.ratings.best(pool, False, 9)
        work = asyncio.create_task(recompute(pool, stores.ratings))
        written, seen = 0, [before]
        while not work.done():
            await stores.storage.save_player(people[4]._replace(language="de"))
            written += 1
            seen.append(await stores.ratings.best(pool, False, 9))
            await asyncio.sleep(0)
        after = await stores.ratings.best(pool, False, 9)
        assert await work == len(games)
        assert after != before
        assert all(each in (before, after) for each in seen)
        assert written >= pages, "there is room for others after every few games"

    asyncio.run(story())


# Friends.


async def states(stores: AllStores, player: Player) -> dict[str, str]:
    return {each.name: each.state for each in await stores.friends.friends_of(player.id)}


def test_friends_are_asked_and_accept_and_part_again(stores: AllStores) -> None:
    async def story() -> None:
        friends = stores.friends
        ada, ben, cleo = [await somebody(stores, name) for name in ("Ada", "Ben", "Cleo")]
        for _ in range(2):
            await friends.ask(ada.id, ben.id, new_id(), 1.0)
        assert (await states(stores, ada), await states(stores, ben)) == ({"Ben": "asked"}, {"Ada": "asking"})
        (asking,) = await friends.friends_of(ben.id)
        assert not await friends.accept(cleo.id, asking.id, new_id(), 2.0), "nobody answers for another"
        for _ in range(2):
            assert await friends.accept(ben.id, asking.id, new_id(), 2.0)
        assert (await states(stores, ada), await states(stores, ben)) == ({"Ben": "friend"}, {"Ada": "friend"})
        await friends.ask(cleo.id, ada.id, new_id(), 3.0)
        await friends.ask(ada.id, cleo.id, new_id(), 4.0)
        assert (await states(stores, cleo))["Ada"] == "friend", "who asks back accepts"
        entry = next(each.id for each in await friends.friends_of(ben.id))
        assert not await friends.remove(cleo.id, entry)
        assert await friends.remove(ben.id, entry)
        assert (await states(stores, ada), await states(stores, ben)) == ({"Cleo": "friend"}, {})

    asyncio.run(story())


def test_who_is_blocked_hears_no_answer_and_cannot_undo_it(stores: AllStores) -> None:
    async def story() -> None:
        friends = stores.friends
        ada, ben = await somebody(stores, "Ada"), await somebody(stores, "Ben")
        await friends.ask(ada.id, ben.id, new_id(), 1.0)
        await friends.block(ben.id, ada.id, new_id(), 2.0)
        assert (await states(stores, ada), await states(stores, ben)) == ({}, {"Ada": "blocked"})
        assert await stores.storage.marked(ben.id, "mute") == [ada.id]
        await friends.ask(ada.id, ben.id, new_id(), 3.0)
        assert (await states(stores, ada), await states(stores, ben)) == ({"Ben": "asked"}, {"Ada": "blocked"})
        (own,) = await friends.friends_of(ada.id)
        assert await friends.remove(ada.id, own.id)
        (block,) = await friends.friends_of(ben.id)
        assert not await friends.remove(ada.id, block.id)
        assert await states(stores, ben) == {"Ada": "blocked"}
        assert await friends.remove(ben.id, block.id)
        assert await states(stores, ben) == {}

    asyncio.run(story())


def test_a_list_of_friends_is_limited(stores: AllStores) -> None:
    async def story() -> None:
        ada = await somebody(stores, "Ada")
        for _ in range(MAX_FRIENDS):
            await stores.friends.ask(ada.id, new_player(), new_id(), 1.0)
        with pytest.raises(TooManyFriends):
            await stores.friends.ask(ada.id, new_player(), new_id(), 1.0)

    asyncio.run(story())


def test_a_code_finds_its_player_until_it_is_renewed(stores: AllStores) -> None:
    async def story() -> None:
        friends, player = stores.friends, new_player()
        first, second = new_secret(), new_secret()
        assert await friends.code_of(player, first) == first
        assert await friends.code_of(player, second) == first
        assert await friends.player_of_code(first) == player
        await friends.renew_code(player, second)
        assert (await friends.player_of_code(first), await friends.player_of_code(second)) == (None, player)

    asyncio.run(story())


def test_only_friends_are_told_who_is_here(stores: AllStores) -> None:
    async def story() -> None:
        friends = stores.friends
        ada, ben, cleo = [await somebody(stores, name) for name in ("Ada", "Ben", "Cleo")]
        await friends.see(ben.id, 50.0)
        await friends.ask(ada.id, ben.id, new_id(), 1.0)
        await friends.ask(cleo.id, ben.id, new_id(), 1.0)
        await friends.ask(ben.id, ada.id, new_id(), 1.0)
        assert (await friends.friends_of(ada.id))[0].seen == 0.0
        await friends.see(ben.id, 60.0)
        await friends.see(ben.id, 70.0)
        assert (await friends.friends_of(ada.id))[0].seen == 70.0
        asked = (await friends.friends_of(cleo.id))[0]
        assert (asked.state, asked.seen) == ("asked", 0.0), "who was asked is no friend yet"

    asyncio.run(story())


def test_a_friend_is_asked_to_a_table_until_it_is_full_or_declined(stores: AllStores) -> None:
    async def story() -> None:
        friends = stores.friends
        ada, ben, cleo = [await somebody(stores, name) for name in ("Ada", "Ben", "Cleo")]
        first, second = await a_table(stores, ada), await a_table(stores, ada)
        for row, at in ((first, 1.0), (second, 2.0), (first, 3.0)):
            assert await friends.invite(row.id, ben.id, ada.id, at)
        found = await friends.invitations_of(ben.id)
        assert [(each.table.id, each.by) for each in found] == [(second.id, "Ada"), (first.id, "Ada")]
        await stores.storage.take_seat(second.seats[1].secret, "open", cleo, new_secret())
        await friends.decline(first.id, ben.id)
        assert await friends.invitations_of(ben.id) == []
        third = await a_table(stores, ada)
        await friends.invite(third.id, ben.id, ada.id, 4.0)
        await friends.block(ben.id, ada.id, new_id(), 5.0)
        assert await friends.invitations_of(ben.id) == []
        await stores.storage.delete_table(third.id)
        assert await friends.invitations_of(ben.id) == []

    asyncio.run(story())


# Clubs.


def test_a_club_is_joined_and_left_and_its_last_member_takes_it_along(stores: AllStores) -> None:
    async def story() -> None:
        clubs = stores.clubs
        ada, ben = await somebody(stores, "Ada"), await somebody(stores, "Ben")
        club = Club(new_id(), "Friday", new_secret(), ada.id, 1.0)
        for _ in range(2):
            await clubs.add_club(club)
            await clubs.join(club.id, ben.id, 2.0)
        assert [member.name for member in await clubs.members(club.id)] == ["Ada", "Ben"]
        assert await clubs.clubs_of(ben.id) == [club]
        assert await clubs.club_of_code(club.code) == club
        code = new_secret()
        await clubs.renew_code(club.id, code)
        await clubs.rename(club.id, "Monday")
        assert await clubs.club_of_code(club.code) is None
        await clubs.leave(club.id, ada.id)
        assert await clubs.find_club(club.id) == Club(club.id, "Monday", code, ben.id, 1.0)
        row = await a_table(stores, ben, club=club.id)
        assert [each.id for each in await clubs.tables_of_club(club.id)] == [row.id]
        await clubs.leave(club.id, ben.id)
        assert await clubs.find_club(club.id) is None
        found = await stores.storage.find_table(row.id)
        assert found is not None
        assert found.club is None

    asyncio.run(story())


def test_the_games_of_a_club_are_listed_and_a_player_is_in_so_many_clubs(stores: AllStores) -> None:
    async def story() -> None:
        ada, ben = await somebody(stores, "Ada"), await somebody(stores, "Ben")
        made = [Club(new_id(), f"{n}", new_secret(), ada.id, float(n)) for n in range(MAX_CLUBS + 1)]
        for club in made[:-1]:
            await stores.clubs.add_club(club)
        with pytest.raises(ClubFull):
            await stores.clubs.add_club(made[-1])
        own = Club(new_id(), "Ben", new_secret(), ben.id, 0.0)
        await stores.clubs.add_club(own)
        with pytest.raises(ClubFull):
            await stores.clubs.join(own.id, ada.id, 1.0)
        games = [a_game(a_pool(), ada.id, ben.id, made[0].id)._replace(ended=float(n), rated=False) for n in range(3)]
        for game in games:
            await stores.ratings.count_game(game)
        found = await stores.ratings.games_of_club(made[0].id, 2)
        assert [each.table for each in found] == [games[2].table, games[1].table]
        assert all(seat.after is None for game in found for seat in game.seats), "a club's game need not be rated"

    asyncio.run(story())
