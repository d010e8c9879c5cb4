"""Budgets of bots on a cluster: its machines are neither equally fast nor equally busy."""

from __future__ import annotations

from comares.bots.registry import ALIASES, BOTS, split_budget
from comares.bots.spec import COMMAND
from comares.kernel.errors import BadSetup


def check_cluster_budgets(specs: list[str]) -> None:
    """Refuse a budget in wall-clock time, which would make a bot weaker on a busy machine.

    >>> check_cluster_budgets(["master@1600", "strong@200cpu", "greedy"])
    """
    for spec in specs:
        name, _, budget = spec.partition("@")
        kind = BOTS.get(ALIASES.get(name, name))
        in_time = split_budget(budget)[1] == "ms" if budget else kind is not None and kind.milliseconds > 0
        if in_time and not spec.startswith(COMMAND):
            raise BadSetup(
                f"{spec} thinks in wall-clock time, which the load of a cluster changes: give it playouts, as in "
                f"{name}@1600, or processor time, as in {name}@200cpu"
            )
