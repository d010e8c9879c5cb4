"""The interface for drawing a game in the terminal, and a renderer that works for every game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from comares.kernel.outcome import Outcome
from comares.kernel.view import View


class Entry(NamedTuple):
    """An option in the list: its number and code, by how much it changes the seat's points if scored now, and whether
    the same kind of decision follows it."""

    number: int
    code: str
    gain: int = 0
    again: bool = False

    @property
    def kind(self) -> str:
        """The first word of its code."""
        return self.code.split()[0]


class Scene(NamedTuple):
    """What is drawn: a view, its outcome, the names by seat, and the viewer's options if the viewer decides."""

    view: View
    outcome: Outcome
    names: list[str]
    entries: list[Entry]


class Renderer(Protocol):
    """Draws one game, only from what the viewer may know."""

    def draw(self, scene: Scene) -> RenderableType:
        """The table."""

    def gloss(self, view: View, entry: Entry) -> str:
        """A note on an option whose code does not explain itself; empty for others."""

    def rank(self, view: View, entry: Entry) -> tuple[int, ...]:
        """The sort key among options of the same kind, lowest first."""


# `GamePack.renderer`: makes a renderer; the folder holds the game's components if they are not those of the package.
MakeRenderer = Callable[[Path | None], Renderer]


class PlainRenderer:
    """Shows a view as data: for a game without a renderer."""

    def draw(self, scene: Scene) -> RenderableType:
        return Pretty(scene.view, expand_all=False)

    def gloss(self, view: View, entry: Entry) -> str:
        return ""

    def rank(self, view: View, entry: Entry) -> tuple[int, ...]:
        return ()
