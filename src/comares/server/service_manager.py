"""What a service manager such as systemd is told (the protocol of sd_notify)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Final

ADDRESS_VARIABLE: Final = "NOTIFY_SOCKET"  # set by the manager that wants to be told
READY: Final = "READY=1"


def tell_ready() -> None:
    """The server answers now; who waits for it to start can go on. Nothing without a manager that asks for it."""
    address = os.environ.get(ADDRESS_VARIABLE, "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):  # an abstract socket
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.sendto(READY.encode(), address)
