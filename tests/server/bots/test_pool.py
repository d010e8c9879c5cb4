"""Bots think in processes of their own, and no game stops because one of those does."""

from __future__ import annotations

import asyncio
import os
import signal

from comares.alhambra.view import alhambra_view
from comares.bots.registry import LEVELS
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.bots.pool import Thinking
from comares.server.bots.worker import Question, question


def asked(level: str) -> Question:
    return question(Table(GAMES["alhambra"], 2, {}, SeededChance(1)), level)


def test_a_bot_answers_from_another_process_and_again_after_that_one_crashed() -> None:
    async def story() -> None:
        thinking, decision = Thinking(1), asked("random").decision
        try:
            assert (await thinking.answer(asked("random"))).code in decision.codes
            assert thinking._pool is not None
            (worker,) = thinking._pool._processes
            assert worker != os.getpid()
            os.kill(worker, signal.SIGKILL)
            assert (await thinking.answer(asked("random"))).code in decision.codes
        finally:
            thinking.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_bot_that_fails_plays_something_legal_all_the_same() -> None:
    async def story() -> None:
        thinking = Thinking(1)
        try:
            assert (await thinking.answer(asked("nobody"))).code in asked("random").decision.codes
        finally:
            thinking.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_question_holds_nothing_that_its_seat_may_not_know() -> None:
    table = Table(GAMES["alhambra"], 3, {"building-sites": "on"}, SeededChance(1))
    for level in LEVELS:
        seen = question(table, level)
        hands = [part.hand for part in alhambra_view(seen.view).seats]
        assert [hand is None for hand in hands].count(False) == 1
        assert hands[seen.decision.seat] is not None
