"""Count again: `PYTHONPATH=tests python tests/perft/make.py` writes `counts.csv`.

Only when the rules are meant to have changed.
"""

from __future__ import annotations

import csv
from pathlib import Path

from helpers.engine.positions import RECORDS, position

from comares.games import GAMES
from comares.kernel.record import read
from comares.perft import perft
from comares.sabika.game import DIFFICULTY

COUNTS = Path(__file__).parent / "counts.csv"
DEEPEST = {"alhambra": 4, "sabika": 6}
MOST = {"alhambra": 20_000, "sabika": 4_000}  # ways counted at one position

MODULES = [setting.name for setting in GAMES["alhambra"].settings if setting.values == ("off", "on")]
ALL_ON = " ".join(f"{module}=on" for module in MODULES)
DEALS = [
    *(f"alhambra {seats} end={end}" for seats in range(2, 7) for end in ("short", "empty")),
    *(f"alhambra 3 {module}=on" for module in MODULES),
    *(f"alhambra {seats} {ALL_ON}" for seats in (2, 4)),
    *(f"sabika {seats} events={events}" for seats in (2, 3, 4) for events in ("off", "any")),
    *(f"sabika 1 difficulty={difficulty}" for difficulty in DIFFICULTY.values),
]
MIDDLES = (
    "*-short-careful.record",
    "modules-*-keen.record",
    "sabika-?-events-any-*.record",
    "sabika-1-*-keen.record",
)
LINES = (40, 80, 120, 160)  # of the recorded games; and a little before the end


def middles() -> list[str]:
    """Recorded games on their way."""
    names = []
    for path in [path for middle in MIDDLES for path in sorted(RECORDS.glob(middle))]:
        lines = len(read(path.read_text(encoding="utf-8"), GAMES).lines)
        names += [f"{path.name} {at}" for at in (*LINES, lines - 4) if at < lines]
    return names


def main() -> None:
    with COUNTS.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["position", "depth", "count"])
        for name in [*DEALS, *middles()]:
            game = "sabika" if name.startswith("sabika") else "alhambra"
            for depth in range(1, DEEPEST[game] + 1):
                count = perft(*position(name), depth)
                if count > MOST[game]:
                    break
                rows.writerow([name, depth, count])


if __name__ == "__main__":
    main()
