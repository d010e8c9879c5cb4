"""Names that people give themselves: one line of visible text."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # words of some languages, and some emoji, are written with them
HIDDEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # control, format (such as bidi overrides), unassigned, private
MAX_LENGTH = 40
MAX_MARKS = 3  # combining marks on one letter; no language has more


def clean_name(text: str) -> str:
    """The name without what cannot be seen or would disturb the text around it."""
    return clean_text(text, MAX_LENGTH)


def clean_text(text: str, length: int) -> str:
    """One line of visible text, at most that long."""
    composed = unicodedata.normalize("NFC", text)
    kept = [letter if _is_shown(letter) else " " if letter in "\t\n\r" else "" for letter in composed]
    return " ".join(_with_few_marks("".join(kept)).split())[:length].strip(JOINERS + " ")


def _is_shown(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter) not in HIDDEN


def _with_few_marks(text: str) -> str:
    kept, marks = list[str](), 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MAX_MARKS:
            kept.append(letter)
    return "".join(kept)
