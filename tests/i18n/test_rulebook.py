"""Every language's rulebook holds every rule that English holds, and every rule that a refusal can name."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from comares.i18n import LANGUAGES
from comares.server.http.rulebook import chapters, guide_pages
from comares.server.messages.rulebook import GuidePage, RulebookChapter

PACKAGE = Path(__file__).parents[2] / "src" / "comares"
NUMBER = re.compile(r"[A-Z]\d+(\.\d+)?")
BOOKS = [path.name for path in sorted((PACKAGE / "i18n" / "en").glob("rulebook-*.md"))]


def game_of(book: str) -> str:
    return book.removeprefix("rulebook-").removesuffix(".md")


def read(book: str, language: str) -> list[RulebookChapter]:
    return chapters((files("comares.i18n") / language / book).read_text("utf-8"))


def anchors(book: str, language: str) -> list[tuple[str, list[str]]]:
    return [(chapter.anchor, [rule.anchor for rule in chapter.rules]) for chapter in read(book, language)]


def rules_named_by(game: str) -> set[str]:
    """What the engine names, and what there are words of refusal for: `sabika-why-raw-1`, `alhambra-why-A6-3`."""
    named: set[str] = set()
    for path in (PACKAGE / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value):
                named.add(node.value)
    for path in (PACKAGE / "i18n" / "en").glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.id.name.startswith(f"{game}-why-"):
                named.add(re.sub(r"^([A-Z]\d+)-", r"\1.", entry.id.name.removeprefix(f"{game}-why-")))
    return named


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_chapters_and_rules_of_english(language: str, book: str) -> None:
    assert anchors(book, language) == anchors(book, "en")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_tables_and_examples_of_english(language: str, book: str) -> None:
    for chapter, english in zip(read(book, language), read(book, "en"), strict=True):
        assert len(chapter.introduction) == len(english.introduction), chapter.anchor
        for rule, original in zip(chapter.rules, english.rules, strict=True):
            assert [len(row) for row in rule.table] == [len(row) for row in original.table], rule.anchor
            assert len(rule.examples) == len(original.examples), rule.anchor


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_numbers(language: str, book: str) -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", text))

    for chapter, english in zip(read(book, language), read(book, "en"), strict=True):
        for rule, original in zip(chapter.rules, english.rules, strict=True):
            assert numbers(rule.text) == numbers(original.text), rule.anchor
            assert numbers(str(rule.table)) == numbers(str(original.table)), rule.anchor
            assert numbers(str(rule.examples)) == numbers(str(original.examples)), rule.anchor


@pytest.mark.parametrize("book", BOOKS)
def test_a_number_stands_for_one_rule(book: str) -> None:
    found = [anchor for chapter, rules in anchors(book, "en") for anchor in (chapter, *rules)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_that_a_refusal_names_is_in_the_book(book: str) -> None:
    there = {anchor for chapter, rules in anchors(book, "en") for anchor in (chapter, *rules)}
    named = rules_named_by(game_of(book))
    assert named, "no refusal found: has the engine moved?"
    assert named <= there


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_rule_names_is_in_the_book(language: str, book: str) -> None:
    there = {anchor for chapter, rules in anchors(book, "en") for anchor in (chapter, *rules)}
    text = (files("comares.i18n") / language / book).read_text("utf-8")
    letters = {anchor[0] for anchor in there if anchor[0].isupper()}
    assert {found.group() for found in NUMBER.finditer(text) if found.group()[0] in letters} <= there


def test_examples_and_tables_belong_to_the_rule_before_them() -> None:
    table = "| a | b |\n|---|---|\n| 1 | 2 |"
    (chapter,) = chapters(
        f"# Book\n\nWords.\n\n## X First\n\n> About it.\n\nX1 A rule.\n{table}\n> So.\nX2 One more.\n"
    )
    first, second = chapter.rules
    assert (chapter.anchor, chapter.title, chapter.introduction) == ("X", "First", ["About it."])
    assert (first.text, first.table, first.examples) == ("A rule.", [["a", "b"], ["1", "2"]], ["So."])
    assert (second.anchor, second.table, second.examples) == ("X2", [], [])


GUIDES = [path.name for path in sorted((PACKAGE / "i18n" / "en").glob("guide-*.md"))]


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_game_on_one_page_and_how_points_are_made(language: str, guide: str) -> None:
    def pages(language: str) -> list[GuidePage]:
        return guide_pages((files("comares.i18n") / language / guide).read_text("utf-8"))

    def numbers(page: GuidePage) -> list[list[str]]:
        return [sorted(re.findall(r"\d+", text)) for _, text in page.lines]

    own, english = pages(language), pages("en")
    assert [page.anchor for page in own] == ["summary", "points"]
    assert [numbers(page) for page in own] == [numbers(page) for page in english]
    assert all(page.title and all(topic and text for topic, text in page.lines) for page in own)


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_guide_names_is_in_the_book(language: str, guide: str) -> None:
    book = guide.replace("guide-", "rulebook-")
    there = {anchor for chapter, rules in anchors(book, "en") for anchor in (chapter, *rules)}
    text = (files("comares.i18n") / language / guide).read_text("utf-8")
    named = {found.group() for found in NUMBER.finditer(text)}
    assert named
    assert named <= there
