"""The show: four people with four devices play turn by turn over simulated days.

Ada sits at a desk, Ben loses the connection, Cleo plays on a phone and comes back by the links in her mail, Dan gets
pushes, but never returns, and a bot plays for him. The server is killed and started again meanwhile. The game is rated.
Nothing of a hand, and no word that was said, is in what goes out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from helpers.server.client import ServerProcess
from helpers.server.jumping_clock import JumpingClock
from helpers.server.mail_server import MailServer, mail_server, text_of, token_in
from helpers.server.nearly_finished_game import nearly_over
from helpers.server.receiver import PushBrowser, Receiver, receiver
from helpers.server.server_process import Faults
from sqlalchemy import create_engine, select, update
from web.people import call
from web.playing import DESK, PHONE, TABLET, Person, keep_picture, until

from comares.server.app import Factories
from comares.server.settings import AccountSettings, ClockSettings, MailSettings, NoticeSettings
from comares.server.store.schema import SEATS, TABLES

DAY = 86_400.0

CLOCKS = ClockSettings(grace=0.0, interval=0.2, gap=1000 * DAY, look=0.1)
NOTICES = NoticeSettings(allow_loopback=True, delay=0.3, interval=0.1, retry=0.2, claim=1.0)
NAMES = ("Ada", "Ben", "Cleo", "Dan")
BEN, CLEO, DAN = 1, 2, 3
TILES = 9  # left in the bag: some thirty turns
MOST_TURNS = 120
HIDDEN_WORDS = ("florin", "dirham", "dinar", "ducat", "denar", "hand", "tile", "points")
PLAN = "my pavilions come next"  # what Ada says at the table, for those who sit there


class World(NamedTuple):
    server: ServerProcess
    clock: JumpingClock
    mails: MailServer
    calls: Receiver
    database: str


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    clock, database = JumpingClock(tmp_path / "clock"), f"sqlite:///{tmp_path / 'tables.db'}"
    with mail_server() as mails, receiver() as calls:
        mail = MailSettings(mails.url, sender="table@example.org")
        settings = {"public_url": "http://localhost/", "mail": mail, "notices": NOTICES, "clocks": CLOCKS}
        unlimited = AccountSettings(attempts_per_minute=0)
        faults = Faults(Factories(monotonic=clock))
        with ServerProcess(database, tmp_path / "log", faults, accounts=unlimited, **settings) as server:
            yield World(server, clock, mails, calls, database)
        assert not server.errors(), server.errors()


def rated_table(world: World) -> tuple[str, list[str]]:
    """A rated game for four that is near its end, with three days for each turn."""
    table, secrets, _ = nearly_over(world.database, TILES, seed=11, names=NAMES)
    engine = create_engine(world.database)
    with engine.begin() as connection:
        rules = {"rated": True, "to_count": True, "clock": {"kind": "move", "seconds": 3 * DAY, "increment": 0.0}}
        connection.execute(update(TABLES).where(TABLES.c.id == table).values({**rules, "pace": "turns"}))
    engine.dispose()
    return table, secrets


def make_host(world: World, table: str, seat: int) -> None:
    engine = create_engine(world.database)
    with engine.begin() as connection:
        which = SEATS.c.table == table, SEATS.c.seat == seat
        player = connection.execute(select(SEATS.c.player).where(*which)).scalar_one()
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(host=player))
    engine.dispose()


def sign_up_by_mail(world: World, page: Any) -> None:
    """An account by a link by mail, and mail at once when it is her turn."""
    call(page, "mail-links", "POST", {"email": "cleo@example.org"})
    token = token_in(world.mails.wait(1)[-1])
    page.evaluate("(token) => { location.hash = `#/link/${token}` }", token)
    page.click(".button.main")
    page.wait_for_selector("h1:has-text('account')")
    call(page, "notices", "PUT", {"mail": "now"})


def get_pushes(world: World, page: Any) -> PushBrowser:
    """Pushes for this player, to a service of our own."""
    browser = PushBrowser(world.calls)
    call(page, "notices", "PUT", {})
    call(page, "notices/subscriptions", "POST", browser.subscription)
    return browser


def say(page: Any, words: str) -> None:
    """Say something at the table, by hand."""
    page.click(".together")
    page.click("dialog[open] [data-tab=talk]")
    page.fill("dialog[open] form input", words)
    page.press("dialog[open] form input", "Enter")
    page.wait_for_selector(f".words:has-text('{words}')")
    page.keyboard.press("Escape")


def page_in(mail_text: str) -> str:
    """The page that the link of a mail leads to."""
    return next(word.split("#", 1)[1] for word in mail_text.split() if "#/table/" in word)


class Story:
    """One game of the four."""

    def __init__(self, world: World, pages: list[Any], table: str, pushes: PushBrowser) -> None:
        self.world, self.pages, self.table, self.pushes = world, pages, table, pushes
        self.people = [Person(page, seed=n, touch=n >= CLEO) for n, page in enumerate(pages)]
        self.lost = 0  # turns that Dan lost
        self.pushed = 0  # of them, those that a push told him of
        self.mails_read = 0

    def summary(self) -> dict[str, Any]:
        found: dict[str, Any] = call(self.pages[0], f"tables/{self.table}")
        return found

    def has_passed(self, seat: int) -> bool:
        now = self.summary()
        return bool(now["turn"] != seat or now["state"] != "running")

    def wait_for_dan(self, number: int) -> None:
        """Nobody is at Dan's seat: a push tells him of his turn, the time runs out, a bot plays."""
        if not self.summary()["seats"][DAN]["stand_in"]:
            if number:  # he still was there when the first turn began
                self.pushed += 1
                self.world.calls.wait(self.pushes.path, self.pushed)
            until(lambda: self.summary()["clock"]["ticking"] == DAN)
            self.world.clock.jump(3.1 * DAY)
            self.lost += 1
        until(lambda: self.has_passed(DAN), 60)

    def come_by_mail(self) -> None:
        """Cleo is not at the table. A mail tells her that it is her turn, and its link leads there."""
        page = self.pages[CLEO]
        until(lambda: len(self.world.mails.mails) > self.mails_read, 30)
        self.mails_read = len(self.world.mails.mails)
        target = page_in(text_of(self.world.mails.mails[-1]))
        page.goto(f"http://{self.world.server.host}/#{target}")
        page.wait_for_selector(".stage")

    def play(self, seat: int, number: int) -> None:
        """Play by clicking until the turn passes; Ben's connection breaks in between."""
        person, page = self.people[seat], self.pages[seat]
        for step in range(400):
            if self.has_passed(seat):
                break
            if seat == BEN and step == 1:
                page.evaluate("cut(true)")
                page.wait_for_selector(".lost")
                page.evaluate("cut(false)")
                page.wait_for_selector(".lost", state="detached")
            person.act()
            page.wait_for_timeout(30)
        else:
            keep_picture(page, f"show-stuck-{NAMES[seat]}")
            raise AssertionError(f"{NAMES[seat]} cannot finish turn {number}")
        if seat == CLEO:
            page.goto("about:blank")

    def nothing_is_told_yet(self) -> None:
        """Neither ratings nor statistics tell of a game that runs."""
        ratings = call(self.pages[0], f"tables/{self.table}/ratings")
        assert not ratings["counted"]
        assert {seat["change"] for seat in ratings["seats"]} == {None}
        assert call(self.pages[0], "ratings")["own"] == []
        assert call(self.pages[0], "my-games")["total"] == 0

    def go_on(self) -> None:
        """Turn after turn to the end, with a kill and a restart."""
        for number in range(MOST_TURNS):
            now = self.summary()
            if now["state"] != "running":
                return
            if number == 5:
                self.world.server.kill()
                self.world.server.start()
            if number == 11:
                self.world.server.stop()
                self.world.server.start()
            if number in (5, 11):
                until(lambda: all(not page.locator(".lost").count() for page in self.pages[:CLEO]), 30)
            seat = int(now["turn"])
            self.nothing_is_told_yet()
            if seat == DAN:
                self.wait_for_dan(number)
                continue
            if seat == CLEO:
                self.come_by_mail()
            self.world.clock.jump(0.8 * DAY)
            self.play(seat, number)
        raise AssertionError("the game does not end")


@pytest.mark.long
def test_four_people_on_four_devices_play_for_days(world: World, visit: Callable[..., Any]) -> None:
    host = world.server.host
    pages = [visit(size=size, host=host) for size in (DESK, DESK, PHONE, TABLET)]
    table, secrets = rated_table(world)
    for page, secret in zip(pages, secrets, strict=True):
        page.evaluate("(secret) => { location.hash = `#/seat/${secret}` }", secret)
        page.wait_for_selector(".stage")
    make_host(world, table, 0)
    path = "/show"
    call(pages[0], f"tables/{table}/webhook", "PUT", {"url": world.calls.url + path})
    sign_up_by_mail(world, pages[CLEO])
    pushes = get_pushes(world, pages[DAN])
    say(pages[0], PLAN)
    story = Story(world, pages, table, pushes)
    story.mails_read = len(world.mails.mails)
    pages[CLEO].goto("about:blank")
    if story.summary()["turn"] == CLEO:  # the notice of the turn that she already has does not come
        pages[CLEO].goto(f"http://{host}/#/table/{table}")
        pages[CLEO].wait_for_selector(".stage")
        story.play(CLEO, -1)
    pages[DAN].goto("about:blank")  # and never returns
    story.go_on()

    over = story.summary()
    assert over["state"] == "over"
    assert 0 < story.lost <= 3, "nobody waits three days for every turn of who is gone"
    assert over["result"]["places"][DAN] == max(over["result"]["places"]), "who was away at the end comes last"
    for number, person in enumerate(story.people[:CLEO]):
        until(lambda person=person: person.is_over() or (person.act() and False), 60)  # type: ignore[misc]
        keep_picture(person.page, f"show-over-{number}")
    until(lambda: call(pages[0], f"tables/{table}/ratings")["counted"], 60)
    ratings = call(pages[0], f"tables/{table}/ratings")["seats"]
    assert ratings[DAN]["change"] < 0
    assert sum(seat["change"] for seat in ratings if seat["change"] > 0) > 0
    pages[0].evaluate("location.hash = '#/ratings'")
    pages[0].wait_for_selector("table tbody tr")

    own = call(pages[0], "my-games")["results"]
    assert [(each["table"], each["place"]) for each in own] == [(table, over["result"]["places"][0])]
    assert PLAN not in pages[0].evaluate("(id) => fetch(`/api/tables/${id}/record`).then((it) => it.text())", table)
    pushed = [json.dumps(each) for each in pushes.messages(story.pushed + 1)]
    assert len(pushed) == story.pushed + 1, "each turn until a bot plays for good, then the end"
    nothing_hidden_went_out(world, pushed, path)


def nothing_hidden_went_out(world: World, pushed: list[str], path: str) -> None:
    """What mails, pushes and the webhook told: that it is somebody's turn and that it is over, each once."""
    sent = [text_of(mail) for mail in world.mails.mails[1:]]
    said = [each.body.decode() for each in world.calls.at(path)]
    assert len(sent) >= 2
    assert {json.loads(text)["kind"] for text in said} >= {"turn", "over"}
    for text in (*sent, *pushed, *said):
        assert not [word for word in (*HIDDEN_WORDS, PLAN) if word in text.lower()]
    ids = [json.loads(text)["id"] for text in said]
    assert len(ids) == len(set(ids)), "the club's chat is told once"


HEAR = """(() => {
  window.heard = [];
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { heard.push(performance.now()); return make.call(this); };
})();"""


@pytest.mark.long
def test_the_last_seconds_of_ones_own_turn_are_heard_and_nobody_elses(visit: Callable[..., Any]) -> None:
    ada, ben = visit(sounds=True), visit(sounds=True)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    card = call(ada, "tables", "POST", {"game": "alhambra", "seats": seats, "clock": {"kind": "bank", "seconds": 40}})
    call(ben, "invitations", "POST", {"code": card["invitations"][0]["code"], "name": "Ben"})
    for page in (ada, ben):
        page.evaluate(HEAR)
        page.evaluate("(id) => { location.hash = `#/table/${id}` }", card["id"])
        page.wait_for_selector(".stage")
        page.locator(".stage").click(position={"x": 5, "y": 5})  # sounds follow the first touch of a page
    mover, other = (ada, ben) if call(ada, f"tables/{card['id']}")["turn"] == 0 else (ben, ada)
    mover.wait_for_selector(".clock.last")
    for page in (ada, ben):
        page.evaluate("heard.length = 0")
    until(lambda: mover.evaluate("heard.length") >= 3, 130)  # at 30, 10 and 5; clocks stand at first
    assert other.evaluate("heard.length") == 0
