"""`comares admin mail`: a mail to try the settings."""

from __future__ import annotations

import asyncio

from comares.kernel.errors import BadSetup
from comares.server.admin.output import Output
from comares.server.notices.mailer import Mail, Mailer, MailFailed, clean_address
from comares.server.settings import Settings

TEXT = "This mail was sent by comares admin mail. The settings work."


def try_mail(settings: Settings, output: Output, to: str) -> None:
    """Send a mail; a BadSetup says why it was not sent."""
    mailer, address = Mailer(settings), clean_address(to)
    if not mailer.works:
        raise BadSetup("mail cannot be sent without mail.server, mail.sender and public_url")
    if address is None:
        raise BadSetup(f"{to!r} is no address for mail; expected such as ada@example.org")
    try:
        asyncio.run(mailer.send(Mail(address, "Comares", TEXT)))
    except MailFailed as error:
        raise BadSetup(f"the mail was not sent: {error}") from None
    output.done(f"sent a mail to {address}", address=address)
