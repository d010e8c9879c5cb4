"""What another player notices of each attack: the p99 of turns with it, without it, and their ratio, in one run.

    python tests/server/attacks.py [--size 40] [--seconds 20] [--only NAME]

The attacks come from one address, with the limits that a server has by default; size 40 is the one of the promise.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from helpers.server.attacks import ATTACKS, PRODUCTION, p99, turns, under
from helpers.server.client import ServerProcess

from comares.compiled import describe


async def measure(served: ServerProcess, only: str, size: int, seconds: float) -> None:
    await turns(served, 2)  # the first ones start the workers
    for name in ATTACKS:
        if only in name:
            calm = p99(await turns(served, seconds))
            attacked = p99(await under(name, served, size, seconds))
            print(f"{name}: p99 {attacked * 1000:.1f} ms, calm {calm * 1000:.1f} ms: {attacked / calm:.2f}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", default="", metavar="NAME")
    args = parser.parse_args()
    print(describe())
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with ServerProcess(database, Path(folder) / "log", **PRODUCTION) as served:
            asyncio.run(measure(served, args.only, args.size, args.seconds))
        print((Path(folder) / "log").read_text()[-2000:], file=sys.stderr)


if __name__ == "__main__":
    main()
