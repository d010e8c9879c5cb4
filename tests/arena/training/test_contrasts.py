"""Weights learned from the options of a decision."""

from __future__ import annotations

import pytest

from comares.arena.executors.serial import SerialExecutor
from comares.arena.setups import Setups
from comares.arena.training.comparer import Comparer, Contrast, Outcome, Plan
from comares.arena.training.contrasts import learn
from comares.arena.training.duels import Duel, mean_lead
from comares.bots.knowledge import knowledge_of
from comares.bots.linear_evaluation import padded
from comares.bots.weights import read_weights
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table


def test_what_all_options_share_makes_no_difference() -> None:
    shared = Contrast(0, [Outcome([7.0, 1.0], 10.0), Outcome([7.0, 3.0], 20.0)])
    features, scored = shared.examples()
    assert features == [[0.0, -1.0], [0.0, 1.0]]
    assert scored == [-5.0, 5.0]


def a_plan(game: str, seats: tuple[int, ...] = (2,), vary: float = 0.0, deals: int = 1) -> Plan:
    return Plan(Setups(game, seats, vary), rounds=1, games=1, playouts=1, turns=2, deals=deals, start=None, seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_are_a_table_with_the_command_that_makes_them_again(name: str) -> None:
    text = learn(a_plan(name), SerialExecutor())
    features = knowledge_of(name).features(GAMES[name].rules(2, {}))
    assert len(read_weights(text)) == 2 * len(features.stages) * len(features.prior_weights)
    first, *rounds = [line for line in text.splitlines() if line.startswith("#")]
    assert first == f"# Made by `{a_plan(name).command()}`"
    assert [line.split(":")[0] for line in rounds] == ["# round 1"]


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_that_ends_at_once_leaves_to_come_what_the_weights_expect(name: str) -> None:
    """So the target is what is added to the points made so far, as in the evaluation."""
    knowledge = knowledge_of(name)
    weights = knowledge.version().weights
    features = knowledge.features(GAMES[name].rules(2, {}))
    columns = padded(weights, 2 * len(features.stages), len(features.prior_weights))
    of_stage = 2 * len(features.prior_weights)
    comparer = Comparer(a_plan(name)._replace(turns=1), knowledge, weights, 2, {})
    chance = SeededChance(3)
    state, stages = Table(GAMES[name], 2, {}, chance).state, set()
    while not state.over:
        if comparer.guide.begins_turn(state):
            stage = int(features.stage(state))
            outcome = comparer.outcome(state, seat=0, seed=1)
            expected = zip(outcome.features, columns[stage * of_stage : (stage + 1) * of_stage], strict=True)
            assert outcome.to_come == pytest.approx(sum(feature * weight for feature, weight in expected))
            stages.add(stage)
        comparer.playouts.decide(state, 1, chance)
    assert stages == set(range(len(features.stages)))


def test_the_same_plan_makes_the_same_weights() -> None:
    plan = a_plan("alhambra", seats=(2, 3), vary=0.5)
    assert learn(plan, SerialExecutor()) == learn(plan, SerialExecutor())


def test_the_command_says_which_games_were_played() -> None:
    command = a_plan("alhambra", seats=(2, 3, 4), vary=0.5).command()
    assert " --game alhambra --players 2,3,4 --vary 0.5 " in command


@pytest.mark.parametrize("seats", [2, 3])
def test_weights_are_level_with_themselves_and_lose_to_better_ones(seats: int) -> None:
    weights = tuple(knowledge_of("alhambra").version().weights)
    upside_down = tuple(-weight for weight in weights)
    assert mean_lead(Duel(Setups("alhambra", (seats,)), weights, weights), range(1, 3), SerialExecutor()) == 0.0
    assert mean_lead(Duel(Setups("alhambra", (seats,)), weights, upside_down), range(1, 3), SerialExecutor()) > 0.0
