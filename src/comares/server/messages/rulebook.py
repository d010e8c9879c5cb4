"""HTTP: rulebooks."""

from __future__ import annotations

from msgspec import Struct


class RulebookRule(Struct):
    """One rule; refusals name its anchor. The first row of a table is its head."""

    anchor: str
    text: str
    table: list[list[str]] = []
    examples: list[str] = []


class RulebookChapter(Struct):
    """A chapter of the rulebook."""

    anchor: str
    title: str
    introduction: list[str]
    rules: list[RulebookRule]


class GuidePage(Struct):
    """A page before the rules: the game in short, or how points are made. A line begins with its topic."""

    anchor: str
    title: str
    lines: list[tuple[str, str]]  # topic and text


class Rulebook(Struct):
    """The rulebook, and the language it is in: English where there is no translation."""

    language: str
    chapters: list[RulebookChapter]
    guide: list[GuidePage] = []
