"""Random games of Catan, three players: prints the decisions per second. Run it with a Python that has catanatron."""

import random
import sys
from time import process_time


def main(seconds: float) -> None:
    """Play for so many seconds and print the rate."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    random.seed(1)
    decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)], seed=decisions)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    print(decisions / (process_time() - start))


if __name__ == "__main__":
    main(float(sys.argv[1]))
