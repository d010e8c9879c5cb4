"""Make recorded games of version 2 that play the settings of docs/rulings.md: `PYTHONPATH=tests python
tests/games/make_settings.py` writes those that are not there, and `fingerprints.csv`."""

from __future__ import annotations

import random
from typing import NamedTuple

from games.make import FOLDER, careful, careless, main

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Decision, Table


class Match(NamedTuple):
    """A game that is recorded: its file, how many play, the settings, and a seed that brings up what it is for."""

    name: str
    game: str
    seats: int
    settings: dict[str, str]
    seed: int = 0


PORTALS = {"portals": "on"}
SITES = {"building-sites": "on"}
MATCHES = (
    Match("start-drawn", "alhambra", 5, {}, 5),
    Match("dirk-wins", "alhambra", 2, {"dirk-wins": "yes"}),
    Match("portals-always", "alhambra", 2, PORTALS),
    Match("portals-fitting", "alhambra", 3, {**PORTALS, "portal-offer": "fitting"}),
    Match("finish-paid", "alhambra", 3, {**SITES, "finish-again": "paid", "exchange-certificates": "on"}),
    Match("wish-types", "sabika", 3, {"wish-buildings": "types", "events": "any"}),
    Match("yusuf-fitting", "sabika", 1, {"yusuf-consolidates": "fitting", "difficulty": "normal"}),
    Match("corrected-2", "sabika", 2, {"events": "0"}, 9),
    Match("corrected-4", "sabika", 4, {"events": "0"}, 65),
    Match("yusuf-expert", "sabika", 1, {"difficulty": "expert"}),
)
# Choices that only these games have: taken whenever they come up.
NOVELTIES = ("levy", "engrave 16 blue", "sell sugar storehouse", "sell clothes storehouse", "sell pottery storehouse")


def choose(dice: random.Random, table: Table, decision: Decision) -> str:
    """Something new if there is, otherwise as a careful or a careless player."""
    new = [code for code in decision.codes if code.startswith(NOVELTIES) or code.endswith((" poem", "portal"))]
    if new and dice.random() < 0.7:
        return dice.choice(new)
    careful_enough = table.game.name == "alhambra" and dice.random() < 0.6
    return (careful if careful_enough else careless)(dice, table, decision)


def play(match: Match) -> str:
    """A whole game as text."""
    dice = random.Random(match.name)
    table = Table(GAMES[match.game], match.seats, match.settings, SeededChance(match.seed))
    while (decision := table.decision()) is not None:
        table.play(decision.seat, choose(dice, table, decision))
    return table.text(everything=True)


def make() -> None:
    for match in MATCHES:
        path = FOLDER / f"settings-{match.name}.record"
        if not path.exists():
            path.write_text(play(match), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    make()
    main()
