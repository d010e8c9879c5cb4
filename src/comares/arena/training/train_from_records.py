"""`comares learn`: learns weights from the records of matches."""

from __future__ import annotations

import json
from pathlib import Path

from comares.arena.match_folder import IDENTITY, RECORDS
from comares.arena.training.training_set import Position, TrainingSet, position, training_set_for
from comares.bots.guide import Guide
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import Features
from comares.bots.weights import write_weights
from comares.games import Registry
from comares.kernel.errors import BadSetup
from comares.kernel.record import Record, read
from comares.kernel.replay import play_again
from comares.kernel.table import Table


def learn(folders: list[Path], registry: Registry) -> str:
    """The weights learned from all records of these match folders, as a file for the package."""
    paths = [path for folder in folders for path in sorted((folder / RECORDS).glob("*.txt"))]
    if not paths:
        raise BadSetup("there are no records to learn from; `comares arena --records` keeps them")
    training_set: TrainingSet | None = None
    for path in paths:
        record = read(path.read_text(encoding="utf-8"), registry)
        rules, knowledge = record.rules(), knowledge_of(record.game.name, registry)
        training_set = training_set or training_set_for(rules, knowledge)
        training_set.add(*positions(record, knowledge.features(rules), knowledge.guide(rules)))
    assert training_set is not None
    remarks = [f"Made by `comares learn {' '.join(map(str, folders))}` from the records of"]
    remarks += [f"  comares {arena_command(folder, registry)}" for folder in folders]
    return write_weights(training_set.features, training_set.weights(), remarks + training_set.remarks())


def positions(record: Record, features: Features, guide: Guide) -> tuple[list[Position], list[int]]:
    """The positions in which the turns of the game began, and the points at its end."""
    rules = record.rules()
    sampled: list[Position] = []
    table: Table | None = None
    for line in record.lines:
        table = play_again(record, table, line, rules.piles)
        if table.decision() and guide.begins_turn(table.state):
            sampled.append(position(features, table.state, table.points()))
    assert table is not None
    return sampled, table.points()


def arena_command(folder: Path, registry: Registry) -> str:
    """The command of the match in the folder, with as many deals as were played."""
    match = json.loads((folder / IDENTITY).read_text(encoding="utf-8"))
    deals = max(int(path.name.partition("-")[0]) for path in (folder / RECORDS).iterdir())
    bots = ",".join(dict.fromkeys(match["bots"]))
    values = [(setting, match["options"][setting.name]) for setting in registry[match["game"]].settings]
    settings = "".join(f"--set {setting.name}={value} " for setting, value in values if value != setting.values[0])
    return (
        f"arena --game {match['game']} {settings}--bots {bots} --players {len(match['bots'])} --deals {deals} "
        f"--seed {match['seed']} --records --out {folder}"
    )
