"""The storage of notices over SQLAlchemy."""

from __future__ import annotations

from comares.server.play.notices import Notice, Preferences, Subscription, Webhook
from comares.server.store import notice_queries
from comares.server.store.database import Database


class SqlNotices:
    """Stores notices in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def preferences(self, player: str) -> Preferences | None:
        return await self.database.read(lambda on: notice_queries.preferences(on, player))

    async def save_preferences(self, preferences: Preferences) -> None:
        await self.database.write(lambda to: notice_queries.save_preferences(to, preferences))

    async def drop_preferences(self, player: str) -> None:
        await self.database.write(lambda to: notice_queries.drop_preferences(to, player))

    async def is_muted(self, player: str, table: str) -> bool:
        return await self.database.read(lambda on: notice_queries.is_muted(on, player, table))

    async def mute(self, player: str, table: str, muted: bool) -> None:
        await self.database.write(lambda to: notice_queries.mute(to, player, table, muted))

    async def subscriptions_of(self, player: str) -> list[Subscription]:
        return await self.database.read(lambda on: notice_queries.subscriptions_of(on, player))

    async def find_subscription(self, subscription: str) -> Subscription | None:
        return await self.database.read(lambda on: notice_queries.find_subscription(on, subscription))

    async def add_subscription(self, subscription: Subscription) -> None:
        await self.database.write(lambda to: notice_queries.add_subscription(to, subscription))

    async def remove_subscription(self, subscription: str) -> None:
        await self.database.write(lambda to: notice_queries.remove_subscription(to, subscription))

    async def webhook_of(self, table: str) -> Webhook | None:
        return await self.database.read(lambda on: notice_queries.webhook_of(on, table))

    async def set_webhook(self, webhook: Webhook) -> None:
        await self.database.write(lambda to: notice_queries.set_webhook(to, webhook))

    async def remove_webhook(self, table: str) -> None:
        await self.database.write(lambda to: notice_queries.remove_webhook(to, table))

    # The outbox.

    async def any_due(self, now: float, delay: float) -> bool:
        return await self.database.read(lambda on: notice_queries.any_due(on, now, delay))

    async def claim(self, now: float, delay: float, until: float, limit: int) -> list[Notice]:
        return await self.database.write(lambda to: notice_queries.claim(to, now, delay, until, limit))

    async def claim_digest(self, player: str, until: float) -> list[Notice]:
        return await self.database.write(lambda to: notice_queries.claim_digest(to, player, until))

    async def deliver(self, event: Notice, deliveries: list[Notice]) -> None:
        await self.database.write(lambda to: notice_queries.deliver(to, event, deliveries))

    async def done(self, *notices: str) -> None:
        await self.database.write(lambda to: notice_queries.done(to, notices))

    async def postpone(self, notices: list[str], due: float, attempts: int) -> None:
        await self.database.write(lambda to: notice_queries.postpone(to, notices, due, attempts))

    async def is_newest(self, notice: Notice) -> bool:
        return await self.database.read(lambda on: notice_queries.is_newest(on, notice))

    async def count_waiting(self) -> int:
        return await self.database.read(notice_queries.count_waiting)
