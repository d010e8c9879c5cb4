"""What becomes of ratings, friends and clubs when a guest gets an account or a player is deleted, and what somebody
gets who asks for everything: in memory, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import product

from helpers.server.in_memory import HOSTED
from helpers.server.storages import AllStores, somebody

from comares.server.identity import new_player
from comares.server.messages.lobby import NewClock, NewSeat, NewTable
from comares.server.play.account_info import account_info
from comares.server.play.accounts import Device
from comares.server.play.clubs import Club
from comares.server.play.counted_games import CountedGame, CountedSeat, Pool
from comares.server.play.export import Stores, export_of
from comares.server.play.friends import FriendState, merged
from comares.server.play.ids import new_id, new_secret
from comares.server.play.new_table import new_table
from comares.server.play.notices import Preferences, Subscription
from comares.server.play.rating_work import RatingWork
from comares.server.play.storage import OVER, Player, StoredTalk, TableRow

STATES: tuple[FriendState | None, ...] = (None, "asked", "friend", "blocked")


async def account(stores: AllStores, name: str) -> Player:
    player = await somebody(stores, name)
    device = Device(new_player(), player.id, "", 1.0, 1.0)
    return (await stores.accounts.open_account(player, device, email=f"{player.id.lower()}@example.org")).player


def a_game(pool: Pool, first: Player, second: Player, club: str | None = None) -> CountedGame:
    seats = (CountedSeat(0, first.id, "", 1, 50), CountedSeat(1, second.id, "", 2, 40))
    return CountedGame(new_id(), pool, 5.0, True, club, seats)


async def befriend(stores: AllStores, one: Player, other: Player) -> None:
    for player, asked in ((one, other), (other, one)):
        await stores.friends.ask(player.id, asked.id, new_id(), 1.0)


async def states(stores: AllStores, player: Player) -> dict[str, str]:
    return {each.name: each.state for each in await stores.friends.friends_of(player.id)}


async def a_table(stores: AllStores, host: Player, **values: object) -> TableRow:
    wanted = NewTable([NewSeat("me"), NewSeat("open")], "alhambra", clock=NewClock("move", 86_400), rated=True)
    row, lines = new_table(wanted, host, HOSTED)
    row = replace(row, **values)  # type: ignore[arg-type]
    await stores.storage.add_table(row, lines)
    return row


# A guest becomes an account.


def test_the_rated_games_of_a_guest_count_for_the_account_and_those_between_the_two_no_more(stores: AllStores) -> None:
    async def story() -> None:
        pool = Pool(f"game-{new_id()}", 2)
        guest, ben, ada = await somebody(stores, "Ada"), await somebody(stores, "Ben"), await account(stores, "Ada")
        for game in (a_game(pool, guest, ben), a_game(pool, ada, ben), a_game(pool, guest, ada)):
            await stores.ratings.count_game(game)
        await stores.accounts.bring_guest(guest.id, ada.id)
        assert await stores.ratings.ratings_of(guest.id) == []
        assert await RatingWork(stores.ratings).step() == 0
        assert pool not in await stores.ratings.stale_pools()
        ratings = {each.name: each for each in await stores.ratings.best(pool, True, 10)}
        assert {name: (each.games, each.rivals) for name, each in ratings.items()} == {"Ada": (2, 1), "Ben": (2, 1)}
        assert ratings["Ada"].belief.mu > ratings["Ben"].belief.mu
        assert len(await stores.ratings.games_of(ada.id, 10)) == 3

    asyncio.run(story())


def test_the_friends_and_clubs_of_a_guest_are_the_accounts(stores: AllStores) -> None:
    async def story() -> None:
        ada, guest, ben, cleo = [
            await account(stores, "Ada"),
            *[await somebody(stores, name) for name in ("Guest", "Ben", "Cleo")],
        ]
        await befriend(stores, guest, ben)
        await stores.friends.ask(cleo.id, guest.id, new_id(), 2.0)
        await befriend(stores, guest, ada)
        code = await stores.friends.code_of(guest.id, new_secret())
        own = Club(new_id(), "Mine", new_secret(), guest.id, 1.0)
        other = Club(new_id(), "Both", new_secret(), ben.id, 1.0)
        for club in (own, other):
            await stores.clubs.add_club(club)
        for player in (guest, ada):
            await stores.clubs.join(other.id, player.id, 2.0)
        row = await a_table(stores, ben)
        await stores.friends.invite(row.id, guest.id, ben.id, 3.0)
        for _ in range(2):
            await stores.accounts.bring_guest(guest.id, ada.id)
        assert await states(stores, ada) == {"Ben": "friend", "Cleo": "asking"}, "and nobody is a friend of their own"
        assert await states(stores, ben) == {"Ada": "friend"}
        assert await states(stores, cleo) == {"Ada": "asked"}
        assert [(each.table.id, each.by) for each in await stores.friends.invitations_of(ada.id)] == [(row.id, "Ben")]
        assert [club.name for club in await stores.clubs.clubs_of(ada.id)] == ["Both", "Mine"]
        assert [member.name for member in await stores.clubs.members(other.id)] == ["Ben", "Ada"]
        found = await stores.clubs.find_club(own.id)
        assert found is not None
        assert found.owner == ada.id
        assert await stores.friends.player_of_code(code) is None, "the account has a code of its own"

    asyncio.run(story())


def test_a_block_outlives_the_guest_and_who_is_blocked_is_no_friend(stores: AllStores) -> None:
    async def story() -> None:
        ada, guest, ben = await account(stores, "Ada"), await somebody(stores, "Guest"), await somebody(stores, "Ben")
        await befriend(stores, guest, ben)
        await stores.friends.block(ada.id, ben.id, new_id(), 2.0)
        await stores.friends.see(guest.id, 50.0)
        await stores.accounts.bring_guest(guest.id, ada.id)
        assert (await states(stores, ada), await states(stores, ben)) == ({"Ben": "blocked"}, {})
        await stores.friends.see(ada.id, 60.0)
        assert await stores.friends.friends_of(ben.id) == [], "Ben does not hear that Ada is here"

    asyncio.run(story())


def test_two_lists_of_friends_become_one_that_both_sides_agree_on() -> None:
    for one, two, back_one, back_two in product(STATES, repeat=4):
        own, back = ([each for each in pair if each] for pair in ((one, two), (back_one, back_two)))
        mine, theirs = merged(own, back)
        assert (mine == "blocked", theirs == "blocked") == ("blocked" in own, "blocked" in back)
        assert (mine == "friend") == (theirs == "friend")
        assert not (mine == "asked" and theirs == "asked"), "who asks back accepts"
        if not own and not back:
            assert (mine, theirs) == (None, None)


def test_notices_of_a_guest_go_to_the_account_that_has_none(stores: AllStores) -> None:
    async def story() -> None:
        ada, guest = await account(stores, "Ada"), await somebody(stores, "Guest")
        await stores.notices.save_preferences(Preferences(guest.id, over=False))
        table = (await a_table(stores, guest)).id
        await stores.notices.mute(guest.id, table, True)
        browser = Subscription(new_id(), guest.id, "", "https://push.example/1", "key", "auth", 1.0)
        await stores.notices.add_subscription(browser)
        await stores.accounts.bring_guest(guest.id, ada.id)
        assert await stores.notices.preferences(ada.id) == Preferences(ada.id, over=False)
        assert await stores.notices.preferences(guest.id) is None
        assert await stores.notices.is_muted(ada.id, table)
        assert [each.id for each in await stores.notices.subscriptions_of(ada.id)] == [browser.id]

    asyncio.run(story())


# A player is deleted.


def test_a_deleted_player_has_no_rating_no_friend_and_no_club_and_others_keep_theirs(stores: AllStores) -> None:
    async def story() -> None:
        pool = Pool(f"game-{new_id()}", 2)
        ada, ben = await account(stores, "Ada"), await somebody(stores, "Ben")
        game = a_game(pool, ada, ben)
        await stores.ratings.count_game(game)
        await befriend(stores, ada, ben)
        code = await stores.friends.code_of(ada.id, new_secret())
        clubs = [Club(new_id(), name, new_secret(), ada.id, 1.0) for name in ("Alone", "Both")]
        for club in clubs:
            await stores.clubs.add_club(club)
        await stores.clubs.join(clubs[1].id, ben.id, 2.0)
        row = await a_table(stores, ada)
        await stores.friends.invite(row.id, ben.id, ada.id, 1.0)
        kept = await stores.ratings.ratings_of(ben.id)
        for _ in range(2):
            await stores.accounts.delete_player(ada.id)
        assert await stores.ratings.ratings_of(ada.id) == []
        assert await stores.ratings.games_of(ada.id, 10) == []
        assert await stores.ratings.ratings_of(ben.id) == kept
        counted = await stores.ratings.find_counted(game.table)
        assert counted is not None
        assert [seat.player == ben.id for seat in counted.seats] == [False, True], "it stays, as somebody unknown's"
        assert (await states(stores, ben), await stores.friends.invitations_of(ben.id)) == ({}, [])
        assert await stores.friends.player_of_code(code) is None
        assert await stores.clubs.find_club(clubs[0].id) is None
        left = await stores.clubs.find_club(clubs[1].id)
        assert left is not None
        assert left.owner == ben.id

    asyncio.run(story())


def test_who_is_deleted_during_a_rated_game_has_resigned(stores: AllStores) -> None:
    async def story() -> None:
        ada = await account(stores, "Ada")
        played = await a_table(stores, ada, line=3)
        over = await a_table(stores, ada, line=3, state=OVER)
        fresh = await a_table(stores, ada)
        await stores.accounts.delete_player(ada.id)
        for row, expected in (
            (played, ("person", "away", True)),
            (over, ("person", "", False)),
            (fresh, ("open", "", False)),
        ):
            found = await stores.storage.find_table(row.id)
            assert found is not None
            seat = found.seats[0]
            assert (seat.kind, seat.stand_in, seat.resigned > 0) == expected
            assert (seat.name, seat.player, found.host) == ("", None, None)
            assert found.revision > row.revision

    asyncio.run(story())


def test_somebody_who_deletes_their_games_has_no_rating(stores: AllStores) -> None:
    async def story() -> None:
        pool = Pool(f"game-{new_id()}", 2)
        ada, ben = await somebody(stores, "Ada"), await somebody(stores, "Ben")
        await stores.ratings.count_game(a_game(pool, ada, ben))
        await stores.storage.forget_games(ada.id, 10)
        assert [each.name for each in await stores.ratings.best(pool, True, 10)] == ["Ben"]

    asyncio.run(story())


def test_a_browser_that_is_signed_out_gets_no_pushes(stores: AllStores) -> None:
    async def story() -> None:
        ada = await account(stores, "Ada")
        (device,) = await stores.accounts.devices_of(ada.id)
        for number, of in enumerate((device.id, "another")):
            browser = Subscription(new_id(), ada.id, of, f"https://push.example/{number}", "key", "auth", 1.0)
            await stores.notices.add_subscription(browser)
        await stores.accounts.remove_device(ada.id, device.id)
        assert [each.device for each in await stores.notices.subscriptions_of(ada.id)] == ["another"]

    asyncio.run(story())


# Everything, for who asks for it.


def test_an_export_has_everything_that_is_stored_of_a_player_and_no_id_of_another(stores: AllStores) -> None:
    async def story() -> None:
        pool = Pool(f"game-{new_id()}", 2)
        ada, ben = await account(stores, "Ada"), await somebody(stores, "Ben")
        club = Club(new_id(), "Friday", new_secret(), ben.id, 1.0)
        await stores.clubs.add_club(club)
        await stores.clubs.join(club.id, ada.id, 7.0)
        await stores.ratings.count_game(a_game(pool, ada, ben, club.id))
        await befriend(stores, ada, ben)
        await stores.storage.set_mark(ada.id, ben.id, "mute", True)
        row, hidden = await a_table(stores, ada), await a_table(stores, ada, state=OVER)
        await stores.storage.hide_table(hidden.id, ada.id)
        await stores.storage.save_notepad(row.id, ada.id, "a note")
        said = StoredTalk(-1, new_secret(), 3.0, ada.id, "Ada", 0, "table", "", "hello")
        await stores.storage.add_talk(row.id, said, 10)
        await stores.storage.add_puzzle_answer(ada.id, "alhambra-1", True)
        await stores.notices.save_preferences(Preferences(ada.id, over=False))
        parts = Stores(stores.storage, stores.notices, stores.ratings, stores.friends, stores.clubs)
        export = await export_of(ada, await account_info(ada, "", stores.accounts, mail=True), parts)
        assert (export.player, export.name, export.account.account) == (ada.id, "Ada", True)
        assert {table.id for table in export.tables} == {row.id, hidden.id}
        assert [(each.game, each.seats, each.rating.games) for each in export.ratings] == [(pool.game, 2, 1)]
        (counted,) = export.counted
        assert (counted.place, counted.points, counted.rated, counted.club) == (1, 50, True, club.id)
        assert counted.rating == export.ratings[0].rating.rating
        assert [(each.name, each.state) for each in export.friends] == [("Ben", "friend")]
        assert [(each.name, each.owner, each.joined) for each in export.clubs] == [("Friday", False, 7.0)]
        assert (export.muted, export.puzzles) == (["Ben"], {"alhambra-1": True})
        assert [(each.table, each.text) for each in export.said] == [(row.id, "hello")]
        assert export.notepads == {row.id: "a note"}
        assert export.notices is not None
        assert export.notices.over is False
        assert ben.id not in str(export)

    asyncio.run(story())
