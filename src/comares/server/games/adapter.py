"""What a game may bring to its table in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.kernel.rules import Rules
from comares.kernel.state import State


def no_wall(state: State, seat: int) -> int | None:
    """A game without walls."""
    return None


def no_changes(rules: Rules, before: State, after: State, option: int) -> dict[str, int]:
    """A game that tells of its choices nothing but points."""
    return {}


def no_cards(language: str) -> dict[str, Any]:
    """A game whose cards need no words."""
    return {}


class Ahead(NamedTuple):
    """The state after a choice, up to the next decision or the first draw; what it changed for whoever chose."""

    state: State
    changes: dict[str, int]


class Adapter(NamedTuple):
    """What lies in the box, for the client to draw; how long a seat's wall is; what else a choice changes for whoever
    chooses; what every card says in a language; how to look ahead in a game whose choices set more off (None: a choice
    is looked at by itself)."""

    components: dict[str, Any] = {}
    wall: Callable[[State, int], int | None] = no_wall
    changes: Callable[[Rules, State, State, int], dict[str, int]] = no_changes
    cards: Callable[[str], dict[str, Any]] = no_cards
    ahead: Callable[[Rules, State, int], Ahead] | None = None
