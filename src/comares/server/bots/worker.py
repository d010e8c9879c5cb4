"""What runs in a worker process: bots that are handed a view and answer with a code."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import threading
from functools import lru_cache
from typing import Any, NamedTuple

from comares.bots.bot import Answer, Bot, seen_by
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import make_bot
from comares.games import GAMES
from comares.kernel.events import Event
from comares.kernel.rules import Rules
from comares.kernel.table import Decision, Table
from comares.server.games.editions import Folders, offer


class Question(NamedTuple):
    """A decision as its seat sees it. Kinds of events go by their number in the rules."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    level: str
    view: Any
    decision: Decision
    seen: list[tuple[int, int, int, int]]


def question(table: Table, level: str) -> Question:
    """What is to be decided at the table, for a bot of that level."""
    decision = table.decision()
    assert decision is not None
    kinds = {id(kind): number for number, kind in _kinds(table.rules)}
    seen = [(kinds[id(event.kind)], event.seat, event.a, event.b) for event in seen_by(table, decision.seat)]
    options = tuple(table.record.settings.items())
    view = table.view(decision.seat)
    return Question(table.game.name, table.record.seats, options, level, view, decision, seen)


def think(asked: Question) -> Answer:
    """What the bot would do."""
    bot, rules = _bot(asked.game, asked.seats, asked.options, asked.level)
    kinds = dict(_kinds(rules))
    bot.remember(asked.view, [Event(kinds[number], seat, a, b) for number, seat, a, b in asked.seen])
    return bot.choose(asked.view, asked.decision)


def _kinds(rules: Rules) -> list[tuple[int, Any]]:
    events: Any = rules.events
    return list(events.items()) if isinstance(events, dict) else list(enumerate(events))


@lru_cache(32)
def _bot(game: str, seats: int, options: tuple[tuple[str, str], ...], level: str) -> tuple[Bot, Rules]:
    rules = GAMES[game].rules(seats, dict(options))
    return make_bot(level, rules, secrets.randbits(30), knowledge_of(game)), rules


def begin(folders: Folders) -> None:
    """What a worker does first."""
    offer(folders)
    watch_parent()


def watch_parent() -> None:
    """End with the server, however it ends: a worker waits on a queue that nobody closes."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
