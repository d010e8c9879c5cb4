"""The candidates of a search: the best at the end of the turn, and what is expected of them before their playouts."""

from __future__ import annotations

import pytest

from comares.bots.guide import Guide
from comares.bots.knowledge import knowledge_of
from comares.bots.search import Estimate, Search
from comares.bots.search_settings import SearchSettings
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table

FEW = 3
WEIGHT = 8.0


def guide_with(rules: Rules, name: str, settings: SearchSettings) -> Guide:
    knowledge = knowledge_of(name)
    return knowledge.guide_with(rules, knowledge.version()._replace(settings=settings))


def searched(name: str, settings: SearchSettings) -> tuple[Search, State]:
    """A search with these settings, and the first position of a game with more than a few options."""
    table = Table(GAMES[name], 2, {}, SeededChance(4))
    while (decision := table.decision()) and len(decision.codes) <= FEW:
        table.play(decision.seat, decision.codes[0])
    return Search(table.rules, guide_with(table.rules, name, settings)), table.state


def test_what_was_expected_counts_as_so_many_playouts() -> None:
    estimate = Estimate(0, expected=0.8, weight=4.0)
    assert estimate.mean() == pytest.approx(0.8)
    for _ in range(4):
        estimate.add(0.4)
    assert estimate.mean() == pytest.approx(0.6)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_margins_at_the_end_of_the_turn_are_compared(name: str) -> None:
    search, state = searched(name, SearchSettings([4], candidates=FEW))
    found = search.candidates(state, SeededChance(2))
    margins = [
        search.lookahead.margin(search.lookahead.turn(state, each.option, SeededChance(2)), state.seat)
        for each in found
    ]
    assert len(found) == FEW
    assert margins == sorted(margins, reverse=True)
    assert all(each.weight == 0.0 for each in found), "playouts alone decide"


@pytest.mark.parametrize("name", GAMES)
def test_the_margin_is_what_is_expected_of_a_candidate(name: str) -> None:
    search, state = searched(name, SearchSettings([4], margin_playouts=WEIGHT))
    found = search.candidates(state, SeededChance(2))
    expected = [each.mean() for each in found]
    assert expected == sorted(expected, reverse=True), "with two players, the best margin is the best lead"
    assert {each.weight for each in found} == {WEIGHT}
