# compiled
"""S4: choices while gaining: what to take, which raw or good, what to produce, what to give up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.notation import index_of
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import (
    GOOD,
    GOODS,
    KINDS_OF_GOOD,
    KINDS_OF_MATERIAL,
    KINDS_OF_STOCK,
    QUARRIED,
    RAW,
    RAWS,
    RESOURCES,
    STOCK,
)
from comares.sabika.context import Context, Decision, Op, Words, wait_or_pop
from comares.sabika.events import GAVE_UP
from comares.sabika.lookup import SOURCE
from comares.sabika.modifiers import ON_STORE_GOOD
from comares.sabika.resources import gain, gain_good, gain_raw, held_raw, on_rondel, overflow, produce_from_raw
from comares.sabika.state import EMPTY, HELD, SPECIAL, STOCKED, SabikaState, sabika
from comares.sabika.step_ids import GOOD_STEP, PRODUCE, PRODUCTION_STEP, RAW_STEP, ROOM_STEP, STOP, TAKE

POEM: Final = "poem"  # in a code: the good that lies on poem 16
FROM_POEM: Final = 1 << 16


class Take(Op):
    """gain_choice: a number of resources of a set. Frame: the number, the set, the source.
    Option: step | four bits for each resource << 8."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return True

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        kinds: i64 = self.context.operand(row, 2)
        state.push(
            TAKE,
            self.context.operand(row, 1),
            kinds if kinds != QUARRIED else quarry,
            self.context.operand(row, SOURCE),
        )

    def options(self, state: State, out: Options) -> None:
        _add_mixes(state.arg1(), state.arg0(), 0, self.number, out)

    @staticmethod
    def amount(option: i64, resource: i64) -> i64:
        """How much of a resource an option takes."""
        return option >> (8 + 4 * resource) & 15

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        source: i64 = state.arg2()
        state.pop()
        state.push(ROOM_STEP)
        resource: i64 = 0
        while resource <= GOOD:
            n: i64 = Take.amount(option, resource)
            if n and resource == RAW:
                state.push(RAW_STEP, n)
            elif n and resource == GOOD:
                state.push(GOOD_STEP, n)
            elif n:
                gain(state, resource, n, source, log)
            resource += 1

    def code(self, option: i64) -> str:
        names = [name for kind, name in enumerate(RESOURCES) for _ in range(Take.amount(option, kind))]
        return f"{self.name} {'+'.join(names)}"

    def parse(self, words: list[str]) -> i64:
        return parse_mix(words, RESOURCES, 4, 15, self.number)

    def words(self, row: i64) -> Words:
        kinds: i64 = self.context.operand(row, 2)
        names = [name for kind, name in enumerate(RESOURCES) if kinds >> kind & 1]
        return [("gain-choice", {"amount": self.context.operand(row, 1), "kinds": len(names), "from": " ".join(names)})]


def _add_mixes(kinds: i64, left: i64, mixed: i64, head: i64, out: Options) -> None:
    """Add every mix of `left` things of these kinds."""
    kind: i64 = lowest(kinds)
    rest: i64 = kinds & (kinds - 1)
    if not rest:
        out.add(head | (mixed | left << (4 * kind)) << 8)
        return
    n: i64 = left
    while n >= 0:
        _add_mixes(rest, left - n, mixed | n << (4 * kind), head, out)
        n -= 1


def parse_mix(words: list[str], names: tuple[str, ...], bits: int, most: int, head: i64) -> i64:
    """The option that a mix such as wood+wood+tile means, or -1."""
    if len(words) != 1:
        return -1
    option: i64 = head
    counts = [0] * len(names)
    for word in words[0].split("+"):
        kind = index_of(word, names)
        if kind < 0 or counts[kind] == most:
            return -1
        counts[kind] += 1
        option += 1 << (8 + bits * kind)
    return option


class Raw(Decision):
    """S4.3: raw is gained, one at a time. Frame: how many are left.
    Option: step | type << 8 | (space of the rondel + 1) << 16; without a space the own raw becomes a good."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return wait_or_pop(state, on_rondel(sabika(state)) != 0)

    def options(self, state: State, out: Options) -> None:
        add_raw(sabika(state), self.number, 8, out)

    @staticmethod
    def raw(option: i64) -> i64:
        """The type of raw of an option."""
        return option >> 8 & 255

    @staticmethod
    def space(option: i64) -> i64:
        """The space of the rondel, or EMPTY if an own raw becomes a good."""
        return (option >> 16) - 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.set_arg0(state.arg0() - 1)
        gain_raw(sabika(state), self.context, Raw.raw(option), Raw.space(option), log)

    def code(self, option: i64) -> str:
        return f"{self.name} {raw_code(self.context, option >> 8)}"

    def parse(self, words: list[str]) -> i64:
        raw: i64 = parse_raw(self.context, words)
        return self.number | raw << 8 if raw >= 0 else -1

    def reason(self, state: State, option: i64) -> str:
        return why_not_raw(sabika(state), option >> 8)


def add_raw(state: SabikaState, head: i64, shift: i64, out: Options) -> None:
    """S4.3: add every way to gain one raw, as `head | (type | (space + 1) << 8) << shift`."""
    turned: i64 = 0
    space: i64 = 0
    for raw in state.raw_spaces:
        if raw != EMPTY:
            if not state.get_own(HELD + raw):
                out.add(head | (raw | (space + 1) << 8) << shift)
            elif not turned >> raw & 1:
                turned |= bit(raw)
                out.add(head | raw << shift)
        space += 1


def why_not_raw(state: SabikaState, what: i64) -> str:
    """The rule that forbids this way to gain raw."""
    raw: i64 = what & 255
    space: i64 = (what >> 8) - 1
    if not on_rondel(state) >> raw & 1 or (space >= 0 and state.raw_spaces[space] != raw):
        return "raw-2"
    return "raw-1"


def raw_code(context: Context, what: i64) -> str:
    """A raw and the space it is taken from, as a player writes it."""
    space: i64 = (what >> 8) - 1
    return RAWS[what & 255] + (f" {context.lookup.raw_names[space]}" if space >= 0 else "")


def parse_raw(context: Context, words: list[str]) -> i64:
    """What `raw_code` wrote, or -1."""
    raw = index_of(words[0], RAWS) if words else -1
    if raw < 0 or len(words) > 2:
        return -1
    if len(words) == 1:
        return raw
    return raw | (context.lookup.raw_names.index(words[1]) + 1) << 8 if words[1] in context.lookup.raw_names else -1


class Good(Decision):
    """S4.4: goods are gained directly, one at a time. Frame: how many are left.
    Option: step | good << 8 | space of the rondel << 16."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return wait_or_pop(state, on_rondel(sabika(state)) != 0)

    def options(self, state: State, out: Options) -> None:
        space: i64 = 0
        for raw in sabika(state).raw_spaces:
            if raw != EMPTY:
                out.add(self.number | raw << 8 | space << 16)
            space += 1

    @staticmethod
    def good(option: i64) -> i64:
        """The good of an option."""
        return option >> 8 & 255

    @staticmethod
    def space(option: i64) -> i64:
        """The space of the rondel."""
        return option >> 16

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.set_arg0(state.arg0() - 1)
        gain_good(sabika(state), self.context, Good.space(option), log)

    def code(self, option: i64) -> str:
        return f"{self.name} {GOODS[Good.good(option)]} {self.context.lookup.raw_names[Good.space(option)]}"

    def parse(self, words: list[str]) -> i64:
        good = index_of(words[0], GOODS) if len(words) == 2 else -1
        if good < 0 or words[1] not in self.context.lookup.raw_names:
            return -1
        return self.number | good << 8 | self.context.lookup.raw_names.index(words[1]) << 16


class Produce(Op):
    """produce: up to a number of goods. Frame: how many are left, 0, whether it is required (S8.1).
    Option: step | raw << 8."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "produce", "S4.4", "produce RAW", RAWS)
        self.parts = [STOP]

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return held_raw(state, state.seat) > 0

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(PRODUCE, self.context.operand(row, 1))

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        return wait_or_pop(state, held_raw(sabika(state), state.seat) > 0)

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        raw: i64 = 0
        while raw < len(RAWS):
            if state.get_own(HELD + raw):
                out.add(self.number | raw << 8)
            raw += 1
        if not state.arg2():
            out.add(STOP)

    @staticmethod
    def raw(option: i64) -> i64:
        """The type of raw of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.set_arg0(state.arg0() - 1)
        if state.step() == PRODUCTION_STEP:
            state.set_arg1(1)
        produce_from_raw(sabika(state), self.context, Produce.raw(option), log)

    def words(self, row: i64) -> Words:
        return [("produce", {"amount": self.context.operand(row, 1)})]


class Room(Decision):
    """S4.2: materials and goods without room are given up, one at a time. Frame: 1 + the new good that has no place on
    the full goods store of a poem; a good given up there makes place for it (S11.6).
    Option: step | stock << 8 | whether it lies on a poem << 16."""

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        if overflow(sabika(state), state.seat) > 0:
            return True
        state.pop()
        return False

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        kind: i64 = 0
        while kind < KINDS_OF_STOCK:
            if state.get_own(STOCKED + kind):
                out.add(self.number | kind << 8)
            kind += 1
        good: i64 = 0
        while state.arg0() and good < KINDS_OF_GOOD:
            if state.get_own(SPECIAL + good):
                out.add(self.number | (KINDS_OF_MATERIAL + good) << 8 | FROM_POEM)
            good += 1

    @staticmethod
    def stock(option: i64) -> i64:
        """The material or good of an option."""
        return option >> 8 & 255

    @staticmethod
    def from_poem(option: i64) -> bool:
        """Whether the good of an option lies on a poem."""
        return option >= FROM_POEM

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        kind: i64 = Room.stock(option)
        if kind >= KINDS_OF_MATERIAL:
            state.discard[kind - KINDS_OF_MATERIAL] += 1
        log.emit(GAVE_UP, state.seat, kind, 0)
        if not Room.from_poem(option):
            state.add(state.seat, STOCKED + kind, -1)
            return
        new: i64 = state.arg0() - 1
        state.set_arg0(0)
        state.add(state.seat, SPECIAL + kind - KINDS_OF_MATERIAL, -1)
        state.add(state.seat, STOCKED + KINDS_OF_MATERIAL + new, -1)
        state.add(state.seat, SPECIAL + new, 1)
        self.context.push_triggers(state, bit(ON_STORE_GOOD), 0)

    def code(self, option: i64) -> str:
        return f"{self.name} {STOCK[Room.stock(option)]}" + (f" {POEM}" if Room.from_poem(option) else "")

    def parse(self, words: list[str]) -> i64:
        kind: i64 = index_of(words[0], STOCK) if words else -1
        if kind < 0 or (words[1:] and words[1:] != [POEM]):
            return -1
        return self.number | kind << 8 | (FROM_POEM if words[1:] else 0)
