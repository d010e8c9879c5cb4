"""An account: the same player on every device, by passkey, recovery code or link, and gone when one leaves."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from helpers.server.authenticator import Authenticator
from helpers.server.browser import Browser, close_browsers
from helpers.server.client import Player, ServerProcess
from helpers.server.mail_server import MailServer, mail_server, text_of, token_in
from helpers.server.postgres import postgres
from websockets.exceptions import ConnectionClosed

from comares.server.play.rooms import SIGNED_OUT_CODE
from comares.server.settings import AccountSettings, MailSettings

UNLIMITED = AccountSettings(attempts_per_minute=0)


@pytest.fixture(autouse=True)
def browsers() -> Iterator[None]:
    yield
    close_browsers()


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("accounts")
    mail = MailSettings(mails.url, sender="table@example.org")
    with ServerProcess(
        f"sqlite:///{folder / 'tables.db'}",
        folder / "log",
        public_url="http://localhost/",
        mail=mail,
        accounts=UNLIMITED,
    ) as server:
        yield server
    assert not server.errors(), server.errors()


def test_the_games_and_the_name_of_a_guest_become_the_accounts(served: ServerProcess) -> None:
    ada = Browser(served)
    ada.rename("Ada")
    table = ada.table()
    account = ada.make_passkey()
    assert (account["account"], account["name"], len(account["passkeys"])) == (True, "Ada", 1)
    assert [device["here"] for device in account["devices"]] == [True]
    assert account["devices"][0]["name"] == "Safari · iPhone"
    assert (ada.name(), ada.tables()) == ("Ada", [table])


def test_a_passkey_brings_name_games_and_settings_to_another_device(served: ServerProcess) -> None:
    ada, phone = Browser(served), Browser(served)
    ada.rename("Ada")
    table = ada.table()
    ada.make_passkey()
    ada.call("PUT", "account/settings", 204, settings='{"theme":"stucco"}')
    signed_in = phone.sign_in(ada.authenticator)
    assert signed_in["settings"] == '{"theme":"stucco"}'
    assert (phone.name(), phone.tables()) == ("Ada", [table])
    assert len(signed_in["devices"]) == 2
    phone.rename("Ada L.")
    assert ada.name() == "Ada L."


def test_signing_in_brings_the_games_of_the_device_only_if_asked(served: ServerProcess) -> None:
    ada, friend, own = Browser(served), Browser(served), Browser(served)
    ada.make_passkey()
    table, kept = own.table(), friend.table()
    friend.sign_in(ada.authenticator)
    assert ada.tables() == []
    own.sign_in(ada.authenticator, bring=True)
    assert ada.tables() == [table]
    assert kept not in ada.tables()


def test_a_cookie_from_before_the_account_is_worth_nothing(served: ServerProcess) -> None:
    ada, thief = Browser(served), Browser(served)
    ada.rename("Ada")
    thief.http.cookies = httpx.Cookies(ada.http.cookies)
    assert thief.name() == "Ada"
    ada.make_passkey()
    assert thief.name() == ""
    assert ada.name() == "Ada"


def test_several_passkeys_sign_in_and_the_last_one_stays(served: ServerProcess) -> None:
    ada, phone = Browser(served), Browser(served)
    ada.make_passkey()
    account = ada.make_passkey(phone.authenticator)
    assert len(account["passkeys"]) == 2
    phone.sign_in(phone.authenticator)
    first, second = (passkey["id"] for passkey in account["passkeys"])
    assert len(ada.call("DELETE", f"account/passkeys/{first}")["passkeys"]) == 1
    assert ada.call("DELETE", f"account/passkeys/{second}", 409)["error"] == "last-way"
    assert ada.call("DELETE", f"account/passkeys/{first}", 404)["error"] == "not-here"
    options = phone.call("POST", "sign-in/options")["options"]
    signed = ada.authenticator.sign(options)
    assert phone.call("POST", "sign-in", 403, credential=signed)["error"] == "sign-in-failed"


def test_a_challenge_is_answered_once_and_only_by_its_passkey(served: ServerProcess) -> None:
    ada, thief = Browser(served), Browser(served)
    ada.make_passkey()
    signed = ada.authenticator.sign(ada.call("POST", "sign-in/options")["options"])
    ada.call("POST", "sign-in", credential=signed)
    assert thief.call("POST", "sign-in", 403, credential=signed)["error"] == "sign-in-failed"
    forger = Authenticator(thief.authenticator.origin)
    forger.id = ada.authenticator.id
    forged = forger.sign(thief.call("POST", "sign-in/options")["options"])
    assert thief.call("POST", "sign-in", 400, credential=forged)["error"] == "passkey"
    foreign = Authenticator("https://elsewhere.example")
    foreign.id, foreign.key = ada.authenticator.id, ada.authenticator.key
    signed = foreign.sign(thief.call("POST", "sign-in/options")["options"])
    assert thief.call("POST", "sign-in", 400, credential=signed)["error"] == "passkey"
    made = thief.authenticator.make(ada.call("POST", "account/passkeys/options")["options"])
    assert thief.call("POST", "account/passkeys", 403, credential=made)["error"] == "sign-in-failed"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": 3},
        {"response": {"clientDataJSON": "§"}},
        {"id": 7, "response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": "bnVsbA"}},
        {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAxfQ"}},
    ],
    ids=str,
)
def test_a_passkey_that_is_none_is_refused(served: ServerProcess, credential: dict[str, Any]) -> None:
    ada = Browser(served)
    for path in ("sign-in", "account/passkeys"):
        answer = ada.http.post(f"/api/{path}", json={"credential": credential})
        assert answer.status_code in (400, 403), answer.text


def test_a_recovery_code_signs_in_once_however_it_is_typed(served: ServerProcess) -> None:
    ada, phone = Browser(served), Browser(served)
    ada.rename("Ada")
    ada.make_passkey()
    codes = ada.call("POST", "account/recovery-codes", 201)["codes"]
    assert len(set(codes)) == 10
    phone.call("POST", "sign-in/recovery", code=codes[0].lower().replace("-", " "))
    assert phone.name() == "Ada"
    assert phone.call("GET", "account")["recovery_codes"] == 9
    again = Browser(served)
    for code in (codes[0], "AAAA-BBBB-CCCC-DDDD"):
        assert again.call("POST", "sign-in/recovery", 403, code=code)["error"] == "sign-in-failed"
    ada.call("POST", "account/recovery-codes", 201)
    assert again.call("POST", "sign-in/recovery", 403, code=codes[1])["error"] == "sign-in-failed"


def test_a_device_is_signed_out_alone_and_keeps_nothing(served: ServerProcess) -> None:
    ada, phone, lost = Browser(served), Browser(served), Browser(served)
    ada.rename("Ada")
    ada.table()
    ada.make_passkey()
    phone.sign_in(ada.authenticator)
    account = lost.sign_in(ada.authenticator)
    here = next(device["id"] for device in account["devices"] if device["here"])
    assert len(ada.call("DELETE", f"account/devices/{here}")["devices"]) == 2
    assert (lost.name(), lost.tables()) == ("", [])
    assert (phone.name(), ada.name()) == ("Ada", "Ada")
    assert phone.call("POST", "account/sign-out")["account"] is False
    assert (phone.name(), phone.tables()) == ("", [])
    phone.sign_in(ada.authenticator)
    ada.call("POST", "me/sign-out")
    assert (phone.name(), ada.name()) == ("", "Ada")
    assert len(ada.call("GET", "account")["devices"]) == 1


async def signing_a_device_out(first: ServerProcess, second: ServerProcess) -> None:
    ada, phone = Browser(first), Browser(second)
    table = ada.table()
    ada.make_passkey()
    account = phone.sign_in(at(ada, phone))
    here = next(device["id"] for device in account["devices"] if device["here"])
    async with Player(f"localhost:{second.port}") as socketed, Player(f"localhost:{first.port}") as staying:
        for player, browser in ((socketed, phone), (staying, ada)):
            player.http.cookies.clear()
            player.http.cookies.update(browser.http.cookies)
        async with socketed.at(table) as chair, staying.at(table) as other:
            assert (await chair.look(0))["type"] == "table"
            assert (await other.look(0))["type"] == "table"
            ada.call("DELETE", f"account/devices/{here}")
            with pytest.raises(ConnectionClosed) as closed:
                await chair.receive("pong")  # nobody has sent a ping
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SIGNED_OUT_CODE
            await other.send("ping")
            assert (await other.receive("pong"))["type"] == "pong"


def at(ada: Browser, phone: Browser) -> Authenticator:
    """Ada's passkey, used at the origin of the other process."""
    ada.authenticator.origin = f"http://localhost:{phone.http.base_url.port}"
    return ada.authenticator


def test_signing_a_device_out_closes_its_sockets_and_no_others(served: ServerProcess) -> None:
    asyncio.run(asyncio.wait_for(signing_a_device_out(served, served), 60))


def test_signing_a_device_out_reaches_the_other_processes(tmp_path: Path) -> None:
    with postgres() as url:
        servers = [ServerProcess(url, tmp_path / f"log{number}", accounts=UNLIMITED) for number in range(2)]
        with servers[0] as first, servers[1] as second:
            asyncio.run(asyncio.wait_for(signing_a_device_out(first, second), 60))


def test_a_link_by_mail_makes_an_account_and_signs_in(served: ServerProcess, mails: MailServer) -> None:
    ada, phone = Browser(served), Browser(served)
    ada.call("PUT", "me", name="Ada", language="de")
    mails.mails.clear()
    ada.call("POST", "mail-links", 204, email=" Ada@Example.org ")
    (mail,) = mails.wait(1)
    assert (mail["To"], mail["Subject"]) == ("ada@example.org", "Dein Link zu Comares")
    assert "http://localhost/#/link/" in text_of(mail)
    token = token_in(mail)
    assert ada.call("POST", "mail-links/seen", token=token) == {"email": "ada@example.org", "known": False}
    account = ada.call("POST", "mail-links/use", 201, token=token)
    assert (account["account"], account["email"]) == (True, "ada@example.org")
    assert ada.call("POST", "mail-links/use", 404, token=token)["error"] == "link-stale"
    phone.call("POST", "mail-links", 204, email="ada@example.org")
    token = token_in(mails.wait(2)[1])
    assert phone.call("POST", "mail-links/seen", token=token)["known"] is True
    phone.call("POST", "mail-links/use", 201, token=token)
    assert phone.name() == "Ada"
    assert phone.call("DELETE", "account/email", 409)["error"] == "last-way"
    phone.make_passkey()
    assert phone.call("DELETE", "account/email")["email"] is None


def test_links_go_to_every_address_but_not_without_end(served: ServerProcess, mails: MailServer) -> None:
    ada = Browser(served)
    mails.mails.clear()
    for _ in range(8):
        ada.call("POST", "mail-links", 204, email="nobody@example.org")
    assert len(mails.wait(5)) == 5, "an address gets five an hour, and the answer is always the same"
    for email in ("nobody", "a b@example.org", "a@b", "ada@exämple.org", "x@y.org\r\nBcc: z@z.org"):
        assert ada.call("POST", "mail-links", 400, email=email)["error"] == "email"


def test_no_secret_is_stored_or_logged(served: ServerProcess, mails: MailServer) -> None:
    ada = Browser(served)
    ada.make_passkey()
    codes = ada.call("POST", "account/recovery-codes", 201)["codes"]
    mails.mails.clear()
    ada.call("POST", "mail-links", 204, email="secret@example.org")
    token = token_in(mails.wait(1)[0])
    path = served.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        stored = "\n".join(database.iterdump())
    log = served.log_file.read_text()
    for secret in (token, *codes, *(code.replace("-", "") for code in codes)):
        assert secret not in stored
        assert secret not in log


def with_account(served: ServerProcess, name: str) -> Browser:
    browser = Browser(served)
    browser.rename(name)
    browser.make_passkey()
    return browser


def befriend(one: Browser, other: Browser) -> None:
    for player, asked in ((one, other), (other, one)):
        player.call("POST", "friends", code=asked.call("GET", "friends")["code"])


def test_friends_and_clubs_are_the_same_on_another_device(served: ServerProcess) -> None:
    ada, phone, ben = with_account(served, "Ada"), Browser(served), with_account(served, "Ben")
    befriend(ada, ben)
    ada.call("POST", "clubs", 201, name="Friday")
    phone.sign_in(ada.authenticator)
    for path in ("friends", "clubs", "ratings"):
        assert phone.call("GET", path) == ada.call("GET", path)
    assert [each["name"] for each in phone.call("GET", "friends")["friends"]] == ["Ben"]


def test_a_guest_brings_friends_and_clubs_along(served: ServerProcess) -> None:
    ada, guest, ben = with_account(served, "Ada"), Browser(served), with_account(served, "Ben")
    befriend(guest, ben)
    guest.call("POST", "clubs", 201, name="Monday")
    guest.sign_in(ada.authenticator, bring=True)
    assert [each["name"] for each in ada.call("GET", "friends")["friends"]] == ["Ben"]
    assert [each["name"] for each in ben.call("GET", "friends")["friends"]] == ["Ada"]
    assert [each["name"] for each in ada.call("GET", "clubs")] == ["Monday"]


def test_leaving_gives_everything_and_forgets_everything(served: ServerProcess) -> None:
    ada, ben = Browser(served), Browser(served)
    ada.rename("Ada the forgotten")
    ben.rename("Ben")
    befriend(ada, ben)
    ada.call("POST", "clubs", 201, name="The forgotten club")
    table = ada.table()
    ada.make_passkey()
    export = ada.call("GET", "account/export")
    assert (export["name"], [each["id"] for each in export["tables"]]) == ("Ada the forgotten", [table])
    assert export["account"]["passkeys"]
    assert (export["notices"], export["learned"]) == (None, [])
    assert [(each["name"], each["state"]) for each in export["friends"]] == [("Ben", "friend")]
    assert [(each["name"], each["owner"]) for each in export["clubs"]] == [("The forgotten club", True)]
    assert (export["ratings"], export["counted"], export["results"]) == ([], [], [])
    ada.call("DELETE", "account", 204)
    assert (ada.name(), ada.tables()) == ("", [])
    options = ada.call("POST", "sign-in/options")["options"]
    signed = ada.authenticator.sign(options)
    assert ada.call("POST", "sign-in", 403, credential=signed)["error"] == "sign-in-failed"
    with sqlite3.connect(served.settings.database.removeprefix("sqlite:///")) as database:
        stored = "\n".join(database.iterdump())
    assert not [each for each in ("forgotten", export["player"]) if each in stored]
    assert ben.call("GET", "friends")["friends"] == []


def test_a_guest_has_nothing_of_an_account(served: ServerProcess) -> None:
    ada = Browser(served)
    assert ada.call("GET", "account")["account"] is False
    for method, path in (
        ("POST", "account/recovery-codes"),
        ("POST", "account/sign-out"),
        ("DELETE", "account/email"),
        ("DELETE", "account/devices/x"),
        ("DELETE", "account/passkeys/x"),
    ):
        assert ada.call(method, path, 403)["error"] == "no-account"
    assert ada.call("PUT", "account/settings", 403, settings="{}")["error"] == "no-account"


def test_a_passkey_is_not_bound_to_a_number_and_mail_needs_a_server(tmp_path: Path) -> None:
    with (
        ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server,
        httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as http,
    ):
        assert http.post("/api/sign-in/options", json={}).json()["error"] == "passkey-host"
        assert http.post("/api/mail-links", json={"email": "a@b.org"}).json()["error"] == "no-mail"
        assert http.get("/api/account").json()["mail"] is False


def test_an_address_may_try_only_so_often(tmp_path: Path) -> None:
    limits = AccountSettings(attempts_per_minute=5)
    with (
        ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", accounts=limits) as server,
        httpx.Client(base_url=f"http://localhost:{server.port}") as http,
    ):
        answers = [http.post("/api/sign-in/recovery", json={"code": f"guess-{n:04}"}) for n in range(7)]
        assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 2


def test_an_account_survives_a_kill(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", accounts=UNLIMITED).start()
    ada, phone = Browser(server), Browser(server)
    ada.rename("Ada")
    ada.make_passkey()
    server.kill()
    server.start()
    assert ada.name() == "Ada"
    phone.sign_in(ada.authenticator)
    assert phone.name() == "Ada"
    server.stop()
