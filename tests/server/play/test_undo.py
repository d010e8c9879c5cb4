"""Undo: a dry run says whether a choice could be undone; a game against bots can be rewound."""

from __future__ import annotations

import pytest
from helpers.server.client import Message, Player, TableSocket
from helpers.server.scenario import scenario

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.games.hosted import HostedGames
from comares.server.play.projection import Perspective


async def my_turn(chair: TableSocket, table: Message) -> Message:
    """The table once the viewer decides."""
    while not (table["decision"] and table["decision"]["codes"]):
        table = await chair.receive("table")
    return table


@pytest.mark.parametrize(("game", "seats"), [("alhambra", 2), ("alhambra", 3), ("sabika", 1), ("sabika", 3)])
def test_a_dry_run_says_exactly_whether_a_choice_is_final(game: str, seats: int) -> None:
    table = Table(GAMES[game], seats, {}, SeededChance(3))
    adapter, finals = HostedGames().adapter(game), 0
    for turn in range(120):
        decision = table.decision()
        if decision is None:
            break
        code = decision.codes[turn * 7 % len(decision.codes)]
        final = Perspective(game, adapter, table.rules, table.state, decision.seat).dry_run(code).final
        table.play(decision.seat, code)
        assert final or table.can_undo(), (turn, code)
        if not code.startswith("keep"):  # a secret choice: the seat cannot know what follows
            assert final == (not table.can_undo()), (turn, code)
        finals += final
    assert finals > 0


@scenario
async def test_a_dry_run_has_the_words_of_the_log(ada: Player) -> None:
    card = await ada.table("me", "gardener")
    async with ada.at(card["id"]) as chair:
        table = await my_turn(chair, await chair.look(0))
        code = next(code for code in table["decision"]["codes"] if code.startswith("take"))
        await chair.send("foresee", line=table["line"], code=code)
        foreseen = await chair.receive("foreseen", "refused")
        assert foreseen["final"]
        assert foreseen["words"]
        after = await chair.play(table, code)
        said = after["news"][0]["words"]
        assert said[: len(foreseen["words"])] == foreseen["words"]
        assert after["line"] == table["line"] + 1, "a dry run changes nothing"


@scenario
async def test_a_dry_run_of_an_illegal_code_has_no_preview(ada: Player) -> None:
    card = await ada.table("me", "gardener")
    async with ada.at(card["id"]) as chair:
        table = await my_turn(chair, await chair.look(0))
        await chair.send("foresee", line=table["line"], code="take nothing-1")
        assert (await chair.receive("foreseen"))["preview"] is None
        await chair.send("foresee", line=table["line"] + 3, code="take florin-1")
        assert (await chair.receive("refused"))["error"] == "late"


@scenario
async def test_against_bots_a_game_is_rewound_across_draws_and_turns(ada: Player) -> None:
    card = await ada.table("me", "gardener")
    async with ada.at(card["id"]) as chair:
        first = await my_turn(chair, await chair.look(0))
        assert first["decision"]["can_rewind"]
        table = first
        for _ in range(3):
            code = next(code for code in table["decision"]["codes"] if code.startswith("take"))
            table = await my_turn(chair, await chair.play(table, code))
        await chair.send("undo", seat=0, line=table["line"], to=first["line"] + 1)
        back = await chair.receive("table", "refused")
        assert back["view"] == first["view"]
        assert back["decision"]["codes"] == first["decision"]["codes"]
        assert back["news"][-1]["undo"] == first["line"] + 1
    text = (await ada.http.get(f"/api/tables/{card['id']}/record")).text
    assert f"1 rewind {first['line'] + 1}" in text


@scenario
async def test_a_game_with_another_person_is_not_rewound(ada: Player) -> None:
    card = await ada.table("me", "open")
    async with ada.at(card["id"]) as chair:
        table = await chair.look(0)
        assert not table["decision"]["can_rewind"]
        await chair.send("undo", seat=0, line=table["line"], to=0)
        assert (await chair.receive("refused"))["error"] == "not-alone"
