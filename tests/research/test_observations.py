"""Observations come from views: what a seat may not know changes nothing in them, through every adapter."""

from __future__ import annotations

import random

import numpy as np
import pytest
from research.tables import SCRAMBLE, SETUPS, Setup, positions

from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.research.aec import TableEnv
from comares.research.batch import Batch
from comares.research.explicit import ExplicitGame
from comares.research.seat_env import SeatEnv


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_a_seat_may_not_know_changes_no_observation(setup: Setup) -> None:
    each, dice = setup.codec, random.Random(3)
    for state in positions(setup, 4, every=9):
        for seat in range(setup.players):
            seen = each.observe(state, seat)
            view = each.rules.view(state, seat)
            assert each.observe_view(view) == seen, "an observation says more than the view"
            for other in (
                each.rules.imagine(view, SeededChance(dice.randrange(1 << 30))),
                SCRAMBLE[setup.game](state.copy(), seat, dice),
            ):
                assert each.observe(other, seat) == seen


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_adapter_shows_more_than_the_view(setup: Setup) -> None:
    each, dice = setup.codec, random.Random(5)
    env = TableEnv(setup.game, setup.players, setup.settings)
    env.reset(seed=1)
    batch = Batch(each.rules, each.actions, each.observer, 1, 0)
    masks, observations, *_ = batch.memory()
    explicit = ExplicitGame(each)
    for state in positions(setup, 6, every=23):
        if state.over:
            break
        for seat in range(setup.players):
            shown = set()
            for hidden in (state, SCRAMBLE[setup.game](state.copy(), seat, dice)):
                env._batch.set_state(0, hidden.copy())  # type: ignore[union-attr]
                env._state = env._batch.episodes[0].state  # type: ignore[union-attr]
                part = env.observe(f"player_{seat}")
                batch.set_state(0, hidden.copy())
                seen = [part["observation"].tobytes(), part["action_mask"].tobytes()]
                if seat == hidden.seat:
                    assert seen == [bytes(observations), bytes(masks)]
                explicit.state, explicit.draw, explicit.options = hidden, None, each.options(hidden)
                assert explicit.observe(seat) == seen[0]
                shown.add(tuple(seen))
            assert len(shown) == 1


def test_the_seat_of_gymnasium_sees_what_its_view_shows() -> None:
    env = SeatEnv("alhambra", 3, "random", seat=1)
    seen, _ = env.reset(seed=4)
    for _ in range(20):
        assert seen["observation"].tobytes() == env.codec.observe_view(env.table.view(1), env._path)
        seen, *_ = env.step(env.legal()[0])


def test_a_batch_shows_the_observation_of_the_codec_after_every_step() -> None:
    for setup in SETUPS:
        each = setup.codec
        batch = Batch(each.rules, each.actions, each.observer, 3, 9)
        masks, observations, *_ = batch.memory()
        dice = random.Random(1)
        for _ in range(700):
            batch.step([dice.choice(batch.legal(game)) for game in range(3)])
            for game, episode in enumerate(batch.episodes):
                size = each.observation_size
                seen = each.observe(episode.state, int(episode.state.seat), list(episode.chosen)[: episode.depth])
                assert bytes(observations)[game * size : (game + 1) * size] == seen
                mask = np.frombuffer(masks, np.uint8)[game * each.size : (game + 1) * each.size]
                assert np.flatnonzero(mask).tolist() == sorted(batch.legal(game))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_layout_covers_every_byte_that_is_ever_set(setup: Setup) -> None:
    covered = np.zeros(setup.codec.observation_size, bool)
    for field in setup.codec.layout():
        assert not covered[field.at : field.at + field.size].any(), f"{field.name} overlaps another field"
        covered[field.at : field.at + field.size] = True
        assert field.meaning
    for state in positions(setup, 7, every=7):
        for seat in range(setup.players):
            assert not np.frombuffer(setup.codec.observe(state, seat), np.uint8)[~covered].any()


def test_an_observation_says_what_lies_on_the_table() -> None:
    from comares.games import GAMES

    table = Table(GAMES["alhambra"], 3, {}, SeededChance(8))
    each = SETUPS[0].codec.__class__(GAMES["alhambra"], 3, {})
    fields = {field.name: field for field in each.layout()}
    seen = each.observe(table.state, int(table.state.seat))
    view = table.view(int(table.state.seat))
    for slot, offered in enumerate(view.market):  # type: ignore[attr-defined]
        at = fields["market"].at + 8 * slot
        assert int.from_bytes(seen[at : at + 8], "little") == 1 << offered.tile
    hand = view.seats[view.seat].hand  # type: ignore[attr-defined]
    cards = int.from_bytes(seen[fields["hands"].at : fields["hands"].at + 16], "little")
    assert cards.bit_count() > 0
    for card in set(hand):
        currency, value = divmod(card.number, 9)
        assert cards >> 32 * currency + 2 * value & 3 == hand.count(card)
    assert seen[fields["bag"].at] == view.bag  # type: ignore[attr-defined]
