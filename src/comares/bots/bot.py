"""What a player is: something that is shown a view and a decision, and answers with a code."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from comares.bots.explanations import Reason
from comares.kernel.events import Event
from comares.kernel.table import Decision, Table


class Answer(NamedTuple):
    """A code that may be chosen, and why."""

    code: str
    reason: Reason


class Bot(Protocol):
    """Plays any seat of the game it was made for; what it knows is in what it is handed, so it can be replaced
    between two decisions. Its budget, if it thinks for long, is given to it when it is made."""

    def remember(self, view: Any, seen: list[Event]) -> None:
        """Fill in what the view has a place for: what the viewer can remember of all that happened in its sight."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        """One of the decision's codes."""


def ask(bot: Bot, table: Table) -> Answer:
    """What the bot would do for the seat that decides, knowing what that seat knows."""
    decision = table.decision()
    assert decision is not None
    view = table.view(decision.seat)
    bot.remember(view, seen_by(table, decision.seat))
    return bot.choose(view, decision)


def seen_by(table: Table, seat: int) -> list[Event]:
    """All that happened in the seat's sight, what was taken back left out."""
    return [event for line in table.standing_lines() for event in line.events if event.seen_by(seat)]
