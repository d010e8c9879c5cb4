"""Tables that begin where a test wants them: the engine plays to the situation, the page opens its position."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from web.playing import Page

import comares

Table = comares.Table[Any]
SEEDS = range(40)
SEATS = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "level": "random"} for _ in range(5))]


def positions(game: str, players: int, settings: dict[str, str]) -> Iterator[Table]:
    """Tables of random games at every decision of the first seat. The same ones each time."""
    for seed in SEEDS:
        table, luck = comares.new_table(game, players=players, settings=settings, seed=seed), random.Random(seed)
        while not table.over:
            if table.decision.seat == 0:
                yield table
            table.play(luck.choice(table.decision.options))


def position_where(
    game: str, wanted: Callable[[Table], bool], players: int = 2, settings: dict[str, str] | None = None
) -> str:
    """The first position in which the first seat decides and that is so."""
    found = next((table for table in positions(game, players, settings or {}) if wanted(table)), None)
    assert found is not None, f"no such position in {len(SEEDS)} games"
    return str(found.position())


@cache
def every_kind_of_decision(game: str, players: int, *settings: tuple[str, str]) -> dict[str, str]:
    """Positions in which together every verb of every step is on offer, by a step and a verb."""
    found: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    for table in positions(game, players, dict(settings)):
        kinds = {(table.decision.step, option.code.split()[0]) for option in table.decision.options}
        if len(table.decision.options) > 1 and kinds - seen:  # the page plays what is forced
            found["-".join(min(kinds - seen))] = str(table.position())
            seen |= kinds
    return found


def open_position(page: Page, position: str) -> dict[str, Any]:
    """Open a table from a position, the person in the first seat, and go there."""
    seats = int(next(line for line in position.splitlines() if line.startswith("seats ")).split()[1])
    wish = {"position": position, "seats": SEATS[:seats], "pace": "live", "open": False}
    ask = """async (wish) => { const answer = await fetch("/api/tables", {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)});
        return { ok: answer.ok, body: await answer.json() } }"""
    answer = page.evaluate(ask, wish)
    assert answer["ok"], answer["body"]
    card: dict[str, Any] = answer["body"]
    page.evaluate("(id) => { location.hash = `#/table/${id}` }", card["id"])
    page.wait_for_selector(".stage, .rondel")
    return card
