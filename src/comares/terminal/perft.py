"""`comares perft`: counts the sequences of choices up to a depth."""

from __future__ import annotations

from time import perf_counter

from rich.console import Console

from comares.i18n.current import translate
from comares.kernel.chance import SeededChance
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.perft import divide, perft


def count(game: Game, settings: dict[str, str], seats: int, seed: int, depth: int, divided: bool) -> int:
    """Print the counts from the deal of this seed: for each depth, or for each first choice."""
    rules = game.rules(seats, settings)
    chance = SeededChance(seed)
    state = rules.setup(chance, SILENT)
    console = Console(highlight=False)
    if divided:
        counts = divide(rules, state, chance, depth)
        for code, ways in counts.items():
            console.print(f"{ways:12} {code}", markup=False)
        console.print(f"{sum(counts.values()):12} {translate('terminal-perft-total')}", markup=False)
        return 0
    for deep in range(1, depth + 1):
        start = perf_counter()
        ways = perft(rules, state, chance, deep)
        console.print(
            translate("terminal-perft", {"depth": deep, "ways": str(ways), "seconds": f"{perf_counter() - start:.2f}"})
        )
    return 0
