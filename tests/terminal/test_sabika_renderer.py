"""Sabika in the terminal: a view can be drawn at any time of a game, solo games included."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika.view import sabika_view
from comares.terminal.option_list import numbered
from comares.terminal.renderer import Scene
from comares.terminal.renderers import renderer_of


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_table_can_be_drawn_at_any_time(seats: int) -> None:
    settings = {"difficulty": "normal"} if seats == 1 else {"events": "any"}
    table = Table(GAMES["sabika"], seats, settings, SeededChance(seats))
    dice, renderer = random.Random(seats), renderer_of(GAMES, "sabika")
    names = [f"Player {seat + 1}" for seat in range(seats)]
    plies = 0
    while decision := table.decision():
        if plies % 20 == 0:
            view = table.view(decision.seat)
            entries = numbered(table.rules, renderer, view, decision)
            assert {entry.code for entry in entries} == set(decision.codes)
            console = Console(file=io.StringIO(), width=100)
            console.print(renderer.draw(Scene(view, table.outcome(), names, entries)))
            for entry in entries:
                renderer.gloss(view, entry)
            assert isinstance(console.file, io.StringIO)
            shown = console.file.getvalue()
            assert all(city in shown for city in ("fez", "constantinople", "cairo"))
            assert all(f"#{poem} " in shown for poem in sabika_view(view).short_open if poem)
            assert all(name in shown for name in [*names, "Yusuf"][: len(sabika_view(view).parties)])
        table.play(decision.seat, dice.choice(decision.codes))
        plies += 1
