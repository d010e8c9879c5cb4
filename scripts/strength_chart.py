"""Draws how strength depends on time, from matches of a bot with several budgets against the same opponent.

    for ms in 5 10 20 40 80; do
        comares arena --game alhambra --bots master@${ms}cpu,master-0.1@20cpu --deals 10 --out strength/alhambra-$ms
    done
    python scripts/strength_chart.py strength/* > docs/pictures/strength-time.svg

Each folder is that of a match that has ended; the first bot's budget is in milliseconds of processor time.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from comares.arena.match_folder import SUMMARY
from comares.bench.line_chart import Line, line_chart

BUDGET = re.compile(r"(.+)@(\d+)cpu")


def main(folders: list[str]) -> None:
    """Print the chart of these matches."""
    lines, opponents = dict[str, Line](), set[str]()
    for folder in folders:
        summary = json.loads(Path(folder, SUMMARY).read_text(encoding="utf-8"))
        found = BUDGET.fullmatch(summary["bots"][0]["bot"])
        assert found is not None, f"{folder}: the first bot has no budget in processor time"
        opponents.add(summary["bots"][1]["bot"])
        name = summary["match"]["game"].capitalize()
        point = int(found[2]), 100 * summary["bots"][0]["won"]["value"]
        lines.setdefault(name, Line(name, [])).points.append(point)
    for line in lines.values():
        line.points.sort()
    title = f"Games won against {' and '.join(sorted(opponents))}, percent"
    print(line_chart(title, "milliseconds of processor time for a decision", list(lines.values())), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
