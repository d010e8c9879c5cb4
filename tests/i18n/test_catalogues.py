"""Every language says everything that English says, of the same arguments, in its own grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from comares.i18n import LANGUAGES, catalogue

# What whole numbers and fractions ask for in CLDR; English has one and other.
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "it": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 3, 5, 21, -1)
# How nobody is addressed here: politely in Czech, German and Italian, familiarly in Russian.
NOT_SO = {
    "cs": r"(?i)\b(jste|můžete|vezmete|stavte|\w+([íáě]te|jte|jete|uste)|vy|vaš[eií]|váš|vám|vás|vámi)\b",
    "de": r"\b(Ihnen|Ihre?[mnrs]?)\b",
    "it": r"\b(Lei|vostr[aeio])\b",
    "ru": r"(?i)\b(ты|тебя|тебе|тобой|тво[йяеёи]|твоих|твоим)\b",
}
OTHERS = [language for language in LANGUAGES if language != "en"]


class Reading(Visitor):
    """What a message names: its variables, the messages it refers to, its selections."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[tuple[str, list[str]]] = []

    def visit(self, node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(node.id.name)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            self.selections.append((node.selector.id.name, [name_of(variant.key) for variant in node.variants]))
        super().visit(node)


def name_of(key: ast.Identifier | ast.NumberLiteral) -> str:
    """A variant's key as it is written."""
    return key.name if isinstance(key, ast.Identifier) else key.value


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Every entry of a language's catalogues with the file it stands in."""
    for path in sorted((files("comares.i18n") / language).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                yield path.name, entry


@cache
def messages(language: str) -> dict[str, Reading]:
    """What each message of a language names."""
    read = {}
    for _, entry in entries(language):
        if isinstance(entry, ast.Message):
            read[entry.id.name] = Reading()
            read[entry.id.name].visit(entry)
    return read


def arguments_of(language: str, key: str) -> set[str]:
    """The variables that a message needs, those of the messages it refers to too."""
    reading = messages(language)[key]
    return reading.variables.union(*(arguments_of(language, other) for other in reading.references))


@cache
def known_variants() -> dict[str, set[str]]:
    """What English tells apart by each variable."""
    known: dict[str, set[str]] = {}
    for reading in messages("en").values():
        for variable, keys in reading.selections:
            known.setdefault(variable, set()).update(keys)
    return known


def samples(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Arguments for a message in which each variable takes each of its values in turn."""
    variables = sorted(arguments_of(language, key))
    values: dict[str, list[str | int]] = {}
    for variable in variables:
        names = known_variants().get(variable, set()) - CATEGORIES - {"other"}
        named = [name for name in sorted(names) if not name.isdigit()]
        values[variable] = [*named, *NUMBERS, "x"]
    usual = {variable: values[variable][0] for variable in variables}
    yield usual
    for variable in variables:
        for value in values[variable]:
            yield {**usual, variable: value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_lines_that_fluent_cannot_read_or_says_a_key_twice(language: str) -> None:
    seen: set[str] = set()
    for file, entry in entries(language):
        assert not isinstance(entry, ast.Junk), (file, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in seen, (file, entry.id.name)
            seen.add(entry.id.name)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_keys_and_attributes_of_english(language: str) -> None:
    def said(language: str) -> dict[str, set[tuple[str, ...]]]:
        keys: dict[str, set[tuple[str, ...]]] = {}
        for file, entry in entries(language):
            if isinstance(entry, ast.Message):
                attributes = sorted(attribute.id.name for attribute in entry.attributes)
                keys.setdefault(file, set()).add((entry.id.name, *attributes))
        return keys

    assert said(language) == said("en")


@pytest.mark.parametrize("language", NOT_SO)
def test_the_reader_is_addressed_in_one_way(language: str) -> None:
    for path in (files("comares.i18n") / language).iterdir():
        if path.name.endswith(".ftl"):
            found = re.search(NOT_SO[language], path.read_text("utf-8"))
            assert found is None, (path.name, found.group())


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_asks_for_the_arguments_it_asks_for_in_english(language: str) -> None:
    for key in messages("en"):
        assert arguments_of(language, key) == arguments_of("en", key), key


@pytest.mark.parametrize("language", OTHERS)
def test_no_translation_selects_by_a_variant_that_english_lacks(language: str) -> None:
    for key, reading in messages(language).items():
        for variable, keys in reading.selections:
            names = {name for name in keys if not name.isdigit()} - PLURALS[language]
            assert names <= known_variants().get(variable, set()), (key, variable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_with_a_number_has_every_plural_form_of_the_language(language: str) -> None:
    for key, reading in messages(language).items():
        for variable, keys in reading.selections:
            if CATEGORIES & set(keys):
                plurals = {name for name in keys if not name.isdigit()}
                assert plurals == PLURALS[language], (key, variable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    bundle = catalogue(language)
    for key in messages(language):
        message = bundle.get_message(key)
        patterns = [message.value, *message.attributes.values()]
        for arguments in samples(language, key):
            for pattern in filter(None, patterns):
                words, errors = bundle.format_pattern(pattern, arguments)
                assert not errors, (key, arguments, errors)
                assert "{" not in str(words), (key, words)


LOGS = ("alhambra.ftl", "alhambra-modules.ftl", "sabika.ftl")


def told(language: str) -> Iterator[tuple[str, str]]:
    """What the log tells the player who acts, and the others: the first clause of each, where they differ."""
    for file, entry in entries(language):
        if file in LOGS and isinstance(entry, ast.Message) and "who" in arguments_of(language, entry.id.name):
            pattern = catalogue(language).get_message(entry.id.name).value
            assert pattern is not None
            for arguments in samples(language, entry.id.name):
                you, other = (
                    str(catalogue(language).format_pattern(pattern, {**arguments, "seat": "Ana", "who": who})[0])
                    for who in ("you", "other")
                )
                if you != other:
                    yield re.split("[.:;]", you)[0], re.split("[.:;]", other)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_addressed_at_the_beginning_of_a_sentence_is_addressed_to_its_end(language: str) -> None:
    """No "You let the poet rest and gains 3 dinars": the verbs after a name stand in no sentence to you."""
    clauses = [(re.findall(r"\w+", you.lower()), re.findall(r"Ana (\w+)", other)) for you, other in told(language)]
    shared = {word for you, after_name in clauses for word in after_name if word in you}
    verbs = {word for _, after_name in clauses for word in after_name} - shared
    for you, _ in clauses:
        assert not verbs & set(you), you


# Doubled or loose punctuation in what a reader sees. Codes and usages may hold anything.
BROKEN = re.compile(r"\S  +\S|\.\.(?!\.)|(?<!\.)\.\.$|,,|;;|::|!!|\?\?| [,;!?](?!\?)|\(\s|\s\)|,\.|:\.")
CODES = re.compile(r"^(terminal-help|unreadable|bots-code|web-key-tip)$")
LABELS = re.compile(r"^web-(option|module|level|seat|pace|theme|speed|confirms)-")


def spoken(language: str, key: str) -> Iterator[str]:
    """What a message says, each variable taking each of its values in turn; 2 of everything that is counted."""
    message = catalogue(language).get_message(key)
    for arguments in samples(language, key):
        some = {name: 2 if value == 0 else value for name, value in arguments.items()}
        if message.value is not None:
            yield str(catalogue(language).format_pattern(message.value, some)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_double_spaces_or_punctuation(language: str) -> None:
    for key in messages(language):
        if CODES.match(key):
            continue
        for words in spoken(language, key):
            found = BROKEN.search(words)
            assert not found, (key, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_ends_in_a_comma(language: str) -> None:
    for key in messages(language):
        if LABELS.match(key):
            for words in spoken(language, key):
                assert not words.rstrip().endswith((",", ";", ":")), (key, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_rulebook_has_double_spaces_or_punctuation(language: str) -> None:
    for path in (files("comares.i18n") / language).iterdir():
        if path.name.endswith(".md"):
            for line in path.read_text("utf-8").split("\n"):
                if not line.startswith("|"):
                    found = re.search(r"\S  +\S|\.\.(?!\.)|,,|;;| [,;](?!\S)", line)
                    assert not found, (path.name, line)
