"""The coach names a choice that gives much away, with the better one and why, and the record says that it was there."""

from __future__ import annotations

import asyncio

import pytest
from helpers.server.in_memory import ADA, HOSTED, new_rooms, store_table

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord
from comares.kernel.record import read
from comares.kernel.table import Table
from comares.lessons.load import find_lesson
from comares.server.bots.coach import Judgement, judge
from comares.server.bots.request import bot_request
from comares.server.messages.client import Play
from comares.server.play.importing import import_record
from comares.server.play.memory_storage import MemoryStorage


def rival_table() -> Table:
    """A position in which a third tower is on offer: whoever gets it leads in towers."""
    lesson = find_lesson("alhambra/rival")
    assert lesson is not None
    table = Table.from_position(lesson.position, SeededChance(1))
    for code in lesson.script:
        table.play(int(table.state.seat), code)
    return table


def test_a_choice_that_gives_much_away_is_named_with_the_better_one_and_why() -> None:
    request = bot_request(rival_table(), "architect@60")
    found = judge(request, "remove 25", ())
    assert found.better is not None
    assert found.better != "remove 25"
    assert found.behind >= 4
    assert found.reason[0].key == "bots-move"


def test_the_best_choice_and_an_only_choice_are_left_alone() -> None:
    request = bot_request(rival_table(), "architect@60")
    best = judge(request, "remove 25", ()).better
    assert best is not None
    assert judge(request, best, ()).behind < 4
    only = request._replace(decision=request.decision._replace(codes=["remove 25"]))
    assert judge(only, "remove 25", ()) == Judgement()


def test_the_record_says_which_seats_had_a_coach() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        rooms = new_rooms(storage)
        room = await rooms.open(await store_table(storage, "me", "here", "here"))
        assert "coach" not in room.table.text()
        seat = int(room.table.state.seat)
        await room.mark_coached(seat)
        await room.mark_coached(seat)
        decision = room.table.decision()
        assert decision is not None
        await room.play(ADA.id, Play(seat, 0, decision.codes[0]))
        text = room.table.text(everything=True)
        assert f"\ncoach {seat + 1}\n" in text
        assert read(text, GAMES).coached == (seat,)
        assert import_record(text, ADA.id, HOSTED, 5000).row.coached == [seat]
        again = await new_rooms(storage).open(room.id)
        assert again.table.text(everything=True) == text
        await rooms.close()

    asyncio.run(story())


@pytest.mark.parametrize("row", ["coach", "coach 9", "coach 0", "coach 2 1", "coach x", "coach 1\ncoach 2"])
def test_a_wrong_row_about_the_coach_is_refused(row: str) -> None:
    text = Table(GAMES["alhambra"], 3, {}, SeededChance(7)).text(everything=True)
    with pytest.raises(BadRecord):
        read(text.replace("seats 3\n", f"seats 3\n{row}\n"), GAMES)
