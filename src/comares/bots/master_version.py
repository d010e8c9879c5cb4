"""What a master is made of, by version: learned weights, learned policy and the settings of its search.

`data/GAME.toml` has a table for each version. The files that it names lie beside it. In some cases another version may
play for it: `cases` names them, and the game's `Knowledge` says which case a game is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from comares.bots.search_settings import SearchSettings
from comares.bots.weights import read_weights
from comares.kernel.errors import BadSetup

MASTER = "master"
USUAL = ""  # the case of most games
DEPTHS = "evaluation-depths"
KEYS: dict[str, type] = {
    DEPTHS: list,
    "candidates": int,
    "rollout-width": int,
    "wide": int,
    "own-wide": int,
    "in-turns": bool,
    "temperature": float,
    "window": float,
    "racing": float,
    "longest": float,
    "prior": float,
    "margin-playouts": float,
    "exploration": float,
    "prior-spread": float,
    "history": float,
}


class MasterVersion(NamedTuple):
    """A version of the master of one game."""

    weights: list[float]  # of the evaluation
    policy: list[float]  # of the learned policy; empty: it plays by the hand-written one
    settings: SearchSettings


@cache
def version_of(game: str, name: str = MASTER, case: str = USUAL) -> MasterVersion:
    """The version in the package that plays under that name in that case: `master`, `master-0.1`."""
    return read_version(files("comares.bots") / "data" / f"{game}.toml", name, case)


def read_version(file: Traversable | Path, name: str = MASTER, case: str = USUAL) -> MasterVersion:
    """The version in a file of versions. A BadSetup says what is wrong with it."""
    try:
        versions = tomllib.loads(file.read_text("utf-8"))
        table = versions[versions[name].get("cases", {}).get(case, name)]
        table.pop("cases", None)
        folder = file.parent if isinstance(file, Path) else files("comares.bots") / "data"
        weights = read_weights((folder / table.pop("weights")).read_text("utf-8"))
        policy = table.pop("policy", "")
        learned = read_weights((folder / policy).read_text("utf-8")) if policy else []
        if DEPTHS not in table:
            raise KeyError(DEPTHS)
        return MasterVersion(weights, learned, settings_with(SearchSettings([]), table))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadSetup(f"{file}: {error}") from None
    except KeyError as missing:
        raise BadSetup(f"{file} has no {missing}; a version needs weights and evaluation-depths") from None


def settings_with(settings: SearchSettings, table: Mapping[str, Any]) -> SearchSettings:
    """The settings with those of the table instead."""
    if unknown := set(table) - set(KEYS):
        raise BadSetup(f"there is no setting {', '.join(sorted(unknown))}; there is {', '.join(KEYS)}")
    found: dict[str, Any] = {}
    for key, kind in KEYS.items():
        field = key.replace("-", "_")
        value = table.get(key, getattr(settings, field))
        if not isinstance(value, kind) and not (kind is float and isinstance(value, int)):
            raise BadSetup(f"the setting {key} is of type {kind.__name__}, which {value!r} is not")
        found[field] = kind(value)
    return SearchSettings(**found)
