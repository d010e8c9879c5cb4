"""Sentences on the wire: keys of the catalogues with their arguments."""

from __future__ import annotations

from msgspec import Struct


class Words(Struct):
    """A sentence: a key of the catalogues and its arguments."""

    key: str
    args: dict[str, str | int]


class Sentence(Struct):
    """A sentence whose arguments may be phrases of their own."""

    key: str
    args: dict[str, str | int | Sentence]
