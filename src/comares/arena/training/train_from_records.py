"""Learning from the records of matches."""

from __future__ import annotations

import json
from pathlib import Path

from comares.arena.match_folder import RECORDS, SETTINGS
from comares.arena.training.training_set import Lessons, Position, lessons_for, position
from comares.bots.registry import measures_for
from comares.bots.weights import write_weights
from comares.games import GAMES
from comares.kernel.errors import BadSetup
from comares.kernel.record import Record, read
from comares.kernel.replay import play_again
from comares.kernel.table import Table

EVERY = 2  # lines: what follows at once says nothing new


def learn(folders: list[Path]) -> str:
    """Weights from all records of games that are over of these matches, as a file for the package."""
    paths = [path for folder in folders for path in sorted((folder / RECORDS).glob("*.txt"))]
    if not paths:
        raise BadSetup("there are no records to learn from; `comares arena --records` keeps them")
    lessons: Lessons | None = None
    for path in paths:
        record = read(path.read_text(encoding="utf-8"), GAMES)
        lessons = lessons or lessons_for(record.rules())
        lessons.add(*played(record))
    assert lessons is not None
    remarks = [f"Made by `comares learn {' '.join(map(str, folders))}`, where the records are those of"]
    remarks += [f"  comares {arena_command(folder)}" for folder in folders]
    return write_weights(lessons.measures, lessons.weights(), remarks + lessons.remarks())


def played(record: Record) -> tuple[list[Position], list[int]]:
    """The positions of the game, and the points at its end."""
    rules = record.rules()
    measures = measures_for(rules)
    met: list[Position] = []
    table: Table | None = None
    for line in record.lines:
        table = play_again(record, table, line, rules.piles)
        if table.decision() and line.number % EVERY:
            met.append(position(measures, table.state, table.points()))
    assert table is not None
    return met, table.points()


def arena_command(folder: Path) -> str:
    """The match that is kept in the folder, as far as it was played."""
    match = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    deals = max(int(path.name.partition("-")[0]) for path in (folder / RECORDS).iterdir())
    bots = ",".join(dict.fromkeys(match["bots"]))
    chosen = [(setting, match["options"][setting.name]) for setting in GAMES[match["game"]].settings]
    settings = "".join(f"--set {setting.name}={value} " for setting, value in chosen if value != setting.values[0])
    return (
        f"arena --game {match['game']} {settings}--bots {bots} --players {len(match['bots'])} --deals {deals} "
        f"--seed {match['seed']} --records --out {folder}"
    )
