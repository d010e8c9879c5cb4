# compiled
"""Fixed numbers for actions: an option of the engine is a path of symbols, and a symbol always has the same number.

A policy needs a fixed list of actions; the engine has far more options than such a list can hold. So an option is
spelled: the symbols of its path are chosen one after the other. Which symbols are legal follows from the options whose
paths begin with what was chosen so far. As soon as one option is left, it is played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from comares.kernel.options import Options

END: Final = 0  # the symbol after the last one of a path
NO_SYMBOL: Final = -1

# The parts of an entry of `Runs`.
SYMBOL: Final = 0xFFFF
START: Final = 16


class Runs:
    """The options of a decision in runs of neighbours with the same symbol. An entry is the symbol | the index of the
    run's first option << START; after `n` entries there is one more, where another run would start. A symbol can have
    several runs."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()
        self.n: i64 = 0
        self.make_room(256)

    def make_room(self, options: i64) -> None:
        """Have room for so many options."""
        if options >= len(self.entries):
            self.entries = vec[i64]([0] * (2 * options))

    def symbol_of(self, option: i64) -> i64:
        """The symbol of the option at that index."""
        entries = self.entries
        run: i64 = 1
        while entries[run] >> START <= option:
            run += 1
        return entries[run - 1] & SYMBOL


class Actions:
    """The symbols of a game with its settings. Their numbers depend on the game alone."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size

    def symbol(self, option: i64, depth: i64) -> i64:
        """The symbol at that place of the option's path, from 0; END after the last one."""
        raise NotImplementedError

    def spell(self, options: Options, depth: i64, runs: Runs, masks: vec[u8], at: i64) -> None:
        """Write the runs of the options by their symbols at that place, which `runs` has room for, and to the mask from
        `at` on a 1 for each symbol."""
        codes = options.codes
        entries = runs.entries
        count: i64 = options.n
        n: i64 = 0
        last: i64 = -1
        i: i64 = 0
        while i < count:
            symbol: i64 = self.symbol(codes[i], depth)
            if symbol != last:
                last = symbol
                masks[at + symbol] = 1
                entries[n] = symbol | i << START
                n += 1
            i += 1
        entries[n] = count << START
        runs.n = n

    def path(self, option: i64) -> list[int]:
        """All symbols of the option's path. No two options of a game have the same path."""
        path: list[int] = []
        symbol: i64 = self.symbol(option, 0)
        while symbol != END:
            path.append(int(symbol))
            symbol = self.symbol(option, len(path))
        return path


def keep_symbol(options: Options, runs: Runs, symbol: i64, masks: vec[u8], at: i64) -> None:
    """Keep the options with the symbol, and clear the mask from `at` on."""
    codes = options.codes
    entries = runs.entries
    count: i64 = runs.n
    kept: i64 = 0
    run: i64 = 0
    while run < count:
        entry: i64 = entries[run]
        run += 1
        masks[at + (entry & SYMBOL)] = 0
        if entry & SYMBOL == symbol:
            i: i64 = entry >> START
            end: i64 = entries[run] >> START
            while i < end:
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
        while counts:
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
