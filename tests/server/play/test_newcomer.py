"""Somebody who knows only what the lessons said plays a whole game afterwards without a refused move.

The newcomer sees the table and the question, never the list of legal moves; `helpers.lessons` says which text taught
what. Only where a question shows all its answers, as the bonus of a card does, one of those is taken.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from helpers.lessons import alhambra_newcomer, sabika_newcomer
from helpers.server.in_memory import ADA, new_rooms, store_table

from comares.i18n import LANGUAGES, catalogue
from comares.server.messages.client import Play
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.storage import OVER

MOST = 2500
LONG = bool(os.environ.get("COMARES_LONG"))
ALHAMBRA = "alhambra"
SABIKA = "sabika"
SEATS = {ALHAMBRA: ("me", "here", "here"), SABIKA: ("me", "here")}
NEWCOMERS: dict[str, Callable[[int], Any]] = {
    ALHAMBRA: lambda seed: alhambra_newcomer.AlhambraNewcomer(),
    SABIKA: sabika_newcomer.SabikaNewcomer,
}


@pytest.mark.parametrize("seed", range(60 if LONG else 2))
@pytest.mark.parametrize("game", [ALHAMBRA, SABIKA])
def test_a_newcomer_plays_a_whole_game_without_a_refused_move(game: str, seed: int) -> None:
    newcomers = [NEWCOMERS[game](seed + seat) for seat in range(3)]
    luck = random.Random(seed)
    known, shown = Counter[str](), Counter[str]()

    async def story() -> None:
        storage = MemoryStorage()
        rooms = new_rooms(storage)
        room = await rooms.open(await store_table(storage, *SEATS[game], game=game))
        for _ in range(MOST):
            decision = room.table.decision()
            if decision is None:
                break
            code = newcomers[decision.seat].choose(room.table.view(decision.seat), decision.kind)
            (known if code else shown)[decision.kind] += 1
            await room.play(ADA.id, Play(decision.seat, room.line, code or luck.choice(decision.codes)))
        assert room.row.state == OVER
        await rooms.close()

    asyncio.run(story())
    print(f"{game}: by what was taught {dict(known)}, by what the table shows {dict(shown)}")
    assert not shown if game == ALHAMBRA else known.total() > shown.total()


@pytest.mark.parametrize("helper", [alhambra_newcomer, sabika_newcomer])
def test_what_a_newcomer_knows_is_said_in_a_lesson(helper: Any) -> None:
    for language in LANGUAGES:
        assert all(catalogue(language).has_message(key) for key in helper.TAUGHT.values())
