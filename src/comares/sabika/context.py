# compiled
"""The book of one game: its tables, and what can be done, which actions and ops ask one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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

Words = list[tuple[str, dict[str, str | int]]]  # keys of the catalogue with their numbers


class Decision(Step):
    """A step with options: legal is what it lists. `rule` forbids the rest, unless `reason` knows better."""

    def __init__(
        self, context: Context, name: str, rule: str, usage: str = "", names: Sequence[str] = (), secret: bool = False
    ) -> None:
        super().__init__(name, usage, names, secret)
        self.context: Context = context
        self.rule: str = rule
        self.parts: list[i64] = []  # the numbers of the other steps whose options it offers

    def why_not(self, state: State, option: i64) -> str:
        out = Options()
        self.context.steps[state.step()].options(state, out)
        if int(option) in out.to_list():
            return ""
        return self.reason(state, option) or self.rule

    def reason(self, state: State, option: i64) -> str:
        """The number of the first rule that forbids an option which is not legal, if it is not `rule`."""
        return ""

    def why_not_step(self, step: Step) -> str:
        return "" if step is self or step.number in self.parts else self.rule


class AutoStep(Step):
    """A step that leaves no choice: just a frame."""

    def __init__(self, context: Context, name: str) -> None:
        super().__init__(name)
        self.context: Context = context


class Action(Decision):
    """One of the actions of the rings (S5 to S7). Its frame does it, to its end."""

    def possible(self, state: SabikaState, side: i64) -> bool:
        """Whether whoever acts could carry it out now (move-4); at the storehouse with the tokens of that side."""
        raise NotImplementedError

    def begin(self, state: SabikaState, side: i64) -> None:
        """Have it done next, with the tokens of that side."""
        state.push(self.number)


class Op(Decision):
    """One kind of effect: a row of the program. As a step, the choice that it leaves."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        """Whether it would do anything now for whoever acts."""
        raise NotImplementedError

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        """Do it, or have its choice made next."""
        raise NotImplementedError

    def words(self, row: i64) -> Words:
        """What it says on a card."""
        raise NotImplementedError


class Context:
    """What the steps of one game share."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup: Lookup = lookup
        self.steps: list[Step] = []  # the rules' own list
        self.actions: list[Action] = []
        self.ops: list[Op] = []

    # Effects: places in the program.

    def effect_possible(self, state: SabikaState, place: i64, quarry: i64) -> bool:
        """Whether any row of the effect would do something."""
        program = self.lookup.program
        op: i64 = program[place * ROW + OP]
        while op:
            if self.ops[op].possible(state, place, quarry):
                return True
            place += 1
            op = program[place * ROW + OP]
        return False

    def operand(self, row: i64, n: i64) -> i64:
        """A number of a row, from the first."""
        return self.lookup.program[row * ROW + n]

    # Blue poems and events.

    def push_triggers(self, state: SabikaState, triggers: i64, quarry: i64) -> None:
        """poem-9: have what these triggers (a set) set off for whoever acts done next, as engraved."""
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
        """The one engraved last."""
        last: i64 = lowest(poems)
        while poems:
            poem: i64 = lowest(poems)
            if state.engraved[poem] > state.engraved[last]:
                last = poem
            poems &= poems - 1
        return last

    def has_modifier(self, state: SabikaState, modifier: i64) -> bool:
        """Whether a blue poem of whoever acts changes this."""
        return (self.lookup.modifier_poems[modifier] & state.get_own(BLUE)) != 0

    def modifier_sum(self, state: SabikaState, modifier: i64) -> i64:
        """What the blue poems of whoever acts change, added up."""
        poems: i64 = self.lookup.modifier_poems[modifier] & state.get_own(BLUE)
        total: i64 = 0
        while poems:
            total += self.lookup.modifier[modifier * SHORT_POEMS + lowest(poems)]
            poems &= poems - 1
        return total

    def event_modifier(self, state: SabikaState, modifier: i64) -> i64:
        """What the active event changes (S12)."""
        return self.lookup.event_modifiers[modifier * EVENT_CARDS + state.event] if state.event != EMPTY else 0


def wait_or_pop(state: State, can: bool) -> bool:
    """Whether a frame with so many left as its place waits for the next one; it is done when there is none."""
    if state.arg0() and can:
        return True
    state.pop()
    return False


EITHER_SIDE: Final = 3  # S5.2: a bonus action may use either side's tokens


class EndChoice(Decision):
    """The word that ends a choice which may be ended. Its frame is the one it ends."""

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
