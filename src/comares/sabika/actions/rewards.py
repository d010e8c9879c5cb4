# compiled
"""S5.7 and the ops about buildings: rewards, the bonus of a balance or of an open token."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import lowest
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.actions.construct import of_the_era
from comares.sabika.components import COLOURS
from comares.sabika.context import Op, Words
from comares.sabika.events import (
    ADVANCED,
)
from comares.sabika.state import REWARD, SabikaState, sabika
from comares.sabika.step_ids import (
    ADVANCE,
    BALANCE_STEP,
    EFFECT,
    REWARD_STEP,
    TOKEN,
)


class BalanceBonus(Op):
    """balance_bonus: the bonus of a balance of any colour. Option: step | colour << 8."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return True

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(BALANCE_STEP)

    def options(self, state: State, out: Options) -> None:
        colour: i64 = 0
        while colour < len(COLOURS):
            out.add(self.number | colour << 8)
            colour += 1

    @staticmethod
    def colour(option: i64) -> i64:
        """The colour of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
        state.push(EFFECT, self.context.lookup.balance_row[BalanceBonus.colour(option)])

    def words(self, row: i64) -> Words:
        return [("balance-bonus", {})]


class Advance(Op):
    """advance_reward: advance on the reward track, with a reward each time (S5.7). Frame: how many times."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return True

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(ADVANCE, self.context.operand(row, 1))

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        if not state.arg0():
            state.pop()
            return False
        state.set_arg0(state.arg0() - 1)
        last: i64 = self.context.lookup.last_reward
        space: i64 = min(state.get_own(REWARD) + 1, last)
        state.set(state.seat, REWARD, space)
        log.emit(ADVANCED, state.seat, space, 0)
        if space == last:
            state.push(EFFECT, self.context.lookup.reward_row[space])
        else:
            state.push(REWARD_STEP, space)
        return False

    def words(self, row: i64) -> Words:
        return [("advance-reward", {"amount": self.context.operand(row, 1)})]


class Reward(Op):
    """any_earlier_reward, and the choice of S5.7. Frame: the last space that may be chosen.
    Option: step | (space - 1) << 8."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return self.context.lookup.last_reward > 1

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(REWARD_STEP, self.context.lookup.last_reward - 1)

    def options(self, state: State, out: Options) -> None:
        space: i64 = 1
        while space <= state.arg0():
            out.add(self.number | (space - 1) << 8)
            space += 1

    @staticmethod
    def space(option: i64) -> i64:
        """The space of the reward track."""
        return (option >> 8) + 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
        state.push(EFFECT, self.context.lookup.reward_row[Reward.space(option)])

    def words(self, row: i64) -> Words:
        return [("any-earlier-reward", {})]


class Token(Op):
    """large_bonus_available: the bonus of an open large building of the era, which stays. Option: step | token << 8."""

    def possible(self, state: SabikaState, row: i64, quarry: i64) -> bool:
        return of_the_era(state, self.context) != 0

    def perform(self, state: SabikaState, row: i64, quarry: i64, log: EventSink) -> None:
        state.push(TOKEN)

    def options(self, state: State, out: Options) -> None:
        tokens: i64 = of_the_era(sabika(state), self.context)
        while tokens:
            out.add(self.number | lowest(tokens) << 8)
            tokens &= tokens - 1

    @staticmethod
    def token(option: i64) -> i64:
        """The large building of an option."""
        return option >> 8

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        state.pop()
        state.push(EFFECT, self.context.lookup.large_row[Token.token(option)])

    def words(self, row: i64) -> Words:
        return [("large-bonus-available", {})]
