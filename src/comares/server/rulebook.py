"""The rulebook: `words/LANGUAGE/rulebook-GAME.md`, a heading a chapter, a line a rule, its number first."""

from __future__ import annotations

from importlib.resources import files

from litestar import get
from msgspec import Struct

from comares.games import GAMES
from comares.server.described import REFUSED
from comares.server.refusals import Refusal
from comares.words import LANGUAGES

CHAPTER = "## "


class RuleCard(Struct):
    """One rule; its anchor is its number, as refusals name it."""

    anchor: str
    text: str


class ChapterCard(Struct):
    """Rules that belong together."""

    anchor: str
    title: str
    rules: list[RuleCard]


class Rulebook(Struct):
    """All of it, and the language it is in: English where there is no other yet."""

    language: str
    chapters: list[ChapterCard]


@get("/api/rulebook/{game:str}/{language:str}", summary="The rulebook", responses=REFUSED, sync_to_thread=False)
def rulebook(game: str, language: str) -> Rulebook:
    if game not in GAMES or language not in LANGUAGES:
        raise Refusal("not-here")
    for spoken in (language, "en"):
        path = files("comares.words") / spoken / f"rulebook-{game}.md"
        if path.is_file():
            return Rulebook(spoken, chapters(path.read_text("utf-8")))
    raise Refusal("not-here")


def chapters(text: str) -> list[ChapterCard]:
    """The chapters of a rulebook; what stands before the first is for readers of the file."""
    found: list[ChapterCard] = []
    for line in text.split("\n"):
        anchor, _, rest = line.removeprefix(CHAPTER).partition(" ")
        if line.startswith(CHAPTER):
            found.append(ChapterCard(anchor, rest, []))
        elif found and rest:
            found[-1].rules.append(RuleCard(anchor, rest))
    return found
