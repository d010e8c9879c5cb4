"""Learning from games that were played: weights with which a position says best how the game will end.

Least squares: of every two seats of a position, the difference of their measures, weighted, is to be the difference of
the points that they go on to score. A few hundred games say little about what is rare, so that the weights are held
near the guesses they begin with, as if so many positions had confirmed those.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from librt.vecs import vec

from comares.arena.fit import Fit, dot
from comares.arena.folder import RECORDS, SETTINGS
from comares.bots.judgement import Measures
from comares.bots.players import measures_for
from comares.bots.weights import write_weights
from comares.games import GAMES
from comares.kernel.errors import BadSetup
from comares.kernel.record import Record, read
from comares.kernel.replay import play_again
from comares.kernel.table import Table

CONFIRMED = 5000.0  # positions
EVERY = 2  # lines: what follows at once says nothing new
KEPT_BACK = 8  # every so manieth game is not learned from but foretold


class Example(NamedTuple):
    """How two seats differed in a position, and in what they went on to score."""

    stage: int
    measures: list[float]  # and once more, each as far as the game was to come
    scored: float


def examples(record: Record, measures: Measures) -> Iterator[Example]:
    """All that a game teaches."""
    rules = record.rules()
    found = vec[float]([0.0] * (len(measures.guesses) * record.seats))
    met: list[tuple[int, float, list[float], list[int]]] = []
    table: Table | None = None
    for line in record.lines:
        table = play_again(record, table, line, rules.piles)
        if table.decision() and line.number % EVERY:
            measures.measure(table.state, found)
            met.append((measures.stage(table.state), measures.to_come(table.state), list(found), table.points()))
    assert table is not None
    gone_on = table.points()
    count = len(measures.guesses)
    for stage, to_come, numbers, points in met:
        to_score = [end - now for end, now in zip(gone_on, points)]
        for one in range(record.seats):
            for other in range(one):
                mine, theirs = (numbers[seat * count : (seat + 1) * count] for seat in (one, other))
                differences = [x - y for x, y in zip(mine, theirs)]
                differences += [to_come * x for x in differences]
                yield Example(stage, differences, to_score[one] - to_score[other])


def learn(folders: list[Path]) -> str:
    """Weights from all records of games that are over of these matches, as a file for the package."""
    paths = [path for folder in folders for path in sorted((folder / RECORDS).glob("*.txt"))]
    if not paths:
        raise BadSetup("there are no records to learn from; `comares arena --records` keeps them")
    fits: list[Fit] = []
    kept_back: list[Example] = []
    for number, path in enumerate(paths):
        record = read(path.read_text(encoding="utf-8"), GAMES)
        measures = measures_for(record.rules())
        guesses = [*measures.guesses.values(), *[0.0] * len(measures.guesses)]
        fits = fits or [Fit(guesses) for _ in measures.stages]
        for example in examples(record, measures):
            if number % KEPT_BACK:
                fits[example.stage].add(example.measures, example.scored)
            else:
                kept_back.append(example)
    weights = [fit.weights(CONFIRMED) for fit in fits]
    remarks = [f"Made by `comares learn {' '.join(map(str, folders))}`, where the records are those of"]
    remarks += [f"  comares {arena_command(folder)}" for folder in folders]
    for stage, name in enumerate(measures.stages):
        seen = [example for example in kept_back if example.stage == stage]
        guessed, learned = (unexplained(seen, each) for each in (fits[stage].guesses, weights[stage]))
        remarks.append(
            f"{name}: {fits[stage].examples} examples; of the variance of {len(seen)} others the guesses leave "
            f"{guessed:.0%}, these weights {learned:.0%}"
        )
    return write_weights(measures, [weight for stage in weights for weight in stage], remarks)


def unexplained(seen: list[Example], weights: list[float]) -> float:
    """The share of the variance that is left."""
    wrong = sum((example.scored - dot(example.measures, weights)) ** 2 for example in seen)
    return wrong / max(1.0, sum(example.scored**2 for example in seen))


def arena_command(folder: Path) -> str:
    """The match that is kept in the folder, as far as it was played."""
    match = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    deals = max(int(path.name.partition("-")[0]) for path in (folder / RECORDS).iterdir())
    bots = ",".join(dict.fromkeys(match["bots"]))
    chosen = [(choice, match["options"][choice.name]) for choice in GAMES[match["game"]].choices]
    settings = "".join(f"--set {choice.name}={value} " for choice, value in chosen if value != choice.values[0])
    return (
        f"arena --game {match['game']} {settings}--bots {bots} --players {len(match['bots'])} --deals {deals} "
        f"--seed {match['seed']} --records --out {folder}"
    )
