"""Chance that deals the same again: each pile gives the same numbers in the same order, whatever the players do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from comares.kernel.chance import Chance
from comares.kernel.record import Line

NUMBER_BYTES = 8


class DealChance(Chance):
    """The next number of a pile follows from the seed and from how often the pile was drawn from. `numbers`: the first
    ones of some piles, taken from another game; one that does not fit any more is wrapped around."""

    def __init__(self, seed: str, numbers: Mapping[int, list[int]], drawn: Counter[int]) -> None:
        super().__init__()
        self._seed = seed
        self._numbers = numbers
        self._drawn = Counter(drawn)

    def draw(self, pile: int, n: int) -> int:
        """The next number of the pile."""
        self.draws += 1
        at = self._drawn[pile]
        self._drawn[pile] += 1
        known = self._numbers.get(pile, [])
        if at < len(known):
            return known[at] % n
        word = blake2b(f"{self._seed} {pile} {at}".encode(), digest_size=NUMBER_BYTES).digest()
        return int.from_bytes(word, "big") % n


def drawn_in(lines: Iterable[Line]) -> Counter[int]:
    """How often each pile was drawn from."""
    return Counter(draw.pile for line in lines for draw in line.draws)


def numbers_in(lines: Iterable[Line]) -> dict[int, list[int]]:
    """The numbers that each pile gave, in order."""
    numbers: dict[int, list[int]] = {}
    for line in lines:
        for draw in line.draws:
            numbers.setdefault(draw.pile, []).append(draw.number)
    return numbers
