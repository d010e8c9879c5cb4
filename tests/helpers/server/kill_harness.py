"""The kill -9 harness: games go on while their server is killed again and again. Every line that a player was sent must
be stored, in its place and once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from helpers.server.client import Player, ServerProcess
from helpers.server.observed_log import UNDO
from helpers.server.reconnecting_player import ReconnectingPlayer
from helpers.server.stored_log import secrets_in, stored_lines

MOVES = (1, 12)  # accepted between a start and the next kill, at random
MAX_DELAY = 0.05  # seconds at most between the last of them and the kill
TIMEOUT = 20.0  # seconds for them
LAST_ANSWERS = 3.0  # seconds for answers that are on their way at the end


class Setup(NamedTuple):
    """A table to set up."""

    game: str
    seats: tuple[str, ...]
    settings: dict[str, str]


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
    """The result of a run. `accepted` counts choices by game, undone ones as `undo`, repeated ones as `redo`; `doubled`
    counts those sent again that were stored already, `postponed` the refusals because nothing could be stored."""

    kills: int
    seconds: float
    accepted: Counter[str]
    resent: int
    doubled: int
    postponed: int
    wrong: list[str]

    @property
    def moves(self) -> int:
        """The number of accepted choices."""
        return sum(self.accepted[game] for game in {setup.game for setup in SETUPS})


class Harness:
    """Plays games at a server, kills something under it, and compares what was sent with what is stored."""

    def __init__(self, served: ServerProcess, seed: int, kill: Callable[[], None]) -> None:
        self.served = served
        self.dice = random.Random(seed)
        self.kill = kill
        self.games: list[ReconnectingPlayer] = []
        self.done = asyncio.Event()

    async def run(self, games: int, kills: int) -> Report:
        """Play games while there are kills at random moments."""
        began = time.monotonic()
        async with Player(self.served.host) as player:
            for number in range(games):
                game, seats, settings = SETUPS[number % len(SETUPS)]
                table = await player.table(*seats, game=game, settings=settings)
                self.games.append(ReconnectingPlayer(game, table["id"], random.Random(self.dice.random())))
            playing = [asyncio.create_task(game.play(player, self.done)) for game in self.games]
            for _ in range(kills):
                await self.some_moves()
                await asyncio.to_thread(self.kill)
            await self.some_moves()
            self.done.set()
            await asyncio.wait(playing, timeout=LAST_ANSWERS)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        self.served.kill()
        return self.report(kills, time.monotonic() - began)

    def moves(self) -> int:
        """The number of choices accepted so far."""
        return sum(len(game.log.accepted) for game in self.games)

    async def some_moves(self) -> None:
        """Wait for a few moves and a random delay."""
        wanted, deadline = self.moves() + self.dice.randint(*MOVES), time.monotonic() + TIMEOUT
        while self.moves() < wanted and time.monotonic() < deadline:
            await asyncio.sleep(0.002)
        await asyncio.sleep(self.dice.uniform(0, MAX_DELAY))

    def report(self, kills: int, seconds: float) -> Report:
        """Compare and count."""
        stored = stored_lines(self.served.settings.database)
        wrong = [fault for game in self.games for fault in game.log.faults(stored.get(game.log.table, {}))]
        wrong += secrets_in(self.served.log_file.read_text(), self.served.settings.database)
        accepted = Counter(game.name for game in self.games for _ in game.log.accepted)
        accepted[UNDO] = sum(asked.code == UNDO for game in self.games for asked in game.log.accepted)
        accepted["redo"] = sum(game.redone for game in self.games)
        resent, doubled = sum(game.resent for game in self.games), sum(game.doubled for game in self.games)
        postponed = sum(game.postponed for game in self.games)
        return Report(kills, round(seconds, 1), accepted, resent, doubled, postponed, wrong)


def run(served: ServerProcess, games: int, kills: int, seed: int = 1) -> Report:
    """One run in which the server is killed."""

    def kill() -> None:
        served.kill()
        served.start()

    return run_while(served, games, kills, kill, seed)


def run_while(served: ServerProcess, games: int, kills: int, kill: Callable[[], None], seed: int = 1) -> Report:
    """One run of the harness with a way to kill."""

    async def story() -> Report:
        return await Harness(served, seed, kill).run(games, kills)

    served.start()
    try:
        return asyncio.run(story())
    finally:
        served.kill()
