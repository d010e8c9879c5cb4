# compiled
"""Sets of numbered things (tiles, cards, cities) as one int: bit i is set if thing i is in the set.

To visit the things of a set, lowest first:

    while things:
        thing = lowest(things)
        things &= things - 1
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_BITS: Final = vec[i64]([1 << thing for thing in range(63)])
_LOWEST: Final = bytes([0, *((byte & -byte).bit_length() - 1 for byte in range(1, 256))])


def bit(thing: i64) -> i64:
    """The set of one thing. Use it instead of `1 << thing`: mypyc cuts a shifted literal off at 32 bits."""
    return _BITS[thing]


def first(n: i64) -> i64:
    """The set of the first n things."""
    return _BITS[n] - 1


def count(things: i64) -> i64:
    """How many things are in the set."""
    n: i64 = 0
    while things:
        things &= things - 1
        n += 1
    return n


def count_many(things: i64) -> i64:
    """How many things are in the set. It takes the same time for all sets; `count` is faster for sets of a few things.

    Two halves of 32 bits: mypyc boxes constants of more than 62 bits.
    """
    low: i64 = things & 0xFFFFFFFF
    high: i64 = things >> 32
    low -= low >> 1 & 0x55555555
    high -= high >> 1 & 0x55555555
    low = (low & 0x33333333) + (low >> 2 & 0x33333333) + (high & 0x33333333) + (high >> 2 & 0x33333333)
    low = (low & 0x0F0F0F0F) + (low >> 4 & 0x0F0F0F0F)
    low += low >> 8
    return (low + (low >> 16)) & 127


def lowest(things: i64) -> i64:
    """The lowest thing of the set, which must not be empty."""
    thing: i64 = 0
    if not things & 0xFFFFFFFF:
        things >>= 32
        thing = 32
    if not things & 0xFFFF:
        things >>= 16
        thing += 16
    if not things & 0xFF:
        things >>= 8
        thing += 8
    return thing + _LOWEST[things & 0xFF]


def highest(things: i64) -> i64:
    """The highest thing of the set, which must not be empty."""
    thing: i64 = -1
    while things:
        things >>= 1
        thing += 1
    return thing


def nth(things: i64, n: i64) -> i64:
    """The thing at index n of the set, counted from the lowest."""
    while n:
        things &= things - 1
        n -= 1
    return lowest(things)


def set_of(things: list[int]) -> int:
    """The set of these things.

    >>> to_list(set_of([5, 2]) | bit(40))
    [2, 5, 40]
    """
    return sum([1 << thing for thing in things])


def to_list(things: int) -> list[int]:
    """The things of a set, lowest first."""
    return [thing for thing in range(things.bit_length()) if things >> thing & 1]
