# compiled
"""How Sabika is played on in a playout: a turn at a glance, a smaller choice by what it leaves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.bots.guide import PICKS
from comares.bots.sabika.evaluation import SabikaWorth
from comares.kernel.chance import Chance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.actions.turn import Work
from comares.sabika.components import (
    CONSOLIDATE,
    CONSTRUCT,
    CRAFT,
    ENGRAVE,
    EXPORT,
    GYPSUM,
    MARKET,
    MAX_RING_SIZE,
    PRODUCTION,
    QUARRY_LARGE,
    QUARRY_SMALL,
    REACTIVATE,
    RING_OF,
    STOREHOUSE,
)
from comares.sabika.counters import boxes, stored
from comares.sabika.resources import all_goods
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    STOCKED,
    SabikaState,
    sabika,
)
from comares.sabika.step_ids import ACT, DECLINE, DONE, MAIN, REST, STOP, TURN

NOISE: Final = 1.5  # VP
GRAIN: Final = 1024
LOOKS: Final = 4  # options of a small choice that are tried out


class SabikaPicks:
    """Picks for playouts of one game."""

    def __init__(self, rules: SabikaRules, worth: SabikaWorth) -> None:
        self.sabika: SabikaRules = rules
        self.worth: SabikaWorth = worth

    def pick(self, state: State, out: Options, chance: Chance) -> i64:
        """A turn at a glance; of smaller choices what leaves the seat best off among a few."""
        step: i64 = state.step()
        if step == TURN:
            return self._pick_turn(sabika(state), out, chance)
        if step == ACT:
            i: i64 = 0
            while i < out.n:
                if out.codes[i] & 255 != DONE and (out.codes[i] & 255 == MAIN or chance.draw(PICKS, 2)):
                    return out.codes[i]
                i += 1
            return out.codes[0]
        return self._pick_by_value(state, out, chance)

    def _pick_by_value(self, state: State, out: Options, chance: Chance) -> i64:
        picked: i64 = out.codes[0]
        highest: float = -1000.0
        seat: i64 = state.seat
        look: i64 = 0
        while look < LOOKS:
            option: i64 = out.codes[chance.draw(PICKS, out.n) if out.n > LOOKS else look]
            after = state.copy()
            self.sabika.apply(after, option, chance, SILENT)
            self.worth.weigh(sabika(after))
            guess: float = self.worth.worths[seat]
            if option & 255 == STOP or option & 255 == DECLINE:
                guess -= 0.3
            if guess > highest:
                highest = guess
                picked = option
            look += 1
            if look == out.n:
                break
        return picked

    def _pick_turn(self, state: SabikaState, out: Options, chance: Chance) -> i64:
        picked: i64 = out.codes[0]
        highest: float = -1000.0
        i: i64 = 0
        while i < out.n:
            option: i64 = out.codes[i]
            guess: float = NOISE * float(chance.draw(PICKS, GRAIN)) / GRAIN
            if option & 255 == REST:
                guess += 0.3
            else:
                guess += self._promise(state, Work.worker(option), Work.space(option))
            if guess > highest:
                highest = guess
                picked = option
            i += 1
        return picked

    def _promise(self, state: SabikaState, worker: i64, space: i64) -> float:
        """What working there promises: the action, and what lies beside it."""
        lookup = self.sabika.lookup
        seat: i64 = state.seat
        at: i64 = RING_OF[worker] * MAX_RING_SIZE + space
        action: i64 = lookup.action[at]
        room: float = float(boxes(state, self.sabika.context, seat) - stored(state, seat))
        goods: float = float(all_goods(state, seat))
        materials: float = float(stored(state, seat)) - goods
        beside: float = (0.5 if lookup.raw_at[at] >= 0 else 0.0) + (0.6 if lookup.marble_at[at] >= 0 else 0.0)
        if action == QUARRY_SMALL:
            return beside + 0.7 * (room if room < 3.0 else 3.0)
        if action == QUARRY_LARGE:
            return beside + 1.0 * (room if room < 3.0 else 3.0)
        if action == STOREHOUSE:
            return beside + 3.0
        if action == MARKET:
            return beside + 1.8 + 0.4 * goods
        if action == CONSTRUCT:
            return beside + (3.0 + 0.8 * materials if state.get(seat, STOCKED + GYPSUM) else 2.0)
        if action == EXPORT:
            return beside + 3.0 + 1.5 * (goods if goods < 2.0 else 2.0)
        if action == CONSOLIDATE:
            return beside + 3.0
        if action == PRODUCTION:
            return beside + 2.5
        if action == ENGRAVE:
            return beside + 4.0
        if action == REACTIVATE:
            return beside + 3.0
        return beside + (1.6 if action == CRAFT else 0.0)
