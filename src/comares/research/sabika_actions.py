# compiled
"""The symbols of Sabika: one for each option, so a path is one symbol long.

Mixes of resources and payments are numbered as far as the components of the package ask for them, and some way beyond.
A mix of other components that is larger still is spelled: the symbol of its step, then the amount of each kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.research.actions import END, START, Actions, Mixes, Runs
from comares.sabika import step_ids as steps
from comares.sabika.components import CITIES, HOUSES, KINDS_OF_MATERIAL, KINDS_OF_STOCK, SHORT_POEMS, STOREHOUSES

RAW_SPACES: Final = 8  # spaces of the rondel, at the most
RAW_WAYS: Final = 3 * (RAW_SPACES + 1)
AMOUNTS: Final = 64  # in a mix that is spelled

# The mixes: resources taken, materials used, goods delivered (and those spared), taxes paid in four ways.
TAKEN: Final = Mixes(9, 4)
USED: Final = Mixes(4, 5)
DELIVERED: Final = Mixes(6, 3)
PAID: Final = Mixes(4, 8)

# How many symbols each step has. Those with one field that is an index are in the second list.
_SPECIAL: Final = {
    steps.WORK: 4 * 8,
    steps.ROOM_STEP: 2 * KINDS_OF_STOCK,
    steps.TAKE: int(TAKEN.count) + 1,
    steps.RAW_STEP: RAW_WAYS,
    steps.GOOD_STEP: 3 * RAW_SPACES,
    steps.BUY: KINDS_OF_MATERIAL + RAW_WAYS,
    steps.SELL: 2 * KINDS_OF_STOCK,
    steps.EXCHANGE: KINDS_OF_MATERIAL * KINDS_OF_MATERIAL,
    steps.EXPAND: STOREHOUSES * HOUSES,
    steps.USE: int(USED.count) + 1,
    steps.DELIVER: int(DELIVERED.count) + 1,
    steps.ENGRAVE_STEP: 3 * SHORT_POEMS,
    steps.INCOME: CITIES + SHORT_POEMS,
    steps.PAY: int(PAID.count) + 1,
}
_INDEXED: Final = {
    steps.KEEP: 10,
    steps.REST: 4,
    steps.MAIN: 1,
    steps.SECONDARY: 2,
    steps.DONE: 1,
    steps.PRODUCE: 3,
    steps.CHOOSE: 5,
    steps.BONUS: 11,
    steps.CITY: CITIES,
    steps.REUSE: HOUSES,
    steps.BALANCE_STEP: 4,
    steps.REWARD_STEP: 12,
    steps.TOKEN: 21,
    steps.RED_CITY: CITIES,
    steps.SHIP: CITIES,
    steps.STOP: 1,
    steps.DECLINE: 1,
    steps.ACTIVATE: HOUSES,
    steps.REFRESH: 1,
    steps.LARGE_STEP: 1,
    steps.SMALL_STEP: 36,
    steps.BUILDING: 21,
    steps.LAY: 2,
    steps.EXPORT_STEP: CITIES,
    steps.CONSOLIDATE_STEP: CITIES,
    steps.REACTIVATE_STEP: SHORT_POEMS,
    steps.FIRST: 5,
    steps.YUSUF_CITY: CITIES,
    steps.LEVY: 2,
}


def _bases() -> list[int]:
    """The first symbol of each step, and after them all the first amount."""
    bases = []
    base = END + 1
    for step in range(steps.STEPS):
        bases.append(base)
        base += _SPECIAL.get(step, 0) + _INDEXED.get(step, 0)
    return [*bases, base]


_BASES: Final = _bases()
BASE: Final = vec[i64](_BASES)
AMOUNT: Final = _BASES[-1]
SIZE: Final = AMOUNT + AMOUNTS
_IS_INDEXED: Final = bytes([1 if step in _INDEXED else 0 for step in range(steps.STEPS)])
_INDEXED_BASE: Final = vec[i64](  # of a step whose options are no index, less than any option
    [base if step in _INDEXED else -(1 << 62) for step, base in enumerate(_BASES)]
)


class SabikaActions(Actions):
    """The symbols. They are the same for all settings."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(SIZE)

    def spell(self, options: Options, depth: i64, runs: Runs, masks: vec[u8], at: i64) -> None:
        if depth:
            super().spell(options, depth, runs, masks, at)
            return
        codes = options.codes
        entries = runs.entries
        indexed = _INDEXED_BASE
        count: i64 = options.n
        i: i64 = 0
        while i < count:  # each option is a run, also where some have the same symbol
            option: i64 = codes[i]
            symbol: i64 = indexed[option & 255] + (option >> 8)
            if symbol < 0:
                symbol = self.symbol(option, 0)
            masks[at + symbol] = 1
            entries[i] = symbol | i << START
            i += 1
        entries[count] = count << START
        runs.n = count

    def symbol(self, option: i64, depth: i64) -> i64:
        step: i64 = option & 255
        if depth:
            return spelled(step, option, depth - 1)
        if _IS_INDEXED[step]:
            return BASE[step] + (option >> 8)
        return BASE[step] + special(step, option)


def special(step: i64, option: i64) -> i64:
    """The place of the option among those of its step; the last place if its mix is spelled."""
    first: i64 = option >> 8 & 255
    second: i64 = option >> 16
    if step == steps.WORK:
        return first * 8 + second
    if step == steps.EXPAND:
        return first * HOUSES + second
    if step == steps.ENGRAVE_STEP:
        return second * SHORT_POEMS + first
    if step == steps.RAW_STEP:
        return raw_way(option >> 8)
    if step == steps.GOOD_STEP:
        return first * RAW_SPACES + second
    if step == steps.BUY:
        return first + raw_way(second) if first == KINDS_OF_MATERIAL else first
    if step == steps.SELL or step == steps.ROOM_STEP:
        return first + second * KINDS_OF_STOCK
    if step == steps.EXCHANGE:
        return first * KINDS_OF_MATERIAL + second
    if step == steps.INCOME:
        return second + first * CITIES
    mixes = mixes_of(step)
    rank: i64 = mixes.rank(mix_of(step, option), bits_of(step))
    return rank if rank >= 0 else mixes.count


def raw_way(raw: i64) -> i64:
    """The place of a raw and its space, as in `add_raw` of Sabika's effects."""
    return (raw & 255) * (RAW_SPACES + 1) + (raw >> 8)


def mixes_of(step: i64) -> Mixes:
    """The mixes that the options of the step are."""
    if step == steps.TAKE:
        return TAKEN
    if step == steps.USE:
        return USED
    return DELIVERED if step == steps.DELIVER else PAID


def bits_of(step: i64) -> i64:
    """The bits of each count in the mix of the step."""
    if step == steps.PAY:
        return 8
    return 4 if step == steps.TAKE else 3


def mix_of(step: i64, option: i64) -> i64:
    """The mix of an option. Of delivered goods it is those that are not spared, then those that are."""
    mix: i64 = option >> 8
    if step != steps.DELIVER:
        return mix
    spared: i64 = mix >> 9
    return (mix & 511) - spared | spared << 9


def spelled(step: i64, option: i64, place: i64) -> i64:
    """The amounts of a mix that is too large for a symbol of its own, one after the other."""
    if step != steps.TAKE and step != steps.USE and step != steps.DELIVER and step != steps.PAY:
        return END
    mixes = mixes_of(step)
    bits: i64 = bits_of(step)
    mix: i64 = mix_of(step, option)
    if place >= mixes.kinds or mixes.rank(mix, bits) >= 0:
        return END
    return AMOUNT + (mix >> (place * bits) & ((1 << bits) - 1))
