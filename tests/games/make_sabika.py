"""Make recorded games of Sabika: `PYTHONPATH=tests python tests/games/make_sabika.py` makes those below that are not
there, and then does what `make.py` does; with `--anew` it makes them all again, for when the rules were wrong.

The same bots make the same games, so what is written depends on nothing but the tree.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import NamedTuple

from games.make import FOLDER, main

from comares.bots.bot import ask
from comares.bots.spec import seat_bot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Decision, Table
from comares.sabika.game import DIFFICULTY, EVENTS

SABIKA = GAMES["sabika"]
LUCK = 1  # another number, other games: try some if the new ones do not have all that test_sabika.py wants
UNDO = 0.02  # how often a player thinks again, if he may
FAVOUR = 0.8  # how often he does what his company is known for

NOVELTIES = ("engrave", "reactivate", "building", "consolidate")  # nobody lets one pass that was never chosen
BUILD = tuple(f"work architect-{n} {space}" for space in (4, 8, 2) for n in (1, 2))  # construct, quarry
GYPSUM = ("use gypsum", "take gypsum", "buy gypsum", "reward 3")
ADVANCE = ("engrave 5 red", "reactivate 5")


class Company(NamedTuple):
    """Who sits at a table, in turn; how often they do what was done least, on a turn and in its smaller choices; and
    how the codes begin that they favour, best first."""

    bots: tuple[str, ...]
    turns: float
    choices: float
    favours: tuple[str, ...] = ()


COMPANIES = {
    "keen": Company(("greedy", "strong@8"), 0.05, 0.1),
    "curious": Company(("greedy", "beginner"), 0.2, 0.6),
    "builders": Company(("greedy",), 0, 0.05, ("large", "building", *GYPSUM, *ADVANCE, "expand", *BUILD)),
    "poets": Company(("greedy",), 0.05, 0.3, ("work poet",)),
    "merchants": Company(("greedy",), 0.05, 0.3, ("consolidate", "work merchant")),
    "gardeners": Company(("greedy",), 0, 0.1, ("refresh", "small", *BUILD, "rest architect")),
}


class Match(NamedTuple):
    """How many play, the option that they chose, who they are."""

    seats: int
    option: str
    value: str
    company: str

    def name(self) -> str:
        middle = f"events-{self.value}" if self.option == "events" else self.value
        return f"sabika-{self.seats}-{middle}-{self.company}.record"


FAVOURITES = {
    2: ("builders", "curious", "poets", "builders", "curious", "poets"),
    3: ("curious", "poets", "builders", "poets", "gardeners", "builders"),
    4: ("poets", "gardeners", "curious", "gardeners", "builders", "poets"),
}
MATCHES = [
    *(Match(seats, "events", value, "keen") for seats in FAVOURITES for value in EVENTS.values),
    *(
        Match(seats, "events", value, company)
        for seats, companies in FAVOURITES.items()
        for value, company in zip(EVENTS.values, companies, strict=True)
    ),
    *(
        Match(1, "difficulty", value, company)
        for value in DIFFICULTY.values
        for company in ("keen", "curious", "merchants")
    ),
]


def rarest(dice: random.Random, codes: list[str], seen: Counter[str]) -> str:
    """Whatever was chosen least so far."""
    return min(codes, key=lambda code: (seen[code], dice.random()))


def play(match: Match, seen: Counter[str]) -> str:
    """A whole game as text."""
    dice = random.Random(f"{LUCK} {match.name()}")
    table = Table(SABIKA, match.seats, {match.option: match.value}, SeededChance(dice.randrange(1 << 30)))
    company = COMPANIES[match.company]
    specs = [company.bots[(seat + match.seats) % len(company.bots)] for seat in range(match.seats)]
    bots = [seat_bot(spec, table, dice.randrange(1 << 30)) for spec in specs]
    while (decision := table.decision()) is not None:
        if table.can_undo() and dice.random() < UNDO:
            table.undo(decision.seat)
        else:
            new = [code for code in decision.codes if code.startswith(NOVELTIES) and not seen[code]]
            favoured = favourite(dice, company, decision.codes) if dice.random() < FAVOUR else ""
            curious = rarest(dice, decision.codes, seen) if dice.random() < curiosity(company, decision) else ""
            code = dice.choice(new) if new else favoured or curious or ask(bots[decision.seat], table).code
            table.play(decision.seat, code)
        seen[table.record.lines[-1].code] += 1
    return table.text()


def favourite(dice: random.Random, company: Company, codes: list[str]) -> str:
    """What the company is known for, if it can be done now."""
    for favour in company.favours:
        if favoured := [code for code in codes if code.startswith(favour)]:
            return dice.choice(favoured)
    return ""


def curiosity(company: Company, decision: Decision) -> float:
    return company.turns if decision.kind == "turn" else company.choices


def make(anew: bool) -> None:
    """One game after the other, so that each knows what was done in those before it."""
    seen: Counter[str] = Counter()
    for match in MATCHES:
        path = FOLDER / match.name()
        if anew or not path.exists():
            path.write_text(play(match, seen), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    make("--anew" in sys.argv)
    main()
