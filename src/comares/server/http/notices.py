"""The calls about notices: what a player wants, which browsers get pushes, the webhook of a table."""

from __future__ import annotations

import hashlib
import time

from litestar import delete, get, post, put

from comares.server.errors import Refusal
from comares.server.http.new_devices import session_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import AnyRequest, TheAccounts, TheNotices
from comares.server.messages.notices import (
    NewSubscription,
    NewWebhook,
    NoticeChoice,
    NoticeInfo,
    OldSubscription,
    TableNotices,
    WebhookInfo,
)
from comares.server.notices.clock import zone_of
from comares.server.notices.mailer import Mailer
from comares.server.notices.outside import CallFailed, Forbidden, checked_addresses, checked_url
from comares.server.notices.push import Vapid, check_keys
from comares.server.play.accounts import AccountStorage
from comares.server.play.ids import new_secret
from comares.server.play.notices import NoticeStorage, Preferences, Subscription, Webhook
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player, TableRow
from comares.server.settings import Settings


async def notice_info(
    known: Player, notices: NoticeStorage, accounts: AccountStorage, vapid: Vapid, mailer: Mailer
) -> NoticeInfo:
    """Notices of the player."""
    wanted = await notices.preferences(known.id)
    account = await accounts.find_account(known.id)
    browsers = await notices.subscriptions_of(known.id)
    choice = None if wanted is None else NoticeChoice(*wanted[1:])
    return NoticeInfo(choice, len(browsers), vapid.public, mailer.works, account.email if account else None)


@get("/api/notices", summary="What the player is told, and how", responses=REFUSALS)
async def get_notices(
    known: Player, notices: TheNotices, accounts: TheAccounts, vapid: Vapid, mailer: Mailer
) -> NoticeInfo:
    return await notice_info(known, notices, accounts, vapid, mailer)


@put("/api/notices", summary="Choose what to be told, and when", responses=REFUSALS)
async def put_notices(
    data: NoticeChoice, known: Player, notices: TheNotices, accounts: TheAccounts, vapid: Vapid, mailer: Mailer
) -> NoticeInfo:
    if zone_of(data.zone) is None:
        raise Refusal("malformed", what="zone: expected the name of a time zone such as Europe/Madrid")
    values = [getattr(data, name) for name in Preferences._fields[1:]]
    await notices.save_preferences(Preferences(known.id, *values))
    return await notice_info(known, notices, accounts, vapid, mailer)


@delete("/api/notices", summary="No notices any more", responses=REFUSALS, status_code=200)
async def delete_notices(
    known: Player, notices: TheNotices, accounts: TheAccounts, vapid: Vapid, mailer: Mailer
) -> NoticeInfo:
    await notices.drop_preferences(known.id)
    return await notice_info(known, notices, accounts, vapid, mailer)


@post("/api/notices/subscriptions", summary="Send pushes to this browser", responses=REFUSALS)
async def post_subscription(
    request: AnyRequest,
    data: NewSubscription,
    known: Player,
    notices: TheNotices,
    accounts: TheAccounts,
    vapid: Vapid,
    mailer: Mailer,
    settings: Settings,
) -> NoticeInfo:
    try:
        checked_url(data.endpoint, settings.notices.allow_loopback)
        check_keys(data.key, data.auth)
    except Forbidden as error:
        raise Refusal("outside", what=str(error)) from None
    except ValueError:
        raise Refusal("malformed", what="key and auth: expected those of a PushSubscription") from None
    subscription = Subscription(
        id=subscription_id(data.endpoint),
        player=known.id,
        device=session_of(request).device,
        endpoint=data.endpoint,
        key=data.key,
        auth=data.auth,
        created=time.time(),
    )
    await notices.add_subscription(subscription)
    return await notice_info(known, notices, accounts, vapid, mailer)


@post("/api/notices/subscriptions/remove", summary="No pushes to this browser", responses=REFUSALS, status_code=200)
async def remove_subscription(
    data: OldSubscription,
    known: Player,
    notices: TheNotices,
    accounts: TheAccounts,
    vapid: Vapid,
    mailer: Mailer,
) -> NoticeInfo:
    found = await notices.find_subscription(subscription_id(data.endpoint))
    if found is not None and found.player == known.id:
        await notices.remove_subscription(found.id)
    return await notice_info(known, notices, accounts, vapid, mailer)


def subscription_id(endpoint: str) -> str:
    """A short name of an endpoint."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


# By table.


@get("/api/tables/{table:str}/notices", summary="Whether the player hears of a table", responses=REFUSALS)
async def get_muted(table: str, known: Player, notices: TheNotices, rooms: Rooms) -> TableNotices:
    row = await rooms.stored_table(table)
    return TableNotices(await notices.is_muted(known.id, row.id))


@put("/api/tables/{table:str}/notices", summary="Hear nothing of a table, or hear of it again", responses=REFUSALS)
async def put_muted(table: str, data: TableNotices, known: Player, notices: TheNotices, rooms: Rooms) -> TableNotices:
    row = await rooms.stored_table(table)
    if known.id not in [seat.player for seat in row.seats]:
        raise Refusal("not-your-seat", seat=0)
    await notices.mute(known.id, row.id, data.muted)
    return data


@get("/api/tables/{table:str}/webhook", summary="The webhook of a table, for its host", responses=REFUSALS)
async def get_webhook(table: str, known: Player, notices: TheNotices, rooms: Rooms) -> WebhookInfo | None:
    await hosted_by(table, known, rooms)
    found = await notices.webhook_of(table)
    return WebhookInfo(found.url, found.secret) if found else None


@put("/api/tables/{table:str}/webhook", summary="Tell a club's chat what happens", responses=REFUSALS)
async def put_webhook(
    table: str, data: NewWebhook, known: Player, notices: TheNotices, rooms: Rooms, settings: Settings
) -> WebhookInfo:
    await hosted_by(table, known, rooms)
    allow = settings.notices.allow_loopback
    try:
        parts = checked_url(data.url, allow)
        await checked_addresses(parts.hostname or "", parts.port or 443, allow)
    except (Forbidden, CallFailed) as error:
        raise Refusal("outside", what=str(error)) from None
    before = await notices.webhook_of(table)
    secret = before.secret if before else new_secret()
    await notices.set_webhook(Webhook(table, data.url, secret, known.language, time.time()))
    return WebhookInfo(data.url, secret)


@delete("/api/tables/{table:str}/webhook", summary="Remove the webhook of a table", responses=REFUSALS)
async def delete_webhook(table: str, known: Player, notices: TheNotices, rooms: Rooms) -> None:
    await hosted_by(table, known, rooms)
    await notices.remove_webhook(table)


async def hosted_by(table: str, known: Player, rooms: Rooms) -> TableRow:
    """The table, if the player made it."""
    row = await rooms.stored_table(table)
    if row.host != known.id:
        raise Refusal("not-host")
    return row


HANDLERS = [
    get_notices,
    put_notices,
    delete_notices,
    post_subscription,
    remove_subscription,
    get_muted,
    put_muted,
    get_webhook,
    put_webhook,
    delete_webhook,
]
