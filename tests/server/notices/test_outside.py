"""No push and no webhook reaches into the host's own network; a push is what RFC 8291 says."""

from __future__ import annotations

import asyncio
import ipaddress
import socket

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from helpers.server.receiver import receiver

from comares.server.notices import outside
from comares.server.notices.clock import next_at, quiet_until, zone_of
from comares.server.notices.outside import CallFailed, Forbidden, checked_addresses, checked_url, is_public, post
from comares.server.notices.push import decode, encode, encrypt
from comares.server.play.notices import Preferences

INSIDE = (
    "127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.5", "169.254.169.254", "100.64.0.1", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:c0a8:101::1",
)  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700:4700::1111"])
def test_an_address_outside_is(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://user:word@example.org/",
        "https://example.org/#part",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: x",
        "https://example.org:99999/",
        "https://[::1",
        "javascript:alert(1)",
        "https://example.org/" + "x" * 1000,
    ],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        checked_url(url, allow_loopback=False)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "[::1]", "[::ffff:127.0.0.1]", "10.0.0.1"]
)
def test_no_name_of_this_machine_is_called(host: str) -> None:
    with pytest.raises((Forbidden, CallFailed)):
        asyncio.run(post(f"https://{host}/", b"", {}, allow_loopback=False))


def test_one_inner_address_among_public_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolved(host: str) -> list[str]:
        async def both(*args: object, **named: object) -> list[tuple[object, ...]]:
            return [(0, 0, 0, "", ("1.1.1.1", 443)), (0, 0, 0, "", ("192.168.0.1", 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
        return await checked_addresses(host, 443, allow_loopback=True)

    with pytest.raises(Forbidden):
        asyncio.run(resolved("both.example"))


def test_a_call_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere at the next look (DNS rebinding) gains nothing: it is looked up once."""
    with receiver() as calls:
        looks = 0

        async def story() -> int:
            async def once(*args: object, **named: object) -> list[tuple[object, ...]]:
                nonlocal looks
                looks += 1
                return [(0, 0, 0, "", ("127.0.0.1" if looks == 1 else "10.0.0.1", calls.port))]

            loop = asyncio.get_running_loop()
            real = loop.getaddrinfo

            async def only_names(host: str, *args: object, **named: object) -> object:
                return await (once() if host == "club.example" else real(host, *args, **named))  # type: ignore[arg-type]

            monkeypatch.setattr(loop, "getaddrinfo", only_names)
            return await post(f"http://club.example:{calls.port}/hook", b"x", {"A": "b"}, allow_loopback=True)

        assert asyncio.run(story()) == 201
        assert looks == 1
        assert calls.calls[0].headers["host"] == f"club.example:{calls.port}"


def test_a_redirect_is_not_followed() -> None:
    with receiver() as calls:
        calls.status = 302
        assert asyncio.run(post(f"{calls.url}/hook", b"x", {}, allow_loopback=True)) == 302
        calls.status = 201
        assert not calls.calls


def test_a_receiver_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "TIMEOUT", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(CallFailed):
        asyncio.run(post(f"http://127.0.0.1:{silent.getsockname()[1]}/", b"", {}, allow_loopback=True))


def test_a_push_is_encrypted_as_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(
        int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_quiet_hours_end_in_the_morning_of_the_player() -> None:
    midnight = 1_800_000_000 // 86_400 * 86_400.0  # in UTC
    madrid = Preferences("ada", quiet=True, zone="Europe/Madrid")  # one hour later, in winter
    assert quiet_until(madrid, midnight + 22 * 3600) == midnight + 31 * 3600
    assert quiet_until(madrid, midnight + 3 * 3600) == midnight + 7 * 3600
    assert quiet_until(madrid, midnight + 12 * 3600) == midnight + 12 * 3600
    assert quiet_until(madrid._replace(quiet=False), midnight) == midnight
    noon = madrid._replace(quiet_from=12 * 60, quiet_to=14 * 60)
    assert quiet_until(noon, midnight + 12 * 3600) == midnight + 13 * 3600
    assert next_at(8 * 60, "Europe/Madrid", midnight) == midnight + 7 * 3600
    assert zone_of("Europe/Nowhere") is None
    assert zone_of("../etc/passwd") is None
