"""Calls to addresses that somebody else has named: push services and webhooks.

Such an address must not reach into the host's own network. So its name is resolved here, every address that it has is
checked, the connection goes to a checked one, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

TIMEOUT: Final = 10.0  # seconds for all of it
MAX_ANSWER: Final = 16_384  # bytes that are read
MAX_URL: Final = 1000
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """The address may not be called."""


class CallFailed(Exception):
    """There was no answer."""


def checked_url(url: str, allow_loopback: bool) -> SplitResult:
    """The parts of the address; Forbidden if it is none that may be called, whatever its name leads to."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("it is not a web address") from None
    schemes = ("https", "http") if allow_loopback else ("https",)
    if parts.scheme not in schemes or not parts.hostname or port == 0:
        raise Forbidden("it does not begin with https://")
    if parts.username or parts.password or parts.fragment or len(url) > MAX_URL or not url.isascii():
        raise Forbidden("it has a user, a part behind # or letters that an address cannot have")
    if any(letter.isspace() or not letter.isprintable() for letter in url):
        raise Forbidden("it has a space")
    return parts


async def checked_addresses(host: str, port: int, allow_loopback: bool) -> list[str]:
    """The addresses of the host; Forbidden if one of them is not in the public network."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise CallFailed("the host has no address") from None
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    for text in addresses:
        address = ipaddress.ip_address(text.partition("%")[0])
        if not is_public(address) and not (allow_loopback and address.is_loopback):
            raise Forbidden("it is inside the host's own network")
    return addresses


def is_public(address: Address) -> bool:
    """Whether the address is one of the public network, also if it only wraps another one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is None and address.teredo is not None:
            inner = address.teredo[1]
        if inner is not None and not is_public(inner):
            return False
    special = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    return address.is_global and not special


async def post(url: str, body: bytes, headers: Mapping[str, str], allow_loopback: bool) -> int:
    """Send it; the status of the answer. Forbidden, or CallFailed."""
    parts = checked_url(url, allow_loopback)
    is_tls = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if is_tls else 80)
    try:
        async with asyncio.timeout(TIMEOUT):
            addresses = await checked_addresses(host, port, allow_loopback)
            return await _post(addresses[0], host, port, is_tls, _request(parts, body, headers))
    except (OSError, TimeoutError, ssl.SSLError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
        raise CallFailed(type(error).__name__) from None


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    all_headers = {
        "Host": parts.netloc,
        "User-Agent": "Comares",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in all_headers.items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


async def _post(address: str, host: str, port: int, is_tls: bool, request: bytes) -> int:
    tls = ssl.create_default_context() if is_tls else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=tls, server_hostname=host if is_tls else None, limit=MAX_ANSWER
    )
    try:
        writer.write(request)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\n")).split()
        if not version.startswith(b"HTTP/1."):
            raise ValueError("no HTTP")
        return int(status)
    finally:
        writer.close()
