"""Values of a view that stand in one row of text: numbers, words, lists of them, pending steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, Protocol, get_args, get_origin

from comares.kernel.errors import BadPosition
from comares.kernel.indented_text import COMMENT, Node
from comares.kernel.notation import integer
from comares.kernel.view import CountedFrom, PendingStep

UNKNOWN = "?"
NOTHING = "-"
NEVER = ""  # is how None is written where no value is None


class Shape(Protocol):
    """How values of one type are written. `none`: how None is written; empty if no value is None."""

    none: str

    def write(self, value: Any) -> Node:
        """The value as a node without a name."""
        ...

    def read(self, node: Node, path: str) -> Any:
        """The value in a node without its name; a BadPosition names the line and the path of the field."""
        ...


class Word:
    """A value that is one word."""

    def __init__(self, spell: Callable[[Any], str], parse: Callable[[str], Any], none: str = NEVER) -> None:
        self.spell = spell
        self.parse = parse
        self.none = none

    def to_word(self, value: Any) -> str:
        """The value in one word."""
        if value is None and self.none:
            return self.none
        word = self.spell(value)
        assert word.split() == [word], f"{value!r} cannot be written as one word"
        assert word not in (UNKNOWN, self.none), f"{value!r} would be written like None"
        assert COMMENT not in word, f"{value!r} would be read as a comment"
        return word

    def from_word(self, word: str, line: int, path: str) -> Any:
        """The value of the word."""
        if word == self.none:
            return None
        try:
            return self.parse(word)
        except ValueError as error:
            raise BadPosition(line, f"{path}: {error}") from error

    def write(self, value: Any) -> Node:
        return Node([self.to_word(value)])

    def read(self, node: Node, path: str) -> Any:
        if len(node.words) != 1 or node.children:
            raise BadPosition(node.line, f"{path}: expected one word")
        return self.from_word(node.words[0], node.line, path)


class WordRow:
    """A list or a tuple of words in one row."""

    def __init__(self, word: Word, made: type[Any], none: str) -> None:
        assert none not in (NOTHING, word.none or NOTHING), f"{none} would mean two things"
        self.word = word
        self.made = made
        self.none = none

    def write(self, value: Any) -> Node:
        if value is None and self.none:
            return Node([self.none])
        words = [self.word.to_word(item) for item in value]
        assert words != [NOTHING], f"{value!r} would be written like an empty list"
        return Node(words or [NOTHING])

    def read(self, node: Node, path: str) -> Any:
        if node.children or not node.words:
            raise BadPosition(node.line, f"{path}: expected words in one row, or {NOTHING} for none")
        if node.words == [self.none]:
            return None
        words = [] if node.words == [NOTHING] else node.words
        return self.made(self.word.from_word(word, node.line, path) for word in words)


class Pending:
    """A step that is pending, in one row."""

    none = NEVER

    def write(self, value: PendingStep) -> Node:
        return Node(str(value).split())

    def read(self, node: Node, path: str) -> PendingStep:
        if node.children:
            raise BadPosition(node.children[0].line, f"{path}: a step is one row")
        try:
            return PendingStep.parse(" ".join(node.words))
        except ValueError as error:
            raise BadPosition(node.line, f"{path}: {error}") from error


def word_of(hint: Any, none: str) -> Word:
    """The word of a type whose values are single words."""
    if get_origin(hint) is Annotated:
        base, *marks = get_args(hint)
        first = next(mark.first for mark in marks if isinstance(mark, CountedFrom))
        assert base is int
        return Word(lambda value: str(value + first), lambda word: read_integer(word) - first, none)
    if get_origin(hint) is Literal:
        return Word(str, lambda word: one_of(word, get_args(hint)), none)
    if hint is bool:
        return Word(lambda value: "yes" if value else "no", lambda word: one_of(word, ("no", "yes")) == "yes", none)
    if hint is int:
        return Word(str, read_integer, none)
    if hint is str:
        return Word(lambda value: value or NOTHING, lambda word: "" if word == NOTHING else word, none)
    assert hasattr(hint, "parse"), f"{hint} cannot be part of a view"
    return Word(str, hint.parse, none)


def read_integer(word: str) -> int:
    """The number that the word spells."""
    number = integer(word)
    if number is None:
        raise ValueError(f"expected a number, not {word!r}")
    return number


def one_of(word: str, words: tuple[str, ...]) -> str:
    """The word, if it is one of these."""
    if word not in words:
        raise ValueError(f"expected {' or '.join(words)}, not {word!r}")
    return word
