"""A view as indented text and back, from the types of its fields. Grammar: docs/position.md.

A dataclass is a block of rows, one for each field. In a list it is one row of NAME=VALUE, if its fields are single
words.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from comares.kernel.errors import BadPosition
from comares.kernel.indented_text import Node
from comares.kernel.view import ABSENT, PendingStep, View
from comares.kernel.view_words import NEVER, NOTHING, UNKNOWN, Pending, Shape, Word, WordRow, word_of


def view_nodes(view: View) -> list[Node]:
    """The rows of a view. Without a viewer that row is left out."""
    made: Any = type(view)
    nodes = shape(made).write(view).children
    return [node for node in nodes if view.viewer is not None or node.words[0] != "viewer"]


def view_from(nodes: list[Node], made: Any, line: int) -> View:
    """The view of that class in the rows; the first one is that line of the text."""
    view = shape(made).read(Node([], nodes, line), "")
    assert isinstance(view, View)
    return view


def is_none(node: Node, part: Shape) -> bool:
    """Whether the node says that the value is unknown or that there is none."""
    return node.words == [part.none] and not node.children


def must_have_rows(node: Node, path: str) -> None:
    """Refuses a list or a dict that neither has rows below it nor says that it is empty."""
    if node.words != ([] if node.children else [NOTHING]):
        raise BadPosition(node.line, f"{path}: expected indented rows below, or {NOTHING} for none")


class Items:
    """A list of rows or of blocks below the field's name; blocks are numbered from 1."""

    def __init__(self, item: Shape, made: type[Any], none: str) -> None:
        self.item = item
        assert none != NOTHING, f"{NOTHING} would mean two things"
        self.made = made
        self.none = none
        self.numbered = isinstance(item, Block | Items) and not isinstance(item, Row)

    def write(self, value: Any) -> Node:
        if value is None and self.none:
            return Node([self.none])
        nodes = [self.item.write(item) for item in value]
        if self.numbered:
            nodes = [node.named(str(number)) for number, node in enumerate(nodes, 1)]
        return Node([] if nodes else [NOTHING], nodes)

    def read(self, node: Node, path: str) -> Any:
        if is_none(node, self):
            return None
        must_have_rows(node, path)
        items = []
        for number, child in enumerate(node.children, 1):
            if self.numbered and child.words[0] != str(number):
                raise BadPosition(child.line, f"{path}: expected {number}, not {child.words[0]!r}")
            items.append(self.item.read(child.unnamed() if self.numbered else child, f"{path} {number}"))
        return self.made(items)


class Named:
    """A dict: a row or a block for each name. If its values are of a class with subclasses, each name stands for the
    one whose `NAME` it is."""

    def __init__(self, item: Any, none: str) -> None:
        self.item = item
        self.none = none

    def shapes(self) -> dict[str, Shape]:
        """The shape of each name's value; empty if all names have the same."""
        kinds: list[Any] = self.item.__subclasses__() if isinstance(self.item, type) and is_dataclass(self.item) else []
        return {kind.NAME: shape(kind) for kind in kinds}

    def write(self, value: Any) -> Node:
        if value is None and self.none:
            return Node([self.none])
        known = self.shapes()
        nodes = [(known.get(name) or shape(self.item)).write(item).named(name) for name, item in value.items()]
        return Node([] if nodes else [NOTHING], nodes)

    def read(self, node: Node, path: str) -> Any:
        if is_none(node, self):
            return None
        must_have_rows(node, path)
        known, found = self.shapes(), dict[str, Any]()
        for child in node.children:
            name = child.words[0]
            if name in found:
                raise BadPosition(child.line, f"{path}: {name} stands here twice")
            if known and name not in known:
                raise BadPosition(child.line, f"{path}: expected one of {', '.join(known)}, not {name!r}")
            found[name] = (known.get(name) or shape(self.item)).read(child.unnamed(), f"{path} {name}")
        return found


class Block:
    """A dataclass: a row or a block for each field, in any order. A field that may be unknown or has a default can be
    left out."""

    def __init__(self, made: type[Any], none: str = NEVER) -> None:
        self.made = made
        self.none = none
        hints = get_type_hints(made, include_extras=True)
        self.shapes = {field.name: shape(hints[field.name]) for field in written_fields(made)}
        self.defaults = {field.name: field.default for field in written_fields(made) if field.default is not MISSING}
        self.derived = [field for field in fields(made) if field.init and field.name in derived(made)]

    def write(self, value: Any) -> Node:
        if value is None and self.none:
            return Node([self.none])
        return Node([], [part.write(getattr(value, name)).named(name) for name, part in self.shapes.items()])

    def read(self, node: Node, path: str) -> Any:
        if is_none(node, self):
            return None
        if node.words:
            raise BadPosition(node.line, f"{path}: expected indented rows below, not {node.words[0]!r}")
        found: dict[str, Any] = {}
        for child in node.children:
            name = child.words[0]
            if name not in self.shapes:
                raise BadPosition(child.line, f"{place(path)}expected one of {', '.join(self.shapes)}, not {name!r}")
            if name in found:
                raise BadPosition(child.line, f"{place(path)}{name} stands here twice")
            found[name] = self.shapes[name].read(child.unnamed(), f"{path} {name}".strip())
        return self.made(**self.complete(found, node.line, path))

    def complete(self, found: dict[str, Any], line: int, path: str) -> dict[str, Any]:
        """What was found and what may be left out."""
        left_out = {name: None for name, part in self.shapes.items() if part.none} | self.defaults
        missing = [name for name in self.shapes if name not in found and name not in left_out]
        if missing:
            raise BadPosition(line, f"{place(path)}{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing")
        return {**{field.name: blank(field) for field in self.derived}, **left_out, **found}


class Row(Block):
    """A dataclass of single words in one row: NAME=VALUE NAME=VALUE."""

    def write(self, value: Any) -> Node:
        return Node([f"{name}={self.word(name).to_word(getattr(value, name))}" for name in self.shapes])

    def read(self, node: Node, path: str) -> Any:
        if node.children:
            raise BadPosition(node.children[0].line, f"{path}: expected no rows below")
        found: dict[str, Any] = {}
        for word in node.words:
            name, equals, value = word.partition("=")
            if not equals or name not in self.shapes or name in found:
                wanted = " ".join(f"{known}=..." for known in self.shapes)
                raise BadPosition(node.line, f"{path}: expected {wanted}, each once, not {word!r}")
            found[name] = self.word(name).from_word(value, node.line, f"{path} {name}")
        return self.made(**self.complete(found, node.line, path))

    def word(self, name: str) -> Word:
        part = self.shapes[name]
        assert isinstance(part, Word)
        return part


@cache
def shape(hint: Any, none: str = NEVER) -> Shape:
    """How values of that type are written."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated and ABSENT in arguments:
        return shape(arguments[0], NOTHING)
    if origin in (Union, types.UnionType):
        (known,) = (argument for argument in arguments if argument is not types.NoneType)
        return shape(known, none or UNKNOWN)
    if origin in (list, tuple):
        assert origin is list or arguments[1:] == (...,), f"{hint}: a tuple of any length is wanted"
        item = shape(arguments[0])
        if isinstance(item, Word):
            return WordRow(item, origin, none)
        return Items(Row(item.made) if isinstance(item, Block) and is_flat(item) else item, origin, none)
    if origin is dict:
        return Named(arguments[1], none)
    if hint is PendingStep:
        return Pending()
    if isinstance(hint, type) and is_dataclass(hint) and not hasattr(hint, "parse"):
        return Block(hint, none)
    return word_of(hint, none)


def derived(made: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass that are not written, because they follow from the others."""
    names: tuple[str, ...] = getattr(made, "DERIVED", ())
    return names


def written_fields(made: type[Any]) -> list[Field[Any]]:
    """The fields of a dataclass that are written."""
    return [field for field in fields(made) if field.init and field.name not in derived(made)]


def blank(field: Field[Any]) -> Any:
    """What stands in a derived field until it is known."""
    if field.default_factory is not MISSING:
        return field.default_factory()
    return None if field.default is MISSING else field.default


def is_flat(block: Block) -> bool:
    """Whether every field is a single word."""
    return all(isinstance(part, Word) for part in block.shapes.values())


def place(path: str) -> str:
    """The path before a sentence about it."""
    return f"{path}: " if path else ""
