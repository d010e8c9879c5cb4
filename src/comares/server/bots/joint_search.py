"""A bot's answer: from one worker, or from several that search together because they have nothing else to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from comares.bots.bot import Answer
from comares.bots.findings import Finding
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import thinking_time
from comares.server.bots import worker
from comares.server.bots.fair_queue import Kind, Share
from comares.server.bots.request import BotRequest
from comares.server.games.editions import Folders

TOGETHER: Final = "together"  # the sort of a job that says what several searches have found
HELPED: Final[frozenset[Kind]] = frozenset({"move", "hint"})  # somebody waits for these
PATIENCE: Final = 0.05  # seconds that an answer waits for searches that end later than its own


class Workers(Protocol):
    """What runs jobs: the pool."""

    async def run(
        self, function: Callable[..., Any], *arguments: Any, share: Share | None, kind: Kind, sort: str
    ) -> Any:
        """The result of a function in a worker process, when its turn has come."""
        ...

    def run_on_idle(
        self, function: Callable[..., Any], *arguments: Any, share: Share | None, sort: str
    ) -> list[asyncio.Future[Any]]:
        """The results of a function in each of the workers that have nothing else to do and may help."""
        ...


async def joint_answer(
    workers: Workers, request: BotRequest, folders: Folders, share: Share | None, kind: Kind, sort: str
) -> Answer:
    """The bot's answer. It does not wait for helpers that are late, and does without those that fail."""
    helpers: list[asyncio.Future[Any]] = []
    if kind in HELPED and _takes_its_time(request):
        helpers = workers.run_on_idle(worker.findings, request, folders, share=share, sort=sort)
    if not helpers:
        return _an_answer(await workers.run(worker.answer, request, folders, share=share, kind=kind, sort=sort))
    try:
        own = await workers.run(worker.findings, request, folders, share=share, kind=kind, sort=sort)
        await asyncio.wait(helpers, timeout=PATIENCE)
        found = [own, *(findings for helper in helpers if (findings := _result(helper)))]
    finally:
        for helper in helpers:
            helper.cancel()
    # A quick job like a move of a quick bot, also for a hint: what was searched is neither refused nor kept waiting.
    answer = await workers.run(worker.answer_together, request, found, folders, share=share, kind="move", sort=TOGETHER)
    return _an_answer(answer)


def _takes_its_time(request: BotRequest) -> bool:
    """Whether the bot searches as long as it may, and may answer otherwise the next time."""
    searches = thinking_time(request.level, knowledge_of(request.game)) > 0
    return searches and request.seed is None and len(request.decision.codes) > 1


def _result(helper: asyncio.Future[Any]) -> list[Finding] | None:
    """What the helper has found; None if it is late or has failed."""
    if not helper.done() or helper.cancelled() or helper.exception():
        return None
    findings = helper.result()
    assert isinstance(findings, list)
    return findings


def _an_answer(answer: object) -> Answer:
    assert isinstance(answer, Answer)
    return answer
