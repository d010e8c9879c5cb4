# compiled
"""Fixed numbers for actions: an option of the engine is a path of symbols, and a symbol always has the same number.

A policy needs a fixed list of actions; the engine has far more options than such a list can hold. So an option is
spelled: the symbols of its path are chosen one after the other. Which symbols are legal follows from the options whose
paths begin with what was chosen so far. As soon as one option is left, it is played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.kernel.options import Options

END: Final = 0  # the symbol after the last one of a path


class Actions:
    """The symbols of a game with its settings. Their numbers depend on the game alone."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size

    def symbol(self, option: i64, depth: i64) -> i64:
        """The symbol at that place of the option's path, from 0; END after the last one."""
        raise NotImplementedError

    def spell(self, options: Options, depth: i64, out: vec[i64]) -> None:
        """Write the symbol of each option at that place to `out`, which has room for them."""
        codes = options.codes
        n: i64 = options.n
        i: i64 = 0
        while i < n:
            out[i] = self.symbol(codes[i], depth)
            i += 1

    def path(self, option: i64) -> list[int]:
        """All symbols of the option's path. No two options of a game have the same path."""
        path: list[int] = []
        symbol: i64 = self.symbol(option, 0)
        while symbol != END:
            path.append(int(symbol))
            symbol = self.symbol(option, len(path))
        return path


def narrow(options: Options, symbols: vec[i64], symbol: i64) -> None:
    """Keep the options that have the symbol; `symbols` are those that `spell` wrote."""
    codes = options.codes
    kept: i64 = 0
    i: i64 = 0
    n: i64 = options.n
    while i < n:
        if symbols[i] == symbol:
            codes[kept] = codes[i]
            kept += 1
        i += 1
    options.n = kept


# The ranks of mixes: how many of each kind, in all at most so many.


class Mixes:
    """All ways to have at most `most` things of so many kinds, numbered from 0."""

    def __init__(self, kinds: int, most: int) -> None:
        self.kinds: i64 = kinds
        self.most: i64 = most
        self.ways: vec[i64] = vec[i64]()  # by kinds and number: the ways to have at most that many of so many kinds
        for k in range(kinds + 1):
            for n in range(most + 1):
                self.ways = append(self.ways, binomial(n + k, k))
        self.count: i64 = binomial(kinds + most, kinds)

    def rank(self, counts: i64, bits: i64) -> i64:
        """The number of a mix, written as counts of so many bits for each kind; -1 if it has too many things."""
        rank: i64 = 0
        left: i64 = self.most
        row: i64 = self.kinds * (self.most + 1)
        mask: i64 = (1 << bits) - 1
        while row:
            row -= self.most + 1
            n: i64 = counts & mask
            counts >>= bits
            while n:
                if not left:
                    return -1
                rank += self.ways[row + left]
                left -= 1
                n -= 1
        return rank


def binomial(n: i64, k: i64) -> i64:
    """How many sets of k things there are among n."""
    ways: i64 = 1
    i: i64 = 0
    while i < k:
        ways = ways * (n - i) // (i + 1)
        i += 1
    return ways
