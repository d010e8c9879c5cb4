# compiled
"""A buffer of options: what may be chosen, each option one int."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

INITIAL_CAPACITY: Final = 256


class Options:
    """The options of one decision. Each caller keeps a buffer and uses it again and again.

    >>> options = Options()
    >>> options.add(7)
    >>> options.to_list()
    [7]
    """

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * INITIAL_CAPACITY)
        self.n: i64 = 0

    def clear(self) -> None:
        """Remove all options."""
        self.n = 0

    def add(self, option: i64) -> None:
        """Add an option at the end."""
        n: i64 = self.n
        self.codes[n] = option
        self.n = n + 1
        if n + 1 == len(self.codes):  # so there is always room for one more
            self._grow()

    def _grow(self) -> None:
        self.codes = extend(self.codes, self.codes)

    def to_list(self) -> list[int]:
        """The options as a new list."""
        return list(self.codes[: self.n])

    def drop(self, option: i64) -> None:
        """Remove an option, which must be there; the others may change their order."""
        i: i64 = 0
        while self.codes[i] != option:
            i += 1
        self.n -= 1
        self.codes[i] = self.codes[self.n]

    def __reduce__(self) -> tuple[Any, ...]:
        return filled, (self.to_list(),)


def filled(options: list[int]) -> Options:
    """A buffer with these options."""
    out = Options()
    for option in options:
        out.add(option)
    return out
