"""Indented text: rows of words, each with the rows that are indented below it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from comares.kernel.errors import BadPosition

INDENT = "  "
COMMENT = ";"


@dataclass
class Node:
    """One row and those below it. `line` is its line in the text, 0 where it was made here."""

    words: list[str]
    children: list[Node] = field(default_factory=list)
    line: int = 0

    def named(self, name: str) -> Node:
        """The same with a name before it."""
        return Node([name, *self.words], self.children, self.line)

    def unnamed(self) -> Node:
        """The same without its first word."""
        return Node(self.words[1:], self.children, self.line)


def write_rows(nodes: Iterable[Node], indent: str = "") -> list[str]:
    """The nodes as rows of text.

    >>> write_rows([Node(["hand", "1", "4"]), Node(["pending"], [Node(["bid"])])])
    ['hand 1 4', 'pending', '  bid']
    """
    rows: list[str] = []
    for node in nodes:
        rows.append(indent + " ".join(node.words))
        rows += write_rows(node.children, indent + INDENT)
    return rows


def read_rows(rows: Iterable[str], first: int = 1) -> list[Node]:
    """The nodes in the rows, whose first one is that line of the text. Comments and empty rows are left out; rows
    below another one share any deeper indentation."""
    top = Node([])
    above: list[tuple[int, Node]] = [(-1, top)]  # the last row and those it belongs to, each with its indentation
    for line, row in enumerate(rows, first):
        text = without_comment(row)
        if not text:
            continue
        depth = len(text) - len(text.lstrip(" "))
        if "\t" in text:
            raise BadPosition(line, "expected spaces, not a tabulator")
        beside = depth  # the indentation of the rows that have the same row above them
        while above[-1][0] >= depth:
            beside = above.pop()[0]
        if beside != depth:
            raise BadPosition(line, f"expected an indentation of {beside} spaces, not {depth}")
        node = Node(text.split(), [], line)
        above[-1][1].children.append(node)
        above.append((depth, node))
    return top.children


def without_comment(row: str) -> str:
    """The row without a comment and without blanks at its end."""
    return row.partition(COMMENT)[0].rstrip()
