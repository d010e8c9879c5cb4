"""The interface of every bot: it is shown a view and a decision and answers with a code."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from comares.bots.explanations import NO_REASON, Explainer, Reason
from comares.kernel.events import Event
from comares.kernel.table import Decision, Table
from comares.kernel.view import View


class Answer(NamedTuple):
    """A legal code. A bot that compares options also tells its second best code and how many tenths of a point that is
    behind. The reason is added where it is shown (`explained`)."""

    code: str
    second: tuple[str, int] | None = None
    reason: Reason = NO_REASON


class Bot(Protocol):
    """Plays any seat of the game it was made for.

    All it knows of the game is in what it is handed, so another bot can take over between two decisions. A bot that
    searches gets its budget when it is made.
    """

    def remember(self, view: View, seen: list[Event]) -> None:
        """Fill in the memory of the view, if the view has one, from the events that the viewer has seen."""

    def choose(self, view: View, decision: Decision) -> Answer:
        """One of the decision's codes."""


def explained(answer: Answer, view: View, explainer: Explainer) -> Answer:
    """The answer with its reason, from what the view shows."""
    if answer.reason != NO_REASON:
        return answer
    return answer._replace(reason=explainer.reason(view, answer.code, answer.second))


def ask(bot: Bot, table: Table) -> Answer:
    """The bot's answer for the seat that decides, from what that seat may know."""
    decision = table.decision()
    assert decision is not None
    view = table.view(decision.seat)
    bot.remember(view, seen_by(table, decision.seat))
    return bot.choose(view, decision)


def seen_by(table: Table, seat: int) -> list[Event]:
    """All events that the seat may see, without those that were undone."""
    return [event for line in table.standing_lines() for event in line.events if event.seen_by(seat)]
