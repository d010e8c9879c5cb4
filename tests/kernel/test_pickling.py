"""Tables, states, options and chance copy and pickle, compiled and not."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import TypeVar

import pytest
from helpers.engine.toy_game import TOY

import comares
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadRecord, BadSetup, ComaresError, Illegal, Unreadable
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rollout import play_random
from comares.kernel.snapshot import fingerprint, plain
from comares.kernel.state import State
from comares.kernel.table import Table

T = TypeVar("T")


def pickled(thing: T) -> T:
    again: T = pickle.loads(pickle.dumps(thing))
    return again


MODULES = dict.fromkeys(("portals", "falconers", "building-sites", "exchange-certificates"), "on")
GAMES_TO_COPY = [
    (TOY, 3, {"trade": "on"}),
    (GAMES["alhambra"], 2, {}),
    (GAMES["alhambra"], 4, MODULES),
    (GAMES["sabika"], 1, {}),
    (GAMES["sabika"], 3, {"events": "any"}),
]
WAYS: list[Callable[[State], State]] = [copy.copy, copy.deepcopy, pickled]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats", "settings"), GAMES_TO_COPY)
def test_a_state_copied_or_pickled_is_equal_and_independent(
    game: Game, seats: int, settings: dict[str, str], way: Callable[[State], State]
) -> None:
    dice, table = random.Random(3), Table(game, seats, settings, SeededChance(3))
    while (decision := table.decision()) and len(table.record.lines) < 120:
        table.play(decision.seat, dice.choice(decision.codes))
        if len(table.record.lines) % 10 == 0:
            before = plain(table.state)
            again = way(table.state)
            assert type(again) is type(table.state)
            assert plain(again) == before
            ends = []
            for state in (again, table.state.copy()):
                play_random(table.rules, state, 500, SeededChance(1), SeededChance(2), SILENT, Options())
                ends.append(fingerprint(state))
            assert ends[0] == ends[1], "the copy plays on as the original would"
            assert plain(table.state) == before, "what happens to the copy is not felt by the original"


def test_chance_copied_or_pickled_goes_on_as_the_original() -> None:
    for way in (copy.copy, copy.deepcopy, pickled):
        chance = SeededChance((1 << 64) - 3)
        chance.draw(4, 10)
        again = way(chance)
        assert again.draws == chance.draws
        assert [again.draw(pile, 99) for pile in (4, 0, 4)] == [chance.draw(pile, 99) for pile in (4, 0, 4)]


def test_options_copied_or_pickled_are_the_same_list() -> None:
    options = Options()
    for option in range(300):
        options.add(option << 8)
    for way in (copy.copy, copy.deepcopy, pickled):
        again = way(options)
        again.add(7)
        assert again.to_list() == [*options.to_list(), 7]


@pytest.mark.parametrize("game", ["alhambra", "sabika"])
def test_a_table_copied_or_pickled_goes_on_as_the_original(game: str) -> None:
    dice, table = random.Random(5), comares.new_table(game, players=2, seed=5)
    while not table.over and len(table.lines) < 60:
        table.play(dice.choice(table.decision.options))
    for way in (copy.copy, copy.deepcopy, pickled):
        again, same = way(table), table.copy()
        assert again.text() == table.text()
        assert again.can_undo == table.can_undo
        before = table.text()
        for _ in range(20):
            code = dice.choice(same.decision.codes)
            again.play(code)
            same.play(code)
        assert again.text() == same.text(), "the same is drawn"
        assert table.text() == before, "the original feels nothing"
    other = [table.copy(seed=seed) for seed in (1, 2)]
    for each in other:
        for _ in range(20):
            each.play(each.decision.options[0])
    assert other[0].text() != other[1].text(), "another seed draws something else"


def test_an_undo_at_a_copy_leaves_the_original_alone() -> None:
    table = comares.new_table("alhambra", seed=8)
    table.play("buy 4 6")
    other = table.copy()
    other.undo()
    other.play("buy 4 7")
    assert [table.undo().code, table.decision.codes[-1]] == ["undo 1", "buy 4 6"]
    assert other.lines[-1].code == "buy 4 7"


@pytest.mark.parametrize(
    "error", [BadRecord(3, "what"), Illegal("not now", "A1.2"), Unreadable("how", "code", "usages"), BadSetup("why")]
)
def test_an_error_is_the_same_in_another_process(error: ComaresError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
