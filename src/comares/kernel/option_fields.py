"""The parts of an option's code by name, from the usage of its step."""

from __future__ import annotations

import re

from comares.kernel.view import FieldValue

Fields = dict[str, FieldValue]

_SUMMAND = re.compile(r"\[\+[^]]*]")  # VALUE[+VALUE ...] is one word of the code
_REPEATED = re.compile(r" \[\S+ \.\.\.]")  # CARD [CARD ...]
_PART = re.compile(r"\[[^]]*]|\S+")
_PLACEHOLDER = re.compile("[A-Z][A-Z-]*[*]?")
_NUMBER = re.compile("-?[0-9]+")


def option_fields(step: str, usage: str, code: str) -> Fields:
    """The words of the code after its first, each under the name that the usage gives it.

    A literal word of the usage, or one of several, goes under the name of the step. Words that repeat are joined by a
    `+`. An optional literal word has itself as its name.

    >>> option_fields("place", "place TILE X,Y", "place 14 -1,0")
    {'tile': 14, 'x': -1, 'y': 0}
    >>> option_fields("take", "take CARD [CARD ...]", "take florin-2 ducat-3")
    {'card': 'florin-2+ducat-3'}
    >>> option_fields("buy", "buy SLOT VALUE[+VALUE ...] [site]", "buy 2 5+4 site")
    {'slot': 2, 'value': '5+4', 'site': 'yes'}
    >>> option_fields("lay", "lay left|right", "lay left")
    {'lay': 'left'}
    >>> option_fields("pay", "pay [dinars N] [seals N]", "pay seals 2")
    {'seals': 2}
    """
    for alternative in usage.split(" | "):
        fields = _match(step, alternative, code.split()[1:])
        if fields is not None:
            return fields
    return {}


def _match(step: str, usage: str, words: list[str]) -> Fields | None:
    """The fields of the words by one usage; None if the words do not fit it."""
    usage = _REPEATED.sub("*", _SUMMAND.sub("", usage))
    fields: Fields = {}
    left = list(words)
    for part in _PART.findall(usage)[1:]:
        if part.startswith("["):
            _take_optional(part[1:-1].split(), left, fields)
        elif not left:
            return None
        elif _PLACEHOLDER.fullmatch(part.partition(",")[0]):
            _take_named(part, left, fields)
        elif part == left[0] or "|" in part:
            fields[step] = _value(left.pop(0))
        else:
            return None
    return None if left else fields


def _take_named(part: str, left: list[str], fields: Fields) -> None:
    """Take the word of a placeholder; of a repeated one, all that are left."""
    taken = left[:] if part.endswith("*") else left[:1]
    del left[: len(taken)]
    names = part.rstrip("*").lower().replace("-", "_").split(",")
    for name, word in zip(names, "+".join(taken).split(",") if len(names) > 1 else ["+".join(taken)]):
        fields[name if name not in fields else f"{name}_2"] = _value(word)


def _take_optional(parts: list[str], left: list[str], fields: Fields) -> None:
    """Take the words of an optional part, if they are there: a placeholder, a literal, or a literal and its value."""
    if not left:
        return
    if len(parts) > 1 and left[0] == parts[0]:
        fields[parts[0]] = _value(left[1])
        del left[:2]
    elif len(parts) == 1 and _PLACEHOLDER.fullmatch(parts[0]):
        _take_named(parts[0], left, fields)
    elif parts == left[:1]:
        fields[left.pop(0)] = "yes"


def _value(word: str) -> FieldValue:
    return int(word) if _NUMBER.fullmatch(word) else word
