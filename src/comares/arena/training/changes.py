"""Changes of a master: of its weights and of the settings of its search. A TOML file has a table for each:

    [scorings]
    times = { next-scoring = 1.2, the-one-after = 1.2 }

    [wall]
    stages = ["first", "second"]
    plus = { wall = 0.4 }

    [wide]
    settings = { wide = 10 }

`times` multiplies weights and `plus` adds to them, in the named stages or in all; `remaining` multiplies only the part
of a weight that fades as a stage ends. `settings` are those of `bots/data/*.toml`. `try_changes.py` says what changes
are worth. This prints the weights of a file after some of them:

    python -m comares.arena.training.changes old.weights changes.toml scorings wall > new.weights
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import Features, padded
from comares.bots.master_version import MasterVersion, settings_with
from comares.bots.weights import read_all_weights, remarks_of, write_weights
from comares.games import GAMES
from comares.kernel.errors import BadSetup, ComaresError


class Change(NamedTuple):
    """What is different; empty parts change nothing."""

    name: str
    stages: tuple[str, ...] = ()  # whose weights change; none: those of all stages
    times: Mapping[str, float] = {}
    plus: Mapping[str, float] = {}
    remaining: Mapping[str, float] = {}
    settings: Mapping[str, Any] = {}

    def of_weights(self, features: Features, weights: Sequence[float]) -> list[float]:
        """These weights of the features, changed."""
        names = list(features.prior_weights)
        self._check("feature", [*self.times, *self.plus, *self.remaining], names)
        self._check("stage", self.stages, features.stages)
        changed = padded(list(weights), 2 * len(features.stages), len(names))
        for number, stage in enumerate(features.stages):
            if self.stages and stage not in self.stages:
                continue
            first = 2 * number * len(names)
            fading = first + len(names)
            for name, factor in self.times.items():
                changed[first + names.index(name)] *= factor
                changed[fading + names.index(name)] *= factor
            for name, more in self.plus.items():
                changed[first + names.index(name)] += more
            for name, factor in self.remaining.items():
                changed[fading + names.index(name)] *= factor
        return changed

    def _check(self, what: str, named: Sequence[str], known: Sequence[str]) -> None:
        if unknown := [name for name in named if name not in known]:
            raise BadSetup(f"change {self.name}: there is no {what} {unknown[0]}; there is {', '.join(known)}")


def read_changes(text: str) -> list[Change]:
    """The changes in such a file."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"the file of changes is no TOML: {error}") from None
    return [_change(name, table) for name, table in tables.items()]


def _change(name: str, table: object) -> Change:
    parts: dict[str, type] = dict(zip(Change._fields[1:], (list, dict, dict, dict, dict), strict=True))
    if not isinstance(table, dict) or set(table) - set(parts):
        raise BadSetup(f"change {name}: a change is a table of {', '.join(parts)}")
    for part, value in table.items():
        if not isinstance(value, parts[part]):
            raise BadSetup(f"change {name}: {part} is a {'list' if parts[part] is list else 'table'}")
    for number in (number for part in ("times", "plus", "remaining") for number in table.get(part, {}).values()):
        if not isinstance(number, int | float):
            raise BadSetup(f"change {name}: {number!r} is no number")
    return Change(name, tuple(table.get("stages", ())), **{part: table[part] for part in table if part != "stages"})


def chosen(changes: list[Change], names: Sequence[str]) -> list[Change]:
    """The changes of these names."""
    by_name = {change.name: change for change in changes}
    if unknown := [name for name in names if name not in by_name]:
        raise BadSetup(f"there is no change {unknown[0]}; there is {', '.join(by_name)}")
    return [by_name[name] for name in names]


def apply(changes: Sequence[Change], features: Features, version: MasterVersion) -> MasterVersion:
    """The version with all of these changes."""
    weights, settings = version.weights, version.settings
    for change in changes:
        weights = change.of_weights(features, weights)
        settings = settings_with(settings, change.settings)
    return version._replace(weights=weights, settings=settings)


def changed_weights(game: str, weights_file: Path, changes_file: Path, names: Sequence[str]) -> str:
    """The weights of a file after the named changes, as a file for the package."""
    before = weights_file.read_text("utf-8")
    features = knowledge_of(game).features(GAMES[game].rules(GAMES[game].min_players + 1, {}))
    weights = read_all_weights(features, before)
    for change in chosen(read_changes(changes_file.read_text("utf-8")), names):
        weights = change.of_weights(features, weights)
    command = f"python -m comares.arena.training.changes {weights_file.name} {changes_file.name} {' '.join(names)}"
    return write_weights(features, weights, [f"Made by `{command}`", *remarks_of(before)])


def main() -> None:
    """Print the changed weights."""
    parser = argparse.ArgumentParser(description="the weights of a file after some changes")
    parser.add_argument("weights", type=Path)
    parser.add_argument("changes", type=Path)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--game", choices=sorted(GAMES), default="alhambra")
    args = parser.parse_args()
    try:
        sys.stdout.write(changed_weights(args.game, args.weights, args.changes, args.names))
    except (ComaresError, OSError) as error:
        sys.exit(f"changes: {error}")


if __name__ == "__main__":
    main()
