"""`comares bench --charts`: what a decision costs as the game grows, as charts for docs/performance.md."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

from comares.alhambra.state import alhambra
from comares.bench.cases import ALL_MODULES, Case, measure
from comares.bench.line_chart import Line, line_chart
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rollout import play_random
from comares.kernel.rules import Rules
from comares.kernel.state import State

ROUNDS = 3  # the median of so many measurements counts
PALACES = range(0, 15, 2)  # tiles
STATES = 12  # with a palace of such a size
AHEAD = 4  # decisions that are played from each of them


def draw_charts(folder: Path, seconds: float) -> int:
    """Measure for about so many seconds and write `speed-players.svg` and `speed-palace.svg`."""
    cases = [
        Case("playouts", game.name, players, modules)
        for game in GAMES.values()
        for modules in ((False, True) if game.name in ALL_MODULES else (False,))
        for players in range(max(2, game.min_players), game.max_players + 1)
    ]
    rates = {case: list[float]() for case in cases}
    for _ in range(ROUNDS):
        for case in cases:
            rates[case].append(measure(case, seconds / 2 / ROUNDS / len(cases)))
    lines = dict[str, Line]()
    for case in cases:
        name = case.game.capitalize() + ("" if not case.modules else f", {_everything(case.game)}")
        lines.setdefault(name, Line(name, [])).points.append((case.seats, median(rates[case])))
    title = "Decisions a second of random playouts"
    (folder / "speed-players.svg").write_text(line_chart(title, "players", list(lines.values())))
    palaces = [
        Line(name, list(speed_by_palace(settings, seconds / 4)))
        for name, settings in (("Alhambra", {}), ("Alhambra, all modules", ALL_MODULES["alhambra"]))
    ]
    title = "Decisions a second of Alhambra, 2 players"
    (folder / "speed-palace.svg").write_text(line_chart(title, "tiles in the palace of the seat that decides", palaces))
    return 0


def _everything(game: str) -> str:
    return "all modules" if game == "alhambra" else "events"


def speed_by_palace(settings: dict[str, str], seconds: float) -> Iterator[tuple[float, float]]:
    """Decisions a second from states in which the seat that decides has so many tiles in its palace."""
    rules = GAMES["alhambra"].rules(2, settings)
    for tiles, states in sorted(states_by_palace(rules).items()):
        yield tiles, median(_speed(rules, states, seconds / ROUNDS / len(PALACES)) for _ in range(ROUNDS))


def states_by_palace(rules: Rules) -> dict[int, list[State]]:
    """Some states of random games for each size of the palace."""
    found = {size: list[State]() for size in PALACES}
    out, seed = Options(), 0
    while any(len(states) < STATES for states in found.values()):
        chance, picks = SeededChance(seed), SeededChance(seed + 1)
        state = rules.setup(chance, SILENT)
        while not state.over:
            size = len(alhambra(state).palaces[state.seat].cells())
            if len(found.get(size, ())) < STATES and size in found:
                found[size].append(state.copy())
            play_random(rules, state, 1, chance, picks, SILENT, out)
        seed += 1
    return found


def _speed(rules: Rules, states: list[State], seconds: float) -> float:
    out, chance, picks = Options(), SeededChance(0), SeededChance(1)
    decisions, spent, copying = 0, 0.0, 0.0
    while spent - copying < seconds:
        start = process_time()
        for state in states:
            decisions += play_random(rules, state.copy(), AHEAD, chance, picks, SILENT, out)
        middle = process_time()
        for state in states:
            state.copy()
        spent += middle - start
        copying += process_time() - middle
    return decisions / (spent - copying)
