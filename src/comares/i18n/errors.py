"""Errors of the engine as sentences for a player."""

from __future__ import annotations

from comares.i18n import sentence, translate, why
from comares.kernel.errors import ComaresError, Illegal, NothingToUndo, NotYourDecision, Unreadable


def error_sentence(error: ComaresError, game: str, language: str = "en") -> str:
    """The error as a sentence in the player's language. Errors about set-ups and files keep their English message."""
    if isinstance(error, Illegal):
        return sentence(why(game, error.rule, language))
    if isinstance(error, Unreadable) and error.usages:
        return translate("unreadable", {"code": error.code, "usages": error.usages}, language)
    if isinstance(error, NotYourDecision):
        return translate("not-your-decision", None, language)
    if isinstance(error, NothingToUndo):
        return translate("nothing-to-undo", None, language)
    return str(error)
