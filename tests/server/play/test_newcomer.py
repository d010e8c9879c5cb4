"""Somebody who knows only what the lessons said plays a whole game afterwards without a refused move.

The newcomer knows the kinds of moves that the lessons let one make, and what the table offers now. A decision of which
no lesson spoke is left to the table's own question: it has moves of one kind only, or can be declined.
"""

from __future__ import annotations

import asyncio
import random

import pytest
from helpers.server.in_memory import ADA, new_rooms, store_table

from comares.kernel.table import Decision
from comares.lessons.load import courses
from comares.server.messages.client import Play
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.storage import OVER

ENDINGS = {"stop", "decline", "done"}  # the buttons that end something
MOST = 2500


def taught(game: str) -> set[str]:
    """The first words of all codes that the lessons of a game's course have the player choose."""
    lessons = [lesson for lesson in courses()[game].values() if lesson.group == "course"]
    return {step.solution.split()[0] for lesson in lessons for step in lesson.tasks if step.goal}


def choice(decision: Decision, known: set[str], luck: random.Random) -> str:
    """A move that was taught, if there is one."""
    codes = [code for code in decision.codes if code.split()[0] in known]
    if not codes:
        kinds = {code.split()[0] for code in decision.codes}
        assert len(kinds - ENDINGS) <= 2, f"no lesson says what to do at {decision.kind}: {kinds}"
        codes = decision.codes
    return luck.choice(codes)


@pytest.mark.parametrize(("game", "strictly"), [("alhambra", True), ("sabika", False)])
def test_a_newcomer_plays_a_whole_game_without_a_refused_move(game: str, strictly: bool) -> None:
    known, luck = taught(game), random.Random(1)

    async def story() -> None:
        storage = MemoryStorage()
        rooms = new_rooms(storage)
        room = await rooms.open(await store_table(storage, "me", "here", "here", game=game))
        for _ in range(MOST):
            decision = room.table.decision()
            if decision is None:
                break
            if strictly and decision.kind == "action":
                assert {code.split()[0] for code in decision.codes} & known
            await room.play(ADA.id, Play(decision.seat, room.line, choice(decision, known, luck)))
        assert room.row.state == OVER
        await rooms.close()

    asyncio.run(story())
