"""The account in a real browser: a passkey of a virtual authenticator, a second device, a link by mail, a push."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from helpers.server.client import ServerProcess
from helpers.server.finished_games import finish_game
from helpers.server.mail_server import MailServer, mail_server, token_in
from web.finishing import finished_games, whose
from web.people import call, go
from web.playing import PHONE, keep_picture, until
from web.test_access import findings

from comares.server.settings import AccountSettings, MailSettings

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, mails: MailServer) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("account-page")
    with ServerProcess(
        f"sqlite:///{folder / 'tables.db'}",
        folder / "log",
        public_url="http://localhost/",
        mail=MailSettings(mails.url, sender="table@example.org"),
        accounts=AccountSettings(attempts_per_minute=0),
    ) as server:
        yield server
    assert not server.errors(), server.errors()


def with_authenticator(page: Any) -> tuple[Any, str]:
    """The page's browser has an authenticator; the way to it, and its id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]


def copy_passkeys(first: tuple[Any, str], second: tuple[Any, str]) -> None:
    """A passkey goes to another device, as those of a phone's maker do."""
    (session, authenticator), (other, target) = first, second
    for credential in session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]:
        other.send("WebAuthn.addCredential", {"authenticatorId": target, "credential": credential})


def test_an_account_by_passkey_is_the_same_on_a_phone(visit: Callable[..., Any], served: ServerProcess) -> None:
    host = f"localhost:{served.port}"
    desk = visit(host=host, theme="stucco")
    desk.fill(".you input.field", "Ada")
    desk.press(".you input.field", "Tab")
    desk.click(".you a[href='#/account']")
    desk.wait_for_selector(".create:enabled")
    assert findings(desk) == []
    keep_picture(desk, "account-guest")
    made = with_authenticator(desk)
    desk.focus(".create")
    desk.keyboard.press("Enter")
    desk.wait_for_selector(".passkeys li")
    assert "Ada" in desk.inner_text("header")
    desk.click(".recovery .button")
    desk.wait_for_selector(".codes li >> nth=9")
    code = desk.inner_text(".codes li >> nth=0")
    assert findings(desk) == []
    keep_picture(desk, "account-desk")
    desk.wait_for_timeout(2000)  # the settings are sent a moment after they were changed

    phone = visit(PHONE, host=host)
    phone.goto(f"http://{host}/#/account")
    phone.wait_for_selector(".sign-in:enabled")
    copy_passkeys(made, with_authenticator(phone))
    phone.tap(".sign-in")
    phone.wait_for_selector(".devices li >> nth=1")
    until(lambda: phone.evaluate("document.documentElement.dataset.theme") == "stucco")  # the settings follow
    assert findings(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    keep_picture(phone, "account-phone")
    phone.tap(".devices li .button")
    until(lambda: phone.locator(".devices li").count() == 1)
    desk.reload()
    desk.wait_for_selector(".create:enabled")

    desk.fill("input.number", code.lower())
    desk.press("input.number", "Enter")
    desk.wait_for_selector(".passkeys li")
    desk.click(".leave .button >> nth=1")
    desk.click("dialog[open] .button.main")
    desk.wait_for_selector(".create:enabled")


def test_your_games_are_the_same_on_two_devices_and_those_of_the_guest_come_along(
    visit: Callable[..., Any], served: ServerProcess
) -> None:
    host = f"localhost:{served.port}"
    desk, phone = visit(host=host), visit(PHONE, host=host)
    at_the_desk = finished_games(desk, served)
    go(desk, "account", ".create:enabled")
    made = with_authenticator(desk)
    desk.click(".create")
    desk.wait_for_selector(".passkeys li")
    guest = whose(phone, served)
    on_the_phone = finish_game(served.settings.database, guest, "alhambra", {}, "mason", 9)
    go(phone, "account", ".sign-in:enabled")
    copy_passkeys(made, with_authenticator(phone))
    phone.wait_for_selector("label.check input:checked")  # the games of this device come along
    phone.tap(".sign-in")
    phone.wait_for_selector(".devices li >> nth=1")
    for page in (desk, phone):
        go(page, "games", "main li .points")
        until(lambda page=page: page.locator("main li .points").count() == 5)  # type: ignore[misc]
        keep_picture(page, f"your-games-{page.viewport_size['width']}")
    assert desk.locator("main li .points").all_inner_texts() == phone.locator("main li .points").all_inner_texts()
    assert {each["table"] for each in call(desk, "my-games")["results"]} == {*at_the_desk, on_the_phone}
    assert findings(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_link_by_mail_signs_in_and_is_gone_from_the_address(
    visit: Callable[..., Any], served: ServerProcess, mails: MailServer
) -> None:
    host = f"localhost:{served.port}"
    page = visit(PHONE, "it", host=host)
    page.goto(f"http://{host}/#/account")
    page.fill("input[type=email]", "ada@example.org")
    page.press("input[type=email]", "Enter")
    mail = mails.wait(1)[0]
    assert mail["Subject"] == "Il tuo link per Comares"
    page.goto(f"http://{host}/#/link/{token_in(mail)}")
    page.wait_for_selector("main .button.main:enabled")
    assert "ada@example.org" in page.inner_text("main")
    assert findings(page) == []
    page.tap("main .button.main")
    page.wait_for_selector(".devices li")
    assert page.evaluate("location.hash") == "#/account"
    assert "ada@example.org" in page.inner_text("main")


@pytest.mark.parametrize("language", ["en", "ru", "cs", "de"])
def test_the_account_fits_a_phone_in_every_language(
    visit: Callable[..., Any], served: ServerProcess, language: str
) -> None:
    page = visit(PHONE, language, host=f"localhost:{served.port}")
    page.goto(f"http://localhost:{served.port}/#/account")
    page.wait_for_selector(".create:enabled")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert not re.search(r"\b(web|notice|refused)-[a-z-]+", page.inner_text("main"))


def test_the_page_can_be_installed_and_its_worker_holds_nothing_back(
    visit: Callable[..., Any], served: ServerProcess
) -> None:
    host = f"localhost:{served.port}"
    page = visit(host=host)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Comares"
    assert [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]] in (
        [],
        ["in-incognito"],
    )
    page.evaluate("navigator.serviceWorker.register('/sw.js', {scope: '/'}).then(() => navigator.serviceWorker.ready)")
    page.reload()
    page.wait_for_selector(".play:enabled")
    assert page.evaluate("caches.keys()") == [], "the worker keeps no file, so a new version is never held back"
    page.context.grant_permissions(["notifications"], origin=f"http://{host}")
    worker = page.context.service_workers[0] if page.context.service_workers else None
    until(lambda: page.context.service_workers)
    worker = worker or page.context.service_workers[0]
    shown = worker.evaluate(
        """async () => {
            const data = {json: () => ({title: "Your turn", body: "x", page: "#/table/abc", tag: "abc"})};
            const event = Object.assign(new ExtendableEvent("push"), {data});
            return new Promise((done) => { // a browser without windows shows none, so what it is asked to show counts
                self.registration.showNotification = async (title, {tag, data}) => done([title, tag, data.page]);
                self.dispatchEvent(event);
            });
        }"""
    )
    assert shown == ["Your turn", "abc", "#/table/abc"]
