"""Measures the answers of bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from comares.bots.bot import Answer
from comares.server.bots.fair_queue import Kind, Share
from comares.server.bots.request import BotRequest, BotService
from comares.server.observe.metrics import BOT_SECONDS, BOTS_WAITING
from comares.server.observe.traces import span


class ObservedBots:
    """A bot service that counts questions without an answer and the time until it comes."""

    def __init__(self, bots: BotService) -> None:
        self._bots = bots

    async def answer(self, request: BotRequest, share: Share | None = None, kind: Kind = "move") -> Answer:
        """The answer of the bot."""
        started = time.perf_counter()
        with BOTS_WAITING.track_inprogress(), span("bot", level=request.level, game=request.game):
            answer = await self._bots.answer(request, share, kind)
        BOT_SECONDS.labels(request.level).observe(time.perf_counter() - started)
        return answer

    async def run(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        share: Share | None = None,
        kind: Kind = "background",
        sort: str = "",
        timeout: float | None = None,
    ) -> Any:
        """The result of the function; the wait for it counts with the bots."""
        with BOTS_WAITING.track_inprogress(), span("work", what=function.__name__):
            return await self._bots.run(function, *arguments, share=share, kind=kind, sort=sort, timeout=timeout)
