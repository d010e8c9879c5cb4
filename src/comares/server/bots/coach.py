"""The coach, in a worker process: whether a choice gives much away by the judgement of the strongest bot."""

from __future__ import annotations

from typing import Final, NamedTuple

from comares.bots.comparison import compare
from comares.bots.search_bot import SearchBot
from comares.i18n.sentences import Sentence
from comares.kernel.preview import imagined
from comares.server.bots.request import BotRequest, strongest
from comares.server.bots.worker import bot_of
from comares.server.games.editions import Folders

MUCH: Final = 4.0  # points: a choice that is less behind is the player's own affair
SEARCH: Final = 400  # milliseconds of the processor for the best choice
COMPARE: Final = 300  # and as many for the comparison
SECONDS: Final = 8.0  # after which nothing is said


class Judgement(NamedTuple):
    """What the coach says of a choice. `better` is None if nothing is much better."""

    better: str | None = None
    behind: int = 0  # points, about
    reason: tuple[Sentence, ...] = ()


def coach_level() -> str:
    """The bot that judges."""
    return f"{strongest()}@{SEARCH}cpu"


def judge(request: BotRequest, code: str, folders: Folders) -> Judgement:
    """The judgement of a legal code, from what its seat knows."""
    bot, rules, explainer = bot_of(request, folders)
    if len(request.decision.codes) == 1 or not isinstance(bot, SearchBot):
        return Judgement()
    view = request.view
    bot.remember(view, request.events(rules))
    best = bot.choose(view, request.decision).code
    state = imagined(rules, view)
    if explainer.move(state, int(rules.parse(best))) == explainer.move(state, int(rules.parse(code))):
        return Judgement()
    found = compare(bot, view, best, code, COMPARE)
    if not found.is_sure or found.points < MUCH:
        return Judgement()
    return Judgement(best, round(found.points), tuple(explainer.reason(view, best).sentences()))
