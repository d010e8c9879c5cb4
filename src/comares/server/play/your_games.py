"""One's own games: choosing among results, and counting them."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from comares.bots.knowledge import LEVELS
from comares.games import Registry
from comares.server.games.hosted import DATA_SETTING
from comares.server.messages.games import (
    FactSummary,
    GameResult,
    GameStatistics,
    MonthOfGames,
    OwnGames,
    RivalInfo,
    WinShare,
)
from comares.server.play.stored_results import Result

PAGE: Final = 30
MOST_MONTHS: Final = 24
RULES_SETTING: Final = "rules"
OUTCOMES: Final = ("won", "lost")


class GamesFilter(NamedTuple):
    """Which results are wanted; an empty field asks for all."""

    game: str = ""
    outcome: str = ""
    level: str = ""
    players: int = 0
    month: str = ""
    search: str = ""  # in the names of others and in the id of the table

    def accepts(self, result: Result) -> bool:
        """Whether the result is asked for."""
        return (
            self.game in ("", result.game)
            and self.outcome in ("", "won" if result.share > 0 else "lost")
            and (not self.level or any(rival.level == self.level for rival in result.rivals))
            and self.players in (0, result.seats)
            and self.month in ("", month_of(result))
            and self._is_found(result)
        )

    def _is_found(self, result: Result) -> bool:
        wanted = self.search.strip().casefold()
        return not wanted or any(wanted in text.casefold() for text in (result.table, *(r.name for r in result.rivals)))


def month_of(result: Result) -> str:
    """The month in which the game ended, in UTC."""
    return time.strftime("%Y-%m", time.gmtime(result.ended))


def own_games(results: list[Result], wanted: GamesFilter, after: int, registry: Registry, pending: bool) -> OwnGames:
    """The page of the results that begins there, and what they come to."""
    known = [result for result in results if result.readable]
    found = [result for result in known if wanted.accepts(result)]
    page = found[after : after + PAGE]
    return OwnGames(
        results=[game_result(result) for result in page],
        next=after + PAGE if len(found) > after + PAGE else None,
        total=len(found),
        kept=len(known),
        statistics=[
            statistics(game, of_game, registry)
            for game in registry
            if (of_game := [result for result in found if result.game == game])
        ],
        months=sorted({month_of(result) for result in known}, reverse=True),
        pending=pending,
    )


def game_result(result: Result) -> GameResult:
    """The result as its player sees it."""
    return GameResult(
        table=result.table,
        seat=result.seat,
        game=result.game,
        ended=result.ended,
        settings=result.settings,
        seats=result.seats,
        own=result.own,
        begun=result.begun,
        points=result.points,
        place=result.place,
        share=result.share,
        rivals=[RivalInfo(each.kind, each.name, each.level, each.points) for each in result.rivals],
        sources=result.sources,
        facts=result.facts,
        rewinds=result.rewinds,
        coached=result.coached,
        day=result.day,
    )


def statistics(game: str, results: list[Result], registry: Registry) -> GameStatistics:
    """What the results of one game come to; there is at least one."""
    count = len(results)
    counts = [result for result in results if result.own == 1 and result.begun == "deal"]
    return GameStatistics(
        game=game,
        games=count,
        won=_won(results),
        fair=_fair(results),
        points=_mean(result.points for result in results),
        best=max(result.points for result in results),
        sources=_mean_sources(results),
        facts=_facts(results),
        levels=_shares(counts, lambda result: {rival.level or "" for rival in result.rivals} - {""}, list(LEVELS)),
        players=_shares(results, lambda result: {str(result.seats)}),
        settings=_shares(results, lambda result: _chosen_settings(result, registry)),
        months=_months(results),
    )


def _won(results: list[Result]) -> float:
    return round(_mean(result.share for result in results), 4)


def _fair(results: list[Result]) -> float:
    """What equally strong players would have won. Alone against a neutral party: half of the games."""
    return round(_mean(1 / result.seats if result.seats > 1 else 0.5 for result in results), 4)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def _mean_sources(results: list[Result]) -> dict[str, float]:
    sums: Counter[str] = Counter()
    for result in results:
        sums.update(result.sources)
    return {source: round(points / len(results), 2) for source, points in sorted(sums.items())}


def _facts(results: list[Result]) -> list[FactSummary]:
    names = dict.fromkeys(name for result in results for name in result.facts)
    values = {name: [result.facts[name] for result in results if name in result.facts] for name in names}
    return [FactSummary(name, round(_mean(found), 2), max(found)) for name, found in values.items()]


def _shares(
    results: list[Result], kinds: Callable[[Result], Iterable[str]], order: list[str] | None = None
) -> list[WinShare]:
    grouped: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        for kind in kinds(result):
            grouped[kind].append(result)
    names = sorted(grouped, key=lambda name: (order.index(name) if order and name in order else len(order or ()), name))
    return [WinShare(name, len(grouped[name]), _won(grouped[name]), _fair(grouped[name])) for name in names]


def _chosen_settings(result: Result, registry: Registry) -> list[str]:
    defaults = {setting.name: setting.values[0] for setting in registry[result.game].settings}
    hidden = (DATA_SETTING, RULES_SETTING)
    return [
        f"{name}={value}"
        for name, value in result.settings.items()
        if name not in hidden and defaults.get(name) != value
    ]


def _months(results: list[Result]) -> list[MonthOfGames]:
    """The last months in which games ended, in order."""
    grouped: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        grouped[month_of(result)].append(result)
    return [
        MonthOfGames(month, len(found), _won(found), round(_mean(each.points for each in found), 1))
        for month, found in sorted(grouped.items())[-MOST_MONTHS:]
    ]
