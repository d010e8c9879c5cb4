"""Refusals: a key, an HTTP status, and a sentence in the reader's language."""

from __future__ import annotations

from comares.i18n import translate
from comares.i18n.errors import error_sentence
from comares.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    ComaresError,
    Illegal,
    NothingToUndo,
    NotYourDecision,
    Unreachable,
    Unreadable,
)

# The HTTP status of each key; its sentence is `refused-KEY` in the catalogues.
STATUS = {
    "malformed": 400,
    "setup": 400,
    "record": 400,
    "position": 400,
    "unreachable": 400,
    "unreadable": 400,
    "edition": 400,
    "foreign": 403,
    "not-your-seat": 403,
    "not-alone": 403,
    "counts": 403,
    "rated": 403,
    "no-friend": 404,
    "no-club": 404,
    "not-member": 403,
    "not-owner": 403,
    "friends-full": 409,
    "club-full": 409,
    "invited-enough": 429,
    "deal-hidden": 403,
    "no-account": 403,
    "not-host": 403,
    "outside": 400,
    "sign-in-failed": 403,
    "passkey": 400,
    "passkey-host": 409,
    "email": 400,
    "no-mail": 409,
    "link-stale": 404,
    "last-way": 409,
    "passkeys-full": 409,
    "taken": 409,
    "not-here": 404,
    "no-table": 404,
    "no-seat": 404,
    "no-edition": 404,
    "method": 405,
    "components": 409,
    "unknown-game": 409,
    "newer-rules": 409,
    "older-rules": 409,
    "damaged": 409,
    "bad-table": 409,
    "lesson": 409,
    "late": 409,
    "illegal": 409,
    "not-your-decision": 409,
    "nothing-to-undo": 409,
    "over": 409,
    "closed": 409,
    "not-over": 409,
    "begun": 409,
    "not-begun": 409,
    "resigned": 409,
    "stand-in": 409,
    "not-away": 409,
    "not-a-person": 409,
    "still-running": 409,
    "out-of-time": 409,
    "talk-off": 403,
    "talk-phrases": 403,
    "talk-full": 409,
    "talk-often": 429,
    "sits-already": 409,
    "full": 409,
    "undone-enough": 409,
    "too-large": 413,
    "too-many": 429,
    "quota-running": 429,
    "quota-new": 429,
    "quota-editions": 429,
    "internal": 500,
    "storage": 503,
}


class Refusal(Exception):
    """A request is refused; nothing has changed."""

    def __init__(self, key: str, rule: str = "", **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.arguments = arguments
        self.cause: tuple[ComaresError, str] | None = None  # the engine's error and the name of the game

    @property
    def status(self) -> int:
        return STATUS[self.key]

    def message(self, language: str = "en") -> str:
        """The refusal as a sentence."""
        cause = {"what": error_sentence(*self.cause, language)} if self.cause else {}
        return translate(f"refused-{self.key}", {**self.arguments, **cause}, language)


KEYS: list[tuple[type[ComaresError], str]] = [
    (BadSetup, "setup"),
    (BadRecord, "record"),
    (BadPosition, "position"),
    (Unreachable, "unreachable"),
    (Unreadable, "unreadable"),
    (NotYourDecision, "not-your-decision"),
    (NothingToUndo, "nothing-to-undo"),
    (Illegal, "illegal"),
]


def refusal_of(error: ComaresError, game: str = "") -> Refusal:
    """The refusal for an error of the engine; `game` is the name of the game if an option was refused."""
    key = next((key for kind, key in KEYS if isinstance(error, kind)), "malformed")
    refusal = Refusal(key, error.rule if isinstance(error, Illegal) else "")
    refusal.cause = (error, game)
    return refusal
