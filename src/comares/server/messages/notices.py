"""HTTP: notices, subscriptions of browsers, webhooks of tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minutes = Annotated[int, Meta(ge=0, lt=24 * 60)]


class NoticeChoice(Struct, forbid_unknown_fields=True):
    """What a player wants to be told, and when. Minutes are since midnight in the time zone."""

    turn: bool = True
    begins: bool = True
    over: bool = True
    mail: Literal["off", "now", "daily"] = "off"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # of IANA, such as Europe/Madrid
    quiet: bool = False
    quiet_from: Minutes = 22 * 60
    quiet_to: Minutes = 8 * 60
    daily_at: Minutes = 8 * 60
    invited: bool = True  # by a friend


class NoticeInfo(Struct):
    """Notices of the player."""

    wanted: NoticeChoice | None  # null: none
    browsers: int  # that get pushes
    push_key: str  # the server's key for `PushManager.subscribe`
    mail: bool  # whether this server sends mail
    email: str | None  # where to


class NewSubscription(Struct, forbid_unknown_fields=True):
    """Where a browser gets its pushes: `PushSubscription` of the Push API."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    key: Annotated[str, Meta(min_length=80, max_length=100)]  # p256dh
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class OldSubscription(Struct, forbid_unknown_fields=True):
    """A browser that wants no pushes any more."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class TableNotices(Struct, forbid_unknown_fields=True):
    """Whether the player wants to hear nothing of a table."""

    muted: bool


class NewWebhook(Struct, forbid_unknown_fields=True):
    """Where a table tells a club's chat what happens."""

    url: Annotated[str, Meta(min_length=8, max_length=1000)]


class WebhookInfo(Struct):
    """The webhook of a table, for the player who made it. The secret signs every call."""

    url: str
    secret: str
