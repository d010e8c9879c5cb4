"""The kill -9 harness: games of both kinds go on while their server is killed again and again. What was told must be
stored, in its place and once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from helpers.server.client import Player, Served
from helpers.server.observed_log import UNDO
from helpers.server.reconnecting_player import Stubborn
from helpers.server.stored_log import stored_lines

MOVES = (1, 12)  # accepted between a start and the next kill, at random
A_MOMENT = 0.05  # seconds at most between the last of them and the kill
PATIENCE = 20.0  # seconds for them
A_WHILE = 3.0  # seconds for answers that are on their way at the end


class Setup(NamedTuple):
    """A table as it is asked for."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]


MODULES = {"falconers": "on", "portals": "on", "building-sites": "on", "exchange-certificates": "on"}
SETUPS = (
    Setup("alhambra", ("me", "random"), {}),
    Setup("sabika", ("me",), {"difficulty": "normal"}),
    Setup("alhambra", ("me", "here", "here"), MODULES),
    Setup("sabika", ("me", "here", "here"), {"events": "any"}),
    Setup("sabika", ("me", "here"), {}),
)


@dataclass
class Report:
    """What came of it. `accepted` counts choices by their game, those taken back as `undo`, those made again as
    `redo`; `doubled` are those sent again that were stored already, `postponed` the refusals because nothing could be
    stored."""

    kills: int
    seconds: float
    accepted: Counter[str]
    resent: int
    doubled: int
    postponed: int
    wrong: list[str]

    @property
    def moves(self) -> int:
        """All that was accepted."""
        return sum(self.accepted[game] for game in {setup.game for setup in SETUPS})


class Harness:
    """Plays games at a server, kills something under it, and compares what was told with what is stored."""

    def __init__(self, served: Served, seed: int, kill: Callable[[], None]) -> None:
        self.served = served
        self.dice = random.Random(seed)
        self.kill = kill
        self.games: list[Stubborn] = []
        self.done = asyncio.Event()

    async def run(self, games: int, kills: int) -> Report:
        """Let games be played while there are kills at random moments."""
        began = time.monotonic()
        async with Player(self.served.host) as player:
            for number in range(games):
                game, seats, options = SETUPS[number % len(SETUPS)]
                card = await player.table(*seats, game=game, options=options)
                self.games.append(Stubborn(game, card["id"], random.Random(self.dice.random())))
            playing = [asyncio.create_task(game.play(player, self.done)) for game in self.games]
            for _ in range(kills):
                await self.some_moves()
                await asyncio.to_thread(self.kill)
            await self.some_moves()
            self.done.set()
            await asyncio.wait(playing, timeout=A_WHILE)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        self.served.kill()
        return self.report(kills, time.monotonic() - began)

    def moves(self) -> int:
        """How many choices were accepted so far."""
        return sum(len(game.testimony.accepted) for game in self.games)

    async def some_moves(self) -> None:
        """Wait for a few moves and a bit."""
        wanted, patience = self.moves() + self.dice.randint(*MOVES), time.monotonic() + PATIENCE
        while self.moves() < wanted and time.monotonic() < patience:
            await asyncio.sleep(0.002)
        await asyncio.sleep(self.dice.uniform(0, A_MOMENT))

    def report(self, kills: int, seconds: float) -> Report:
        """Compare, and count."""
        stored = stored_lines(self.served.settings.database)
        wrong = [fault for game in self.games for fault in game.testimony.faults(stored.get(game.testimony.table, {}))]
        accepted = Counter(game.name for game in self.games for _ in game.testimony.accepted)
        accepted[UNDO] = sum(asked.code == UNDO for game in self.games for asked in game.testimony.accepted)
        accepted["redo"] = sum(game.redone for game in self.games)
        resent, doubled = sum(game.resent for game in self.games), sum(game.doubled for game in self.games)
        postponed = sum(game.postponed for game in self.games)
        return Report(kills, round(seconds, 1), accepted, resent, doubled, postponed, wrong)


def run(served: Served, games: int, kills: int, seed: int = 1) -> Report:
    """One run in which the server is killed."""

    def kill() -> None:
        served.kill()
        served.start()

    return run_while(served, games, kills, kill, seed)


def run_while(served: Served, games: int, kills: int, kill: Callable[[], None], seed: int = 1) -> Report:
    """One run of the harness with a way to kill."""

    async def story() -> Report:
        return await Harness(served, seed, kill).run(games, kills)

    served.start()
    try:
        return asyncio.run(story())
    finally:
        served.kill()
