# compiled
"""The symbols of Alhambra: a verb with its piece, then a cell; a slot, then the cards of a payment; card after card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from comares.alhambra.components import CARDS, CURRENCIES, HIGHEST_VALUE, KINDS, SLOTS, TILES, card_name
from comares.alhambra.geometry import HALF_NAMES
from comares.alhambra.grid import MIDDLE
from comares.alhambra.market import Buy
from comares.alhambra.modules.falconers.components import NAMES
from comares.alhambra.money import PAYMENT_BITS
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.research.actions import END, START, Actions, Runs

MODES: Final = ("", "portal", "site")  # the ways to buy, by their words in codes
FALCONS: Final = 15
HALVES: Final = 4
HALF_OF_QUARTERS: Final = bytes([0, 0, 0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 2, 0, 0, 0])  # its place in HALF_NAMES

# The plane is cut into blocks of 24 x 24 cells; the fountain is in the middle of the first. A cell of another block
# has the symbol of its block before its own.
BLOCK: Final = 24
BLOCK_MIDDLE: Final = 12
FAR: Final = 3  # blocks on each side of the first; no palace reaches farther
BLOCKS: Final = 2 * FAR + 1

# The first symbol of each kind.
TAKE: Final = END + 1  # the first card
ALSO: Final = TAKE + CARDS  # each further card
BUY: Final = ALSO + CARDS  # slot and way
CARD_VALUE: Final = BUY + SLOTS * 3  # a card of a payment, the highest first
CREDIT: Final = CARD_VALUE + HIGHEST_VALUE  # a credit, before the cards
PLACE: Final = CREDIT + 1
RESERVE: Final = PLACE + TILES
GIVE: Final = RESERVE + TILES
MOVE: Final = GIVE + TILES
REMOVE: Final = MOVE + TILES
EXCHANGE: Final = REMOVE + TILES
FINISH: Final = EXCHANGE + TILES
STOP: Final = FINISH + TILES
PASS: Final = STOP + 1
ENOUGH: Final = PASS + 1
DECLINE: Final = ENOUGH + 1
KEEP: Final = DECLINE + 1
MARKER: Final = KEEP + SLOTS
PAY: Final = MARKER + SLOTS  # a card, or the credit, for a falcon
FALCON: Final = PAY + CARDS + 1
PORTAL: Final = FALCON + FALCONS
BLOCK_SYMBOL: Final = PORTAL + 6 * HALVES
CELL: Final = BLOCK_SYMBOL + BLOCKS * BLOCKS
SIZE: Final = CELL + BLOCK * BLOCK

assert len(MODES) == 3
assert len(KINDS) == 6
assert len(NAMES) == FALCONS

# What follows the first symbol.
_NOTHING: Final = 0
_ON_CELL: Final = 1
_PAID: Final = 2
_TAKEN: Final = 3
_BOUGHT: Final = 4
_HALF: Final = 5
_NAMED: Final = 6  # nothing, and the first symbol is the base and all of the option's fields

# The bits on which the first symbol depends: the step, and a card, tile or slot; of a portal also its quarters. It is
# plain if it is a base and the second byte.
_FIRST_BITS: Final = 0xFFFF
_NOT_PLAIN: Final = -256

_STEPS: Final = {
    "take": (TAKE, _TAKEN),
    "buy": (BUY, _BOUGHT),
    "place": (PLACE, _ON_CELL),
    "reserve": (RESERVE, _NOTHING),
    "give": (GIVE, _NOTHING),
    "move": (MOVE, _ON_CELL),
    "remove": (REMOVE, _NOTHING),
    "exchange": (EXCHANGE, _ON_CELL),
    "finish": (FINISH, _PAID),
    "stop": (STOP, _NAMED),
    "pass": (PASS, _NAMED),
    "enough": (ENOUGH, _NAMED),
    "decline": (DECLINE, _NAMED),
    "keep": (KEEP, _NAMED),
    "marker": (MARKER, _NAMED),
    "pay": (PAY, _NAMED),
    "falcon": (FALCON, _ON_CELL),
    "portal": (PORTAL, _HALF),
}


class AlhambraActions(Actions):
    """The symbols for these rules. `names` says them all in words."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(SIZE)
        base: list[int] = []
        follows: list[int] = []
        plain: list[int] = []
        modes: list[int] = [0]
        for step in rules.steps:
            if isinstance(step, Buy):
                modes = [MODES.index(mode.word) for mode in step.modes]
            named = _STEPS.get(step.name, (END, _NAMED)) if step.usage else (END, _NAMED)
            # In an option, tiles and cards are counted from 1, falcons from 0.
            base.append(named[0] - (1 if named[1] <= _TAKEN and step.name != "falcon" else 0))
            follows.append(named[1])
            plain.append(base[-1] if named[1] <= _TAKEN else _NOT_PLAIN)
        self.base: vec[i64] = vec[i64](base)
        self.follows: vec[i64] = vec[i64](follows)
        self.plain: vec[i64] = vec[i64](plain)
        self.modes: vec[i64] = vec[i64](modes)

    def spell(self, options: Options, depth: i64, runs: Runs, masks: vec[u8], at: i64) -> None:
        if depth:
            # The first symbol decides the step, so all options that are left have the same.
            if depth == 1 and self.follows[options.codes[0] & 255] == _ON_CELL:
                spell_cells(options, runs, masks, at)
            else:
                super().spell(options, depth, runs, masks, at)
            return
        codes = options.codes
        entries = runs.entries
        plain = self.plain
        count: i64 = options.n
        n: i64 = 0
        first: i64 = -1  # the first option of the run
        step: i64 = -1
        base: i64 = 0
        i: i64 = 0
        while i < count:
            option: i64 = codes[i]
            if (option ^ first) & _FIRST_BITS:
                first = option
                if option & 255 != step:
                    step = option & 255
                    base = plain[step]
                symbol: i64 = base + (option >> 8 & 255)
                if base == _NOT_PLAIN:
                    symbol = self.symbol(option, 0)
                    if PORTAL <= symbol < BLOCK_SYMBOL:
                        first = -1  # its quarters are among the other bits
                masks[at + symbol] = 1
                entries[n] = symbol | i << START
                n += 1
            i += 1
        entries[n] = count << START
        runs.n = n

    def symbol(self, option: i64, depth: i64) -> i64:
        step: i64 = option & 255
        follows: i64 = self.follows[step]
        if not depth:
            base: i64 = self.base[step]
            if follows == _NAMED:
                return base + (option >> 8)
            if follows == _BOUGHT:
                return base + (option >> 8 & 15) * len(MODES) + self.modes[option >> 12 & 15]
            if follows == _HALF:
                return base + (option >> 8 & 255) * HALVES + HALF_OF_QUARTERS[option >> 32 & 15]
            return base + (option >> 8 & 255)
        if follows in (_ON_CELL, _HALF):
            return cell_symbol(option >> 16 & 0xFFFF, depth - 1)
        if follows == _TAKEN:
            card: i64 = option >> (8 * depth + 8) & 255
            if card:
                return ALSO + card - 1
            return END
        if follows in (_BOUGHT, _PAID):
            return payment_symbol(option >> 16, depth - 1)
        return END


def spell_cells(options: Options, runs: Runs, masks: vec[u8], at: i64) -> None:
    """As `Actions.spell`, for options that differ in their cells."""
    codes = options.codes
    entries = runs.entries
    count: i64 = options.n
    i: i64 = 0
    while i < count:  # each option is a run; some may have the same symbol: that of their block
        symbol: i64 = cell_symbol(codes[i] >> 16 & 0xFFFF, 0)
        masks[at + symbol] = 1
        entries[i] = symbol | i << START
        i += 1
    entries[count] = count << START
    runs.n = count


def cell_symbol(cell: i64, depth: i64) -> i64:
    """The symbols of a cell: that of its block, unless it is the first, and its own."""
    x: i64 = (cell & 255) - MIDDLE + BLOCK_MIDDLE
    y: i64 = (cell >> 8) - MIDDLE + BLOCK_MIDDLE
    if x < 0 or y < 0 or x >= BLOCK or y >= BLOCK:
        if not depth:
            return BLOCK_SYMBOL + (y // BLOCK + FAR) * BLOCKS + x // BLOCK + FAR
        x %= BLOCK
        y %= BLOCK
        depth -= 1
    if depth:
        return END
    return CELL + y * BLOCK + x


def payment_symbol(payment: i64, depth: i64) -> i64:
    """The symbols of a payment: the credit, then the cards, the highest first."""
    if payment >> PAYMENT_BITS:
        if not depth:
            return CREDIT
        depth -= 1
    value: i64 = HIGHEST_VALUE
    while value:
        depth -= payment >> 2 * (value - 1) & 3
        if depth < 0:
            return CARD_VALUE + value - 1
        value -= 1
    return END


def symbol_names() -> list[str]:
    """Every symbol in words, by number."""
    names = ["end"]
    names += [f"take {card_name(card)}" for card in range(CARDS)]
    names += [f"also {card_name(card)}" for card in range(CARDS)]
    names += [f"buy {slot + 1} {mode}".strip() for slot in range(SLOTS) for mode in MODES]
    names += [f"card {value + 1}" for value in range(HIGHEST_VALUE)]
    names.append("card credit")
    for verb in ("place", "reserve", "give", "move", "remove", "exchange", "finish"):
        names += [f"{verb} {tile + 1}" for tile in range(TILES)]
    names += ["stop", "pass", "enough", "decline"]
    names += [f"keep {currency}" for currency in CURRENCIES]
    names += [f"marker {currency}" for currency in CURRENCIES]
    names += [f"pay {card_name(card)}" for card in range(CARDS)] + ["pay credit"]
    names += [f"falcon {name}" for name in NAMES]
    names += [f"portal {kind} {half}" for kind in KINDS for half in HALF_NAMES]
    names += [f"block {x},{y}" for y in range(-FAR, FAR + 1) for x in range(-FAR, FAR + 1)]
    edge = range(-BLOCK_MIDDLE, BLOCK - BLOCK_MIDDLE)
    names += [f"cell {x},{y}" for y in edge for x in edge]
    assert len(names) == SIZE
    return names
