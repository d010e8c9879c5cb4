# compiled
"""What a seat sees, as bytes of fixed places."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from comares.kernel.state import State

SIZE: Final = 512  # bytes of an observation without modules

# At the end of the first 512 bytes: how many symbols of the path are chosen, and the first eight, two bytes each.
PREFIX: Final = 495
PREFIX_SYMBOLS: Final = 8
assert PREFIX + 1 + 2 * PREFIX_SYMBOLS == SIZE


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

    def __init__(self, size: int) -> None:
        self.size: i64 = size

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        """Write what the viewer sees to the bytes from `at` on. Bytes that depend on nothing are left alone: they are 0
        in a new buffer, and a buffer belongs to one game from its deal on, or is cleared."""
        raise NotImplementedError

    def layout(self) -> list[Field]:
        """The parts of an observation."""
        raise NotImplementedError


def write_prefix(depth: i64, symbols: vec[i64], out: vec[u8], at: i64) -> None:
    """Write the symbols that are chosen already."""
    at += PREFIX
    out[at] = u8(depth & 255)
    i: i64 = 0
    while i < PREFIX_SYMBOLS:
        symbol: i64 = 0
        if i < depth:
            symbol = symbols[i]
        out[at + 1 + 2 * i] = u8(symbol & 255)
        out[at + 2 + 2 * i] = u8(symbol >> 8 & 255)
        i += 1


def clear(out: vec[u8], at: i64, size: i64) -> None:
    """Set bytes to 0."""
    end: i64 = at + size
    while at < end:
        out[at] = 0
        at += 1


def observe(observer: Observer, state: State, viewer: int, path: list[int]) -> bytes:
    """What the viewer sees of a state, after it has chosen these symbols of a path."""
    seen: vec[u8] = vec[u8]([0] * int(observer.size))
    chosen: vec[i64] = vec[i64](path)
    observer.write(state, viewer, seen, 0)
    write_prefix(len(path), chosen, seen, 0)
    return bytes(memoryview(seen))


PREFIX_FIELD: Final = Field(
    "path", PREFIX, SIZE - PREFIX, "symbols chosen so far: how many, then the first 8 as two bytes each"
)
