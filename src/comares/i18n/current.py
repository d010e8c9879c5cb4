"""Messages in one language for the whole process, for the person at this terminal. The server and the records name a
language with every message."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from comares import i18n
from comares.i18n import LANGUAGES
from comares.kernel.events import Event

ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides
_language = ["en"]


def set_language(language: str) -> None:
    """Set the language of this process."""
    assert language in LANGUAGES
    _language[0] = language


def current_language() -> str:
    """The language of this process."""
    return _language[0]


def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if there is a catalogue; else English.

    >>> environment_language({"LANG": "cs_CZ.UTF-8"}), environment_language({})
    ('cs', 'en')
    >>> environment_language({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"})
    'en'
    """
    asked = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    language = asked.partition("_")[0].partition(".")[0]
    return language if language in LANGUAGES else "en"


def translate(key: str, arguments: Mapping[str, str | int] | None = None) -> str:
    """The message of a key with its arguments."""
    return i18n.translate(key, arguments, current_language())


def why(game: str, rule: str) -> str:
    """What a rule forbids, as a clause without a full stop."""
    return i18n.why(game, rule, current_language())


def seat_name(game: str, seat: int, names: Sequence[str] = ()) -> str:
    """The name of the player in a seat."""
    return i18n.seat_name(game, seat, names, current_language())


def event_sentence(game: str, event: Event, names: Sequence[str] = ()) -> str:
    """An event as a sentence."""
    return i18n.event_sentence(game, event, names, current_language())


def narrate(game: str, events: Sequence[Event], names: Sequence[str] = ()) -> str:
    """Events as sentences, one after another."""
    return i18n.narrate(game, events, names, current_language())
