"""A browser and another client play on while the network is slowed, cut and silenced, and heals, and the server is
killed: no choice is lost or doubled, the page says when it is not connected, is soon right again, and is never loaded
anew."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Player, ServerProcess
from helpers.server.faulty_network import Network
from helpers.server.nearly_finished_game import nearly_over
from helpers.server.observed_log import Choice, SeenLine
from helpers.server.reconnecting_player import ReconnectingPlayer
from helpers.server.stored_log import stored_lines
from web.playing import Page, Person, keep_picture, new_table, play_on

pytestmark = pytest.mark.alone

LONG = bool(os.environ.get("COMARES_LONG"))
ADA, BEN = 0, 1
TILES = 60 if LONG else 5  # left in the bag at the start
ROUNDS = 8 if LONG else 1  # of each illness
MOST_CLICKS = 500
TOLD_WITHIN = 8.0  # seconds after which the page says that it is not connected
RIGHT_WITHIN = 2.0 if LONG else 6.0  # seconds after the network has healed; a busy machine has longer
NOTICED_WITHIN = 4.5  # seconds after a connection has died without a word, though the network is well again at once
ILLNESSES = ("slow", "very slow", "cut", "silent", "silent for a moment", "killed")

READ_LOG = """() => [...document.querySelectorAll("ol a[href*='#/replay/']")].map(
    (a) => [Number(a.href.split("/").at(-1)), a.title])"""
TAKE_SEAT = """async (secret) => (await fetch("/api/seats", {
    method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({secret})})).json()"""


class Ben:
    """Somebody with another client, in a thread of his own."""

    def __init__(self, host: str, table: str, secret: str, before: dict[int, SeenLine]) -> None:
        self.host, self.secret = host, secret
        self.stubborn = ReconnectingPlayer("alhambra", table, random.Random(2))
        his = [Choice(number - 1, BEN, str(told.code)) for number, told in before.items() if told.seat == BEN]
        self.stubborn.log.accepted += his
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()))
        self._thread.start()

    async def _play(self) -> None:
        async with Player(self.host, heartbeat=1.0) as player:
            await player.http.post("/api/seats", json={"secret": self.secret})
            await self.stubborn.play(player, asyncio.Event())

    def faults(self, stored: dict[int, SeenLine]) -> list[str]:
        """What he was told and is not so, once he has seen the end."""
        self._thread.join(30)
        assert not self._thread.is_alive(), "Ben does not know that it is over"
        return self.stubborn.log.faults(stored)


class Said:
    """What a page said to the server, over how many sockets."""

    def __init__(self, page: Page) -> None:
        self.sockets = 0
        self.plays: list[tuple[int, str]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        self.sockets += 1
        socket.on("framesent", self.note)

    def note(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["do"] == "play":
            self.plays.append((message["line"], message["code"]))


def fall_ill(served: ServerProcess, networks: list[Network], how: str) -> None:
    if how == "killed":
        served.kill()
        return
    for network in networks:
        if how == "cut":
            network.cut()
        elif how.startswith("silent"):
            network.silence()
        else:
            network.slow(2.0 if how == "very slow" else 0.2)


def heal(served: ServerProcess, networks: list[Network], how: str) -> None:
    if how == "killed":
        served.start()
    for network in networks:
        network.heal()


def act_for(person: Person, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and not person.is_over():
        person.act()
        person.page.wait_for_timeout(50)


def last_shown(page: Page) -> int:
    return int(page.evaluate(READ_LOG)[-1][0])


def right_again(page: Page, line: int, said: Said, sockets: int, within: float) -> float:
    """Seconds until the page is connected over a socket that holds, and shows at least that line."""
    began = time.monotonic()
    while page.locator(".lost").count() or last_shown(page) < line or said.sockets <= sockets:
        page.wait_for_timeout(20)
        assert time.monotonic() - began < within
    return time.monotonic() - began


def sit_down(page: Page, table: str, secret: str) -> None:
    page.evaluate(TAKE_SEAT, secret)
    page.evaluate("(id) => { window.isStillTheSamePage = true; location.hash = `#/table/${id}` }", table)
    page.wait_for_selector(".stage")


@contextmanager
def networks(served: ServerProcess) -> Iterator[list[Network]]:
    with Network(served.port) as one, Network(served.port) as two:
        yield [one, two]


def test_a_game_goes_on_through_every_illness_of_network_and_server(visit: Callable[..., Any], tmp_path: Path) -> None:
    database, dice = f"sqlite:///{tmp_path / 'tables.db'}", random.Random(3)
    with ServerProcess(database, tmp_path / "log") as served, networks(served) as ways:
        table, secrets, _ = nearly_over(database, TILES, seed=7)
        before = stored_lines(database)[table]
        page = visit(host=ways[0].host)
        said, person = Said(page), Person(page, seed=1)
        sit_down(page, table, secrets[ADA])
        ben = Ben(ways[1].host, table, secrets[BEN], before)
        for illness in dice.sample(ILLNESSES * ROUNDS, len(ILLNESSES) * ROUNDS):
            sockets = said.sockets - (illness.endswith("slow"))
            fall_ill(served, ways, illness)
            act_for(person, dice.uniform(0.3, 1.5))
            if illness in ("cut", "silent", "killed"):
                page.wait_for_selector(".lost", timeout=TOLD_WITHIN * 1000)
                keep_picture(page, f"lost-{illness}")
            heal(served, ways, illness)
            within = max(RIGHT_WITHIN, NOTICED_WITHIN) if illness == "silent for a moment" else RIGHT_WITHIN
            took = right_again(page, max(stored_lines(database)[table]), said, sockets, within)
            print(f"{illness}: right again after {took:.2f} s")
            act_for(person, dice.uniform(0.1, 1.0))
        play_on([person])
        stored = stored_lines(database)[table]
        assert not ben.faults(stored)
    assert page.evaluate(READ_LOG) == [[number, told.code] for number, told in stored.items()]
    hers = {(number - 1, told.code) for number, told in stored.items() if number not in before and told.seat == ADA}
    assert hers
    assert hers <= set(said.plays)
    assert page.evaluate("window.isStillTheSamePage")
    assert not served.errors()


def test_a_choice_that_was_on_its_way_when_the_connection_died_is_made_once(
    served: ServerProcess, visit: Callable[..., Any]
) -> None:
    database = served.settings.database
    table, secrets, turn = nearly_over(database, TILES, seed=7)
    before = stored_lines(database)[table]
    with Network(served.port) as network:
        page = visit(host=network.host)
        said, person = Said(page), Person(page, seed=1)
        sit_down(page, table, secrets[turn])
        page.wait_for_selector(".prompt.mine")
        network.silence()
        for _ in range(MOST_CLICKS):
            if said.plays:
                break
            person.act()
            page.wait_for_timeout(20)
        assert stored_lines(database)[table] == before
        network.heal()
        page.wait_for_selector(f"ol a[href$='/{len(before)}']", state="attached", timeout=TOLD_WITHIN * 1000)
        after = stored_lines(database)[table]
    assert said.plays == [(len(before) - 1, after[len(before)].code)] * 2
    assert len(after) == len(before) + 1


def test_whoever_comes_to_the_lobby_or_to_a_table_without_a_network_gets_there_once_it_is_back(
    served: ServerProcess, visit: Callable[..., Any]
) -> None:
    with Network(served.port) as network:
        page = visit(host=network.host)
        new_table(page, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
        here = page.evaluate("window.isStillTheSamePage = true; location.hash")
        for place, arrived in (("#/", ".play:enabled"), (here, ".stage")):
            network.cut()
            page.evaluate("(hash) => { location.hash = hash }", place)
            page.wait_for_selector("[role=alert]")
            network.heal()
            page.wait_for_selector(arrived, timeout=TOLD_WITHIN * 1000)
            assert not page.locator("[role=alert]").count()
    assert page.evaluate("window.isStillTheSamePage")
