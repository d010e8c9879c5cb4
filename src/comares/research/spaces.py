"""What the environments of PettingZoo and Gymnasium share: spaces, and the words of their options."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray

from comares.kernel.errors import BadSetup
from comares.research.codec import Codec

Observation = dict[str, NDArray[Any]]
ERROR, RANDOM = "error", "random"  # what happens if an action is not legal


def observation_space(codec: Codec) -> Space[Any]:
    """The bytes of an observation and the mask of actions."""
    return Dict(
        {
            "observation": Box(0, 255, (codec.observation_size,), np.uint8),
            "action_mask": Box(0, 1, (codec.size,), np.int8),
        }
    )


def check_word(name: str, value: str | None, values: tuple[str | None, ...]) -> None:
    """Raise a BadSetup if the value is none of these."""
    if value not in values:
        raise BadSetup(f"{name} cannot be {value!r}; it can be {', '.join(map(repr, values))}")
