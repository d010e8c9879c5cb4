"""Learned weights as a file: a table with a row for each measure and two columns for each stage."""

from __future__ import annotations

from importlib.resources import files

from comares.bots.linear_evaluation import Measures

ALL = "+"  # marks the column of what is added as far as the game is to come


def write_weights(measures: Measures, weights: list[float], remarks: list[str]) -> str:
    """The table, and above it what a reader should know of it."""
    names = list(measures.guesses)
    columns = [column for stage in measures.stages for column in (stage, stage + ALL)]
    rows = [["measure", *columns]]
    for i, name in enumerate(names):
        rows.append([name, *(f"{weights[column * len(names) + i]:.3f}" for column in range(len(columns)))])
    lines = [f"{row[0]:<22}" + "".join(f"{cell:>10}" for cell in row[1:]) for row in rows]
    return "\n".join([*(f"# {remark}" for remark in remarks), *lines, ""])


def read_weights(text: str) -> list[float]:
    """The weights of a table, column after column.

    >>> read_weights("# remark\\nmeasure early early+\\ncoins 1 2\\ncards 3 4\\n")
    [1.0, 3.0, 2.0, 4.0]
    """
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")][1:]
    return [float(row[column]) for column in range(1, len(rows[0])) for row in rows]


def learned_weights(game: str) -> list[float]:
    """The weights in the package."""
    return read_weights((files("comares.bots") / "data" / f"{game}.weights").read_text("utf-8"))
