"""The rollout policy with lookahead: of the sampled options it picks the best at the end of the turn."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import SLOTS
from comares.alhambra.state import NO_TILE, alhambra
from comares.bots.alhambra.evaluation import coins_of
from comares.bots.guide import Guide
from comares.bots.rollout_lookahead import LookaheadRollout
from comares.games import GAMES
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.snapshot import fingerprint
from comares.kernel.state import State
from comares.kernel.table import Table


class CoinGuide(Guide):
    """Samples the options in ascending order and evaluates by coins."""

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        return min(out.to_list())

    def evaluate(self, state: State, values: vec[float]) -> None:
        for seat in range(len(values)):
            values[seat] = float(coins_of(alhambra(state), seat))


@pytest.mark.parametrize("width", [1, 2, 3, 100])
def test_the_best_of_the_sampled_options_is_picked(width: int) -> None:
    for seed in range(8):
        state, rules = table_without_market(seed)
        out = Options()
        rules.options(state, out)
        first = sorted(out.to_list())[:width]
        before = fingerprint(state)
        picked = LookaheadRollout(rules, CoinGuide(rules)).choose(state, out, width, SeededChance(seed))
        assert fingerprint(state) == before
        assert coins_after(rules, state, picked) == max(coins_after(rules, state, option) for option in first)
        assert picked in first


def table_without_market(seed: int) -> tuple[State, Rules]:
    """A state in which the only action is to take money."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(seed))
    for slot in range(SLOTS):
        alhambra(table.state).market[slot] = NO_TILE
    return table.state, table.rules


def coins_after(rules: Rules, state: State, option: int) -> int:
    """The coins of the seat on turn after the option."""
    after = state.copy()
    rules.apply(after, option, SeededChance(0), SILENT)
    return int(coins_of(alhambra(after), state.seat))
