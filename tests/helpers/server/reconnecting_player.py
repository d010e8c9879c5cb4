"""A player whom no lost connection stops: chooses at random, takes back, makes it again, and sends once more what was
on its way."""

from __future__ import annotations

import asyncio
import random

from websockets.exceptions import WebSocketException

from helpers.server.client import Chair, Message, Player
from helpers.server.observed_log import UNDO, Asked, Testimony

UNDOING = 0.3  # how often a choice is taken back where it can be
REDOING = 0.7  # how often it is made again after that
A_MOMENT = 0.2  # seconds before it is tried again
LOST = (OSError, WebSocketException)  # a server that is gone


class Stubborn:
    """Plays one game, all the seats that are his."""

    def __init__(self, name: str, table: str, dice: random.Random) -> None:
        self.name = name
        self.testimony = Testimony(table)
        self.dice = dice
        self.undone: str | None = None  # the choice that was taken back last
        self.redone = self.resent = self.doubled = self.postponed = 0

    async def play(self, player: Player, done: asyncio.Event) -> None:
        """Play until told to stop, through any number of lost connections."""
        while not done.is_set():
            try:
                async with player.at(self.testimony.table) as chair:
                    if await self.sit(chair, done):
                        return
            except LOST:
                await asyncio.sleep(A_MOMENT)

    async def sit(self, chair: Chair, done: asyncio.Event) -> bool:
        """Play over one connection; true once the game is over."""
        asked = self.testimony.asked
        await chair.say("look", seat=asked and asked.seat, since=-1)
        if asked is not None:
            self.resent += 1
            await self.send(chair, asked)
        while not done.is_set():
            message = await chair.hear("table", "refused")
            if message["type"] == "refused":
                await self.refused(chair, message)
                continue
            self.testimony.hear(message)
            self.doubled += asked is not None and self.testimony.asked is None
            asked = None  # from the first table on nothing is old
            if message["state"] != "running":
                return True
            await self.choose(chair, message)
        return False

    async def refused(self, chair: Chair, message: Message) -> None:
        """Only somebody quicker is a reason to refuse what was offered; or that it cannot be stored now: then ask once
        more, later."""
        if message["error"] == "storage":
            await asyncio.sleep(A_MOMENT)
            self.postponed += 1
            if self.testimony.asked is not None:
                await self.send(chair, self.testimony.asked)
            else:
                await chair.say("look", seat=None, since=-1)
            return
        if message["error"] != "late":
            self.testimony.contradictions.append(f"refused: {self.testimony.asked} {message}")
        self.testimony.asked = None

    async def choose(self, chair: Chair, message: Message) -> None:
        """Whoever of us decides chooses; from another seat, look first."""
        decision = message["decision"]
        if self.testimony.asked is not None or decision["seat"] not in message["you"]:
            return
        if decision["codes"] is None:
            await chair.say("look", seat=decision["seat"], since=message["line"] - 1)
            return
        asked = Asked(message["line"], decision["seat"], self.choice(decision))
        self.testimony.asked = asked
        await self.send(chair, asked)

    def choice(self, decision: Message) -> str:
        """Something that may be chosen."""
        undone, self.undone = self.undone, None
        if undone in decision["codes"] and self.dice.random() < REDOING:
            self.redone += 1
            return str(undone)
        if decision["can_undo"] and self.dice.random() < UNDOING:
            last = self.testimony.accepted[-1:]
            self.undone = last[0].code if last else None
            return UNDO
        return str(self.dice.choice(decision["codes"]))

    async def send(self, chair: Chair, asked: Asked) -> None:
        """Say it, with the line it saw."""
        if asked.code == UNDO:
            await chair.say(UNDO, seat=asked.seat, line=asked.line)
        else:
            await chair.say("play", seat=asked.seat, line=asked.line, code=asked.code)
