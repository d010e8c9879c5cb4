"""The drawing of each game."""

from __future__ import annotations

from pathlib import Path

from comares.sabika.loading.load import load
from comares.terminal.alhambra import AlhambraDrawing
from comares.terminal.renderer import Drawing, PlainDrawing
from comares.terminal.sabika import SabikaDrawing


def drawing_for(game: str, data: Path | None = None) -> Drawing:
    """What draws the game; `data` is the folder its components come from, if it is not our own."""
    if game == "alhambra":
        return AlhambraDrawing()
    return SabikaDrawing(load(data)) if game == "sabika" else PlainDrawing()
