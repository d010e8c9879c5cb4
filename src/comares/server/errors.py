"""What the server says no to: a key, a status, and words in the reader's language."""

from __future__ import annotations

from comares.i18n import say
from comares.i18n.errors import error_sentence
from comares.kernel.errors import (
    BadRecord,
    BadSetup,
    ComaresError,
    Illegal,
    NothingToUndo,
    NotYourDecision,
    Unreadable,
)

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
        self.of: tuple[ComaresError, str] | None = None  # what the engine refused, and in which game

    @property
    def status(self) -> int:
        return STATUS[self.key]

    def message(self, language: str = "en") -> str:
        """In a sentence."""
        told = {"what": error_sentence(*self.of, language)} if self.of else {}
        return say(f"refused-{self.key}", {**self.arguments, **told}, language)


KEYS: list[tuple[type[ComaresError], str]] = [
    (BadSetup, "setup"),
    (BadRecord, "record"),
    (Unreadable, "unreadable"),
    (NotYourDecision, "not-your-decision"),
    (NothingToUndo, "nothing-to-undo"),
    (Illegal, "illegal"),
]


def refusal_of(error: ComaresError, game: str = "") -> Refusal:
    """What the engine refused (in a game, if it was a choice), as the server says it."""
    key = next((key for kind, key in KEYS if isinstance(error, kind)), "malformed")
    refusal = Refusal(key, error.rule if isinstance(error, Illegal) else "")
    refusal.of = (error, game)
    return refusal
