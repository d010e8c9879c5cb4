"""Notices in memory, beside the storage in memory."""

from __future__ import annotations

import time
from collections.abc import Iterable

from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.notices import (
    MAX_SUBSCRIPTIONS,
    Event,
    Notice,
    Preferences,
    Subscription,
    Webhook,
    event_id,
    events_of_line,
    events_of_seats,
)
from comares.server.play.storage import Progress, StoredLine, TableRow


class MemoryNotices:
    """Keeps everything in dictionaries. It hears of every line and seat from the storage."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._preferences: dict[str, Preferences] = {}
        self._muted: set[tuple[str, str]] = set()
        self._subscriptions: dict[str, Subscription] = {}
        self._webhooks: dict[str, Webhook] = {}
        self._outbox: dict[str, tuple[Notice, float]] = {}  # with until when it is claimed
        storage.on_line = self._on_line
        storage.on_seats = self._on_seats
        storage.on_delete = self._on_delete
        storage.on_gone.append(self._on_gone)
        storage.on_device_gone.append(self._on_device_gone)

    def _on_line(self, row: TableRow, line: StoredLine, progress: Progress) -> None:
        self._add(row.id, line.number, events_of_line(row.seats, line.seat, progress))

    def _on_seats(self, row: TableRow, by: str | None) -> None:
        self._add(row.id, row.line, events_of_seats(row.seats, by))

    def _on_delete(self, table: str) -> None:
        self._webhooks.pop(table, None)
        self._muted = {each for each in self._muted if each[1] != table}
        self._drop(notice.id for notice, _ in self._outbox.values() if notice.table == table)

    def _on_gone(self, player: str, heir: str | None) -> None:
        """What the heir has chosen already stays; what waits for the player is not sent."""
        wanted = self._preferences.pop(player, None)
        tables = {table for who, table in self._muted if who == player}
        self._muted = {each for each in self._muted if each[0] != player}
        own = [each for each in self._subscriptions.values() if each.player == player]
        if heir is None:
            self._drop([notice.id for notice, _ in self._outbox.values() if notice.player == player])
            self._subscriptions = {each: of for each, of in self._subscriptions.items() if of.player != player}
            return
        if wanted is not None:
            self._preferences.setdefault(heir, wanted._replace(player=heir))
        self._muted |= {(heir, table) for table in tables}
        self._subscriptions.update({each.id: each._replace(player=heir) for each in own})

    def _on_device_gone(self, player: str, device: str) -> None:
        gone = [each.id for each in self._subscriptions.values() if (each.player, each.device) == (player, device)]
        for each in gone:
            del self._subscriptions[each]

    def _add(self, table: str, line: int, events: list[Event]) -> None:
        now = time.time()
        for event in events:
            wanted = self._preferences.get(event.player)
            if wanted is not None and wanted.wants(event.kind):
                self._put(Notice(event_id(table, line, event), event.kind, table, line, event.player, "", "", now, now))
        if events and table in self._webhooks:
            kind = events[0].kind
            self._put(Notice(f"{table}.{line}.{kind}.", kind, table, line, "", "webhook", "", now, now))

    def _put(self, notice: Notice) -> None:
        self._outbox.setdefault(notice.id, (notice, 0.0))

    async def preferences(self, player: str) -> Preferences | None:
        return self._preferences.get(player)

    async def save_preferences(self, preferences: Preferences) -> None:
        self._preferences[preferences.player] = preferences

    async def drop_preferences(self, player: str) -> None:
        self._preferences.pop(player, None)
        self._outbox = {each: of for each, of in self._outbox.items() if of[0].player != player}

    async def is_muted(self, player: str, table: str) -> bool:
        return (player, table) in self._muted

    async def mute(self, player: str, table: str, muted: bool) -> None:
        (self._muted.add if muted else self._muted.discard)((player, table))

    async def subscriptions_of(self, player: str) -> list[Subscription]:
        own = [each for each in self._subscriptions.values() if each.player == player]
        return sorted(own, key=lambda each: each.created)

    async def find_subscription(self, subscription: str) -> Subscription | None:
        return self._subscriptions.get(subscription)

    async def add_subscription(self, subscription: Subscription) -> None:
        self._subscriptions[subscription.id] = subscription
        for old in (await self.subscriptions_of(subscription.player))[:-MAX_SUBSCRIPTIONS]:
            del self._subscriptions[old.id]

    async def remove_subscription(self, subscription: str) -> None:
        self._subscriptions.pop(subscription, None)

    async def webhook_of(self, table: str) -> Webhook | None:
        return self._webhooks.get(table)

    async def set_webhook(self, webhook: Webhook) -> None:
        self._webhooks[webhook.table] = webhook

    async def remove_webhook(self, table: str) -> None:
        self._webhooks.pop(table, None)
        self._drop(notice.id for notice, _ in self._outbox.values() if notice.table == table and not notice.player)

    # The outbox.

    async def any_due(self, now: float, delay: float) -> bool:
        return bool(self._due(now, delay))

    async def claim(self, now: float, delay: float, until: float, limit: int) -> list[Notice]:
        claimed = self._due(now, delay)[:limit]
        for notice in claimed:
            self._outbox[notice.id] = (notice, until)
        return claimed

    def _due(self, now: float, delay: float) -> list[Notice]:
        due = [
            notice
            for notice, claimed in self._outbox.values()
            if claimed <= now and notice.due <= (now - delay if notice.channel in ("", "webhook") else now)
        ]
        return sorted(due, key=lambda notice: notice.due)

    async def claim_digest(self, player: str, until: float) -> list[Notice]:
        waiting = [of[0] for of in self._outbox.values() if of[0].player == player and of[0].channel == "digest"]
        for notice in waiting:
            self._outbox[notice.id] = (notice, until)
        return sorted(waiting, key=lambda notice: notice.created)

    async def deliver(self, event: Notice, deliveries: list[Notice]) -> None:
        self._drop([event.id])
        for notice in deliveries:
            self._put(notice)

    async def done(self, *notices: str) -> None:
        self._drop(notices)

    def _drop(self, notices: Iterable[str]) -> None:
        for each in list(notices):
            self._outbox.pop(each, None)

    async def postpone(self, notices: list[str], due: float, attempts: int) -> None:
        for each in notices:
            if each in self._outbox:
                self._outbox[each] = (self._outbox[each][0]._replace(due=due, attempts=attempts), 0.0)

    async def is_newest(self, notice: Notice) -> bool:
        same = (notice.kind, notice.table, notice.player)
        others = [each for each, _ in self._outbox.values() if (each.kind, each.table, each.player) == same]
        return all(each.line <= notice.line for each in others)

    async def count_waiting(self) -> int:
        return len(self._outbox)
