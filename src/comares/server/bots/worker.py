"""The code of a worker process: bots that are handed a view and answer with a code."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any

from comares.bots.bot import Answer, Bot, explained
from comares.bots.explanations import Explainer
from comares.bots.findings import Finding, answer_of, together
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import make_bot, without_clock
from comares.bots.search_bot import SearchBot
from comares.games import Registry
from comares.kernel.rules import Rules
from comares.server.bots.request import BotRequest
from comares.server.games.editions import Folders, games_in_worker


def answer(request: BotRequest, folders: Folders) -> Answer:
    """The bot's answer with its reason; the folders are the host's editions."""
    bot, rules, explainer = bot_of(request, folders)
    if request.seed is not None:
        knowledge = knowledge_of(request.game, _registry(folders))
        bot = make_bot(without_clock(request.level, knowledge), rules, request.seed, knowledge)
    bot.remember(request.view, request.events(rules))
    return explained(bot.choose(request.view, request.decision), request.view, explainer)


def findings(request: BotRequest, folders: Folders) -> list[Finding]:
    """What the bot's search finds; nothing if it does not search."""
    bot, rules, _ = bot_of(request, folders)
    if not isinstance(bot, SearchBot):
        return []
    bot.remember(request.view, request.events(rules))
    return bot.findings(request.view, request.decision)


def answer_together(request: BotRequest, searches: list[list[Finding]], folders: Folders) -> Answer:
    """The answer of all searches together, with its reason."""
    bot, rules, explainer = bot_of(request, folders)
    bot.remember(request.view, request.events(rules))
    return explained(answer_of(together(searches)), request.view, explainer)


def bot_of(request: BotRequest, folders: Folders) -> tuple[Bot, Rules, Explainer]:
    """The bot that is asked, its rules and who explains its moves; they are made once in each worker."""
    made = (request.game, request.seats, request.settings, request.level)
    return _bot(folders, request.components, *made)


def timed(function: Callable[..., Any], *arguments: Any) -> tuple[Any, float]:
    """The result of the function, and the seconds that it took."""
    began = time.perf_counter()
    return function(*arguments), time.perf_counter() - began


def start_worker(folders: Folders, niceness: int) -> None:
    """The first call in a new worker process. `niceness`: how far it steps back for others, where the system can."""
    _registry(folders)
    if hasattr(os, "nice"):
        with suppress(OSError):  # a service may be forbidden to change priorities
            os.nice(niceness)
    _exit_with_parent()


@lru_cache(8)
def _registry(folders: Folders, components: str = "") -> Registry:
    return games_in_worker(folders, components).registry


@lru_cache(32)
def _bot(
    folders: Folders, components: str, game: str, seats: int, settings: tuple[tuple[str, str], ...], level: str
) -> tuple[Bot, Rules, Explainer]:
    registry = _registry(folders, components)
    rules = registry[game].rules(seats, dict(settings))
    knowledge = knowledge_of(game, registry)
    return make_bot(level, rules, secrets.randbits(30), knowledge), rules, knowledge.explainer(rules)


def _exit_with_parent() -> None:
    """Ends this process when the server ends, however it ends: nothing closes the queue that a worker waits on."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
