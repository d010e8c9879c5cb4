"""Make recorded games with modules: `PYTHONPATH=tests python tests/games/make_modules.py` writes those below that are
not there, and then does what `make.py` does.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from games.make import FOLDER, main, worth

from comares.alhambra.modules import MODULES
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.table import Decision, Table

LETTERS = {"falconers": "f", "portals": "p", "building-sites": "b", "exchange-certificates": "c"}
ALL = tuple(MODULES)

# Which modules, how many players, who plays.
GAMES_WITH_MODULES = [
    *(((module,), 2 + n, player) for n, module in enumerate(ALL) for player in ("keen", "curious")),
    *((pair, 2 + n % 5, ("curious", "keen")[n % 2]) for n, pair in enumerate(combinations(ALL, 2))),
    *((ALL, seats, player) for seats in range(2, 7) for player in ("keen", "curious")),
]


def shape(code: str) -> str:
    """What sort of option it is: buying in one way or another, with a credit or not, and so on."""
    word, *rest = code.split()
    with_credit = " credit" if any("credit" in part for part in rest) else ""
    way = f" {rest[2]}" if word == "buy" and len(rest) > 2 else ""
    return f"{word}{way}{with_credit}" if word != "marker" else code


def curious(dice: random.Random, table: Table, decision: Decision, seen: Counter[str]) -> str:
    """Whatever was chosen least so far."""
    shapes = sorted({shape(code) for code in decision.codes})
    rarest = min(shapes, key=lambda one: (seen[one], dice.random()))
    return dice.choice([code for code in decision.codes if shape(code) == rarest])


def keen(dice: random.Random, table: Table, decision: Decision, seen: Counter[str]) -> str:
    """Build, finish, let falcons stand where it scores most; now and then be curious."""
    if dice.random() < 0.1:
        return curious(dice, table, decision, seen)
    ranked = [(worth_with_modules(table, decision.seat, code), code) for code in sorted(decision.codes)]
    best = max(value for value, _ in ranked)
    return dice.choice([code for value, code in ranked if value == best])


def worth_with_modules(table: Table, seat: int, code: str) -> float:
    """How good an option looks at a glance."""
    if code.split()[0] in ("falcon", "portal"):
        after = table.state.copy()
        table.rules.apply(after, table.rules.parse(code), SeededChance(0), SILENT)
        return 30 + table.rules.outcome(after).standing()[seat]
    fixed = {"finish": 35.0, "buy site": 12.0, "enough": 1.0, "marker": 1.0, "pay": 1.0, "keep": 1.0, "decline": 0.0}
    for words, value in fixed.items():
        if shape(code).startswith(words):
            return value + (1 if code.endswith("9") else 0)
    return worth(table, seat, code)


PLAYERS = {"keen": keen, "curious": curious}


def play(modules: tuple[str, ...], seats: int, player: str, number: int) -> str:
    """A whole game as text. Players think again (and undo) from time to time."""
    dice = random.Random(f"{modules} {seats} {player}")
    settings = {
        **dict.fromkeys(modules, "on"),
        "walk-portals": ("yes", "yes", "no")[number % 3],
        "credits-win-tiles": ("yes", "no")[number % 2],
        "end": ("short", "empty")[number // 2 % 2],
    }
    game = GAMES["alhambra"]
    table = Table(game, seats, game.drop_irrelevant(seats, settings), SeededChance(dice.randrange(1 << 30)))
    seen: Counter[str] = Counter()
    while (decision := table.decision()) is not None:
        if table.can_undo() and dice.random() < 0.03:
            table.undo(decision.seat)
            continue
        code = PLAYERS[player](dice, table, decision, seen)
        seen[shape(code)] += 1
        table.play(decision.seat, code)
    return table.text()


def make() -> None:
    for number, (modules, seats, player) in enumerate(GAMES_WITH_MODULES):
        path = FOLDER / f"modules-{''.join(LETTERS[module] for module in modules)}-{seats}-{player}.record"
        if not path.exists():
            path.write_text(play(modules, seats, player, number), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    make()
    main()
