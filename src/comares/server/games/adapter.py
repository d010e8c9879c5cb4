"""The adapter of a game: what the server tells the client about it beyond its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.kernel.preview import Preview, preview_choice
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.view import View


def no_changes(rules: Rules, preview: Preview) -> dict[str, int]:
    """For a game that only previews points."""
    return {}


def no_cards(language: str) -> dict[str, Any]:
    """For a game whose cards need no text."""
    return {}


class Adapter(NamedTuple):
    """What the server tells the client about a game. Every part has a default that suits any game."""

    view: type[View] = View
    components: dict[str, Any] = {}  # everything in the box, for the client to draw
    cards: Callable[[str], dict[str, Any]] = no_cards  # the text of every card in a language
    preview: Callable[[Rules, State, int], Preview] = preview_choice  # how far a preview looks ahead
    changes: Callable[[Rules, Preview], dict[str, int]] = no_changes  # what an option changes, besides points
