"""What a bot is asked: a decision as its seat sees it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from comares.bots.bot import Answer, seen_by
from comares.bots.knowledge import LEVELS, knowledge_of
from comares.bots.registry import BOTS, level_spec
from comares.kernel.events import Event
from comares.kernel.rules import Rules
from comares.kernel.table import Decision, Table
from comares.kernel.view import View
from comares.server.bots.fair_queue import Kind, Share

FORM_BYTES = 4
EventNumbers = tuple[int, int, int, int]  # the kind's index in the rules, the seat, and the event's two numbers


class BotRequest(NamedTuple):
    """A decision as its seat sees it, and the bot that is to make it. It can be sent to another process."""

    game: str
    seats: int
    settings: tuple[tuple[str, str], ...]
    level: str
    view: View
    decision: Decision
    seen: list[EventNumbers]
    components: str = ""  # of the game, if a player entered them
    seed: int | None = None  # of a bot that is to answer the same again; None: any

    def events(self, rules: Rules) -> list[Event]:
        """Everything that happened in sight of the seat."""
        return [Event(rules.events[kind], seat, a, b) for kind, seat, a, b in self.seen]


class BotService(Protocol):
    """Answers bot requests."""

    async def answer(self, request: BotRequest, share: Share | None = None, kind: Kind = "move") -> Answer:
        """One of the decision's codes, and why. `share`: for whom, so that everybody has a fair share."""
        ...

    async def run(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        share: Share | None = None,
        kind: Kind = "background",
        sort: str = "",
        timeout: float | None = None,
    ) -> Any:
        """The result of a function of a module, in another process."""
        ...


def bot_request(table: Table, level: str) -> BotRequest:
    """The request for the table's present decision."""
    decision = table.decision()
    assert decision is not None
    kinds = {id(kind): index for index, kind in enumerate(table.rules.events)}
    seen = [(kinds[id(event.kind)], event.seat, event.a, event.b) for event in seen_by(table, decision.seat)]
    settings = tuple(table.record.settings.items())
    view = table.view(decision.seat)
    return BotRequest(table.game.name, table.record.seats, settings, level, view, decision, seen, table.game.components)


def bot_with_form(level: str, game: str, key: str) -> str:
    """The bot that plays the level, always the same for the same key; for a name that is no bot, the strongest."""
    name = level if is_level(level) else strongest()
    if name not in LEVELS:
        return name
    form = int.from_bytes(blake2b(key.encode(), digest_size=FORM_BYTES).digest(), "big")
    return level_spec(name, knowledge_of(game), form)


def strongest() -> str:
    """The level that gives hints. Levels are listed from weak to strong."""
    return list(LEVELS)[-1]


def is_level(name: str) -> bool:
    """Whether there is such a bot: a level that people choose from, or a kind of bot by its own name."""
    return name in LEVELS or name in BOTS
