# compiled
"""The materials of buildings and poems (S5.5, S5.6, S7.1): one base material and optional ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import GYPSUM, KINDS_OF_MATERIAL, MARBLE, MATERIAL_VP, MATERIALS, TILE, WOOD
from comares.sabika.context import Decision
from comares.sabika.effects.gain import parse_mix
from comares.sabika.events import (
    USED,
    VP_BUILD_LARGE,
)
from comares.sabika.modifiers import (
    E_MATERIAL_VP,
    E_SAME_MATERIALS,
    ON_BUILD_LARGE,
    ON_BUILD_USING,
    ON_TILE,
    VP_PER_MATERIAL,
)
from comares.sabika.resources import score
from comares.sabika.state import STOCKED, SabikaState, sabika

# The purpose of the materials: the first argument of a `use` frame.
FOR_LARGE: Final = 0
FOR_SMALL: Final = 1
FOR_POEM: Final = 2

OPTIONAL_FOR_LARGE: Final = 1 << WOOD | 1 << MARBLE | 1 << TILE
ALL_MATERIALS: Final = 15
POEM_BASES: Final = 1 << GYPSUM | 1 << WOOD | 1 << MARBLE  # S7.1
OPTIONAL_FOR_POEM: Final = 1


class Use(Decision):
    """The materials of a building or a poem: one base material and optional ones (S5.5, S5.6, S7.1).
    Frame: the purpose, the set of possible base materials, the most optional ones.
    Option: step | three bits for each material << 8."""

    def options(self, base: State, out: Options) -> None:
        state = sabika(base)
        self._add(state, 0, 0, 1 + state.arg2(), self.context.event_modifier(state, E_SAME_MATERIALS) != 0, out)

    def _add(self, state: SabikaState, material: i64, used: i64, left: i64, same: bool, out: Options) -> None:
        if material == KINDS_OF_MATERIAL:
            if fits(used, state.arg0(), state.arg1()):
                out.add(self.number | used << 8)
            return
        most: i64 = min(state.get_own(STOCKED + material), left if same else min(left, 1))
        n: i64 = 0
        while n <= most:
            self._add(state, material + 1, used | n << (3 * material), left - n, same, out)
            n += 1

    @staticmethod
    def amount(option: i64, material: i64) -> i64:
        """How many of a material an option uses."""
        return option >> (8 + 3 * material) & 7

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = sabika(base)
        purpose: i64 = state.arg0()
        state.pop()
        used: i64 = option >> 8
        log.emit(USED, state.seat, used, 0)
        each: i64 = self.context.modifier_sum(state, VP_PER_MATERIAL) if purpose == FOR_POEM else 0
        points: i64 = 0
        material: i64 = 0
        while material < KINDS_OF_MATERIAL:
            n: i64 = used >> (3 * material) & 7
            state.add(state.seat, STOCKED + material, -n)
            worth: i64 = MATERIAL_VP[material] + self.context.event_modifier(state, E_MATERIAL_VP)
            points += n * (max(worth, 0) + each)  # build-5
            material += 1
        score(state, state.seat, points)
        log.emit(VP_BUILD_LARGE + purpose, state.seat, points, used)
        self._set_off(state, purpose, used)

    def _set_off(self, state: SabikaState, purpose: i64, used: i64) -> None:
        if purpose == FOR_LARGE:
            self.context.push_triggers(state, bit(ON_BUILD_LARGE), 0)
        triggers: i64 = bit(ON_TILE) if used >> (3 * TILE) & 7 else 0
        material: i64 = 0
        while purpose != FOR_POEM and material < KINDS_OF_MATERIAL:
            if used >> (3 * material) & 7:
                triggers |= bit(ON_BUILD_USING + material)
            material += 1
        self.context.push_triggers(state, triggers, 0)

    def code(self, option: i64) -> str:
        names = [name for kind, name in enumerate(MATERIALS) for _ in range(Use.amount(option, kind))]
        return f"{self.name} {'+'.join(names)}"

    def parse(self, words: list[str]) -> i64:
        return parse_mix(words, MATERIALS, 3, 7, self.number)

    def reason(self, base: State, option: i64) -> str:
        state = sabika(base)
        if state.step() != self.number:
            return ""
        most: i64 = 0
        total: i64 = 0
        material: i64 = 0
        while material < KINDS_OF_MATERIAL:
            n: i64 = Use.amount(option, material)
            if n > state.get_own(STOCKED + material):
                return "S4.1"
            most = max(most, n)
            total += n
            material += 1
        purpose: i64 = state.arg0()
        if purpose == FOR_POEM:
            return "S7.1"
        return "S5.5" if purpose == FOR_LARGE else "S5.6"


def fits(used: i64, purpose: i64, bases: i64) -> bool:
    """Whether one of these materials can be the base and the others be added to it (build-4)."""
    optional: i64 = OPTIONAL_FOR_LARGE if purpose == FOR_LARGE else ALL_MATERIALS
    base: i64 = 0
    while base < KINDS_OF_MATERIAL:
        if bases >> base & 1 and used >> (3 * base) & 7:
            material: i64 = 0
            fitting: bool = True
            while material < KINDS_OF_MATERIAL:
                others: i64 = (used >> (3 * material) & 7) - (1 if material == base else 0)
                if others and not optional >> material & 1:
                    fitting = False
                material += 1
            if fitting:
                return True
        base += 1
    return False
