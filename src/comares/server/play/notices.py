"""Notices: a nudge for a player who is not at the table. An event is stored in the transaction that causes it; a
dispatcher makes deliveries of it, one for each device, address or webhook, and sends each once.

`server/store` implements the storage with SQL, `memory_notices.py` in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from comares.server.play.storage import Progress, Seat

NoticeKind = Literal["turn", "begins", "over", "invited"]
Channel = Literal["", "push", "mail", "digest", "webhook"]  # empty: an event that was not delivered yet
MailMode = Literal["off", "now", "daily"]

KINDS: Final[tuple[NoticeKind, ...]] = ("turn", "begins", "over", "invited")
MAX_SUBSCRIPTIONS: Final = 10  # of a player; the oldest makes room
EVENING: Final = 22 * 60
MORNING: Final = 8 * 60


class Preferences(NamedTuple):
    """What a player wants to be told, and when."""

    player: str
    turn: bool = True
    begins: bool = True
    over: bool = True
    mail: MailMode = "off"
    zone: str = "UTC"  # of IANA
    quiet: bool = False
    quiet_from: int = EVENING  # minutes since midnight, in the player's time zone
    quiet_to: int = MORNING
    daily_at: int = MORNING  # when the digest comes
    invited: bool = True

    def wants(self, kind: str) -> bool:
        """Whether the player wants notices of that kind."""
        return bool(getattr(self, kind))


class Subscription(NamedTuple):
    """Where a browser gets its pushes, and the keys that they are encrypted with (RFC 8291)."""

    id: str  # a hash of the endpoint
    player: str
    device: str  # of an account; empty: a guest's
    endpoint: str
    key: str
    auth: str
    created: float


class Webhook(NamedTuple):
    """Where a table tells a club's chat what happens."""

    table: str
    url: str
    secret: str  # that signs
    language: str
    created: float


class Notice(NamedTuple):
    """A row of the outbox: an event, or one delivery of it."""

    id: str
    kind: NoticeKind
    table: str
    line: int
    player: str  # to whom; empty for a webhook
    channel: Channel
    target: str  # a subscription, for a push
    created: float
    due: float
    attempts: int = 0


class Event(NamedTuple):
    """Something to tell a player."""

    kind: NoticeKind
    player: str


def events_of_line(seats: Sequence[Seat], mover: int, progress: Progress) -> list[Event]:
    """Whom a line concerns: everybody when the game is over, the next person when the turn passes."""
    people = [seat.player for seat in seats if seat.kind == "person" and seat.player]
    if progress.over:
        return [Event("over", player) for player in dict.fromkeys(people)]
    if progress.turn is None or progress.turn == mover or not 0 <= progress.turn < len(seats):
        return []
    turn = seats[progress.turn]
    last = seats[mover].player if 0 <= mover < len(seats) else None
    return [Event("turn", turn.player)] if turn.kind == "person" and turn.player and turn.player != last else []


def events_of_seats(seats: Sequence[Seat], by: str | None) -> list[Event]:
    """Whom it concerns that nobody is missing at the table any more: all people but the one who came last."""
    if any(seat.kind == "open" for seat in seats):
        return []
    people = dict.fromkeys(seat.player for seat in seats if seat.kind == "person" and seat.player)
    return [Event("begins", player) for player in people if player != by]


def event_id(table: str, line: int, event: Event) -> str:
    """The id of an event: stored again, it is there once."""
    return f"{table}.{line}.{event.kind}.{event.player}"


class NoticeStorage(Protocol):
    """Stores what players want and what is to be sent. Events themselves are stored by `Storage`, with their cause."""

    async def preferences(self, player: str) -> Preferences | None:
        """What the player wants; None: no notices."""
        ...

    async def save_preferences(self, preferences: Preferences) -> None:
        """Save what the player wants."""
        ...

    async def drop_preferences(self, player: str) -> None:
        """No notices for the player, from now on; what waits is not sent."""
        ...

    async def is_muted(self, player: str, table: str) -> bool:
        """Whether the player wants to hear nothing of the table."""
        ...

    async def mute(self, player: str, table: str, muted: bool) -> None:
        """Hear nothing of the table, or hear of it again."""
        ...

    async def subscriptions_of(self, player: str) -> list[Subscription]:
        """The player's browsers, the oldest first."""
        ...

    async def find_subscription(self, subscription: str) -> Subscription | None:
        """The subscription of that id."""
        ...

    async def add_subscription(self, subscription: Subscription) -> None:
        """Add a browser; one with the same endpoint is replaced, also another player's."""
        ...

    async def remove_subscription(self, subscription: str) -> None:
        """Remove a browser."""
        ...

    async def webhook_of(self, table: str) -> Webhook | None:
        """The webhook of the table."""
        ...

    async def set_webhook(self, webhook: Webhook) -> None:
        """Set the webhook of a table."""
        ...

    async def remove_webhook(self, table: str) -> None:
        """Remove the webhook of a table."""
        ...

    # The outbox.

    async def any_due(self, now: float, delay: float) -> bool:
        """Whether something could be claimed."""
        ...

    async def claim(self, now: float, delay: float, until: float, limit: int) -> list[Notice]:
        """Take what is due, the oldest first: until then nobody else does. Events and webhooks are due `delay` seconds
        later than they say."""
        ...

    async def claim_digest(self, player: str, until: float) -> list[Notice]:
        """Take everything that waits for the player's digest."""
        ...

    async def deliver(self, event: Notice, deliveries: list[Notice]) -> None:
        """Replace an event by its deliveries."""
        ...

    async def done(self, *notices: str) -> None:
        """They were sent, or need not be."""
        ...

    async def postpone(self, notices: list[str], due: float, attempts: int) -> None:
        """Try again then."""
        ...

    async def is_newest(self, notice: Notice) -> bool:
        """Whether no later event of the same kind waits for the same player or webhook at the same table."""
        ...

    async def count_waiting(self) -> int:
        """How many rows the outbox has."""
        ...
