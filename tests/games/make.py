"""Make recorded games: `python tests/games/make.py` writes those below that are not there, the words of today into all
records, and `fingerprints.csv`.

Every `.record` in this folder is a test, wherever it came from. The fingerprints are of the state at the end: they
change with what a state holds, and only then. A record stays, with the version of the rules in its head; if one cannot
be replayed any more, the rules changed, and the version of its game has to. Records of version 1 were made before the
settings of docs/rulings.md; `make_settings.py` makes games that play those.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Callable
from pathlib import Path

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Decision, Table

FOLDER = Path(__file__).parent
FINGERPRINTS = FOLDER / "fingerprints.csv"

Player = Callable[[random.Random, Table, Decision], str]


def careless(dice: random.Random, table: Table, decision: Decision) -> str:
    """First the kind of option, then any of that kind."""
    kind = dice.choice(sorted({code.split()[0] for code in decision.codes}))
    return dice.choice([code for code in decision.codes if code.split()[0] == kind])


def careful(dice: random.Random, table: Table, decision: Decision) -> str:
    """Buy if possible, best exactly; build where it scores most; take much money; now and then do anything."""
    if dice.random() < 0.05:
        return careless(dice, table, decision)
    ranked = sorted((worth(table, decision.seat, code), code) for code in decision.codes)
    best = [code for value, code in ranked if value == ranked[-1][0]]
    return dice.choice(best)


def worth(table: Table, seat: int, code: str) -> float:
    """How good an option looks at a glance."""
    word, *rest = code.split()
    if word == "take":
        return 10 + sum(int(card[-1]) for card in rest) / 10
    after = table.state.copy()
    table.rules.apply(after, table.rules.parse(code), SeededChance(0), SILENT)
    if word == "buy":
        return 40 if after.seat == seat and table.rules.steps[after.step()].name == "action" else 30
    if word == "place":
        return 20 + table.rules.outcome(after).standing()[seat]
    return 5 if word in ("stop", "reserve", "give", "move") else 0


PLAYERS: dict[str, Player] = {"careful": careful, "careless": careless}


def name_of(seats: int, end: str, player: str) -> str:
    return f"alhambra-{seats}-{end}-{player}.record"


def play(seats: int, end: str, player: str) -> str:
    """A whole game as text. Players think again (and undo) from time to time."""
    dice = random.Random(f"{seats} {end} {player}")
    table = Table(GAMES["alhambra"], seats, {"end": end}, SeededChance(dice.randrange(1 << 30)))
    while (decision := table.decision()) is not None:
        if table.can_undo() and dice.random() < 0.04:
            table.undo(decision.seat)
        else:
            table.play(decision.seat, PLAYERS[player](dice, table, decision))
    return table.text()


def with_head_of(old: str, new: str) -> str:
    """The lines of the new text below the head of the old one: a record keeps the version that it was played with."""
    return old.partition("\n\n")[0] + "\n\n" + new.partition("\n\n")[2]


def main() -> None:
    for player in PLAYERS:
        for seats in range(2, 7):
            for end in ("short", "empty"):
                path = FOLDER / name_of(seats, end, player)
                if not path.exists():
                    path.write_text(play(seats, end, player), encoding="utf-8", newline="\n")
    with FINGERPRINTS.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["record", "end"])
        for path in sorted(FOLDER.glob("*.record")):
            text = path.read_text(encoding="utf-8")
            table = replay(read(text, GAMES), SeededChance(0)).table
            path.write_text(with_head_of(text, table.text(everything=True)), encoding="utf-8", newline="\n")
            rows.writerow([path.name, fingerprint(table.state)])


if __name__ == "__main__":
    main()
