"""Gymnasium: one seat against bots."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from comares.kernel.errors import BadSetup
from comares.research.seat_env import SeatEnv


@pytest.mark.parametrize(
    ("name", "options"),
    [("Alhambra", {"players": 2, "bots": "random"}), ("Sabika", {"players": 3, "bots": ["random"], "events": "any"})],
)
def test_check_env_passes(name: str, options: dict[str, Any]) -> None:
    """It samples without masks, so what is not legal is replaced."""
    made = gymnasium.make(
        f"comares/{name}-v0", disable_env_checker=True, illegal="random", render_mode="ansi", **options
    )
    check_env(made.unwrapped)
    made.close()


def finish(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play random legal symbols to the end: the reward, the last info, the steps."""
    env.reset(seed=seed)
    dice, steps = np.random.default_rng(seed), 0
    while True:
        _, reward, over, _, info = env.step(int(dice.choice(env.legal())))
        steps += 1
        if over:
            return reward, info, steps


def test_a_seed_decides_the_deal_the_bots_and_the_seat() -> None:
    one, other = (SeatEnv("alhambra", 3, ["greedy", "random"], seat=None) for _ in range(2))
    results = [finish(env, 11) for env in (one, other)]
    assert results[0][0] == results[1][0]
    assert results[0][1]["points"] == results[1][1]["points"]
    assert one.table.text(everything=True) == other.table.text(everything=True)
    assert one.seat == other.seat


def test_the_reward_is_the_share_of_the_victory() -> None:
    env = SeatEnv("sabika", 2, "random")
    for seed in range(3):
        reward, info, _ = finish(env, seed)
        best = max(info["points"])
        assert reward in (0.0, 0.5, 1.0)
        assert (info["points"][0] == best) or reward == 0


def test_the_solo_game_needs_no_bot() -> None:
    reward, info, _ = finish(SeatEnv("sabika", 1, bots=()), 1)
    assert reward in (0.0, 1.0)
    assert len(info["points"]) == 1


def test_the_bots_play_between_two_choices_and_are_told_of() -> None:
    env = SeatEnv("alhambra", 3, "random")
    env.reset(seed=2)
    told: list[str] = []
    for _ in range(60):
        *_, over, _, info = env.step(env.legal()[0])
        told += info["choices"]
        if over:
            break
    lines = [f"{line.seat}:{line.code}" for line in env.table.record.lines if line.seat >= 0]
    assert told == lines[-len(told) :]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"bots": "wizard"}, "there is no bot 'wizard'"),
        ({"seat": 5}, "there is no seat 5"),
        ({"bots": []}, "name at least one bot"),
        ({"portals": "perhaps"}, "cannot be 'perhaps'"),
    ],
)
def test_a_wrong_argument_is_refused_with_what_would_be_right(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        SeatEnv("alhambra", 2, **options).reset()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = SeatEnv("alhambra", 2, "random")
    before, _ = env.reset(seed=3)
    with pytest.raises(ValueError, match=r"0 \(end\) is not legal now; legal are"):
        env.step(0)
    legal = env.legal()
    assert np.flatnonzero(before["action_mask"]).tolist() == legal


def test_the_table_is_rendered() -> None:
    env = SeatEnv("sabika", 2, "random", render_mode="rgb_array")
    env.reset(seed=1)
    assert cast(np.ndarray[Any, Any], env.render()).ndim == 3
    env = SeatEnv("alhambra", 2, "random", render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in env.render()
