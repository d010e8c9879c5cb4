"""OpenSpiel: its simulation test with serialization, its playthrough, its search."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts

from comares.compiled import is_compiled
from comares.kernel.errors import BadSetup
from comares.research import openspiel

assert openspiel.PREFIX == "comares_"
GAMES = ["comares_alhambra(players=2)", "comares_sabika(players=1)", "comares_sabika(players=2,events=any)"]


def play(name: str, seed: int) -> Any:
    """A random game to its end."""
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_simulation_test_passes_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_every_setting_is_a_parameter() -> None:
    game = pyspiel.load_game("comares_alhambra(players=4,portals=on,walk-portals=no,end=empty)")
    given = game.get_parameters()
    assert game.num_players() == 4
    assert (given["portals"], given["walk-portals"], given["end"], given["falconers"]) == ("on", "no", "empty", "off")
    with pytest.raises(BadSetup, match="cannot be 'sideways'"):
        pyspiel.load_game("comares_alhambra(players=2,portals=sideways)")


def test_chance_is_explicit_and_its_outcomes_sum_to_one() -> None:
    state = pyspiel.load_game("comares_alhambra(players=2)").new_initial_state()
    assert state.is_chance_node()
    first = state.chance_outcomes()
    assert len(first) == 54, "the first tile of the market is drawn from a full bag"
    assert sum(p for _, p in first) == pytest.approx(1)
    drawn = 0
    while state.is_chance_node():
        state.apply_action(drawn % len(state.chance_outcomes()))
        drawn += 1
    assert drawn > 20
    assert state.legal_actions() == sorted(state.legal_actions())


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("comares_sabika(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_tensors_and_strings_are_those_of_the_seat() -> None:
    state = pyspiel.load_game("comares_alhambra(players=3)").new_initial_state()
    dice = random.Random(4)
    for _ in range(150):
        state.apply_action(dice.choice(state.legal_actions()))
    for seat in range(3):
        assert np.array_equal(state.observation_tensor(seat), list(state.play.observe(seat)))
        assert np.array_equal(state.information_state_tensor(seat), list(state.play.observe(seat)))
        assert f"viewer {seat + 1}" in state.observation_string(seat)
        assert state.observation_string(seat) in state.information_state_string(seat)


def test_a_public_observation_shows_no_hand() -> None:
    game = pyspiel.load_game("comares_alhambra(players=2)")
    state, dice = game.new_initial_state(), random.Random(4)
    for _ in range(120):
        state.apply_action(dice.choice(state.legal_actions()))
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    text = game.make_py_observer(public).string_from(state, 0)
    assert "viewer" not in text
    assert text.count("hand ?") == 2


def test_the_returns_are_shares_of_the_victory() -> None:
    assert sum(play("comares_alhambra(players=2)", 1).returns()) == pytest.approx(1)


def test_the_playthrough_is_what_the_game_does() -> None:
    """After a change of rules or observations, write it anew: python tests/research/make_playthrough.py."""
    text = generate_playthrough.playthrough("comares_sabika(players=1)", action_sequence=[], seed=3)
    kept = Path(__file__).with_name("comares_sabika.playthrough").read_text(encoding="utf-8")
    assert text.strip().splitlines() == kept.strip().splitlines()
    assert "IsTerminal() = True" in text
    assert "ChanceOutcomes()" in text


def test_its_own_search_plays_a_game() -> None:
    """MCTS against a random player of OpenSpiel, on one determinization: it knows the whole state."""
    game = pyspiel.load_game("comares_sabika(players=1)")
    bot = mcts.MCTSBot(game, 2.0, 6 if is_compiled() else 2, Short(20), random_state=np.random.RandomState(1))
    state, dice = game.new_initial_state(), random.Random(2)
    chosen = 0
    while not state.is_terminal() and (is_compiled() or chosen < 15):
        if not state.is_chance_node() and state.current_player() == 0:
            state.apply_action(bot.step(state))
            chosen += 1
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    assert chosen >= 15
    assert state.is_terminal() or not is_compiled()


class Short:
    """Evaluates by the points after a few random choices: whole rollouts of a Python game would take minutes."""

    def __init__(self, choices: int) -> None:
        self.choices = choices

    def evaluate(self, state: Any) -> Any:
        """The seats' shares of all points."""
        working, dice = state.clone(), random.Random(1)
        for _ in range(self.choices):
            if working.is_terminal():
                break
            working.apply_action(dice.choice(working.legal_actions()))
        points = np.maximum(working.play.codec.rules.points(working.play.state), 0) + 1.0
        return points / points.sum()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All legal symbols alike."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(symbol, 1 / len(legal)) for symbol in legal]
