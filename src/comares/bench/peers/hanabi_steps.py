"""Steps of PettingZoo's Hanabi: prints the steps per second. Run it with a Python that has pettingzoo and shimmy."""

import sys
from pathlib import Path
from time import process_time


def main(seconds: float) -> None:
    """Step for so many seconds and print the rate."""
    sys.path.append(str(Path(__file__).parents[1]))  # the lines that drive our environment too
    from pettingzoo.classic import hanabi_v5
    from random_steps import random_steps  # type: ignore[import-not-found]

    running = random_steps(hanabi_v5.env())
    next(running)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        steps += next(running)
    print(steps / (process_time() - start))


if __name__ == "__main__":
    main(float(sys.argv[1]))
