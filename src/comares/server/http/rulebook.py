"""The rulebook: `words/LANGUAGE/rulebook-GAME.md`, a heading a chapter, a line a rule, its number first.

A line of a table (`|`) and an example (`>`) belong to the rule before them; before a chapter's first rule, what `>`
says introduces the chapter.
"""

from __future__ import annotations

from importlib.resources import files

from litestar import get
from msgspec import Struct

from comares.games import GAMES
from comares.i18n import LANGUAGES
from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSED

CHAPTER = "## "
EXAMPLE = "> "
ROW = "|"
RULE_OF_TABLE = set("|-: ")  # the line that Markdown wants under a table's head


class RuleCard(Struct):
    """One rule; its anchor is its number, as refusals name it. The first row of a table is its head."""

    anchor: str
    text: str
    table: list[list[str]] = []
    examples: list[str] = []


class ChapterCard(Struct):
    """Rules that belong together."""

    anchor: str
    title: str
    introduction: list[str]
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
        path = files("comares.i18n") / spoken / f"rulebook-{game}.md"
        if path.is_file():
            return Rulebook(spoken, chapters(path.read_text("utf-8")))
    raise Refusal("not-here")


def chapters(text: str) -> list[ChapterCard]:
    """The chapters of a rulebook; what stands before the first is for readers of the file."""
    found: list[ChapterCard] = []
    for line in text.split("\n"):
        anchor, _, rest = line.removeprefix(CHAPTER).partition(" ")
        if line.startswith(CHAPTER):
            found.append(ChapterCard(anchor, rest, [], []))
        elif not found or not rest:
            continue
        elif line.startswith(EXAMPLE):
            rules = found[-1].rules
            (rules[-1].examples if rules else found[-1].introduction).append(rest)
        elif line.startswith(ROW):
            if not set(line) <= RULE_OF_TABLE:
                found[-1].rules[-1].table.append([cell.strip() for cell in line.strip("| ").split("|")])
        else:
            found[-1].rules.append(RuleCard(anchor, rest))
    return found
