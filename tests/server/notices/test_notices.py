"""A nudge reaches who is not at the table: once, after the commit, in the reader's language, with nothing of a hand."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.server.browser import Browser, close_browsers
from helpers.server.client import Player, ServerProcess
from helpers.server.mail_server import MailServer, mail_server, text_of, token_in
from helpers.server.postgres import postgres
from helpers.server.receiver import PushBrowser, Receiver, claims_in, receiver

from comares.server.settings import AccountSettings, MailSettings, NoticeSettings

QUICK = NoticeSettings(allow_loopback=True, delay=0.3, interval=0.1, retry=0.2, claim=1.0)
UNLIMITED = AccountSettings(attempts_per_minute=0)


@pytest.fixture(autouse=True)
def browsers() -> Iterator[None]:
    yield
    close_browsers()


@pytest.fixture(scope="module")
def calls() -> Iterator[Receiver]:
    with receiver() as running:
        yield running


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server() as running:
        yield running


def settings_with(mails: MailServer, **more: Any) -> dict[str, Any]:
    mail = MailSettings(mails.url, sender="table@example.org")
    return {"public_url": "http://localhost/", "mail": mail, "accounts": UNLIMITED, "notices": QUICK, **more}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, mails: MailServer, calls: Receiver) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("notices")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", **settings_with(mails)) as server:
        yield server
    assert not server.errors(), server.errors()


def subscribed(browser: Browser, calls: Receiver, **wanted: Any) -> PushBrowser:
    """The browser gets pushes."""
    pushes = PushBrowser(calls)
    browser.call("PUT", "notices", **wanted)
    browser.call("POST", "notices/subscriptions", 201, **pushes.subscription)
    return pushes


def seated(ada: Browser, ben: Browser) -> str:
    """A table of both, made by Ada, with Ben on the open seat."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    card = ada.call("POST", "tables", 201, game="alhambra", seats=seats, pace="turns")
    ben.call("POST", "invitations", 201, code=card["invitations"][0]["code"])
    return str(card["id"])


def as_player(server: ServerProcess, browser: Browser) -> Player:
    player = Player(f"localhost:{server.port}")
    player.http.cookies.update(browser.http.cookies)
    return player


async def moves(server: ServerProcess, browsers: list[Browser], table: str, number: int) -> list[int]:
    """Let the seats make so many turns, each browser at the table only while it plays; the seats that moved."""
    moved = []
    for _ in range(number):
        turn = browsers[0].call("GET", f"tables/{table}")["turn"]
        player = as_player(server, browsers[turn])
        try:
            async with player.at(table) as chair:
                shown = await chair.look(turn)
                while shown["decision"] and shown["decision"]["seat"] == turn:
                    shown = await chair.play(shown, shown["decision"]["codes"][0])
                    assert shown["type"] == "table", shown
        finally:
            await player.http.aclose()
        moved.append(turn)
    return moved


def play(server: ServerProcess, browsers: list[Browser], table: str, number: int = 1) -> list[int]:
    return asyncio.run(asyncio.wait_for(moves(server, browsers, table, number), 120))


def test_a_push_says_that_it_is_your_turn_in_your_language(served: ServerProcess, calls: Receiver) -> None:
    people = ada, ben = Browser(served), Browser(served)
    ada.call("PUT", "me", name="Ada", language="en")
    ben.call("PUT", "me", name="Ben", language="de")
    pushes = [subscribed(each, calls, begins=False) for each in people]
    table = seated(ada, ben)
    (first,) = play(served, [ada, ben], table)
    other = pushes[1 - first]
    (message,) = other.messages(1)
    names = ("Ada", "Ben")
    expected = [
        {"title": "Your turn", "body": f"Alhambra with {names[1]}: it is your turn."},
        {"title": "Du bist am Zug", "body": f"Alhambra mit {names[0]}: Du bist am Zug."},
    ][1 - first]
    assert message == {**expected, "page": f"#/table/{table}", "tag": table}
    call = calls.at(other.path)[0]
    claims = claims_in(call)
    assert claims["aud"] == calls.url
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert call.headers["ttl"] == "86400"
    time.sleep(1)
    assert len(calls.at(other.path)) == 1, "it is sent once"


def test_who_is_at_the_table_gets_none(served: ServerProcess, calls: Receiver) -> None:
    ada, ben = Browser(served), Browser(served)
    pushes = [subscribed(each, calls, begins=False) for each in (ada, ben)]
    table = seated(ada, ben)
    turn = ada.call("GET", f"tables/{table}")["turn"]

    async def story() -> None:
        here = as_player(served, (ada, ben)[1 - turn])
        try:
            async with here.at(table) as chair:
                await chair.look(1 - turn)
                await moves(served, [ada, ben], table, 1)
                await asyncio.sleep(1.5)
        finally:
            await here.http.aclose()

    asyncio.run(asyncio.wait_for(story(), 60))
    assert calls.at(pushes[1 - turn].path) == []


def test_a_table_that_begins_and_one_that_is_muted(served: ServerProcess, calls: Receiver) -> None:
    ada, ben = Browser(served), Browser(served)
    pushes = subscribed(ada, calls, turn=False)
    table = seated(ada, ben)
    assert pushes.messages(1)[0]["title"] == "Your table begins"
    ada.call("PUT", "notices", turn=True)
    ada.call("PUT", f"tables/{table}/notices", muted=True)
    assert ada.call("GET", f"tables/{table}/notices") == {"muted": True}
    play(served, [ada, ben], table, 2)
    time.sleep(1.5)
    assert len(calls.at(pushes.path)) == 1
    stranger = Browser(served)
    assert stranger.call("PUT", f"tables/{table}/notices", 403, muted=True)["error"] == "not-your-seat"


def test_quiet_hours_hold_back_and_no_notices_means_none(served: ServerProcess, calls: Receiver) -> None:
    ada, ben = Browser(served), Browser(served)
    hour = time.gmtime().tm_hour * 60
    quiet = {"quiet": True, "quiet_from": hour, "quiet_to": (hour + 180) % 1440, "zone": "UTC", "begins": False}
    held = subscribed(ada, calls, **quiet)
    none = subscribed(ben, calls, begins=False)
    ben.call("DELETE", "notices")
    table = seated(ada, ben)
    play(served, [ada, ben], table, 2)
    time.sleep(1.5)
    assert calls.at(held.path) == calls.at(none.path) == []
    assert ben.call("GET", "notices")["wanted"] is None


def with_address(browser: Browser, mails: MailServer, address: str) -> None:
    before = len(mails.mails)
    browser.call("POST", "mail-links", 204, email=address)
    browser.call("POST", "mail-links/use", 201, token=token_in(mails.wait(before + 1)[-1]))


def mails_to(mails: MailServer, address: str, number: int, seconds: float = 20.0) -> list[Any]:
    end = time.monotonic() + seconds
    found: list[Any] = []
    while len(found) < number and time.monotonic() < end:
        found = [mail for mail in mails.mails if mail["To"] == address and "#/link/" not in text_of(mail)]
        time.sleep(0.05)
    return found


def test_a_mail_says_it_too_and_is_tried_again_until_it_is_taken(served: ServerProcess, mails: MailServer) -> None:
    people = ada, ben = Browser(served), Browser(served)
    for name, browser in zip(("ada", "ben"), people, strict=True):
        with_address(browser, mails, f"{name}.turn@example.org")
        browser.call("PUT", "notices", mail="now", begins=False)
    table = seated(ada, ben)
    mails.answer = "451 later"
    (first,) = play(served, [ada, ben], table)
    until = time.monotonic() + 20
    while mails.refused < 2 and time.monotonic() < until:
        time.sleep(0.05)
    mails.answer = ""
    address = f"{('ada', 'ben')[1 - first]}.turn@example.org"
    (mail,) = mails_to(mails, address, 1)
    assert mail["Subject"] == "Your turn"
    assert f"http://localhost/#/table/{table}" in text_of(mail)
    time.sleep(1)
    assert len(mails_to(mails, address, 1)) == 1


def test_a_webhook_is_signed_and_only_the_host_sets_it(served: ServerProcess, calls: Receiver) -> None:
    ada, ben = Browser(served), Browser(served)
    ada.rename("Ada @everyone <!channel>")
    table = seated(ada, ben)
    assert ben.call("PUT", f"tables/{table}/webhook", 403, url=f"{calls.url}/club")["error"] == "not-host"
    assert ada.call("GET", f"tables/{table}/webhook") is None
    path = f"/club/{table}"
    secret = ada.call("PUT", f"tables/{table}/webhook", url=calls.url + path)["secret"]
    play(served, [ada, ben], table)
    (call,) = calls.wait(path, 1)
    said = json.loads(call.body)
    assert (said["kind"], said["table"], said["game"]) == ("turn", table, "alhambra")
    assert f"http://localhost/#/table/{table}" in said["text"]
    assert "@everyone" not in said["text"]
    assert "<" not in said["content"]
    moment, _, signed = call.headers["comares-signature"].removeprefix("t=").partition(",v1=")
    assert hmac.compare_digest(signed, hmac.digest(secret.encode(), f"{moment}.".encode() + call.body, "sha256").hex())
    calls.status = 410
    play(served, [ada, ben], table)
    until = time.monotonic() + 20
    while ada.call("GET", f"tables/{table}/webhook") is not None and time.monotonic() < until:
        time.sleep(0.1)
    calls.status = 201
    assert ada.call("GET", f"tables/{table}/webhook") is None, "a webhook that is gone is removed"


@pytest.mark.parametrize(
    "url",
    [
        "https://10.0.0.1/x",
        "https://192.168.1.1/",
        "https://[fd00::1]/",
        "ftp://127.0.0.1/",
        "https://169.254.169.254/",
    ],
)
def test_a_webhook_never_leads_into_the_network_of_the_host(served: ServerProcess, url: str) -> None:
    ada = Browser(served)
    table = ada.table()
    assert ada.call("PUT", f"tables/{table}/webhook", 400, url=url)["error"] == "outside"


def test_without_leave_not_even_to_this_machine(tmp_path: Path, calls: Receiver) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        ada = Browser(server)
        table = ada.table()
        for url in (calls.url, f"https://localhost:{calls.port}/", "https://127.0.0.1/"):
            assert ada.call("PUT", f"tables/{table}/webhook", 400, url=url)["error"] == "outside"
        push = PushBrowser(calls).subscription
        assert ada.call("POST", "notices/subscriptions", 400, **push)["error"] == "outside"


@pytest.mark.parametrize(
    "wanted",
    [{"zone": "Nowhere/Land"}, {"zone": "../../etc/passwd"}, {"quiet_from": 1440}, {"daily_at": -1}, {"mail": "often"}],
    ids=str,
)
def test_what_makes_no_sense_is_refused(served: ServerProcess, wanted: dict[str, Any]) -> None:
    assert Browser(served).call("PUT", "notices", 400, **wanted)["error"] == "malformed"


def test_nothing_of_a_hand_is_in_a_notice(served: ServerProcess, calls: Receiver, mails: MailServer) -> None:
    """A game of some rounds: whatever goes out is one of a few sentences about names, and the same with other cards."""
    people = ada, ben = Browser(served), Browser(served)
    pushes = [subscribed(each, calls) for each in people]
    for name, browser in zip(("ada", "ben"), people, strict=True):
        with_address(browser, mails, f"{name}.hand@example.org")
        browser.call("PUT", "notices", mail="now")
        browser.call("POST", "notices/subscriptions", 201, **pushes[people.index(browser)].subscription)
    table = seated(ada, ben)
    path = f"/hand/{table}"
    ada.call("PUT", f"tables/{table}/webhook", url=calls.url + path)
    for _ in range(3):
        play(served, [ada, ben], table, 2)
        time.sleep(0.8)
    said = {json.dumps(push.open(call), sort_keys=True) for push in pushes for call in calls.at(push.path)}
    for text in said:
        message = json.loads(text)
        assert set(message) == {"title", "body", "page", "tag"}
        assert message["body"].startswith("Alhambra with guest: ") or message["body"].startswith(
            "Alhambra with Guest: "
        )
    assert said, "some pushes went out"
    for call in calls.at(path):
        keys = {"id", "kind", "table", "game", "seats", "turn", "text", "content", "allowed_mentions"}
        assert set(json.loads(call.body)) == keys
    words = ("florin", "dirham", "dinar", "ducat", "denar", "hand", "tile", "points")
    sent = [text_of(mail) for mail in mails.mails if str(mail["To"]).endswith(".hand@example.org")]
    for text in (*said, *sent, *(call.body.decode() for call in calls.at(path))):
        assert not [word for word in words if word in text.lower()]


def test_each_notice_is_sent_once_by_two_processes_and_after_kills(
    tmp_path: Path, calls: Receiver, mails: MailServer
) -> None:
    with postgres() as url:
        servers = [ServerProcess(url, tmp_path / f"log{number}", **settings_with(mails)) for number in range(2)]
        for server in servers:
            server.start()
        try:
            ada, ben = Browser(servers[0]), Browser(servers[0])
            pushes = [subscribed(each, calls, begins=False) for each in (ada, ben)]
            table = seated(ada, ben)
            told: list[int] = []
            for number in range(4):
                (moved,) = play(servers[0], [ada, ben], table)
                if number % 2:
                    servers[1].kill()  # before the delay is over, so before anything was sent
                    servers[1].start()
                told.append(1 - moved)
                for seat in (0, 1):
                    calls.wait(pushes[seat].path, told.count(seat))
            time.sleep(2)
            assert [len(calls.at(push.path)) for push in pushes] == [told.count(0), told.count(1)]
        finally:
            for server in servers:
                server.stop()


def test_what_was_to_be_sent_is_sent_after_a_restart(tmp_path: Path, calls: Receiver, mails: MailServer) -> None:
    slow = NoticeSettings(allow_loopback=True, delay=3.0, interval=0.1, claim=1.0)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    server = ServerProcess(database, tmp_path / "log", **settings_with(mails, notices=slow)).start()
    ada, ben = Browser(server), Browser(server)
    pushes = [subscribed(each, calls, begins=False) for each in (ada, ben)]
    table = seated(ada, ben)
    (moved,) = play(server, [ada, ben], table)
    server.kill()
    assert calls.at(pushes[1 - moved].path) == []
    server.start()
    try:
        assert len(pushes[1 - moved].messages(1)) == 1
    finally:
        server.stop()


def test_a_friend_is_told_of_an_invitation_once_and_no_club_chat_is(
    served: ServerProcess, calls: Receiver, mails: MailServer
) -> None:
    ada, ben = Browser(served), Browser(served)
    pushes = subscribed(ben, calls)
    ada.call("POST", "friends", 200, code=ben.call("GET", "friends")["code"])
    ben.call("POST", "friends", 200, code=ada.call("GET", "friends")["code"])
    card = ada.call("POST", "tables", 201, game="alhambra", seats=[{"kind": "me"}, {"kind": "open"}])
    path = f"/invited/{card['id']}"
    ada.call("PUT", f"tables/{card['id']}/webhook", url=calls.url + path)
    (friend,) = ada.call("GET", "friends")["friends"]
    for _ in range(3):
        ada.call("POST", f"tables/{card['id']}/invite", 204, friend=friend["id"])
    (call,) = calls.wait(pushes.path, 1)
    message = pushes.open(call)
    assert (message["title"], message["page"]) == ("A friend asks you to play", "#/")
    time.sleep(1)
    assert len(calls.at(pushes.path)) == 1
    assert calls.at(path) == []
