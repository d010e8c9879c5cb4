"""Chance that is recorded, replayed or rigged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from comares.kernel.chance import Chance

EVERYBODY = -1
NOBODY = -2  # what was drawn stays hidden from every seat


class Draw(NamedTuple):
    """A number that came up for a pile, and the one seat that saw what it brought, or EVERYBODY, or NOBODY."""

    pile: int
    number: int
    audience: int = EVERYBODY


class RecordingChance(Chance):
    """Draws from another chance and keeps what came up. `audience`: who sees a draw that is not for one seat."""

    def __init__(self, source: Chance, audience: int = EVERYBODY) -> None:
        super().__init__()
        self.source = source
        self.audience = audience
        self.drawn: list[Draw] = []

    def draw(self, pile: int, n: int) -> int:
        """Draw in sight of the audience."""
        return self.draw_for(self.audience, pile, n)

    def draw_for(self, seat: int, pile: int, n: int) -> int:
        """Draw in sight of one seat."""
        self.draws += 1
        number = int(self.source.draw(pile, n))
        self.drawn.append(Draw(int(pile), number, int(seat)))
        return number


class WrongDraw(Exception):
    """The numbers recorded are not those that the game asks for."""


class RecordedChance(Chance):
    """Gives what was drawn once, and refuses anything else."""

    def __init__(self, drawn: Iterable[Draw], piles: list[str]) -> None:
        super().__init__()
        self.left = list(drawn)[::-1]
        self.piles = piles

    def draw(self, pile: int, n: int) -> int:
        """The next number recorded, if it is of this pile and can be."""
        self.draws += 1
        name = self.piles[pile]
        if not self.left:
            raise WrongDraw(f"a number for {name} is missing")
        recorded = self.left.pop()
        if recorded.pile != pile:
            raise WrongDraw(f"expected a number for {name}, not one for {self.piles[recorded.pile]}")
        if not 0 <= recorded.number < n:
            raise WrongDraw(f"{name} {recorded.number} is not from 0 to {n - 1}")
        return recorded.number


class RiggedChance(Chance):
    """Gives what a test asks for, pile by pile, and then what `after` gives (without one, always 0)."""

    def __init__(self, rigged: Mapping[int, Iterable[int]], after: Chance | None = None) -> None:
        super().__init__()
        self.rigged = {pile: list(numbers)[::-1] for pile, numbers in rigged.items()}
        self.after = after

    def draw(self, pile: int, n: int) -> int:
        """The next rigged number of the pile."""
        self.draws += 1
        if self.rigged.get(pile):
            number = self.rigged[pile].pop()
            assert 0 <= number < n, f"rigged {number} for pile {pile}, which has {n}"
            return number
        return int(self.after.draw(pile, n)) if self.after else 0
