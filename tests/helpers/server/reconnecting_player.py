"""A player who reconnects after every lost connection: plays at random, undoes, redoes, and sends an unanswered choice
again."""

from __future__ import annotations

import asyncio
import random

from websockets.exceptions import WebSocketException

from helpers.server.client import Message, Player, TableSocket
from helpers.server.observed_log import UNDO, Choice, ObservedLog

UNDO_RATE = 0.3  # of the choices that can be undone
REDO_RATE = 0.7  # of the undone choices
RETRY = 0.2  # seconds
CONNECTION_LOST = (OSError, WebSocketException)


class ReconnectingPlayer:
    """Plays all of the player's seats in one game."""

    def __init__(self, name: str, table: str, dice: random.Random) -> None:
        self.name = name
        self.log = ObservedLog(table)
        self.dice = dice
        self.undone: str | None = None  # the choice that was undone last
        self.redone = self.resent = self.doubled = self.postponed = 0

    async def play(self, player: Player, done: asyncio.Event) -> None:
        """Play until `done` is set, through any number of lost connections."""
        while not done.is_set():
            try:
                async with player.at(self.log.table) as chair:
                    if await self.sit(chair, done):
                        return
            except CONNECTION_LOST:
                await asyncio.sleep(RETRY)

    async def sit(self, chair: TableSocket, done: asyncio.Event) -> bool:
        """Play over one connection; True once the game is over."""
        asked = self.log.asked
        await chair.send("look", seat=asked and asked.seat, since=-1)
        if asked is not None:
            self.resent += 1
            await self.send(chair, asked)
        while not done.is_set():
            message = await chair.receive("table", "refused")
            if message["type"] == "refused":
                await self.refused(chair, message)
                continue
            self.log.receive(message)
            self.doubled += asked is not None and self.log.asked is None
            asked = None  # later tables answer new choices
            if message["state"] != "running":
                return True
            await self.choose(chair, message)
        return False

    async def refused(self, chair: TableSocket, message: Message) -> None:
        """A legal choice may be refused because another came first, or because nothing can be stored now; then it is
        sent again later."""
        if message["error"] == "storage":
            await asyncio.sleep(RETRY)
            self.postponed += 1
            if self.log.asked is not None:
                await self.send(chair, self.log.asked)
            else:
                await chair.send("look", seat=None, since=-1)
            return
        if message["error"] != "late":
            self.log.contradictions.append(f"refused: {self.log.asked} {message}")
        self.log.asked = None

    async def choose(self, chair: TableSocket, message: Message) -> None:
        """Choose for the deciding seat, if it is the player's; look from it first."""
        decision = message["decision"]
        if self.log.asked is not None or decision["seat"] not in message["you"]:
            return
        if decision["codes"] is None:
            await chair.send("look", seat=decision["seat"], since=message["line"] - 1)
            return
        asked = Choice(message["line"], decision["seat"], self.choice(decision))
        self.log.asked = asked
        await self.send(chair, asked)

    def choice(self, decision: Message) -> str:
        """A legal code, or an undo."""
        undone, self.undone = self.undone, None
        if undone in decision["codes"] and self.dice.random() < REDO_RATE:
            self.redone += 1
            return str(undone)
        if decision["can_undo"] and self.dice.random() < UNDO_RATE:
            last = self.log.accepted[-1:]
            self.undone = last[0].code if last else None
            return UNDO
        return str(self.dice.choice(decision["codes"]))

    async def send(self, chair: TableSocket, asked: Choice) -> None:
        """Send the choice with the last line that was seen."""
        if asked.code == UNDO:
            await chair.send(UNDO, seat=asked.seat, line=asked.line)
        else:
            await chair.send("play", seat=asked.seat, line=asked.line, code=asked.code)
