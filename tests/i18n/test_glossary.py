"""The words of the boxes: no catalogue and no rulebook uses a word that the glossary of docs/languages.md replaces."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from comares.i18n import lettered

GLOSSARY = Path(__file__).parents[2] / "docs" / "languages.md"
CODES = {"Russian": "ru", "Czech": "cs", "Italian": "it", "German": "de"}
OTHER = {"alhambra": "sabika", "sabika": "alhambra"}
# Texts of Sabika whose names do not say so: catalogues of what its owners enter, and themes of its puzzles.
SABIKAS = ("data.ftl", "web-own.ftl", "web-puzzle-theme-market")
STEM = 4  # letters of a word that no ending changes


class Glossary(NamedTuple):
    """One table of the glossary: the words of the box, and those that they replace."""

    game: str
    language: str
    words: list[str]
    replaced: list[str]

    def __str__(self) -> str:
        return f"{self.game}-{self.language}"


def glossaries() -> list[Glossary]:
    """Every table of the glossary."""
    found = []
    for part in GLOSSARY.read_text("utf-8").split("\n### ")[1:]:
        game, language = re.match(r"(\w+), (\w+)", part).groups()  # type: ignore[union-attr]
        rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("| ")][1:]
        words, replaced = (
            [word.strip() for row in rows for word in row[column].split(",") if word.strip()] for column in (1, 3)
        )
        found.append(Glossary(game.lower(), CODES[language], words, replaced))
    return found


def texts(game: str, language: str) -> dict[str, str]:
    """What a language says of a game: its rulebook and its guide, and every message that is not the other game's."""
    said: dict[str, str] = {}
    for path in (files("comares.i18n") / language).iterdir():
        text = path.read_text("utf-8")
        if path.name.endswith(".md") and game in path.name:
            said[path.name] = text
        elif path.name.endswith(".ftl"):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message) and not is_of(OTHER[game], f"{path.name} {entry.id.name}"):
                    said[f"{path.name} {entry.id.name}"] = spoken(entry)
    return said


def is_of(game: str, place: str) -> bool:
    """Whether that message speaks of this game only."""
    return game in place or (game == "sabika" and any(name in place for name in SABIKAS))


def spoken(message: ast.Message) -> str:
    """A message as it is written, without its key and those of its variants."""
    return re.sub(r"\[[\w-]+\]", "", FluentSerializer().serialize_entry(message).split("=", 1)[1])


@pytest.mark.parametrize("glossary", glossaries(), ids=str)
def test_no_text_uses_a_word_that_the_glossary_replaces(glossary: Glossary) -> None:
    assert glossary.replaced
    endings = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in glossary.replaced)
    form = re.compile(rf"\b({endings})\b", re.IGNORECASE)
    said = texts(glossary.game, glossary.language)
    found = [(place, match.group()) for place, text in said.items() for match in form.finditer(text)]
    assert not found, "the glossary of docs/languages.md has other words"


@pytest.mark.parametrize("glossary", glossaries(), ids=str)
def test_every_word_of_the_box_is_used(glossary: Glossary) -> None:
    said = " ".join(texts(glossary.game, glossary.language).values()).lower()
    stems = {word: [part[: max(STEM, len(part) - 3)] for part in word.lower().split()] for word in glossary.words}
    unused = [word for word, parts in stems.items() if not all(re.search(rf"\b{part}", said) for part in parts)]
    assert not unused


def test_every_language_has_its_glossary_of_the_box_or_of_our_own_words() -> None:
    assert [(glossary.game, glossary.language) for glossary in glossaries()] == [
        ("alhambra", "ru"),
        ("alhambra", "cs"),
        ("alhambra", "it"),
        ("sabika", "ru"),
        ("alhambra", "de"),
        ("sabika", "de"),
        ("sabika", "it"),
    ]


def test_the_russian_box_prints_cyrillic_letters() -> None:
    ids = ["A1", "B1", "C3", "D2", "E2", "F1", "G4", "H4"]
    assert [lettered(card, "АБВГДЕЖЗ") for card in ids] == ["А1", "Б1", "В3", "Г2", "Д2", "Е1", "Ж4", "З4"]
    assert lettered("17", "АБВ") == "17"
    assert lettered("", "АБВ") == ""
