"""The kill -9 harness: games go on while their server is killed again and again. What was told must be stored, in its
place and once."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from helpers.postgres import driven
from helpers.served import Chair, Message, Player, Served

Lines = dict[int, tuple[int, str]]  # seat and code, by number
GAMES = (("me", "random"), ("me", "here"), ("me", "here", "here"), ("me", "here"), ("me", "here"))
MOVES = (1, 12)  # accepted between a start and the next kill, at random
A_MOMENT = 0.05  # seconds at most between the last of them and the kill
PATIENCE = 20.0  # seconds for them
A_WHILE = 3.0  # seconds for answers that are on their way at the end
LOST = (OSError, WebSocketException)  # a server that is gone


@dataclass
class Game:
    """A game and what its player was told of it."""

    table: str
    told: Lines = field(default_factory=dict)
    chosen: list[tuple[int, int, str]] = field(default_factory=list)  # accepted: the line seen, the seat, the code
    asked: tuple[int, int, str] | None = None  # on its way
    changed: list[str] = field(default_factory=list)  # lines that were told twice, differently


@dataclass
class Report:
    """What came of it."""

    kills: int
    accepted: int
    resent: int
    wrong: list[str]


class Harness:
    """Plays games at a server, kills it, and compares what was told with what is stored."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served = served
        self.dice = random.Random(seed)
        self.games: list[Game] = []
        self.resent = 0
        self._done = False

    async def run(self, games: int, kills: int) -> Report:
        """Let games be played while the server is killed at random moments."""
        self.served.start()
        async with Player(self.served.host) as player:
            for number in range(games):
                card = await player.table(*GAMES[number % len(GAMES)], options={"falconers": "on"})
                self.games.append(Game(card["id"]))
            playing = [asyncio.create_task(self.play(player, game)) for game in self.games]
            for _ in range(kills):
                await self.some_moves()
                self.served.kill()
                await asyncio.to_thread(self.served.start)
            await self.some_moves()
            self._done = True
            await asyncio.wait(playing, timeout=A_WHILE)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        self.served.kill()
        wrong = [fault for game in self.games for fault in self.faults(game)]
        return Report(kills, self.accepted(), self.resent, wrong)

    def accepted(self) -> int:
        """How many choices were accepted so far."""
        return sum(len(game.chosen) for game in self.games)

    async def some_moves(self) -> None:
        """Wait for a few moves and a bit."""
        wanted, patience = self.accepted() + self.dice.randint(*MOVES), time.monotonic() + PATIENCE
        while self.accepted() < wanted and time.monotonic() < patience:
            await asyncio.sleep(0.002)
        await asyncio.sleep(self.dice.uniform(0, A_MOMENT))

    async def play(self, player: Player, game: Game) -> None:
        """Play until told to stop, through any number of lost connections."""
        while not self._done:
            try:
                async with player.at(game.table) as chair:
                    if await self.sit(chair, game):
                        return
            except LOST:
                await asyncio.sleep(0.05)

    async def sit(self, chair: Chair, game: Game) -> bool:
        """Play over one connection; true once the game is over."""
        await chair.say("look", seat=None, since=-1)
        if game.asked is not None:
            self.resent += 1
            line, seat, code = game.asked
            await chair.say("play", seat=seat, line=line, code=code)
        while not self._done:
            message = await chair.hear("table", "refused")
            if message["type"] == "refused":
                if message["error"] != "late":
                    game.changed.append(f"refused: {message}")
                game.asked = None
                continue
            self.hear(game, message)
            if message["state"] != "running":
                return True
            await self.choose(chair, game, message)
        return False

    def hear(self, game: Game, message: Message) -> None:
        """What is told must stay."""
        for news in message["news"]:
            line = (news["seat"], news["code"])
            if game.told.setdefault(news["line"], line) != line:
                game.changed.append(f"line {news['line']} was {game.told[news['line']]}, now {line}")
        if game.asked is not None:
            seen, seat, code = game.asked
            if game.told.get(seen + 1) == (seat, code):
                game.chosen.append(game.asked)
                game.asked = None

    async def choose(self, chair: Chair, game: Game, message: Message) -> None:
        """Whoever of us decides chooses; from another seat, look first."""
        decision = message["decision"]
        if game.asked is not None or decision["seat"] not in message["you"]:
            return
        if decision["codes"] is None:
            await chair.say("look", seat=decision["seat"], since=message["line"] - 1)
            return
        game.asked = (message["line"], decision["seat"], self.dice.choice(decision["codes"]))
        await chair.say("play", seat=game.asked[1], line=game.asked[0], code=game.asked[2])

    def faults(self, game: Game) -> list[str]:
        """Whatever was told and is not stored, or stored otherwise, or more than once."""
        stored = self.stored(game)
        wrong = [*game.changed]
        if list(stored) != list(range(len(stored))):
            wrong.append("the lines have gaps")
        wrong += [f"lost or moved: {n} {line}" for n, line in game.told.items() if stored.get(n) != line]
        in_flight = [game.asked] if game.asked else []
        ours = {(seen + 1, seat, code) for seen, seat, code in [*game.chosen, *in_flight]}
        mine = {seat for _, seat, _ in ours}
        wrong += [
            f"never chosen: {n} {line}" for n, line in stored.items() if line[0] in mine and (n, *line) not in ours
        ]
        return [f"table {game.table}: {fault}" for fault in wrong]

    def stored(self, game: Game) -> Lines:
        """The lines in the database."""
        engine = create_engine(driven(self.served.settings.database))
        with engine.connect() as connection:
            question = text('SELECT number, seat, code FROM lines WHERE "table" = :table ORDER BY number')
            rows = connection.execute(question, {"table": game.table}).all()
        engine.dispose()
        return {row.number: (row.seat, row.code) for row in rows}


def run(served: Served, games: int, kills: int, seed: int = 1) -> Report:
    """One run of the harness."""
    try:
        return asyncio.run(Harness(served, seed).run(games, kills))
    finally:
        served.kill()
