# compiled
"""The context that all steps of one game share: its lookup arrays, actions and ops; and the base classes of steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step
from comares.sabika.components import EVENT_CARDS, SHORT_POEMS
from comares.sabika.lookup import OP, ROW, Lookup
from comares.sabika.state import BLUE, EMPTY, SabikaState
from comares.sabika.step_ids import EFFECT

Words = list[tuple[str, dict[str, str | int]]]  # keys of the catalogue with their arguments


class Decision(Step):
    """A step with options. An option is legal exactly if `options` lists it; `rule` forbids the others, unless `reason`
    names a more precise rule."""

    def __init__(
        self, context: Context, name: str, rule: str, usage: str = "", names: Sequence[str] = (), secret: bool = False
    ) -> None:
        super().__init__(name, usage, names, secret)
        self.context: Context = context
        self.rule: str = rule
        self.parts: list[i64] = []  # other steps whose options it offers too

    def why_not(self, state: State, option: i64) -> str:
        out = Options()
        self.context.steps[state.step()].options(state, out)
        if int(option) in out.to_list():
            return ""
        return self.reason(state, option) or self.rule

    def reason(self, state: State, option: i64) -> str:
        """The first rule that forbids an illegal option, or an empty string if that is `rule`."""
        return ""

    def why_not_step(self, step: Step) -> str:
        return "" if step is self or step.number in self.parts else self.rule


class AutoStep(Step):
    """A step without a choice: it is only ever a frame."""

    def __init__(self, context: Context, name: str) -> None:
        super().__init__(name)
        self.context: Context = context


class Action(Decision):
    """An action of the rings (S5 to S7). Its frame carries it out to its end."""

    def possible(self, state: SabikaState, side: i64) -> bool:
        """Whether the acting seat could carry it out now (move-4). `side`: whose storehouse tokens may be taken."""
        raise NotImplementedError

    def begin(self, state: SabikaState, side: i64) -> None:
        """Push its frame. `side`: whose storehouse tokens may be taken."""
        state.push(self.number)


class Op(Decision):
    """An operation of the effect program. As a step, it is the choice that the operation leaves to the player."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        """Whether it would change anything for the acting seat. `quarry`: materials of the quarry that triggered it."""
        raise NotImplementedError

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        """Carry it out, or push the frame of its choice."""
        raise NotImplementedError

    def words(self, row: i64) -> Words:
        """Its text on a card: keys of the catalogue with their arguments."""
        raise NotImplementedError


class Readings:
    """How a table reads the rules that the book leaves open; docs/rulings.md has its sentences."""

    def __init__(self, as_in_version_1: bool, wish_counts_types: bool, yusuf_consolidates_any: bool) -> None:
        self.as_in_version_1: bool = as_in_version_1  # without what version 2 corrected: S3.5, S11.6, event 14
        self.wish_counts_types: bool = wish_counts_types  # wish-1
        self.yusuf_consolidates_any: bool = yusuf_consolidates_any  # solo-2


class Context:
    """What the steps of one game share: lookup arrays, steps, actions and ops."""

    def __init__(self, lookup: Lookup, readings: Readings) -> None:
        self.lookup: Lookup = lookup
        self.as_in_version_1: bool = readings.as_in_version_1
        self.wish_counts_types: bool = readings.wish_counts_types
        self.yusuf_consolidates_any: bool = readings.yusuf_consolidates_any
        self.steps: vec[Step] = vec[Step]()  # those of the rules
        self.actions: vec[Action] = vec[Action]()
        self.ops: vec[Op] = vec[Op]()

    # Effects: rows of the program.

    def effect_possible(self, state: SabikaState, place: i64, quarry: i64) -> bool:
        """Whether any row of the effect that begins at `place` would change something."""
        program = self.lookup.program
        op: i64 = program[place * ROW + OP]
        while op:
            if self.ops[op].possible(state, place, quarry):
                return True
            place += 1
            op = program[place * ROW + OP]
        return False

    def operand(self, row: i64, n: i64) -> i64:
        """The n-th operand of a row of the program, from 1."""
        return self.lookup.program[row * ROW + n]

    # Blue poems and event cards.

    def push_triggers(self, state: SabikaState, triggers: i64, quarry: i64) -> None:
        """poem-9: push the effects of the acting seat's blue poems with these triggers (a set), in engraving order."""
        poems: i64 = 0
        rest: i64 = triggers
        mine: i64 = state.get_own(BLUE)
        if not mine:
            return
        while rest:
            poems |= self.lookup.trigger_poems[lowest(rest)] & mine
            rest &= rest - 1
        while poems:
            poem: i64 = self._last(state, poems)
            poems ^= bit(poem)
            rest = triggers
            while rest:
                row: i64 = self.lookup.trigger_row[lowest(rest) * SHORT_POEMS + poem]
                if row >= 0:
                    state.push(EFFECT, row, quarry)
                rest &= rest - 1

    def _last(self, state: SabikaState, poems: i64) -> i64:
        """The poem that was engraved last."""
        last: i64 = lowest(poems)
        while poems:
            poem: i64 = lowest(poems)
            if state.engraved[poem] > state.engraved[last]:
                last = poem
            poems &= poems - 1
        return last

    def has_modifier(self, state: SabikaState, modifier: i64) -> bool:
        """Whether a blue poem of the acting seat has this modifier."""
        return (self.lookup.modifier_poems[modifier] & state.get_own(BLUE)) != 0

    def modifier_sum(self, state: SabikaState, modifier: i64) -> i64:
        """The sum of a modifier over the blue poems of the acting seat."""
        poems: i64 = self.lookup.modifier_poems[modifier] & state.get_own(BLUE)
        total: i64 = 0
        while poems:
            total += self.lookup.modifier[modifier * SHORT_POEMS + lowest(poems)]
            poems &= poems - 1
        return total

    def event_modifier(self, state: SabikaState, modifier: i64) -> i64:
        """The modifier of the active event card (S12), 0 if it has none."""
        if state.event == EMPTY:
            return 0
        return self.lookup.event_modifiers[modifier * EVENT_CARDS + state.event]


def wait_or_pop(state: State, can: bool) -> bool:
    """For a frame that counts down in its first argument: true if it waits for a choice, else it is popped."""
    if state.arg0() and can:
        return True
    state.pop()
    return False


EITHER_SIDE: Final = 3  # S5.2: a bonus action may use either side's tokens


class EndChoice(Decision):
    """The option that ends an optional choice. It pops the frame of that choice."""

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
