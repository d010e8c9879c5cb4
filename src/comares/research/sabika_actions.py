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

# How many symbols each step has: those with several fields, then those with one that is an index.
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

# The options of most steps have one or two fields, and their symbols are counted by one, then by the other: what each
# field is multiplied with.
_FACTORS: Final = {
    steps.WORK: (8, 1),
    steps.ROOM_STEP: (1, KINDS_OF_STOCK),
    steps.RAW_STEP: (RAW_SPACES + 1, 1),
    steps.GOOD_STEP: (RAW_SPACES, 1),
    steps.SELL: (1, KINDS_OF_STOCK),
    steps.EXCHANGE: (KINDS_OF_MATERIAL, 1),
    steps.EXPAND: (HOUSES, 1),
    steps.ENGRAVE_STEP: (1, SHORT_POEMS),
    steps.INCOME: (CITIES, 1),
    **dict.fromkeys(_INDEXED, (1, 0)),
}
# By step: the first symbol | the factors << FIRST and << SECOND; -1 for a step whose options are buys or mixes.
FIRST: Final = 16
SECOND: Final = 24
_COUNTED: Final = vec[i64](
    [
        base | _FACTORS[step][0] << FIRST | _FACTORS[step][1] << SECOND if step in _FACTORS else -1
        for step, base in enumerate(_BASES)
    ]
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
        count: i64 = options.n
        i: i64 = 0
        while i < count:  # each option is a run, also where some have the same symbol
            symbol: i64 = first_symbol(codes[i])
            masks[at + symbol] = 1
            entries[i] = symbol | i << START
            i += 1
        entries[count] = count << START
        runs.n = count

    def symbol(self, option: i64, depth: i64) -> i64:
        if depth:
            return spelled(option & 255, option, depth - 1)
        return first_symbol(option)


def first_symbol(option: i64) -> i64:
    """The symbol of an option; of a mix that is spelled, the last one of its step."""
    step: i64 = option & 255
    counted: i64 = _COUNTED[step]
    if counted >= 0:
        second: i64 = (option >> 16) * (counted >> SECOND)
        return (counted & 0xFFFF) + (option >> 8 & 255) * (counted >> FIRST & 255) + second
    if step == steps.BUY:
        return BASE[step] + (option >> 8 & 255) + raw_way(option >> 16)
    mixes = mixes_of(step)
    rank: i64 = mixes.rank(mix_of(step, option), bits_of(step))
    return BASE[step] + (mixes.count if rank < 0 else rank)


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
