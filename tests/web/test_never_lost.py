"""The connection breaks at every moment of a turn, in both games: a choice is made once, or the page says plainly that
it was not made."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from helpers.server.client import ServerProcess
from helpers.server.faulty_network import Network
from helpers.server.observed_log import SeenLine
from helpers.server.stored_log import stored_lines
from web.playing import CARDS, PHONE, Page, Person, keep_picture, new_table, until
from web.sabika_player import OPTIONS, SPACES, SabikaPlayer, new_sabika

BACK_WITHIN = 15_000  # milliseconds
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "name": "Zoraya", "level": "random"}
GAMES = ("alhambra", "sabika")
DECIDING = {"alhambra": ".prompt.mine", "sabika": f"{OPTIONS}, {SPACES}"}
WAITING, LOST, NOT_MADE, CONFIRM = ".notices .waiting", ".notices .lost", ".notices .not-made", ".confirm"
PLAY_ELSEWHERE = """async ([table, seat, line, code, secret]) => {
    if (secret) await fetch("/api/seats", {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({secret})});
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    await new Promise((done) => { socket.onopen = done; });
    socket.send(JSON.stringify({do: "play", seat, line, code}));
    await new Promise((done) => { socket.onmessage = (event) => JSON.parse(event.data).line > line && done(); });
    socket.close();
}"""


@dataclass
class At:
    """Ada at a table, behind a network of her own."""

    page: Page
    network: Network
    database: str
    table: dict[str, Any]
    game: str
    requests: list[dict[str, Any]] = field(default_factory=list)  # every play and undo she sent

    def __post_init__(self) -> None:
        self.player = SabikaPlayer(self.page, seed=5) if self.game == "sabika" else Person(self.page, seed=5)
        self.page.on("websocket", lambda socket: socket.on("framesent", self.note))

    def note(self, payload: str | bytes) -> None:
        message = json.loads(payload) if payload else {}
        if message.get("do") in ("play", "undo"):
            self.requests.append(message)

    def lines(self) -> dict[int, SeenLine]:
        return stored_lines(self.database)[self.table["id"]]

    @property
    def last(self) -> int:
        return max(self.lines())

    def ready(self) -> int:
        """Wait until she decides; the last line."""
        self.page.wait_for_selector(DECIDING[self.game], timeout=60_000)
        seen = -1
        while seen != (seen := self.last):  # the page plays what is forced
            self.page.wait_for_timeout(400)
        return seen

    def choose(self, until_shown: str) -> None:
        """Click what is offered until the page shows that."""
        for _ in range(30):
            if self.page.locator(until_shown).count():
                return
            self.choose_one()
        raise AssertionError(f"no {until_shown}")

    def choose_and_send(self) -> None:
        """Click what is offered until something is on its way."""
        before = len(self.requests)
        for _ in range(30):
            if len(self.requests) > before:
                return
            self.choose_one()
        raise AssertionError("nothing was sent")

    def choose_one(self) -> None:
        if self.game == "alhambra" and self.page.locator(CARDS).count():
            self.page.locator(CARDS).first.click()
            self.page.click(".prompt .button.main[data-code]")
        else:
            self.player.act()
        self.page.wait_for_timeout(60)

    def cut(self) -> None:
        self.network.cut()
        self.page.wait_for_selector(LOST)

    def heal(self) -> None:
        self.network.heal()
        self.page.wait_for_selector(LOST, state="detached", timeout=BACK_WITHIN)

    def assert_made_once(self, after: int) -> None:
        """What she asked for after that line was made, once, and nothing else."""
        until(lambda: self.last > after)
        self.page.wait_for_selector(WAITING, state="detached", timeout=BACK_WITHIN)
        asked = [request for request in self.requests if request["line"] == after]
        assert asked, "she sent nothing"
        assert all(request == asked[0] for request in asked), asked
        made = self.lines()[after + 1]
        assert made.seat == asked[0]["seat"]
        if asked[0]["do"] == "play":
            assert made.code == asked[0]["code"]
        assert not self.page.locator(NOT_MADE).count()


@pytest.fixture
def network(served: ServerProcess) -> Iterator[Network]:
    with Network(served.port) as network:
        yield network


@pytest.fixture
def sit(served: ServerProcess, visit: Callable[..., Any], network: Network) -> Callable[..., At]:
    def sit_down(game: str, confirm: str = "off", **settings: Any) -> At:
        page = visit(host=network.host, confirm=confirm, confirmTurns=confirm, **settings)
        table = new_sabika(page, [ME]) if game == "sabika" else new_table(page, [ME, BOT])
        at = At(page, network, served.settings.database, table, game)
        page.evaluate("window.cut(true); window.cut(false)")  # a socket that is listened to
        at.ready()
        return at

    return sit_down


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_made_without_a_connection_waits_and_is_made_once(sit: Callable[..., At], game: str) -> None:
    ada = sit(game)
    for _ in range(3):
        before = ada.ready()
        ada.cut()
        ada.choose(WAITING)
        keep_picture(ada.page, f"waiting-{game}")
        assert "is kept" in ada.page.inner_text(WAITING)
        assert ada.last == before
        ada.heal()
        ada.assert_made_once(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_that_got_lost_on_its_way_is_made_once(sit: Callable[..., At], game: str) -> None:
    ada = sit(game)
    before = ada.ready()
    ada.network.silence()
    ada.choose_and_send()
    assert ada.last == before
    ada.network.heal()
    ada.assert_made_once(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_whose_answer_got_lost_is_made_once(sit: Callable[..., At], game: str) -> None:
    ada = sit(game)
    before = ada.ready()
    ada.network.deafen()
    ada.choose_and_send()
    until(lambda: ada.last > before)
    ada.network.heal()
    ada.assert_made_once(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_confirmation_stays_open_without_a_connection_and_is_made_once(sit: Callable[..., At], game: str) -> None:
    ada = sit(game, confirm="on")
    ada.choose(CONFIRM)
    before = ada.ready()
    ada.cut()
    assert ada.page.locator(CONFIRM).count(), "the question stays"
    ada.page.click(f"{CONFIRM} .button.main")
    ada.page.wait_for_selector(WAITING)
    ada.heal()
    ada.assert_made_once(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_to_be_confirmed_is_asked_about_once_the_connection_is_back(sit: Callable[..., At], game: str) -> None:
    ada = sit(game, confirm="on")
    for _ in range(12):  # until one is final
        before = ada.ready()
        ada.cut()
        ada.choose(WAITING)
        ada.heal()
        until(lambda line=before: ada.page.locator(CONFIRM).count() or ada.last > line)  # type: ignore[misc]
        if ada.page.locator(CONFIRM).count():
            break
    assert ada.last == before, "nothing is made before it is confirmed"
    ada.page.click(f"{CONFIRM} .button.main")
    ada.assert_made_once(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_made_while_the_server_is_down_is_made_once(
    visit: Callable[..., Any], tmp_path_factory: pytest.TempPathFactory, game: str
) -> None:
    folder = tmp_path_factory.mktemp("killed")
    database = f"sqlite:///{folder / 'tables.db'}"
    with ServerProcess(database, folder / "log") as served, Network(served.port) as network:
        page = visit(host=network.host, confirmTurns="off")
        table = new_sabika(page, [ME]) if game == "sabika" else new_table(page, [ME, BOT])
        ada = At(page, network, database, table, game)
        page.evaluate("window.cut(true); window.cut(false)")
        before = ada.ready()
        served.kill()
        page.wait_for_selector(LOST)
        ada.choose(WAITING)
        served.start()
        ada.assert_made_once(before)
    assert not served.errors()


def test_what_was_selected_stays_selected_through_a_lost_connection(sit: Callable[..., At]) -> None:
    ada = sit("alhambra")
    before = ada.ready()
    ada.page.locator(CARDS).first.click()
    button = ada.page.locator(".prompt .button.main[data-code]")
    wanted = button.get_attribute("data-code")
    ada.cut()
    ada.heal()
    assert button.get_attribute("data-code") == wanted
    button.click()
    ada.assert_made_once(before)
    assert ada.lines()[before + 1].code == wanted


@pytest.mark.parametrize("fault", ["cut", "silence"])
def test_an_undo_without_a_connection_is_made_once(sit: Callable[..., At], fault: str) -> None:
    ada = sit("sabika")
    undo = ada.page.get_by_role("button", name="Undo").first
    for _ in range(30):
        if undo.count():
            break
        ada.choose_one()
    before = ada.ready()
    if fault == "cut":
        ada.cut()
    else:
        ada.network.silence()
    undo.click()
    if fault == "cut":
        assert "Undo" in ada.page.inner_text(WAITING)
        ada.heal()
    else:
        ada.network.heal()
    ada.assert_made_once(before)
    assert str(ada.lines()[before + 1].code).startswith("undo")


def test_a_rewind_without_a_connection_is_made_once(sit: Callable[..., At]) -> None:
    ada = sit("alhambra", rewind=True)
    for _ in range(2):
        before = ada.ready()
        ada.choose_and_send()
        ada.assert_made_once(before)
    before = ada.ready()
    ada.cut()
    ada.page.locator("[aria-label^='Go back to line']").first.click()
    ada.page.wait_for_selector(WAITING)
    ada.heal()
    ada.assert_made_once(before)
    assert str(ada.lines()[before + 1].code).startswith("rewind")


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_said_not_to_be_made_if_another_device_chose(
    sit: Callable[..., At], served: ServerProcess, game: str
) -> None:
    ada = sit(game)
    before = ada.ready()
    ada.cut()
    ada.choose(WAITING)
    other = ada.page.context.new_page()
    other.goto(f"http://{served.host}/#/table/{ada.table['id']}")
    other.wait_for_selector(DECIDING[game])
    ask = """async ([table, seat]) => (await new Promise((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
        socket.onopen = () => socket.send(JSON.stringify({do: "look", seat, since: null}));
        socket.onmessage = (event) => { const told = JSON.parse(event.data); if (told.decision) done(told); };
    })).decision.codes"""
    codes = other.evaluate(ask, [ada.table["id"], 0])
    kept = ada.page.evaluate("JSON.parse(sessionStorage['comares-unanswered'])")[ada.table["id"]]["request"]["code"]
    another = next(code for code in codes if code != kept)
    other.evaluate(PLAY_ELSEWHERE, [ada.table["id"], 0, before, another, ""])
    other.close()
    ada.network.heal()
    ada.page.wait_for_selector(NOT_MADE, timeout=BACK_WITHIN)
    assert "moved on" in ada.page.inner_text(NOT_MADE)
    keep_picture(ada.page, f"not-made-{game}")
    assert ada.lines()[before + 1].code == another
    assert not ada.requests
    ada.page.click(f"{NOT_MADE} button")
    assert not ada.page.locator(NOT_MADE).count()


def test_a_choice_is_said_not_to_be_made_if_the_seat_was_taken_over(
    sit: Callable[..., At], visit: Callable[..., Any], served: ServerProcess
) -> None:
    ada = sit("alhambra")
    before = ada.ready()
    ada.cut()
    ada.choose(WAITING)
    eve = visit()
    take = """(secret) => fetch("/api/seats", {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({secret})})"""
    eve.evaluate(take, ada.table["secrets"][0]["secret"])
    ada.network.heal()
    ada.page.wait_for_selector(NOT_MADE, timeout=BACK_WITHIN)
    assert "another device" in ada.page.inner_text(NOT_MADE)
    assert ada.last == before
    ada.page.wait_for_selector(".watching")


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_not_yet_sent_is_made_after_the_page_is_loaded_again(sit: Callable[..., At], game: str) -> None:
    ada = sit(game)
    before = ada.ready()
    ada.page.evaluate("window.cut(true)")
    ada.page.wait_for_selector(LOST)
    ada.choose(WAITING)
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.page.reload()
    ada.page.wait_for_selector(".stage, .table")
    ada.assert_made_once(before)
    stored = ada.page.evaluate("Object.values(JSON.parse(sessionStorage['comares-unanswered'] ?? '{}'))")
    assert stored == []


def test_a_choice_not_yet_sent_is_made_though_the_player_went_to_the_lobby(sit: Callable[..., At]) -> None:
    ada = sit("alhambra")
    before = ada.ready()
    ada.cut()
    ada.choose(WAITING)
    ada.page.evaluate("location.hash = '#/'")
    ada.network.heal()
    until(lambda: ada.last > before)
    assert ada.lines()[before + 1].seat == 0


def test_a_choice_not_yet_sent_can_be_withdrawn(sit: Callable[..., At]) -> None:
    ada = sit("alhambra")
    before = ada.ready()
    ada.cut()
    ada.choose(WAITING)
    ada.page.click(f"{WAITING} button")
    ada.page.wait_for_selector(CARDS)
    ada.heal()
    assert not ada.requests
    assert ada.last == before


def test_a_hint_asked_for_without_a_connection_comes_when_it_is_back(sit: Callable[..., At]) -> None:
    ada = sit("alhambra")
    ada.cut()
    ada.page.click("[aria-label=Hint]")
    ada.heal()
    ada.page.wait_for_selector(".prompt .hint", timeout=60_000)


def test_on_a_phone_the_waiting_choice_is_shown_too(
    served: ServerProcess, visit: Callable[..., Any], network: Network
) -> None:
    page = visit(PHONE, host=network.host)
    table = new_table(page, [ME, BOT])
    ada = At(page, network, served.settings.database, table, "alhambra")
    page.evaluate("window.cut(true); window.cut(false)")
    before = ada.ready()
    ada.cut()
    ada.choose(WAITING)
    keep_picture(page, "waiting-phone")
    ada.heal()
    ada.assert_made_once(before)
