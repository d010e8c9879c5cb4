"""What another player notices of each attack: the p99 of turns with it, without it, and their ratio, in one run.

    python tests/server/attacks.py [--size 40] [--seconds 15] [--rounds 2] [--only NAME]

The attacks come from one address, with the limits that a server has by default; size 40 is the one of the promise.
Each attack has a new server. Calm and attack take turns, so that a slow disk is in both.
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


async def measure(served: ServerProcess, name: str, size: int, seconds: float) -> tuple[list[float], list[float]]:
    """The times of turns in the calm and under the attack."""
    await turns(served, 2)  # the first ones start the workers
    return await turns(served, seconds), await under(name, served, size, seconds)


def compare(name: str, size: int, seconds: float, rounds: int) -> None:
    """Print the p99 of both, and their ratio."""
    calm, attacked = list[float](), list[float]()
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{Path(folder) / 'tables.db'}"
            with ServerProcess(database, Path(folder) / "log", **PRODUCTION) as served:
                of_calm, of_attack = asyncio.run(measure(served, name, size, seconds))
            assert not served.errors(), served.errors()
        calm += of_calm
        attacked += of_attack
    before, during = p99(sorted(calm)), p99(sorted(attacked))
    print(f"{name}: p99 {during * 1000:.1f} ms, calm {before * 1000:.1f} ms: {during / before:.2f}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", default="", metavar="NAME")
    args = parser.parse_args()
    print(describe())
    for name in ATTACKS:
        if args.only in name:
            compare(name, args.size, args.seconds, args.rounds)


if __name__ == "__main__":
    main()
