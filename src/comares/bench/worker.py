"""A process that measures what it is asked to: one line of JSON in, one number out."""

from __future__ import annotations

import json
import sys

from comares.bench.cases import Case, measure


def main() -> None:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        case, seconds = json.loads(line)
        print(measure(Case(*case), seconds), flush=True)


if __name__ == "__main__":
    main()
