"""The rulebook: `i18n/LANGUAGE/rulebook-GAME.md`, a heading for each chapter, a line for each rule, its number first.

A row of a table (`|`) and an example (`>`) belong to the rule before them; before the first rule of a chapter, `>`
marks its introduction. Beside it lies `guide-GAME.md`: the game on one page, and how points are made.
"""

from __future__ import annotations

from importlib.resources import files

from litestar import get

from comares.i18n import LANGUAGES
from comares.server.errors import Refusal
from comares.server.games.hosted import HostedGames
from comares.server.http.openapi_errors import REFUSALS
from comares.server.messages.rulebook import GuidePage, Rulebook, RulebookChapter, RulebookRule

CHAPTER = "## "
EXAMPLE = "> "
ROW = "|"
TOPIC = "- **"
TABLE_RULE = set("|-: ")  # the line under the head of a Markdown table


@get("/api/rulebook/{game:str}/{language:str}", summary="The rulebook", responses=REFUSALS, sync_to_thread=False)
def rulebook(games: HostedGames, game: str, language: str) -> Rulebook:
    if game not in games.registry or language not in LANGUAGES:
        raise Refusal("not-here")
    for candidate in (language, "en"):
        path = files("comares.i18n") / candidate / f"rulebook-{game}.md"
        if path.is_file():
            guide = files("comares.i18n") / candidate / f"guide-{game}.md"
            pages = guide_pages(guide.read_text("utf-8")) if guide.is_file() else []
            return Rulebook(candidate, chapters(path.read_text("utf-8")), pages)
    raise Refusal("not-here")


def guide_pages(text: str) -> list[GuidePage]:
    """The pages of a guide: a heading with an anchor for each, a line `- **Topic.** Text` for each thing."""
    pages: list[GuidePage] = []
    for line in text.split("\n"):
        if line.startswith(CHAPTER):
            anchor, _, title = line.removeprefix(CHAPTER).partition(" ")
            pages.append(GuidePage(anchor, title, []))
        elif line.startswith(TOPIC):
            topic, _, rest = line.removeprefix(TOPIC).partition("**")
            pages[-1].lines.append((topic, rest.strip()))
    return pages


def chapters(text: str) -> list[RulebookChapter]:
    """The chapters of a rulebook; the text before the first one is for readers of the file."""
    found: list[RulebookChapter] = []
    for line in text.split("\n"):
        anchor, _, rest = line.removeprefix(CHAPTER).partition(" ")
        if line.startswith(CHAPTER):
            found.append(RulebookChapter(anchor, rest, [], []))
        elif not found or not rest:
            continue
        elif line.startswith(EXAMPLE):
            rules = found[-1].rules
            (rules[-1].examples if rules else found[-1].introduction).append(rest)
        elif line.startswith(ROW):
            if not set(line) <= TABLE_RULE:
                found[-1].rules[-1].table.append([cell.strip() for cell in line.strip("| ").split("|")])
        else:
            found[-1].rules.append(RulebookRule(anchor, rest))
    return found
