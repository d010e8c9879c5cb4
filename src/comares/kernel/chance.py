# compiled
"""Where every unknown comes from: nothing is shuffled ahead, what comes up is drawn when it comes up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

PILES: Final = 32  # more than any game here has
WORDS: Final = 4  # of 32 bits, in the state of one stream
LOW_32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Decides what comes up. `draws` counts how often it was asked."""

    def __init__(self) -> None:
        self.draws: i64 = 0

    def draw(self, pile: i64, n: i64) -> i64:
        """A number from 0 to n - 1 for the pile, in sight of everybody."""
        raise NotImplementedError

    def draw_for(self, seat: i64, pile: i64, n: i64) -> i64:
        """A number from 0 to n - 1 for the pile; only `seat` sees what it brings."""
        return self.draw(pile, n)


class SeededChance(Chance):
    """Each pile has a stream of its own, so one seed deals the same whatever the players do.

    >>> one, same = SeededChance(7), SeededChance(7)
    >>> same.draw(1, 6) < 6, one.draw(0, 54) == same.draw(0, 54)
    (True, True)
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.streams: vec[i64] = vec[i64](_spread(seed, PILES * WORDS))

    def draw(self, pile: i64, n: i64) -> i64:
        """The next number of the pile's stream (Marsaglia's xorshift128)."""
        self.draws += 1
        streams = self.streams
        at: i64 = pile * WORDS
        t: i64 = streams[at]
        t ^= (t << 11) & LOW_32
        streams[at] = streams[at + 1]
        streams[at + 1] = streams[at + 2]
        w: i64 = streams[at + 3]
        streams[at + 2] = w
        w ^= (w >> 19) ^ t ^ (t >> 8)
        streams[at + 3] = w
        return (w * n) >> 32

    def copy(self) -> SeededChance:
        """Chance that goes on exactly as this one would."""
        other = SeededChance(0)
        other.draws = self.draws
        other.streams = self.streams[:]
        return other


def _spread(seed: int, count: int) -> list[int]:
    """As many well-mixed words of 32 bits (splitmix64), never all zero."""
    words = []
    x = seed & 0xFFFFFFFFFFFFFFFF
    for _ in range(count):
        x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append(((z ^ (z >> 31)) >> 16) & 0xFFFFFFFF | 1)
    return words
