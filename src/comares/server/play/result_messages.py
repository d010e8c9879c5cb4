"""The result of a table as its watchers are sent it. The rules know nobody who leaves: their winner may be another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import UNSET, structs

from comares.server.messages.table import NewsLine, OutcomeMessage, StageInfo
from comares.server.messages.words import Words
from comares.server.play.result import winners_of
from comares.server.play.storage import TableResult


def with_result(outcome: OutcomeMessage, result: TableResult | None) -> OutcomeMessage:
    """The outcome of a game that is over, with the winners and places of its result. Nobody who resigned wins.
    A party without a seat (Yusuf, Dirk) has no place in the result, and wins as the rules say."""
    if result is not None and outcome.winners:
        outcome.winners = [*winners_of(result), *(seat for seat in outcome.winners if seat < 0)]
        outcome.places = result.places
    return outcome


def with_winners(game: str, news: Iterable[NewsLine], result: TableResult | None) -> Iterator[NewsLine]:
    """The lines with the winners of the result. A player who has the most points but left is told as such instead."""
    for line in news:
        yield line if result is None else _corrected(game, line, result)


def _corrected(game: str, line: NewsLine, result: TableResult) -> NewsLine:
    won, winners = f"{game}-won", winners_of(result)
    told = {int(words.args["seat"]) for words in line.words if words.key == won}
    left = {seat for seat in told if seat >= 0 and seat not in winners}
    if not left:
        return line
    words = [
        Words("most-points-but-left", {**each.args, "points": result.points[int(each.args["seat"])]})
        if each.key == won and each.args["seat"] in left
        else each
        for each in line.words
    ]
    added = [Words(won, {"seat": seat, "points": result.points[seat]}) for seat in winners if seat not in told]
    stages = line.stages
    if stages is not UNSET:
        last = stages[-1]
        stages = [*stages[:-1], StageInfo(last.step, last.words + len(added))]
    return structs.replace(line, words=words + added, stages=stages)
