"""Playouts: they are evaluated at the guide's depths, and the mean of all evaluations counts."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.state import alhambra
from comares.bots.guide import Guide
from comares.bots.knowledge import knowledge_of
from comares.bots.playouts import SHARPNESS, Playouts
from comares.bots.search_settings import SearchSettings
from comares.games import GAMES
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table

FIRST_SEAT = 0
LEVEL = 0.5
BEYOND_THE_END = 100_000  # decisions
HALFWAY = 0.75  # to a certain win, from level


class ScriptedGuide(Guide):
    """Returns scripted evaluations and notes how many decisions were made before each."""

    def __init__(self, rules: Rules, depths: list[int], leads: list[float]) -> None:
        super().__init__(rules, SearchSettings(depths))
        self.leads = leads
        self.picked = 0
        self.evaluated_at: list[int] = []

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        self.picked += 1
        return out.codes[0]

    def evaluate(self, state: State, values: vec[float]) -> None:
        values[FIRST_SEAT] = self.leads[len(self.evaluated_at)]
        self.evaluated_at.append(self.picked)


class TurnGuide(Guide):
    """Plays as another guide does and notes whose turn begins when it evaluates."""

    def __init__(self, guide: Guide, depths: list[int]) -> None:
        super().__init__(guide.rules, SearchSettings(depths, in_turns=True))
        self.guide = guide
        self.turns: list[int] = []

    def begins_turn(self, state: State) -> bool:
        return self.guide.begins_turn(state)

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        return self.guide.rollout_policy(state, out, chance)

    def evaluate(self, state: State, values: vec[float]) -> None:
        assert self.begins_turn(state)
        self.turns.append(int(alhambra(state).turn))


class ComparingGuide(Guide):
    """Notes whose decisions compare options: only those evaluate between two picks of the rollout policy."""

    def __init__(self, rules: Rules, settings: SearchSettings) -> None:
        super().__init__(rules, settings)
        self.picker = FIRST_SEAT
        self.pickers: set[int] = set()
        self.compared: set[int] = set()
        self.evaluated = 0

    def rollout_policy(self, state: State, out: Options, chance: Chance) -> i64:
        if self.evaluated:
            self.compared.add(self.picker)
        self.picker, self.evaluated = int(state.seat), 0
        self.pickers.add(self.picker)
        return out.codes[0]

    def evaluate(self, state: State, values: vec[float]) -> None:
        self.evaluated += 1


def played(depths: list[int], leads: list[float]) -> tuple[float, ScriptedGuide]:
    """The utility of a game's first option in one playout, and the guide of the playout."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(1))
    decision = table.decision()
    assert decision
    guide = ScriptedGuide(table.rules, depths, leads)
    option = table.rules.parse(decision.codes[0])
    return Playouts(table.rules, guide).play(table.state, option, FIRST_SEAT, 1), guide


def test_a_playout_is_evaluated_at_each_depth_and_ends_with_the_last() -> None:
    _, guide = played([1, 2, 4], [0.0, 0.0, 0.0])
    assert len(guide.evaluated_at) == 3
    assert guide.evaluated_at[-1] <= 4


@pytest.mark.parametrize(
    ("leads", "mean"),
    [
        ([0.0], LEVEL),
        ([SHARPNESS], HALFWAY),
        ([SHARPNESS, -SHARPNESS], LEVEL),
        ([SHARPNESS, 0.0], (HALFWAY + LEVEL) / 2),
    ],
)
def test_all_evaluations_have_the_same_weight(leads: list[float], mean: float) -> None:
    utility, _ = played([3 * (i + 1) for i in range(len(leads))], leads)
    assert utility == pytest.approx(mean)


def test_a_depth_beyond_the_end_of_the_game_evaluates_the_end() -> None:
    utility, guide = played([BEYOND_THE_END, 2 * BEYOND_THE_END], [SHARPNESS, SHARPNESS])
    assert utility == pytest.approx(HALFWAY)
    assert guide.evaluated_at[0] == guide.evaluated_at[1]


def test_counted_in_turns_every_evaluation_is_at_the_beginning_of_a_turn() -> None:
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(1))
    guide = TurnGuide(knowledge_of("alhambra").guide(table.rules), [1, 2, 5])
    decision = table.decision()
    assert decision
    for code in decision.codes:
        guide.turns.clear()
        Playouts(table.rules, guide).play(table.state, table.rules.parse(code), FIRST_SEAT, 1)
        assert guide.turns == [1, 0, 1], f"whose turn it is after {code} and 1, 2 and 5 turns"


@pytest.mark.parametrize(
    ("wide", "own_wide", "expected"),
    [(0, 0, set()), (0, 20, {FIRST_SEAT}), (20, 0, {0, 1, 2, 3}), (20, 20, {0, 1, 2, 3})],
)
def test_the_seat_that_searches_may_compare_options_where_others_do_not(
    wide: int, own_wide: int, expected: set[int]
) -> None:
    table = Table(GAMES["alhambra"], 4, {}, SeededChance(1))
    guide = ComparingGuide(table.rules, SearchSettings([20], rollout_width=3, wide=wide, own_wide=own_wide))
    decision = table.decision()
    assert decision
    Playouts(table.rules, guide).play(table.state, table.rules.parse(decision.codes[0]), FIRST_SEAT, 1)
    assert guide.pickers == {0, 1, 2, 3}
    assert guide.compared == expected


def test_own_decisions_have_the_rollout_width_up_to_their_number() -> None:
    table = Table(GAMES["alhambra"], 4, {}, SeededChance(1))
    playouts = Playouts(table.rules, Guide(table.rules, SearchSettings([20], rollout_width=3, wide=2, own_wide=5)))
    own = table.state
    playouts.begin(None, own.seat)
    assert [playouts.width(nth, own) for nth in range(1, 7)] == [3, 3, 3, 3, 3, 1]
    playouts.begin(None)
    assert [playouts.width(nth, own) for nth in range(1, 7)] == [3, 3, 1, 1, 1, 1]
