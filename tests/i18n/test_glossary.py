"""The words of the boxes: no catalogue and no rulebook uses a word that the glossary of docs/languages.md replaces."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from comares.i18n import lettered

GLOSSARY = Path(__file__).parents[2] / "docs" / "languages.md"
CODES = {"Russian": "ru", "Czech": "cs", "Italian": "it"}
# Catalogues with messages of both games: a message belongs to Sabika if its key says so.
SHARED = {"web.ftl", "terminal.ftl", "bots.ftl", "moves.ftl", "table.ftl"}


def glossaries() -> list[tuple[str, str, list[str]]]:
    """The game, the language and the replaced words of each table of the glossary."""
    found = []
    for part in GLOSSARY.read_text("utf-8").split("\n### ")[1:]:
        game, language = re.match(r"(\w+), (\w+)", part).groups()  # type: ignore[union-attr]
        rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("| ")][1:]
        words = [word.strip() for row in rows for word in row[3].split(",") if word.strip()]
        found.append((game.lower(), CODES[language], words))
    return found


def texts(game: str, language: str) -> dict[str, str]:
    """What a language says of a game: its rulebook, and every message that is not the other game's."""
    said: dict[str, str] = {}
    other = {"alhambra": "sabika", "sabika": "alhambra"}[game]
    for path in (files("comares.i18n") / language).iterdir():
        text = path.read_text("utf-8")
        if path.name.endswith(".md") and game in path.name:
            said[path.name] = text
        elif path.name.endswith(".ftl") and (game in path.name or path.name in SHARED):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message) and other not in entry.id.name:
                    said[f"{path.name} {entry.id.name}"] = spoken(entry)
    return said


def spoken(message: ast.Message) -> str:
    """A message as it is written, without its key."""
    return FluentSerializer().serialize_entry(message).split("=", 1)[1]


@pytest.mark.parametrize(
    ("game", "language", "words"), glossaries(), ids=["-".join(glossary[:2]) for glossary in glossaries()]
)
def test_no_text_uses_a_word_that_the_glossary_replaces(game: str, language: str, words: list[str]) -> None:
    assert words
    endings = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in words)
    form = re.compile(rf"\b({endings})\b", re.IGNORECASE)
    found = [(place, match.group()) for place, text in texts(game, language).items() for match in form.finditer(text)]
    assert not found, "the glossary of docs/languages.md has other words"


def test_every_language_with_a_rulebook_of_the_box_has_its_glossary() -> None:
    assert [(game, language) for game, language, _ in glossaries()] == [
        ("alhambra", "ru"),
        ("alhambra", "cs"),
        ("alhambra", "it"),
        ("sabika", "ru"),
    ]


def test_the_russian_box_prints_cyrillic_letters() -> None:
    ids = ["A1", "B1", "C3", "D2", "E2", "F1", "G4", "H4"]
    assert [lettered(card, "АБВГДЕЖЗ") for card in ids] == ["А1", "Б1", "В3", "Г2", "Д2", "Е1", "Ж4", "З4"]
    assert lettered("17", "АБВ") == "17"
    assert lettered("", "АБВ") == ""
