"""PettingZoo's own conformance tests, and what they do not ask."""

from __future__ import annotations

from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from comares.kernel.errors import BadSetup
from comares.research import alhambra_v0, sabika_v0
from comares.research.aec import TableEnv

# The test knows observations with a mask, and warns of them all the same.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

CASES: list[tuple[ModuleType, dict[str, Any]]] = [
    (alhambra_v0, {"players": 2}),
    (alhambra_v0, {"players": 4, "portals": "on", "building_sites": "on", "rewards": "points"}),
    (sabika_v0, {"players": 1, "difficulty": "hard"}),
    (sabika_v0, {"players": 3, "events": "any", "rewards": "points"}),
]


def play(env: TableEnv, seed: int, most: int = 100_000) -> int:
    """Play random legal symbols until the game is over; the number of steps."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter(most):
        seen, _, ended, cut, _ = env.last()
        assert seen is not None
        env.step(None if ended or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return steps


@pytest.mark.parametrize(("module", "options"), CASES)
def test_the_api_test_passes(module: ModuleType, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=40)


@pytest.mark.parametrize(("module", "options"), CASES)
def test_the_seed_test_passes(module: ModuleType, options: dict[str, Any]) -> None:
    seed_test(partial(module.env, **options), num_cycles=40)


@pytest.mark.parametrize(("module", "options"), CASES)
def test_the_max_cycles_test_passes(module: ModuleType, options: dict[str, Any]) -> None:
    """It samples without masks and wants every agent to act in every cycle: so the parallel form takes part."""
    parallel = partial(module.parallel_env, illegal="random", **options)
    form = SimpleNamespace(
        parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles))
    )
    max_cycles_test(form)


def test_the_parallel_form_passes_its_api_test() -> None:
    parallel_api_test(alhambra_v0.parallel_env(players=3, illegal="random"), num_cycles=40)


def test_winners_share_one_reward_at_the_end() -> None:
    env = alhambra_v0.env(players=2)
    env.reset(seed=5)
    dice = np.random.default_rng(5)
    while not any(env.terminations.values()):
        env.step(int(dice.choice(env.legal())))
    assert sum(env.rewards.values()) == 1
    assert env.rewards == {"player_0": 1.0, "player_1": 0.0} or env.rewards["player_1"] > 0


def test_points_as_rewards_add_up_to_the_final_points() -> None:
    env = sabika_v0.env(players=2, rewards="points")
    env.reset(seed=6)
    dice, total = np.random.default_rng(6), {"player_0": 0.0, "player_1": 0.0}
    while not any(env.terminations.values()):
        env.step(int(dice.choice(env.legal())))
        total = {agent: total[agent] + env.rewards[agent] for agent in total}
    assert list(total.values()) == env.codec.rules.points(env._state)


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = alhambra_v0.env(players=3), alhambra_v0.env(players=3)
    assert play(one, 3) == play(other, 3)
    assert one.codec.rules.points(one._state) == other.codec.rules.points(other._state)


def test_an_illegal_action_is_refused_with_what_is_legal() -> None:
    env = alhambra_v0.env(players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"player_\d cannot choose 0 \(end\) now; legal are \d+ \(take "):
        env.step(0)
    with pytest.raises(ValueError, match="cannot choose 99999 now"):
        env.step(99999)
    env.step(env.legal()[0])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"portals": "maybe"}, "cannot be 'maybe'"),
        ({"portal": "on"}, "has no setting 'portal' .did you mean 'portals'"),
        ({"portals": True}, "the value of a setting is a word"),
        ({"players": 9}, "alhambra is for 2 to 6 players, not 9"),
        ({"rewards": "gold"}, "rewards cannot be 'gold'"),
        ({"render_mode": "opera"}, "render_mode cannot be 'opera'"),
        ({"max_cycles": 0}, "max_cycles must be 1 or more"),
    ],
)
def test_a_wrong_argument_is_refused_with_what_would_be_right(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        alhambra_v0.env(**options)


@pytest.mark.parametrize("module", [alhambra_v0, sabika_v0])
def test_a_table_is_rendered_as_text_and_as_a_picture(module: ModuleType) -> None:
    text = module.env(players=2, render_mode="ansi")
    text.reset(seed=2)
    assert "player_0" in text.render()
    painted = module.env(players=2, render_mode="rgb_array")
    painted.reset(seed=2)
    first = painted.render()
    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 8, "a picture of more than a few colours"
    painted.step(painted.legal()[0])
    while painted.agent_selection == text.agent_selection and len(painted.legal()) == len(text.legal()):
        painted.step(painted.legal()[-1])
    assert (painted.render() != first).any()
    blank = module.env(players=2)
    blank.reset()
    with pytest.raises(BadSetup, match="make the environment with a render_mode"):
        blank.render()


def test_a_game_is_cut_off_after_max_cycles() -> None:
    env = sabika_v0.env(players=2, max_cycles=7)
    assert play(env, 1) == 7 + 2, "seven choices, and a last step of each agent"
