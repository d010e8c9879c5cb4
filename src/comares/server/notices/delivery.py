"""How a notice goes out: by push, by mail, to a webhook."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from typing import Final

from comares.i18n import translate
from comares.server.notices import texts
from comares.server.notices.mailer import Mail, Mailer, MailFailed
from comares.server.notices.outside import CallFailed, Forbidden, post
from comares.server.notices.push import Vapid, encrypt
from comares.server.play.notices import Notice, Subscription, Webhook
from comares.server.play.storage import TableRow

GONE: Final = (404, 410)  # the answers that say: never again
PUSH_SECONDS: Final = 24 * 3600  # that a push service keeps a push
OK: Final = range(200, 300)


class NotSent(Exception):
    """It was not sent; another try may succeed."""


class Gone(Exception):
    """There is nobody there any more."""


def short_id(notice: Notice) -> str:
    """The id of a notice, in a form that tells nobody the player."""
    return hashlib.sha256(notice.id.encode()).hexdigest()[:32]


def page_of(notice: Notice, table: TableRow) -> str:
    """Where the notice leads: to the table, or to the lobby, which lists invitations first."""
    return "#/" if notice.kind == "invited" else f"#/table/{table.id}"


class Delivery:
    """Sends one notice."""

    def __init__(self, vapid: Vapid, mailer: Mailer, allow_loopback: bool) -> None:
        self._vapid = vapid
        self._mailer = mailer
        self._allow_loopback = allow_loopback
        self.can_mail = mailer.works

    async def push(self, notice: Notice, table: TableRow, to: Subscription, language: str) -> None:
        """Send a push to one browser."""
        message = {
            "title": texts.title(notice.kind, language),
            "body": texts.sentence(notice.kind, table, notice.player, language),
            "page": page_of(notice, table),
            "tag": table.id,
        }
        body = encrypt(json.dumps(message, ensure_ascii=False).encode(), to.key, to.auth)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(PUSH_SECONDS),
            "Urgency": "normal",
            "Topic": short_id(notice),  # a push service keeps one of those with the same topic
            "Authorization": self._vapid.authorization(to.endpoint),
        }
        await self._post(to.endpoint, body, headers)

    async def mail(self, notice: Notice, table: TableRow, address: str, language: str) -> None:
        """Send a mail about one table."""
        said = texts.sentence(notice.kind, table, notice.player, language)
        arguments = {"said": said, "link": self._link(notice, table), "account": f"{self._mailer.base}#/account"}
        text = translate("notice-mail", arguments, language)
        await self._mail(Mail(address, texts.title(notice.kind, language), text, short_id(notice)))

    async def mail_digest(self, told: list[tuple[Notice, TableRow]], address: str, language: str) -> None:
        """Send one mail about several tables."""
        lines = [
            f"{texts.sentence(notice.kind, table, notice.player, language)}\n{self._link(notice, table)}"
            for notice, table in told
        ]
        arguments = {"said": "\n\n".join(dict.fromkeys(lines)), "account": f"{self._mailer.base}#/account"}
        text = translate("notice-digest-mail", arguments, language)
        subject = translate("notice-digest-subject", {"n": len(dict.fromkeys(lines))}, language)
        await self._mail(Mail(address, subject, text, short_id(told[-1][0])))

    async def call_webhook(self, notice: Notice, table: TableRow, webhook: Webhook) -> None:
        """Tell a club's chat. `text` and `content` are what chats show; the rest is for programs."""
        said = texts.chat_sentence(notice.kind, table, webhook.language)
        shown = f"{said} {self._link(notice, table)}" if self._mailer.base != "/" else said
        message: dict[str, object] = {
            "id": short_id(notice),
            "kind": notice.kind,
            "table": table.id,
            "game": table.game,
            "seats": [texts.seat_name(seat, webhook.language) for seat in table.seats],
            "turn": table.turn,
            "text": shown,
            "content": shown,
            "allowed_mentions": {"parse": []},
        }
        body = json.dumps(message, ensure_ascii=False).encode()
        moment = str(int(time.time()))
        headers = {
            "Content-Type": "application/json",
            "Comares-Notice": short_id(notice),
            "Comares-Signature": f"t={moment},v1={signature(webhook.secret, moment, body)}",
        }
        await self._post(webhook.url, body, headers)

    def _link(self, notice: Notice, table: TableRow) -> str:
        return f"{self._mailer.base}{page_of(notice, table)}"

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        try:
            status = await post(url, body, headers, self._allow_loopback)
        except Forbidden as error:
            raise Gone(str(error)) from None
        except CallFailed as error:
            raise NotSent(str(error)) from None
        if status in GONE:
            raise Gone(f"the answer was {status}")
        if status not in OK:
            raise NotSent(f"the answer was {status}")

    async def _mail(self, mail: Mail) -> None:
        try:
            await self._mailer.send(mail)
        except MailFailed as error:
            if not error.for_good:
                raise NotSent(str(error)) from None


def signature(secret: str, moment: str, body: bytes) -> str:
    """What a receiver compares: HMAC-SHA256 of the moment, a point and the body."""
    return hmac.new(secret.encode(), moment.encode() + b"." + body, "sha256").hexdigest()
