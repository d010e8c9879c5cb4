"""What every storage of notices promises, in memory, in SQLite and in PostgreSQL, and the dispatcher over each:
digests, quiet hours, retries, several dispatchers at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest
from helpers.server.in_memory import HOSTED
from helpers.server.mail_server import MailServer, mail_server, text_of
from helpers.server.receiver import PushBrowser, Receiver, receiver
from helpers.server.storages import KINDS, open_storage

from comares.server.identity import new_player
from comares.server.messages.lobby import NewSeat, NewTable
from comares.server.notices.delivery import Delivery
from comares.server.notices.dispatcher import Dispatcher
from comares.server.notices.mailer import Mailer
from comares.server.notices.push import Vapid
from comares.server.play.accounts import AccountStorage, Device
from comares.server.play.memory_accounts import MemoryAccounts
from comares.server.play.memory_notices import MemoryNotices
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table
from comares.server.play.notices import NoticeStorage, Preferences, Subscription, Webhook
from comares.server.play.storage import Player, Progress, Storage, StoredLine
from comares.server.settings import MailSettings, NoticeSettings, Settings
from comares.server.store.sql_accounts import SqlAccounts
from comares.server.store.sql_notices import SqlNotices

DAY = 86_400.0
LATER = 1e10  # when everything is due that can be


class Stores(NamedTuple):
    storage: Storage
    accounts: AccountStorage
    notices: NoticeStorage


@pytest.fixture(scope="module", params=KINDS)
def stores(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stores]:
    with open_storage(request.param, tmp_path_factory.mktemp("notices")) as opened:
        if isinstance(opened, MemoryStorage):
            yield Stores(opened, MemoryAccounts(opened), MemoryNotices(opened))
        else:
            yield Stores(opened, SqlAccounts(opened.database), SqlNotices(opened.database))


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def calls() -> Iterator[Receiver]:
    with receiver() as running:
        yield running


class Game(NamedTuple):
    table: str
    ada: Player
    ben: Player


async def new_game(stores: Stores) -> Game:
    """Ada and Ben at a table that Ada made; nobody has moved."""
    ada, ben = (Player(new_player(), name, "en") for name in ("Ada", "Ben"))
    for player in (ada, ben):
        await stores.storage.save_player(player)
    row, lines = new_table(NewTable([NewSeat("me"), NewSeat("open")], "alhambra"), ada, HOSTED)
    await stores.storage.add_table(row, lines)
    await stores.storage.take_seat(row.seats[1].secret, "open", ben, new_player())
    return Game(row.id, ada, ben)


async def move(stores: Stores, game: Game, number: int, seat: int, over: bool = False) -> None:
    """A line of that seat, after which it is the other's turn."""
    line = StoredLine(number, seat, f"take {number}", [])
    stored = await stores.storage.find_table(game.table)
    assert stored is not None
    progress = Progress(number, None if over else 1 - seat, False, over, revision=stored.revision)
    await stores.storage.append_line(game.table, line, progress)


class Nobody:
    """No player is at any table."""

    def players_at(self, table: str) -> set[str]:
        return set()


class Clock:
    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def dispatcher(stores: Stores, mails: MailServer, clock: Clock) -> Dispatcher:
    settings = Settings(public_url="http://localhost/", mail=MailSettings(mails.url, sender="table@example.org"))
    delivery = Delivery(Vapid("secret", "mailto:host@example.org"), Mailer(settings), allow_loopback=True)
    limits = NoticeSettings(delay=20.0, max_age=3 * DAY)
    return Dispatcher(limits, stores.notices, stores.storage, stores.accounts, Nobody(), delivery, clock)


async def give_address(stores: Stores, player: Player) -> str:
    address = f"{player.id.lower().strip('-_')}@example.org"
    await stores.accounts.open_account(player, Device(new_player(), player.id, "", 1.0, 1.0), email=address)
    return address


def texts_to(mails: MailServer, address: str) -> list[str]:
    return [text_of(mail) for mail in mails.mails if mail["To"] == address]


async def clear(stores: Stores) -> None:
    """What other tests left is of no interest."""
    left = await stores.notices.claim(LATER, 0.0, 0.0, 1000)
    await stores.notices.done(*(notice.id for notice in left))


def test_an_event_is_stored_once_for_those_who_want_it(stores: Stores) -> None:
    async def story() -> None:
        await clear(stores)
        game = await new_game(stores)
        await stores.notices.save_preferences(Preferences(game.ben.id, over=False))
        for _ in range(2):
            await move(stores, game, 1, 0)
        await move(stores, game, 2, 1)
        assert not await stores.notices.any_due(0.0, 0.0)
        claimed = await stores.notices.claim(LATER, 0.0, LATER + 1, 10)
        assert [(each.kind, each.player, each.line) for each in claimed] == [("turn", game.ben.id, 1)]
        assert await stores.notices.claim(LATER, 0.0, LATER + 1, 10) == [], "it is claimed"
        assert await stores.notices.claim(LATER + 2, 0.0, LATER + 3, 10) == claimed, "the claim has ended"
        await stores.notices.done(claimed[0].id)
        await move(stores, game, 3, 0, over=True)
        assert not await stores.notices.any_due(LATER, 0.0), "Ben wants no notice of the end, Ada none at all"

    asyncio.run(story())


def test_preferences_mutes_subscriptions_and_webhooks_are_kept_and_forgotten(stores: Stores) -> None:
    async def story() -> None:
        await clear(stores)
        game = await new_game(stores)
        wanted = Preferences(game.ada.id, mail="daily", zone="Europe/Madrid", quiet=True, quiet_from=1, quiet_to=2)
        for each in (wanted, wanted._replace(daily_at=5)):
            await stores.notices.save_preferences(each)
        assert await stores.notices.preferences(game.ada.id) == wanted._replace(daily_at=5)
        for muted in (True, True, False):
            await stores.notices.mute(game.ada.id, game.table, muted)
            assert await stores.notices.is_muted(game.ada.id, game.table) is muted
        browser = Subscription(new_player(), game.ada.id, "", "https://push.example/x", "k", "a", 1.0)
        await stores.notices.add_subscription(browser)
        await stores.notices.add_subscription(browser._replace(player=game.ben.id, created=2.0))
        assert await stores.notices.subscriptions_of(game.ada.id) == [], "a browser is one player's"
        for number in range(12):
            await stores.notices.add_subscription(browser._replace(id=f"{game.ben.id}{number}", player=game.ben.id))
        assert len(await stores.notices.subscriptions_of(game.ben.id)) == 10
        hook = Webhook(game.table, "https://club.example/", "secret", "en", 1.0)
        await stores.notices.set_webhook(hook)
        await move(stores, game, 1, 0)
        assert [each.channel for each in await stores.notices.claim(LATER, 0.0, 0.0, 10)] == ["webhook"]
        await stores.storage.delete_table(game.table)
        assert await stores.notices.webhook_of(game.table) is None
        assert await stores.notices.count_waiting() == 0

    asyncio.run(story())


def test_a_digest_is_one_mail_a_day_with_what_still_holds(stores: Stores, mails: MailServer) -> None:
    async def story() -> None:
        await clear(stores)
        games = [await new_game(stores) for _ in range(3)]
        ben = games[0].ben
        address = await give_address(stores, ben)
        await stores.notices.save_preferences(Preferences(ben.id, begins=False, mail="daily", daily_at=8 * 60))
        clock = Clock(0.0)
        sender = dispatcher(stores, mails, clock)
        for number, game in enumerate(games):  # Ben sits at all three tables
            row = await stores.storage.find_table(game.table)
            assert row is not None
            if number:
                await stores.storage.take_seat(row.seats[1].secret, "person", ben, new_player())
            await move(stores, game, 1, 0)
        await move(stores, games[2], 2, 1)  # and has moved at the last one
        (first, *_) = await stores.notices.claim(LATER, 0.0, 0.0, 1)
        clock.now = first.created + 60
        while await sender.step():
            pass
        assert texts_to(mails, address) == []
        clock.now += DAY
        while await sender.step():
            pass
        (text,) = texts_to(mails, address)
        assert [game.table in text for game in games] == [True, True, False]
        clock.now += DAY
        assert await sender.step() == 0
        assert await stores.notices.count_waiting() == 0

    asyncio.run(story())


def test_a_push_waits_for_the_end_of_the_quiet_hours_and_several_dispatchers_send_it_once(
    stores: Stores, mails: MailServer, calls: Receiver
) -> None:
    async def story() -> None:
        await clear(stores)
        game = await new_game(stores)
        pushes = PushBrowser(calls)
        keys = pushes.subscription
        browser = Subscription(new_player(), game.ben.id, "", keys["endpoint"], keys["key"], keys["auth"], 1.0)
        await stores.notices.add_subscription(browser)
        await move(stores, game, 1, 0)
        await stores.notices.save_preferences(Preferences(game.ben.id, quiet=True, quiet_from=0, quiet_to=23 * 60 + 59))
        await move(stores, game, 2, 1)
        await move(stores, game, 3, 0)
        (event,) = await stores.notices.claim(LATER, 0.0, 0.0, 10)
        clock = Clock(event.created - event.created % DAY + 3600.0 + DAY)  # one in the morning, tomorrow
        senders = [dispatcher(stores, mails, clock) for _ in range(3)]
        await asyncio.gather(*(sender.step() for sender in senders))
        assert calls.at(pushes.path) == []
        clock.now += 23 * 3600.0
        for _ in range(3):
            await asyncio.gather(*(sender.step() for sender in senders))
        assert len(calls.at(pushes.path)) == 1
        assert await stores.notices.count_waiting() == 0

    asyncio.run(story())


def test_what_fails_is_tried_later_and_later_and_then_given_up(
    stores: Stores, mails: MailServer, calls: Receiver
) -> None:
    async def story() -> None:
        await clear(stores)
        game = await new_game(stores)
        keys = PushBrowser(calls).subscription
        browser = Subscription(new_player(), game.ben.id, "", keys["endpoint"], keys["key"], keys["auth"], 1.0)
        await stores.notices.add_subscription(browser)
        await stores.notices.save_preferences(Preferences(game.ben.id))
        await move(stores, game, 1, 0)
        (event,) = await stores.notices.claim(LATER, 0.0, 0.0, 10)
        clock = Clock(event.created + 30)
        sender = dispatcher(stores, mails, clock)
        calls.status, before = 503, calls.refused
        await sender.step()
        tried = []
        for _ in range(4000):
            if await sender.step():
                tried.append(clock.now)
            clock.now += 10
            if not await stores.notices.count_waiting():
                break
        calls.status = 201
        assert calls.refused - before == len(tried) == 6
        gaps = [later - earlier for earlier, later in pairwise(tried)]
        assert gaps == [30, 120, 480, 1920, 7680]

    asyncio.run(story())
