# compiled
"""The rollout policy of Sabika: turns by static values of the actions, smaller choices by evaluation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.bots.guide import POLICY_STREAM
from comares.bots.sabika.evaluation import SabikaEvaluation
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

NOISE_STEPS: Final = 1024


class RolloutCare:
    """How carefully a rollout picks."""

    def __init__(self, noise: float, tried: i64) -> None:
        self.noise: float = noise  # VP at most, on the value of an action
        self.tried: i64 = tried  # options of a smaller choice that are evaluated


DEFAULT: Final = RolloutCare(1.5, 4)
BEGINNER: Final = RolloutCare(4.0, 2)


class SabikaRollout:
    """The rollout policy of one game."""

    def __init__(self, rules: SabikaRules, evaluation: SabikaEvaluation, care: RolloutCare = DEFAULT) -> None:
        self.sabika: SabikaRules = rules
        self.evaluation: SabikaEvaluation = evaluation
        self.noise: float = care.noise
        self.tried: i64 = care.tried

    def choose(self, state: State, out: Options, chance: Chance) -> i64:
        """A turn by the static values of its actions; of a smaller choice the best of a few sampled options."""
        step: i64 = state.step()
        if step == TURN:
            return self._choose_turn(sabika(state), out, chance)
        if step == ACT:
            i: i64 = 0
            while i < out.n:
                if out.codes[i] & 255 != DONE and (out.codes[i] & 255 == MAIN or chance.draw(POLICY_STREAM, 2)):
                    return out.codes[i]
                i += 1
            return out.codes[0]
        return self._choose_by_value(state, out, chance)

    def _choose_by_value(self, state: State, out: Options, chance: Chance) -> i64:
        picked: i64 = out.codes[0]
        highest: float = -1000.0
        seat: i64 = state.seat
        tried: i64 = 0
        while tried < self.tried:
            option: i64 = out.codes[chance.draw(POLICY_STREAM, out.n) if out.n > self.tried else tried]
            after = state.copy()
            self.sabika.apply(after, option, chance, SILENT)
            value: float = self.evaluation.value(sabika(after), seat)
            if option & 255 == STOP or option & 255 == DECLINE:
                value -= 0.3
            if value > highest:
                highest = value
                picked = option
            tried += 1
            if tried == out.n:
                break
        return picked

    def _choose_turn(self, state: SabikaState, out: Options, chance: Chance) -> i64:
        picked: i64 = out.codes[0]
        highest: float = -1000.0
        i: i64 = 0
        while i < out.n:
            option: i64 = out.codes[i]
            value: float = self.noise * float(chance.draw(POLICY_STREAM, NOISE_STEPS)) / NOISE_STEPS
            if option & 255 == REST:
                value += 0.3
            else:
                value += self._action_value(state, Work.worker(option), Work.space(option))
            if value > highest:
                highest = value
                picked = option
            i += 1
        return picked

    def _action_value(self, state: SabikaState, worker: i64, space: i64) -> float:
        """The static value of working there: the action and what lies beside the space."""
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
