"""Mail, through the server that the host has set up."""

from __future__ import annotations

import email.utils
import logging
import re
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import aiosmtplib

from comares.server.settings import Settings

TIMEOUT: Final = 20.0  # seconds
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
MAX_ADDRESS: Final = 254

log = logging.getLogger(__name__)


class Mail(NamedTuple):
    """A mail to one address. `id` names it: a mail that is sent again has the same one."""

    to: str
    subject: str
    text: str
    id: str = ""


class MailFailed(Exception):
    """The mail was not sent; `for_good`: nor will it be."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


def clean_address(text: str) -> str | None:
    """The address as it is stored; None if it is none."""
    address = text.strip().lower()
    return address if len(address) <= MAX_ADDRESS and ADDRESS.fullmatch(address) else None


class Mailer:
    """Sends mail, if the host has set it up."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings.mail
        self.works = settings.can_mail
        self.base = settings.public_url.rstrip("/") + "/"  # of links
        server = urlsplit(settings.mail.server)
        self._host, self._tls = server.hostname or "", server.scheme == "smtps"
        self._port = server.port or (465 if self._tls else 25)

    async def send(self, mail: Mail) -> None:
        """Send it; MailFailed if that fails."""
        try:
            await aiosmtplib.send(
                self._message(mail),
                hostname=self._host,
                port=self._port,
                use_tls=self._tls,
                start_tls=True if self._settings.user and not self._tls else None,
                username=self._settings.user or None,
                password=self._settings.password or None,
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPResponseException) as error:
            refused = error.recipients[0] if isinstance(error, aiosmtplib.SMTPRecipientsRefused) else error
            raise MailFailed(f"the server for mail answers {refused.code}", 500 <= refused.code < 600) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise MailFailed(f"the server for mail cannot be used: {type(error).__name__}") from None

    def _message(self, mail: Mail) -> EmailMessage:
        domain = self._settings.sender.rpartition("@")[2]
        message = EmailMessage(policy=SMTP)
        message["From"] = f"Comares <{self._settings.sender}>"
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = email.utils.localtime()
        message["Message-ID"] = f"<{mail.id}@{domain}>" if mail.id else email.utils.make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(mail.text)
        return message
