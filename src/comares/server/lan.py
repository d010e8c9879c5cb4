"""A table for everybody in the house: where other devices reach this machine."""

from __future__ import annotations

import socket
import sys

from comares.kernel.errors import BadSetup

FAR_AWAY = ("192.0.2.1", 9)  # nobody's; no packet is sent, the system only says which way it would go


def own_address() -> str:
    """This machine's address in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(FAR_AWAY)
            address = str(way.getsockname()[0])
        except OSError:
            address = "127.0.0.1"
    if address.startswith("127."):
        raise BadSetup("this machine is in no network (or name its address: --lan ADDRESS)")
    return address


def show_code(address: str) -> None:
    """The address as a code to scan, where there is a terminal to show it."""
    if sys.stdout.isatty():
        import segno

        segno.make(address, micro=False).terminal(compact=True)
