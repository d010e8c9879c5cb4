"""The dispatcher: takes what is due from the outbox, makes deliveries of events, and sends each.

A row is claimed by one process for a time. If that process ends before it is done, another one takes it up; what was
sent at that very moment is sent again with the same id, by which browsers, mail programs and receivers know it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

from comares.server.notices.clock import next_at, quiet_until
from comares.server.notices.delivery import Delivery, Gone, NotSent
from comares.server.observe.metrics import NOTICES, NOTICES_WAITING
from comares.server.play.accounts import AccountStorage
from comares.server.play.notices import Channel, Notice, NoticeStorage, Preferences
from comares.server.play.storage import OVER, RUNNING, BadRow, Storage, StorageFailed, TableRow
from comares.server.settings import NoticeSettings

BATCH: Final = 20  # notices that one process sends at the same time

log = logging.getLogger(__name__)


class Presence(Protocol):
    """Who is at a table."""

    def players_at(self, table: str) -> set[str]:
        """The players who are connected to the table, through any process."""
        ...


class Dispatcher:
    """Sends notices, forever."""

    def __init__(
        self,
        settings: NoticeSettings,
        notices: NoticeStorage,
        storage: Storage,
        accounts: AccountStorage,
        presence: Presence,
        delivery: Delivery,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._settings = settings
        self._notices = notices
        self._storage = storage
        self._accounts = accounts
        self._presence = presence
        self._delivery = delivery
        self._clock = clock

    async def run(self) -> None:
        """Send what is due, forever."""
        while True:
            try:
                while await self.step():
                    pass
            except StorageFailed as error:
                log.warning("notices cannot be sent: %s", error)
            await asyncio.sleep(self._settings.interval)

    async def step(self) -> int:
        """Handle what is due now, at most a batch; how many there were."""
        now, delay = self._clock(), self._settings.delay
        NOTICES_WAITING.set(await self._notices.count_waiting())
        if not await self._notices.any_due(now, delay):
            return 0
        claimed = await self._notices.claim(now, delay, now + self._settings.claim, BATCH)
        outcomes = await asyncio.gather(*(self._handle(notice) for notice in claimed), return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, StorageFailed):
                raise outcome
            if isinstance(outcome, Exception):
                log.error("a notice failed", exc_info=outcome)
        return len(claimed)

    async def _handle(self, notice: Notice) -> None:
        if notice.channel == "digest":
            await self._send_digest(notice)
            return
        table = await self._current(notice)
        if table is None or self._clock() - notice.created > self._settings.max_age:
            await self._drop(notice)
        elif notice.channel == "":
            await self._deliver(notice)
        else:
            await self._send(notice, table)

    async def _current(self, notice: Notice) -> TableRow | None:
        """The table, if what the notice says is still true and not known to its reader."""
        try:
            table = await self._storage.find_table(notice.table)
        except BadRow:
            return None
        if table is None or not await self._notices.is_newest(notice):
            return None
        here = self._presence.players_at(table.id)
        if notice.kind == "over":
            return table if table.state == OVER and (not notice.player or notice.player not in here) else None
        if table.state != RUNNING:
            return None
        if notice.kind == "invited":
            sits = notice.player in [seat.player for seat in table.seats]
            return table if not sits and any(seat.kind == "open" for seat in table.seats) else None
        if notice.kind == "turn":
            seat = table.seats[table.turn] if table.turn is not None else None
            if seat is None or seat.kind != "person" or (notice.player and seat.player != notice.player):
                return None
            return None if seat.player in here else table
        return table if not notice.player or notice.player not in here else None

    async def _drop(self, *notices: Notice) -> None:
        await self._notices.done(*(notice.id for notice in notices))
        for notice in notices:
            NOTICES.labels(notice.channel or "event", "dropped").inc()

    # Events.

    async def _deliver(self, event: Notice) -> None:
        """Replace the event by its deliveries, at the times that suit the player."""
        wanted = await self._notices.preferences(event.player)
        if wanted is None or await self._notices.is_muted(event.player, event.table):
            await self._drop(event)
            return
        now = self._clock()
        at = quiet_until(wanted, now)
        deliveries = [
            _delivery_of(event, "push", each.id, at) for each in await self._notices.subscriptions_of(event.player)
        ]
        if wanted.mail != "off" and self._delivery.can_mail and await self._email_of(event.player):
            deliveries.append(self._mail_of(event, wanted, now, at))
        await self._notices.deliver(event, deliveries)

    def _mail_of(self, event: Notice, wanted: Preferences, now: float, at: float) -> Notice:
        if wanted.mail == "daily":
            return _delivery_of(event, "digest", "", next_at(wanted.daily_at, wanted.zone, now))
        return _delivery_of(event, "mail", "", at)

    async def _email_of(self, player: str) -> str | None:
        account = await self._accounts.find_account(player)
        return account.email if account else None

    # Deliveries.

    async def _send(self, notice: Notice, table: TableRow) -> None:
        try:
            if notice.channel == "push":
                await self._push(notice, table)
            elif notice.channel == "mail":
                await self._mail(notice, table)
            else:
                await self._call_webhook(notice, table)
        except NotSent as error:
            await self._try_again(str(error), notice)
        else:
            await self._notices.done(notice.id)
            NOTICES.labels(notice.channel, "sent").inc()

    async def _push(self, notice: Notice, table: TableRow) -> None:
        subscription = await self._notices.find_subscription(notice.target)
        if subscription is None or subscription.player != notice.player:
            return
        try:
            await self._delivery.push(notice, table, subscription, await self._language_of(notice.player))
        except Gone:
            await self._notices.remove_subscription(subscription.id)

    async def _mail(self, notice: Notice, table: TableRow) -> None:
        if address := await self._email_of(notice.player):
            await self._delivery.mail(notice, table, address, await self._language_of(notice.player))

    async def _call_webhook(self, notice: Notice, table: TableRow) -> None:
        webhook = await self._notices.webhook_of(notice.table)
        if webhook is None:
            return
        try:
            await self._delivery.call_webhook(notice, table, webhook)
        except Gone as gone:
            log.warning("the webhook of table %s was removed: %s", notice.table, gone)
            await self._notices.remove_webhook(notice.table)

    async def _language_of(self, player: str) -> str:
        known = await self._storage.find_player(player)
        return known.language if known else "en"

    async def _send_digest(self, first: Notice) -> None:
        """One mail with everything that waits for it and is still true. Of all that is due, one row stands for the
        mail: the process that has claimed it sends the mail, the others do nothing."""
        now = self._clock()
        waiting = await self._notices.claim_digest(first.player, now + self._settings.claim)
        if first.id != min((notice.id for notice in waiting if notice.due <= now), default=""):
            return
        tables = [(notice, await self._current(notice)) for notice in waiting]
        told = [(notice, table) for notice, table in tables if table is not None]
        address = await self._email_of(first.player)
        if not told or address is None or not self._delivery.can_mail:
            await self._drop(*waiting)
            return
        try:
            await self._delivery.mail_digest(told, address, await self._language_of(first.player))
        except NotSent as error:
            await self._try_again(str(error), *waiting)
            return
        await self._notices.done(*(notice.id for notice in waiting))
        NOTICES.labels("digest", "sent").inc()

    async def _try_again(self, why: str, *notices: Notice) -> None:
        """Later, and each time later; after some tries not at all."""
        attempts = max(notice.attempts for notice in notices) + 1
        channel = notices[0].channel
        log.warning("a notice (%s) was not sent at try %d: %s", channel, attempts, why)
        if attempts >= self._settings.tries:
            await self._drop(*notices)
            return
        NOTICES.labels(channel, "failed").inc()
        due = self._clock() + self._settings.retry * 4 ** (attempts - 1)
        if channel == "webhook":
            due -= self._settings.delay  # which is added to it
        await self._notices.postpone([notice.id for notice in notices], due, attempts)


def _delivery_of(event: Notice, channel: Channel, target: str, due: float) -> Notice:
    """One delivery of the event; its id is always the same."""
    return event._replace(id=f"{event.id}.{channel}.{target}", channel=channel, target=target, due=due, attempts=0)
