"""A server for mail on the loopback that keeps what it is sent."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class MailServer:
    """Keeps every mail. While `answer` is set, it refuses them with it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = ""
        self.refused = 0
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answer:
            self.refused += 1
            return self.answer
        content: Any = envelope.content
        message = message_from_bytes(content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.append(message)
        return "250 OK"

    def wait(self, number: int, seconds: float = 20.0) -> list[EmailMessage]:
        """The mails, once there are so many."""
        end = time.monotonic() + seconds
        while len(self.mails) < number and time.monotonic() < end:
            time.sleep(0.02)
        assert len(self.mails) >= number, f"{len(self.mails)} mails of {number}"
        return self.mails


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def token_in(mail: EmailMessage) -> str:
    """The token of the link in the mail."""
    found = re.search(r"#/link/([\w-]+)", text_of(mail))
    assert found
    return found[1]


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A server that runs."""
    handler = MailServer()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        handler.port = free.getsockname()[1]
    controller = Controller(handler, hostname="127.0.0.1", port=handler.port)
    controller.start()
    try:
        yield handler
    finally:
        controller.stop()
