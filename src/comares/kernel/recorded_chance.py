"""Chance that is recorded, replayed, or set up by a test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from comares.kernel.chance import Chance

EVERYBODY = -1
NOBODY = -2  # what was drawn stays hidden from every seat


class Draw(NamedTuple):
    """A number drawn for a pile, and who saw what it brought: one seat, EVERYBODY or NOBODY."""

    pile: int
    number: int
    audience: int = EVERYBODY


class RecordingChance(Chance):
    """Draws from another chance and keeps the numbers. `audience` sees the draws that are not for one seat."""

    def __init__(self, source: Chance, audience: int = EVERYBODY) -> None:
        super().__init__()
        self.source = source
        self.audience = audience
        self.drawn: list[Draw] = []

    def draw(self, pile: int, n: int) -> int:
        """Draw for the audience to see."""
        return self.draw_for(self.audience, pile, n)

    def draw_for(self, seat: int, pile: int, n: int) -> int:
        """Draw for one seat to see."""
        self.draws += 1
        number = int(self.source.draw(pile, n))
        self.drawn.append(Draw(int(pile), number, int(seat)))
        return number


class WrongDraw(Exception):
    """The recorded numbers are not those that the game asks for."""


class RecordedChance(Chance):
    """Gives the recorded numbers in their order; a WrongDraw if the game asks for anything else."""

    def __init__(self, drawn: Iterable[Draw], piles: list[str]) -> None:
        super().__init__()
        self.left = list(drawn)[::-1]
        self.piles = piles

    def draw(self, pile: int, n: int) -> int:
        """The next recorded number, which must be of this pile and in range."""
        self.draws += 1
        name = self.piles[pile]
        if not self.left:
            raise WrongDraw(f"expected a number for {name}, but the line has no more")
        recorded = self.left.pop()
        if recorded.pile != pile:
            raise WrongDraw(f"expected a number for {name}, not for {self.piles[recorded.pile]}")
        if not 0 <= recorded.number < n:
            raise WrongDraw(f"{name} {recorded.number} is out of range; expected 0 to {n - 1}")
        return recorded.number


class RiggedChance(Chance):
    """Gives the numbers that a test sets up for each pile, then those of `after` (without one, always 0)."""

    def __init__(self, rigged: Mapping[int, Iterable[int]], after: Chance | None = None) -> None:
        super().__init__()
        self.rigged = {pile: list(numbers)[::-1] for pile, numbers in rigged.items()}
        self.after = after

    def draw(self, pile: int, n: int) -> int:
        """The next number that was set up for the pile."""
        self.draws += 1
        if self.rigged.get(pile):
            number = self.rigged[pile].pop()
            assert 0 <= number < n, f"rigged {number} for pile {pile}, which has {n}"
            return number
        return int(self.after.draw(pile, n)) if self.after else 0
