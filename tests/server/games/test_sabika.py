"""The adapter of Sabika: the text of its cards, and what an option would change."""

from __future__ import annotations

import asyncio
import pickle
import random
from typing import Any

import pytest
from helpers.server.client import Player, ServerProcess

from comares.games import GAMES
from comares.i18n import LANGUAGES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika.view import sabika_view
from comares.server.games.sabika import adapter
from comares.server.play.projection import Perspective, Span, news_lines

ADAPTER = adapter()


def first_turn(seats: int) -> Table:
    """A game up to its first turn."""
    table = Table(GAMES["sabika"], seats, {}, SeededChance(5))
    while (decision := table.decision()) and decision.kind != "turn":
        table.play(decision.seat, decision.codes[0])
    return table


def previews(table: Table) -> dict[str, Any]:
    decision = table.decision()
    assert decision is not None
    return dict(Perspective("sabika", ADAPTER, table.rules, table.state, decision.seat).previews(decision.codes))


def test_a_move_shows_its_cost_in_steps_and_workers_of_others() -> None:
    table = first_turn(2)
    decision = table.decision()
    assert decision is not None
    sultans = sabika_view(table.view(decision.seat)).sultan
    shown = previews(table)
    for code in decision.codes:
        if code.startswith("work architect-1"):
            space = int(code.split()[2])
            assert shown[code].changes["cost"] == sultans.outer.count(space)  # S3.3: from the workshop is free; S3.4


def test_a_rest_shows_three_dinars_for_one_point() -> None:
    table = first_turn(3)
    changes = previews(table)["rest poet"].changes
    assert (changes["dinars"], changes["vp"]) == (3, -1)  # S3.7


def test_a_preview_never_reveals_a_draw() -> None:
    table = first_turn(1)  # whatever the player does, Yusuf draws a card next
    shown = previews(table)
    assert shown["rest poet"].changes == {"cost": 0, "dinars": 3, "vp": -1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_without_events_names_the_alternative_that_was_chosen(language: str) -> None:
    """S4.6: `choose 2` depends on the card; the log names the alternative."""
    alternatives = ADAPTER.cards(language)["choices"]
    table, luck, found = Table(GAMES["sabika"], 3, {}, SeededChance(4)), random.Random(4), 0
    while decision := table.decision():
        place = str(table.state.arg0())
        line = table.play(decision.seat, luck.choice(decision.codes))
        if line.code.startswith("choose ") and not line.events:
            (news,) = news_lines(table, None, Span(None, 1))
            assert alternatives[str(news.argument)] == alternatives[place]
            assert alternatives[place][int(line.code.split()[1]) - 1]
            found += 1
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_data_has_a_text(language: str) -> None:
    said = ADAPTER.cards(language)["said"]
    for file, tables in ADAPTER.components["files"].items():
        for name, rows in tables.items():
            assert len(said[file][name]) == len(rows)
            assert all(words and all(words) for words in (row["words"] for row in said[file][name]))


def test_the_cards_are_served_in_a_language_that_has_a_catalogue(served: ServerProcess) -> None:
    async def ask() -> None:
        async with Player(served.host) as player:
            assert (await player.http.get("/api/games/sabika/cards/xx")).status_code == 404
            assert (await player.http.get("/api/games/chess/cards/en")).status_code == 404
            said = (await player.http.get("/api/games/sabika/cards/en")).json()["said"]
            assert said["events"]["events"][0]["status"] == "as the rulebook states"

    asyncio.run(ask())


def test_event_kinds_can_be_sent_between_processes() -> None:
    rules = first_turn(3).rules
    assert len(pickle.loads(pickle.dumps(rules.events))) == len(rules.events)
