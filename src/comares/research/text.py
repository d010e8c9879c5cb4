"""A table as text: what the terminal draws."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.view import View
from comares.research.codec import Codec
from comares.terminal.renderer import Scene
from comares.terminal.renderers import renderer_of

WIDTH = 120


def text_of(view: View, codec: Codec, data: Path | None = None, width: int = WIDTH) -> str:
    """The table of a view as plain text."""
    names = [f"player_{seat}" for seat in range(codec.players)]
    outcome = codec.rules.outcome(codec.rules.imagine(view, SeededChance(0)))
    text = StringIO()
    console = Console(file=text, width=width, color_system=None, highlight=False)
    console.print(renderer_of(GAMES, codec.game.name, data).draw(Scene(view, outcome, names, [])))
    return text.getvalue()
