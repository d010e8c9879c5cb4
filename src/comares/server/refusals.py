"""What the server says no to: a key, a status, and words in the reader's language."""

from __future__ import annotations

from comares.kernel.errors import (
    BadRecord,
    BadSetup,
    ComaresError,
    Illegal,
    NothingToUndo,
    NotYourDecision,
    Unreadable,
)
from comares.words import say

# The HTTP status of each; the words of each are `refused-KEY` in the catalogues.
STATUS = {
    "malformed": 400,
    "setup": 400,
    "record": 400,
    "unreadable": 400,
    "foreign": 403,
    "not-your-seat": 403,
    "not-alone": 403,
    "not-here": 404,
    "no-table": 404,
    "no-seat": 404,
    "method": 405,
    "components": 409,
    "late": 409,
    "illegal": 409,
    "not-your-decision": 409,
    "nothing-to-undo": 409,
    "over": 409,
    "not-over": 409,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "storage": 503,
}


class Refusal(Exception):
    """No, and why; nothing has changed."""

    def __init__(self, key: str, rule: str = "", **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.arguments = arguments

    @property
    def status(self) -> int:
        return STATUS[self.key]

    def message(self, language: str = "en") -> str:
        """In a sentence."""
        return say(f"refused-{self.key}", self.arguments, language)


KEYS: list[tuple[type[ComaresError], str]] = [
    (BadSetup, "setup"),
    (BadRecord, "record"),
    (Unreadable, "unreadable"),
    (NotYourDecision, "not-your-decision"),
    (NothingToUndo, "nothing-to-undo"),
    (Illegal, "illegal"),
]


def refusal_of(error: ComaresError) -> Refusal:
    """What the engine refused, as the server says it."""
    key = next((key for kind, key in KEYS if isinstance(error, kind)), "malformed")
    return Refusal(key, error.rule if isinstance(error, Illegal) else "", what=str(error))
