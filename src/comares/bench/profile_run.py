"""What a released wheel is optimised for: `python -m comares.bench.profile_run`, run by `scripts/profiled-wheel`.

Every game for every number of players, with all modules and without: playouts, batches, copies, option lists, searches.
"""

from __future__ import annotations

from comares.bench.cases import Case, measure
from comares.games import GAMES

SECONDS = {
    "playouts": 1.0,
    "batch": 0.5,
    "copies": 0.1,
    "options": 0.1,
    "search": 2.0,
}  # of processor time, for each case


def profile_cases() -> list[Case]:
    """All the work of a bot that thinks, in every mode."""
    return [
        Case(what, game.name, players, modules)
        for game in GAMES.values()
        for what in SECONDS
        for players in range(max(2, game.min_players), game.max_players + 1)
        for modules in (False, True)
    ]


def main() -> None:
    """Do all of it once."""
    for case in profile_cases():
        measure(case, SECONDS[case.what])


if __name__ == "__main__":
    main()
