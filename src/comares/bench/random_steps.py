"""Random legal steps in an environment of PettingZoo, ours or another: both are driven by the same lines."""

from collections.abc import Iterator
from typing import Any

STEPS = 400  # between two reports


def random_steps(env: Any) -> Iterator[int]:
    """Play game after game; yields the number of steps made since the last report."""
    import numpy as np

    dice, steps, seed = np.random.default_rng(1), 0, 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[dice.integers(len(legal))]))
            steps += 1
            if steps == STEPS:
                yield steps
                steps = 0
