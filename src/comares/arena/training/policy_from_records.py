"""`comares learn --policy`: learns a policy from the choices in the records of matches.

For every decision the policy sees the features of all options and the one that was chosen. The policy
will play like the players of these games: `comares arena --bots master@200 --records`.
"""

from __future__ import annotations

from pathlib import Path

from comares.arena.match_folder import RECORDS
from comares.arena.training.softmax import Choices, SoftmaxRegression
from comares.arena.training.train_from_records import arena_command
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_policy import OptionFeatures
from comares.bots.weights import write_table
from comares.games import Registry
from comares.kernel.errors import BadSetup
from comares.kernel.options import Options
from comares.kernel.record import Record, read
from comares.kernel.replay import play_again
from comares.kernel.table import Table

HOLDOUT_EVERY = 8  # every 8th game is held out


def learn_policy(folders: list[Path], registry: Registry) -> str:
    """The policy learned from all records of these match folders, as a file for the package."""
    paths = [path for folder in folders for path in sorted((folder / RECORDS).glob("*.txt"))]
    if not paths:
        raise BadSetup("there are no records to learn from; `comares arena --records` keeps them")
    features: OptionFeatures | None = None
    learn: list[Choices] = []
    check: list[Choices] = []
    for number, path in enumerate(paths):
        record = read(path.read_text(encoding="utf-8"), registry)
        features = knowledge_of(record.game.name, registry).option_features(record.rules())
        if not learn:
            learn, check = ([Choices([], [], []) for _ in features.stages] for _ in range(2))
        add_choices(record, features, learn if number % HOLDOUT_EVERY else check)
    assert features is not None
    remarks = [f"Made by `comares learn --policy {' '.join(map(str, folders))}` from the records of"]
    remarks += [f"  comares {arena_command(folder, registry)}" for folder in folders]
    columns: list[list[float]] = []
    for stage, training, held_out in zip(features.stages, learn, check):
        columns.append(SoftmaxRegression(training, len(features.names)).fitted())
        found = SoftmaxRegression(held_out, len(features.names)).check(columns[-1])
        remarks.append(
            f"{stage}: {len(training.sizes)} decisions; of {found.decisions} held-out decisions it finds "
            f"{found.hits:.0%}, mean log likelihood {found.likelihood:.2f}"
        )
    return write_table(features.names, features.stages, columns, remarks)


def add_choices(record: Record, features: OptionFeatures, choices: list[Choices]) -> None:
    """Add the decisions of a game to those of their stages."""
    rules = record.rules()
    out = Options()
    table: Table | None = None
    for line in record.lines:
        if table is not None and table.decision():
            rules.options(table.state, out)
            options = out.to_list()
            chosen = rules.parse(line.code) if line.code else -1
            if len(options) > 1 and chosen in options:
                stage = int(features.begin(table.state))
                choices[stage].add([features.extracted(table.state, each) for each in options], options.index(chosen))
        table = play_again(record, table, line, rules.piles)
