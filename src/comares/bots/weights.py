"""Files of learned weights: a table with one row for each feature; an evaluation has two columns for each stage, a
policy one."""

from __future__ import annotations

from comares.bots.linear_evaluation import Features
from comares.kernel.errors import BadSetup

REMAINING = "+"  # marks the column of the weights that are multiplied by what remains of the game


def write_weights(features: Features, weights: list[float], remarks: list[str]) -> str:
    """The table of an evaluation, with the remarks as comment lines above it."""
    names = list(features.prior_weights)
    titles = [title for stage in features.stages for title in (stage, stage + REMAINING)]
    columns = [weights[column * len(names) : (column + 1) * len(names)] for column in range(len(titles))]
    return write_table(names, titles, columns, remarks)


def write_table(names: list[str], titles: list[str], columns: list[list[float]], remarks: list[str]) -> str:
    """A table with a row for each name."""
    rows = [["feature", *titles], *([name, *map("{:.3f}".format, row)] for name, row in zip(names, zip(*columns)))]
    width = max(len(name) for name in names) + 1
    lines = [f"{row[0]:<{max(width, 22)}}" + "".join(f"{cell:>10}" for cell in row[1:]) for row in rows]
    return "\n".join([*(f"# {remark}" for remark in remarks), *lines, ""])


def read_weights(text: str) -> list[float]:
    """The weights of a table, column by column.

    >>> read_weights("# remark\\nfeature early early+\\ncoins 1 2\\ncards 3 4\\n")
    [1.0, 3.0, 2.0, 4.0]
    """
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")][1:]
    return [float(row[column]) for column in range(1, len(rows[0])) for row in rows]


def read_all_weights(features: Features, text: str) -> list[float]:
    """The weights of a table that has all of these features in all of their stages; a BadSetup if it has not."""
    weights = read_weights(text)
    wanted = 2 * len(features.stages) * len(features.prior_weights)
    if len(weights) != wanted:
        raise BadSetup(f"an evaluation with these features has {wanted} weights, not {len(weights)}")
    return weights


def remarks_of(text: str) -> list[str]:
    """The comment lines above a table."""
    return [line.removeprefix("# ") for line in text.splitlines() if line.startswith("#")]
