"""Files of learned weights: a table with one row for each feature and two columns for each stage."""

from __future__ import annotations

from importlib.resources import files

from comares.bots.linear_evaluation import Features

REMAINING = "+"  # marks the column of the weights that are multiplied by what remains of the game


def write_weights(features: Features, weights: list[float], remarks: list[str]) -> str:
    """The table, with the remarks as comment lines above it."""
    names = list(features.prior_weights)
    columns = [column for stage in features.stages for column in (stage, stage + REMAINING)]
    rows = [["feature", *columns]]
    for i, name in enumerate(names):
        rows.append([name, *(f"{weights[column * len(names) + i]:.3f}" for column in range(len(columns)))])
    lines = [f"{row[0]:<22}" + "".join(f"{cell:>10}" for cell in row[1:]) for row in rows]
    return "\n".join([*(f"# {remark}" for remark in remarks), *lines, ""])


def read_weights(text: str) -> list[float]:
    """The weights of a table, column by column.

    >>> read_weights("# remark\\nfeature early early+\\ncoins 1 2\\ncards 3 4\\n")
    [1.0, 3.0, 2.0, 4.0]
    """
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")][1:]
    return [float(row[column]) for column in range(1, len(rows[0])) for row in rows]


def learned_weights(name: str) -> list[float]:
    """The weights of that name in the package."""
    return read_weights((files("comares.bots") / "data" / f"{name}.weights").read_text("utf-8"))
