"""Finds the renderer of a game."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from comares.games import Registry, load_named
from comares.terminal.renderer import MakeRenderer, PlainRenderer, Renderer


def renderer_of(registry: Registry, game: str, data: Path | None = None) -> Renderer:
    """The renderer of the game of that name; `data` is a folder with its components, None: those of the package."""
    place = registry.pack(game).renderer
    if not place:
        return PlainRenderer()
    return cast(MakeRenderer, load_named(place))(data)
