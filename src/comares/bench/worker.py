"""A benchmark process: reads cases as JSON lines and prints their rates."""

from __future__ import annotations

import json
import sys

from comares.bench.cases import Case, measure


def main() -> None:
    """Measure until the input ends."""
    for line in sys.stdin:
        case, seconds = json.loads(line)
        print(measure(Case(*case), seconds), flush=True)


if __name__ == "__main__":
    main()
