# compiled
"""The source of everything random. Nothing is shuffled ahead: a piece is drawn at the moment it comes up."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comares.kernel.errors import BadSetup

MAX_PILES: Final = 32
WORDS_PER_STREAM: Final = 4  # of 32 bits
LOW_32: Final = 0xFFFFFFFF
SEED_BITS: Final = 64
_NO_STREAMS: Final = vec[i64]([0] * (MAX_PILES * WORDS_PER_STREAM))  # a stream of zeros is not begun yet


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Decides what is drawn. `draws` counts how often something became known: by a draw, or by `mark_revealed`."""

    def __init__(self) -> None:
        self.draws: i64 = 0

    def draw(self, pile: i64, n: i64) -> i64:
        """A number from 0 to n - 1 for the pile. Everybody sees what it brings."""
        raise NotImplementedError

    def draw_for(self, seat: i64, pile: i64, n: i64) -> i64:
        """A number from 0 to n - 1 for the pile. Only `seat` sees what it brings."""
        return self.draw(pile, n)

    def mark_revealed(self) -> None:
        """Something hidden was revealed. As after a draw, no earlier choice can be undone."""
        self.draws += 1


class SeededChance(Chance):
    """Each pile has its own stream of numbers, so a pile gives the same pieces however the players draw from others.

    A seed is a whole number of 64 bits.

    >>> one, same = SeededChance(7), SeededChance(7)
    >>> same.draw(1, 6) < 6, one.draw(0, 54) == same.draw(0, 54)
    (True, True)
    """

    def __init__(self, seed: int, streams: vec[i64] = _NO_STREAMS) -> None:
        super().__init__()
        if seed < 0 or seed >> SEED_BITS:
            raise BadSetup(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        self.low: i64 = seed & LOW_32
        self.high: i64 = seed >> 32 & LOW_32
        self.streams: vec[i64] = streams[:]

    def draw(self, pile: i64, n: i64) -> i64:
        """The next number of the pile's stream (Marsaglia's xorshift128)."""
        self.draws += 1
        streams = self.streams
        at: i64 = pile * WORDS_PER_STREAM
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
        """Begin a stream: mixed words of 32 bits, none of them 0. If the first word becomes 0 later, once in 2**32
        draws, the stream begins again; that is as random as any other number."""
        i: i64 = at
        while i < at + WORDS_PER_STREAM:
            self.streams[i] = _mix(self.low ^ _mix(self.high ^ _mix(i + 1))) | 1
            i += 1

    def copy(self) -> SeededChance:
        """A chance that gives exactly the numbers that this one will give."""
        other = SeededChance(0, self.streams)
        other.low = self.low
        other.high = self.high
        other.draws = self.draws
        return other

    def __copy__(self) -> SeededChance:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> SeededChance:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.low, self.high, self.draws, list(self.streams))


def restored(low: i64, high: i64, draws: i64, streams: list[int]) -> SeededChance:
    """A seeded chance in the middle of its streams, from a pickle."""
    chance = SeededChance(0)
    chance.low = low
    chance.high = high
    chance.draws = draws
    chance.streams = vec[i64](streams)
    return chance


def _mix(x: i64) -> i64:
    """A hash of a word of 32 bits."""
    x = ((x >> 16 ^ x) * 0x45D9F3B) & LOW_32
    x = ((x >> 16 ^ x) * 0x45D9F3B) & LOW_32
    return x >> 16 ^ x
