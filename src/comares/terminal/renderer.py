"""What a game needs in order to be drawn; and a drawing that any game can have."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from comares.kernel.outcome import Outcome


class Entry(NamedTuple):
    """An option as it is listed: its number, its code; by how much it changes what the seat would have if we scored
    now; whether a choice of the same kind comes after it."""

    number: int
    code: str
    gain: int = 0
    again: bool = False

    @property
    def kind(self) -> str:
        """The first word of its code."""
        return self.code.split()[0]


class Scene(NamedTuple):
    """What is drawn: a view, how things stand in it, who sits where, the viewer's options if it decides."""

    view: Any
    outcome: Outcome
    names: list[str]
    entries: list[Entry]


class Drawing(Protocol):
    """Draws one game, from nothing but what the viewer may know."""

    def draw(self, scene: Scene) -> RenderableType:
        """The table."""

    def gloss(self, view: Any, entry: Entry) -> str:
        """What an option means, where its code does not tell."""

    def rank(self, view: Any, entry: Entry) -> tuple[int, ...]:
        """Where it stands among its kind: the lowest first."""


class PlainDrawing:
    """Shows a view as data: for a game that nobody has drawn yet."""

    def draw(self, scene: Scene) -> RenderableType:
        return Pretty(scene.view, expand_all=False)

    def gloss(self, view: Any, entry: Entry) -> str:
        return ""

    def rank(self, view: Any, entry: Entry) -> tuple[int, ...]:
        return ()
