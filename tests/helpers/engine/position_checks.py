"""What is promised of positions, for every game; and random positions of all modes to try it on.

As a program: `python -m helpers.engine.position_checks 10000 [GAME]` goes through so many random positions.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from time import perf_counter
from typing import NamedTuple

from comares.compiled import describe
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.position import Position, read, write
from comares.kernel.position_state import state_from
from comares.kernel.preview import NoChance
from comares.kernel.rollout import play_random
from comares.kernel.rules import Rules
from comares.kernel.snapshot import fingerprint, plain
from comares.kernel.state import State

MOST_PLIES = 5000


class Mode(NamedTuple):
    """A game with so many seats and these settings."""

    game: Game
    seats: int
    settings: dict[str, str]


def all_modes(game: Game) -> list[Mode]:
    """Every number of seats with every combination of settings that apply."""
    modes = []
    values = [setting.values for setting in game.settings]
    for seats in range(game.min_players, game.max_players + 1):
        for chosen in product(*values):
            with suppress(BadSetup):
                named = {setting.name: value for setting, value in zip(game.settings, chosen, strict=True)}
                modes.append(Mode(game, seats, game.checked(seats, named)))
    return modes


def random_state(rules: Rules, seed: int) -> State:
    """The state after some random choices, anywhere between the deal and the end."""
    dice, out = random.Random(seed), Options()
    first = rules.setup(SeededChance(seed), SILENT)
    length = play_random(rules, first, MOST_PLIES, SeededChance(seed), SeededChance(seed + 1), SILENT, out)
    state = rules.setup(SeededChance(seed), SILENT)
    play_random(rules, state, dice.randint(0, int(length)), SeededChance(seed), SeededChance(seed + 1), SILENT, out)
    return state


def check_positions_of(mode: Mode, rules: Rules, state: State, seed: int) -> int:
    """The full position and one seat's position of the state: exact text, the same state again, a game to its end.
    How many positions that was."""
    games = {mode.game.name: mode.game}
    viewer = random.Random(seed).choice([None, *range(mode.seats)])
    full, seen = rules.full_view(state), rules.view(state, viewer)
    for view in (full, seen):
        position = Position(mode.game, mode.seats, mode.settings, view)
        text = write(position)
        again = read(text, games)
        assert again == position, "what was read is another position"
        assert write(again) == text
    rebuilt = state_from(full, rules, NoChance())
    assert fingerprint(rebuilt) == fingerprint(state), "the full position leads to another state"
    drawn = state_from(seen, rules, SeededChance(seed))
    assert plain(rules.view(drawn, viewer)) == plain(seen), "a state drawn for a seat looks different to it"
    for start in (rebuilt, drawn):
        play_random(rules, start, MOST_PLIES, SeededChance(seed), SeededChance(seed + 2), SILENT, Options())
        assert start.over, "a game without end"
    return 2


def random_positions(modes: list[Mode], count: int, first_seed: int = 0) -> Iterator[tuple[Mode, int]]:
    """So many positions (two of each state), in each mode in turn, in a random order."""
    order = list(modes)
    random.Random(first_seed).shuffle(order)
    for number in range((count + 1) // 2):
        yield order[number % len(order)], first_seed + number


def check_random_positions(modes: list[Mode], count: int, first_seed: int = 0) -> int:
    """Check so many; how many it were."""
    checked = 0
    for mode, seed in random_positions(modes, count, first_seed):
        rules = mode.game.rules(mode.seats, mode.settings)
        try:
            checked += check_positions_of(mode, rules, random_state(rules, seed), seed)
        except Exception as error:
            error.add_note(f"{mode.game.name}, {mode.seats} seats, {mode.settings}, seed {seed}")
            raise
    return checked


def main(count: int, names: list[str]) -> None:
    """Go through random positions of these games and print the figures."""
    print(describe())
    share = count // len(names)
    for name in names:
        modes, start = all_modes(GAMES[name]), perf_counter()
        checked = check_random_positions(modes, share)
        used = min(len(modes), (share + 1) // 2)
        seconds = perf_counter() - start
        print(f"{name}: {checked} positions, {used} of {len(modes)} modes, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000, sys.argv[2:] or list(GAMES))
