"""Answers to puzzles in the storage."""

from __future__ import annotations

from typing import Protocol


class PuzzleStorage(Protocol):
    """Stores the first answers to puzzles."""

    async def add_puzzle_answer(self, player: str, puzzle: str, right: bool) -> bool:
        """Store the player's first answer to the puzzle; False if there was one."""
        ...

    async def puzzle_answers(self, player: str) -> dict[str, bool]:
        """By puzzle: whether the player's first answer was right."""
        ...
