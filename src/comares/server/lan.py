"""The address at which other devices in the local network reach this machine."""

from __future__ import annotations

import socket
import sys

from comares.kernel.errors import BadSetup

DOCUMENTATION_ADDRESS = ("192.0.2.1", 9)  # reserved by RFC 5737; no packet is sent, only the route is looked up


def own_address(destination: tuple[str, int] = DOCUMENTATION_ADDRESS) -> str:
    """This machine's address in the network through which it would reach the destination."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(destination)
            address = str(route.getsockname()[0])
        except OSError:
            address = "127.0.0.1"
    if address.startswith("127."):
        raise BadSetup("this machine is in no network; to name its address: --lan ADDRESS")
    return address


def show_code(address: str) -> None:
    """Prints the address as a QR code if the output is a terminal."""
    if sys.stdout.isatty():
        import segno

        segno.make(address, micro=False).terminal(compact=True)
