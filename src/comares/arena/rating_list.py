"""`comares ratings`: plays bots against their neighbours in a list, for two, and rates them all."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import NamedTuple

from comares.arena.match import Match, Setup, new_match
from comares.arena.match_folder import MatchFolder
from comares.arena.play_game import Result
from comares.arena.ratings import Rated, met, rate
from comares.arena.report import Plan as MatchPlan
from comares.arena.report import play_missing
from comares.arena.statistics import Interval, Sums
from comares.kernel.errors import BadSetup


class Plan(NamedTuple):
    """Which bots meet: each plays the `neighbours` that follow it in the list, on so many deals."""

    setup: Setup
    settings: dict[str, str]
    bots: list[str]  # the weakest first
    neighbours: int
    deals: int
    seed: int
    folder: Path

    def pairs(self) -> Iterator[tuple[int, int]]:
        """The numbers of the bots that meet."""
        for first in range(len(self.bots)):
            for second in range(first + 1, min(first + 1 + self.neighbours, len(self.bots))):
                yield first, second

    def command(self) -> str:
        """The command that makes the same list."""
        settings = "".join(f" --set {name}={value}" for name, value in self.settings.items())
        return (
            f"comares ratings --game {self.setup.game}{settings} --bots {','.join(self.bots)} "
            f"--neighbours {self.neighbours} --deals {self.deals} --seed {self.seed}"
        )


class RatingList(NamedTuple):
    """The ratings, the strongest first, and what each bot won against the one below it in the list of the plan."""

    rated: list[Rated]
    steps: dict[str, Interval]

    def table(self) -> str:
        """The list as a table in Markdown."""
        rows = ["| bot | rating [95 %] | won against the one below [95 %] | games |", "|---|---|---|---|"]
        for bot, rating, games in self.rated:
            step = self.steps.get(bot)
            won = f"{step.value:.1%} [{step.low:.1%}, {step.high:.1%}]".replace("%", " %") if step else ""
            interval = "" if rating.low == rating.high else f" [{rating.low:.0f}, {rating.high:.0f}]"
            rows.append(f"| {bot} | {rating.value:.0f}{interval} | {won} | {games} |")
        return "\n".join(rows)


def rating_list(plan: Plan, executor: Executor) -> RatingList:
    """Play what has no result in the plan's folder yet, and rate the bots by all of it."""
    if len(plan.bots) < 2 or len(set(plan.bots)) < len(plan.bots):
        raise BadSetup(f"a rating list has at least two bots, each once, not {','.join(plan.bots)}")
    games = [0] * len(plan.bots)
    matches, steps = [], {}
    for first, second in plan.pairs():
        match = new_match(plan.setup, plan.settings, 2, [plan.bots[second], plan.bots[first]], plan.seed)
        sums = played(match, plan, f"{second:02}-{first:02}", executor)
        matches.append(met(second, first, sums))
        for bot in (first, second):
            games[bot] += round(sums.of)
        if second == first + 1:
            steps[plan.bots[second]] = sums.share()
    ratings = rate(len(plan.bots), matches)
    rated = [Rated(bot, rating, games[i]) for i, (bot, rating) in enumerate(zip(plan.bots, ratings))]
    return RatingList(sorted(rated, key=lambda each: each.rating.value, reverse=True), steps)


def played(match: Match, plan: Plan, name: str, executor: Executor) -> Sums:
    """The results of a match of two bots, for the first; what has no result yet is played."""
    folder = MatchFolder(plan.folder / name, match, recorded=False)
    stored = folder.results()
    results = {pairing: stored[pairing] for pairing in match.pairings(plan.deals) if pairing in stored}
    play_missing(match, MatchPlan(plan.deals, recorded=False, as_json=False), folder, results, executor)
    by_deal: dict[int, list[Result]] = {}
    for pairing, result in results.items():
        by_deal.setdefault(pairing.deal, []).append(result)
    sums = Sums()
    for deal in by_deal.values():
        sums.add(sum(game.shares()[game.bots.index(match.bots[0])] for game in deal), len(deal))
    return sums
