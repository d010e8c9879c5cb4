"""The storage of notices over SQLAlchemy."""

from __future__ import annotations

from comares.server.store import notice_queries
from comares.server.store.database import Database
from comares.server.store.query_methods import reads, writes


class SqlNotices:
    """Stores notices in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    preferences = reads(notice_queries.preferences)
    save_preferences = writes(notice_queries.save_preferences)
    drop_preferences = writes(notice_queries.drop_preferences)
    is_muted = reads(notice_queries.is_muted)
    mute = writes(notice_queries.mute)
    subscriptions_of = reads(notice_queries.subscriptions_of)
    find_subscription = reads(notice_queries.find_subscription)
    add_subscription = writes(notice_queries.add_subscription)
    remove_subscription = writes(notice_queries.remove_subscription)
    webhook_of = reads(notice_queries.webhook_of)
    set_webhook = writes(notice_queries.set_webhook)
    remove_webhook = writes(notice_queries.remove_webhook)

    # The outbox.

    any_due = reads(notice_queries.any_due)
    claim = writes(notice_queries.claim)
    claim_digest = writes(notice_queries.claim_digest)
    deliver = writes(notice_queries.deliver)
    done = writes(notice_queries.done)
    postpone = writes(notice_queries.postpone)
    is_newest = reads(notice_queries.is_newest)
    count_waiting = reads(notice_queries.count_waiting)
