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
    """Decides what comes up. `draws` counts how often something became known: asked of it, or laid open."""

    def __init__(self) -> None:
        self.draws: i64 = 0

    def draw(self, pile: i64, n: i64) -> i64:
        """A number from 0 to n - 1 for the pile, in sight of everybody."""
        raise NotImplementedError

    def draw_for(self, seat: i64, pile: i64, n: i64) -> i64:
        """A number from 0 to n - 1 for the pile; only `seat` sees what it brings."""
        return self.draw(pile, n)

    def mark_revealed(self) -> None:
        """What was hidden from somebody lies open now: as after a draw, no choice before can be taken back."""
        self.draws += 1


class SeededChance(Chance):
    """Each pile has a stream of its own, so one seed deals the same whatever the players do.

    >>> one, same = SeededChance(7), SeededChance(7)
    >>> same.draw(1, 6) < 6, one.draw(0, 54) == same.draw(0, 54)
    (True, True)
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.low: i64 = seed & LOW_32
        self.high: i64 = seed >> 32 & LOW_32
        self.streams: vec[i64] = vec[i64]([0] * (PILES * WORDS))  # each begins with the first draw from its pile

    def draw(self, pile: i64, n: i64) -> i64:
        """The next number of the pile's stream (Marsaglia's xorshift128)."""
        self.draws += 1
        streams = self.streams
        at: i64 = pile * WORDS
        if not streams[at]:
            self._begin(at)
        t: i64 = streams[at]
        t ^= (t << 11) & LOW_32
        streams[at] = streams[at + 1]
        streams[at + 1] = streams[at + 2]
        w: i64 = streams[at + 3]
        streams[at + 2] = w
        w ^= (w >> 19) ^ t ^ (t >> 8)
        streams[at + 3] = w
        return (w * n) >> 32

    def _begin(self, at: i64) -> None:
        """Well-mixed words of 32 bits, none of them zero. (A first word that comes to zero later, once in four thousand
        million draws, begins the stream anew: that is as good a number as any.)"""
        i: i64 = at
        while i < at + WORDS:
            self.streams[i] = _mix(self.low ^ _mix(self.high ^ _mix(i + 1))) | 1
            i += 1

    def copy(self) -> SeededChance:
        """Chance that goes on exactly as this one would."""
        other = SeededChance(0)
        other.low = self.low
        other.high = self.high
        other.draws = self.draws
        other.streams = self.streams[:]
        return other


def _mix(x: i64) -> i64:
    """One word of 32 bits thoroughly stirred."""
    x = ((x >> 16 ^ x) * 0x45D9F3B) & LOW_32
    x = ((x >> 16 ^ x) * 0x45D9F3B) & LOW_32
    return x >> 16 ^ x
