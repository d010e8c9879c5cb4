# compiled
"""What a seat sees, as bytes of fixed places. They are written as words of eight bytes, the lowest byte first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.state import State

WORD: Final = 8  # bytes
WORDS: Final = 64  # of an observation without modules

# The last two words of these: how many symbols of the path are chosen (one byte, and one that is free), and the first
# seven of them, two bytes each.
PREFIX: Final = WORDS - 2
PREFIX_SYMBOLS: Final = 7


class Field:
    """A part of an observation: its place, how many bytes it has, what they mean."""

    def __init__(self, name: str, at: int, size: int, meaning: str) -> None:
        self.name: str = name
        self.at: int = at
        self.size: int = size
        self.meaning: str = meaning


class Observer:
    """Writes observations of a game. It reads only what the seat's view shows: an observation follows from the view.
    Seats are counted from the viewer on: 0 is the viewer, 1 the next seat."""

    def __init__(self, words: int) -> None:
        self.words: i64 = words

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64, again: bool) -> None:
        """Write what the viewer sees to the words from `at` on. Bytes that depend on nothing are left alone: they are 0
        in a new buffer, and a buffer belongs to one game from its deal on, or is cleared. `again`: the words show what
        the viewer saw before its last choice."""
        raise NotImplementedError

    def layout(self) -> list[Field]:
        """The parts of an observation."""
        raise NotImplementedError


def write_prefix(depth: i64, symbols: vec[i64], out: vec[i64], at: i64) -> None:
    """Write the symbols that are chosen already."""
    first: i64 = depth & 255
    second: i64 = 0
    i: i64 = 0
    while i < depth and i < PREFIX_SYMBOLS:
        if i < 3:
            first |= symbols[i] << 16 * (i + 1)
        else:
            second |= symbols[i] << 16 * (i - 3)
        i += 1
    out[at + PREFIX] = first
    out[at + PREFIX + 1] = second


def clear(out: vec[i64], at: i64, words: i64) -> None:
    """Set words to 0."""
    end: i64 = at + words
    while at < end:
        out[at] = 0
        at += 1


def observe(observer: Observer, state: State, viewer: int, path: list[int]) -> bytes:
    """What the viewer sees of a state, after it has chosen these symbols of a path."""
    seen: vec[i64] = vec[i64]([0] * int(observer.words))
    chosen: vec[i64] = vec[i64](path)
    observer.write(state, viewer, seen, 0, False)
    write_prefix(len(path), chosen, seen, 0)
    return bytes(memoryview(seen))


PREFIX_FIELD: Final = Field(
    "path", PREFIX * WORD, 2 * WORD, "symbols chosen so far: how many, a free byte, then the first 7, two bytes each"
)
