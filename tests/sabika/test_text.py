"""Every event, refusal and card of Sabika has a text, in every language with a catalogue for it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from comares.games import GAMES
from comares.i18n import LANGUAGES, event_sentence, why
from comares.kernel.events import Event
from comares.sabika.context import Decision
from comares.sabika.text.cards import cards

SOURCES = Path(str(files("comares.sabika")))
SPEAKING = [name for name in LANGUAGES if (files("comares.i18n") / name / "sabika.ftl").is_file()]
RULE = re.compile(r'"((?:S\d+(?:\.\d+)?)|(?:raw|build)-\d)"')


def rules_named() -> set[str]:
    """Every rule that a refusal can name: those in the sources of the steps, and the default rule of each step."""
    rules = GAMES["sabika"].rules(3)
    named = {step.rule for step in rules.steps if isinstance(step, Decision)}
    for path in SOURCES.rglob("*.py"):
        if path.name not in ("events.py", "view.py", "yusuf_criteria.py"):
            named |= set(RULE.findall(path.read_text("utf-8")))
    return named


@pytest.mark.parametrize("language", SPEAKING)
def test_every_refusal_has_a_text(language: str) -> None:
    for rule in sorted(rules_named()):
        assert why("sabika", rule, language)


@pytest.mark.parametrize("language", SPEAKING)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_event_has_a_text(seats: int, language: str) -> None:
    for kind in GAMES["sabika"].rules(seats).events:
        for a, b in ((0, 0), (1, 1), (0, 1)):
            for seat in (-1, 0):
                assert event_sentence("sabika", Event(kind, seat, a, b), language=language)


@pytest.mark.parametrize("language", SPEAKING)
def test_every_card_has_a_text(language: str) -> None:
    assert len(cards(language=language).splitlines()) > 300


def test_the_event_names_the_new_first_player() -> None:
    named = next(kind for kind in GAMES["sabika"].rules(3).events if kind.name == "named-first")
    assert (
        event_sentence("sabika", Event(named, 1, 0, 0), ["Ada", "Bela", "Cyd"])
        == "Bela names Ada the next first player."
    )
    assert event_sentence("sabika", Event(named, 0, -1, 0), ["Ada"]) == "Yusuf is the next first player."
