"""The adapter of a game: what the server tells the client about it beyond its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comares.kernel.events import Scored
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


def no_range(rules: Rules, preview: Preview) -> dict[str, list[int]]:
    """For a game whose previews end with the choice."""
    return {}


def no_outlook(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """For a game without rounds."""
    return {}


def kind_of_event(scored: Scored) -> str:
    """For a game whose sources of points are its events."""
    return scored.why.kind.name


def no_facts(rules: Rules, state: State, seat: int) -> dict[str, int]:
    """For a game that counts nothing but points."""
    return {}


class Reconstructed(NamedTuple):
    """Pieces whose printed values are not known: their name in the catalogues, how many there are and how many of them
    are reconstructed, and the setting and value that bring them."""

    name: str
    pieces: int
    reconstructed: int
    needs: tuple[str, str] | None = None


class DealSetup(NamedTuple):
    """A game for the deal of the day: the levels of the player's opponents, and settings."""

    levels: tuple[str, ...]
    settings: dict[str, str] = {}


ALONE = (DealSetup(("mason",)),)


class Adapter(NamedTuple):
    """What the server tells the client about a game. Every part has a default that suits any game."""

    view: type[View] = View
    components: dict[str, Any] = {}  # everything in the box, for the client to draw
    component_types: tuple[type, ...] = ()  # dataclasses in `components`, for the client's types
    cards: Callable[[str], dict[str, Any]] = no_cards  # the text of every card in a language
    preview: Callable[[Rules, State, int], Preview] = preview_choice  # how far a preview looks ahead
    changes: Callable[[Rules, Preview], dict[str, int]] = no_changes  # what an option changes, besides points
    next_choice: Callable[[Rules, Preview], dict[str, list[int]]] = no_range  # what the following choice can add
    later: Callable[[Rules, Preview], dict[str, int]] = no_changes  # what follows only at the end of the round
    outlook: Callable[[Rules, State, int], dict[str, int]] = no_outlook  # what the end of the round would bring a seat
    reconstructions: tuple[Reconstructed, ...] = ()  # the pieces whose printed values are not known
    source: Callable[[Scored], str] = kind_of_event  # the name of the source of some points
    facts: Callable[[Rules, State, int], dict[str, int]] = no_facts  # what a finished game tells of a seat, by name
    deals: tuple[DealSetup, ...] = ALONE  # the deals of the day, one after the other
