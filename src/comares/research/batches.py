"""Many games at once as numpy arrays, stepped in compiled code and shared without a copy."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    from comares.research.extra import MissingExtra

    raise MissingExtra("a batch", error) from error

from comares.research.batch import Batch
from comares.research.codec import codec

Bytes = NDArray[np.uint8]


class Games:
    """Games of one kind, played side by side.

    >>> games = Games("alhambra", 4, players=2, seed=1)
    >>> games.masks.shape, games.observations.shape, games.seats.tolist()
    ((4, 1186), (4, 512), [0, 1, 1, 0])
    >>> games.step(games.masks.argmax(axis=1))
    >>> games.ended.any()
    np.False_

    The arrays are the memory of the engine, read-only here: each step writes them anew, so copy what you keep. By row:
    `masks` has a 1 for each legal action, `observations` is what the seat that decides sees, `seats` is that seat,
    `ended` is 1 if the last step ended the game. Then `points` and `winners`, by seat, are its result, and the other
    rows show the next game already, which is dealt from the next seed.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        seed: int = 0,
        data: Path | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch has 1 game or more, not {games}")
        self.codec = codec(game, players, settings, data)
        self.batch = Batch(self.codec.rules, self.codec.actions, self.codec.observer, games, seed)
        masks, observations, seats, ended, points, winners, _ = self.batch.memory()
        self.masks: Bytes = np.frombuffer(masks, np.uint8).reshape(games, self.codec.size)
        self.observations: Bytes = np.frombuffer(observations, np.uint8).reshape(games, self.codec.observation_size)
        self.seats: Bytes = np.frombuffer(seats, np.uint8)
        self.ended: Bytes = np.frombuffer(ended, np.uint8)
        self.points: NDArray[np.int64] = np.frombuffer(points, np.int64).reshape(games, self.codec.players)
        self.winners: Bytes = np.frombuffer(winners, np.uint8).reshape(games, self.codec.players)

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def decisions(self) -> int:
        """How many options have been played."""
        return int(self.batch.decisions)

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """Choose an action in every game; a ValueError names the first game where it is not legal."""
        self.batch.step(actions if isinstance(actions, list) else actions.tolist())

    def shares(self) -> NDArray[np.float32]:
        """Each seat's share of the victory in the games that ended last, by game and seat."""
        winners = self.winners.astype(np.float32)
        shares: NDArray[np.float32] = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
        return shares
