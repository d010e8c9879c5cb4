"""A player who reconnects after every lost connection: plays at random, undoes, redoes, and sends an unanswered choice
again."""

from __future__ import annotations

import asyncio
import random

from websockets.exceptions import WebSocketException

from helpers.server.client import Chair, Message, Player
from helpers.server.observed_log import UNDO, Asked, Testimony

UNDO_RATE = 0.3  # of the choices that can be undone
REDO_RATE = 0.7  # of the undone choices
RETRY = 0.2  # seconds
CONNECTION_LOST = (OSError, WebSocketException)


class Stubborn:
    """Plays all of the player's seats in one game."""

    def __init__(self, name: str, table: str, dice: random.Random) -> None:
        self.name = name
        self.testimony = Testimony(table)
        self.dice = dice
        self.undone: str | None = None  # the choice that was undone last
        self.redone = self.resent = self.doubled = self.postponed = 0

    async def play(self, player: Player, done: asyncio.Event) -> None:
        """Play until `done` is set, through any number of lost connections."""
        while not done.is_set():
            try:
                async with player.at(self.testimony.table) as chair:
                    if await self.sit(chair, done):
                        return
            except CONNECTION_LOST:
                await asyncio.sleep(RETRY)

    async def sit(self, chair: Chair, done: asyncio.Event) -> bool:
        """Play over one connection; True once the game is over."""
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
            asked = None  # later tables answer new choices
            if message["state"] != "running":
                return True
            await self.choose(chair, message)
        return False

    async def refused(self, chair: Chair, message: Message) -> None:
        """A legal choice may be refused because another came first, or because nothing can be stored now; then it is
        sent again later."""
        if message["error"] == "storage":
            await asyncio.sleep(RETRY)
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
        """Choose for the deciding seat, if it is the player's; look from it first."""
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
        """A legal code, or an undo."""
        undone, self.undone = self.undone, None
        if undone in decision["codes"] and self.dice.random() < REDO_RATE:
            self.redone += 1
            return str(undone)
        if decision["can_undo"] and self.dice.random() < UNDO_RATE:
            last = self.testimony.accepted[-1:]
            self.undone = last[0].code if last else None
            return UNDO
        return str(self.dice.choice(decision["codes"]))

    async def send(self, chair: Chair, asked: Asked) -> None:
        """Send the choice with the last line that was seen."""
        if asked.code == UNDO:
            await chair.say(UNDO, seat=asked.seat, line=asked.line)
        else:
            await chair.say("play", seat=asked.seat, line=asked.line, code=asked.code)
