"""Random games of OpenSpiel's backgammon: prints the decisions per second. Run it with a Python that has open_spiel."""

import random
import sys
from time import process_time


def main(seconds: float) -> None:
    """Play for so many seconds and print the rate."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game("backgammon")
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    print(decisions / (process_time() - start))


if __name__ == "__main__":
    main(float(sys.argv[1]))
