"""Sentences as data: a key of the catalogues and its arguments, which may be phrases of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comares.i18n import SEAT_ARGUMENTS, seat_name, sentence, translate

YOU, OTHER = "you", "other"  # the argument `who`: whether the seat is the reader's


class Sentence(NamedTuple):
    """A key of the catalogues and its arguments; `seat` and `whom` are seats."""

    key: str
    arguments: dict[str, str | int | Sentence] = {}


def say(said: Sentence, game: str, names: Sequence[str] = (), language: str = "en", reader: int | None = None) -> str:
    """The sentence in a language. `reader` is the seat that reads it: it is addressed as you."""
    return sentence(_phrase(said, game, names, language, reader))


def _phrase(said: Sentence, game: str, names: Sequence[str], language: str, reader: int | None) -> str:
    arguments: dict[str, str | int] = {}
    for name, value in said.arguments.items():
        if isinstance(value, Sentence):
            arguments[name] = _phrase(value, game, names, language, reader)
        elif name in SEAT_ARGUMENTS:
            arguments[name] = seat_name(game, int(value), names, language)
        else:
            arguments[name] = value
    if "seat" in said.arguments:
        arguments["who"] = YOU if said.arguments["seat"] == reader else OTHER
    return translate(said.key, arguments, language)
