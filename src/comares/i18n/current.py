"""Speaking to the one person at this terminal, in a language chosen once. Records, and tables that serve several
people, name the language each time."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from comares import i18n
from comares.i18n import LANGUAGES
from comares.kernel.events import Event

ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
_spoken = ["en"]


def speak(language: str) -> None:
    """From here on this language is spoken."""
    assert language in LANGUAGES
    _spoken[0] = language


def spoken() -> str:
    """The language that is spoken."""
    return _spoken[0]


def wanted(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if it is one of ours; else English.

    >>> wanted({"LANG": "cs_CZ.UTF-8"}), wanted({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}), wanted({})
    ('cs', 'en', 'en')
    """
    asked = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    language = asked.partition("_")[0].partition(".")[0]
    return language if language in LANGUAGES else "en"


def say(key: str, arguments: Mapping[str, str | int] | None = None) -> str:
    """The words for a key."""
    return i18n.say(key, arguments, spoken())


def why(game: str, rule: str) -> str:
    """What a rule forbids, in a sentence."""
    return i18n.why(game, rule, spoken())


def seat_name(game: str, seat: int, names: Sequence[str] = ()) -> str:
    """The name of whoever sits there."""
    return i18n.seat_name(game, seat, names, spoken())


def tell(game: str, event: Event, names: Sequence[str] = ()) -> str:
    """What happened, in a sentence."""
    return i18n.tell(game, event, names, spoken())


def narrate(game: str, events: Sequence[Event], names: Sequence[str] = ()) -> str:
    """What happened, sentence after sentence."""
    return i18n.narrate(game, events, names, spoken())
