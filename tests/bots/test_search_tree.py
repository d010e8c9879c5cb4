"""The search tree: playouts learn which later decisions are good, for every seat that decides."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from comares.alhambra.state import alhambra
from comares.bots.alhambra.evaluation import coins_of
from comares.bots.budget import Budget
from comares.bots.guide import Guide
from comares.bots.knowledge import knowledge_of
from comares.bots.option_history import OptionHistory
from comares.bots.playouts import Playouts
from comares.bots.search import Search
from comares.bots.search_settings import SearchSettings
from comares.bots.search_tree import NEW, Node
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table

PLAYOUTS = 300
SAME_DRAWS = 3


class CoinGuide(Guide):
    """Evaluates by coins: who takes the most money plays best."""

    def evaluate(self, state: State, values: vec[float]) -> None:
        for seat in range(len(values)):
            values[seat] = float(coins_of(alhambra(state), seat))


def settings(depth: int, exploration: float = 0.1) -> SearchSettings:
    return SearchSettings([depth], exploration=exploration)


def opening(seed: int = 1) -> tuple[State, Rules, int]:
    """The first decision of a game in which the first option takes money, and that option."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(seed))
    decision = table.decision()
    assert decision
    code = next(code for code in decision.codes if code.startswith("take"))
    return table.state, table.rules, int(table.rules.parse(code))


def size(node: Node) -> int:
    """The decisions in the tree."""
    return sum(size(child) for child in node.children if child) + (1 if len(node.options) else 0)


def test_each_playout_adds_one_decision_to_the_tree() -> None:
    state, rules, option = opening()
    playouts, after = Playouts(rules, CoinGuide(rules, settings(20))), Node()
    for seed in range(1, 30):
        playouts.play(state, option, 0, seed, after)
        assert size(after) == seed
        assert sum(after.visits) == seed


def test_without_exploration_there_is_no_tree() -> None:
    state, rules, option = opening()
    playouts, after = Playouts(rules, CoinGuide(rules, settings(20, exploration=0.0))), Node()
    with_node = [playouts.play(state, option, 0, seed, after) for seed in range(8)]
    assert size(after) == 0
    assert with_node == [playouts.play(state, option, 0, seed) for seed in range(8)]


@pytest.mark.parametrize("prior_spread", [2.0, 1000.0], ids=["likely options first", "all are as likely"])
def test_the_other_seat_comes_to_play_what_is_best_for_itself(prior_spread: float) -> None:
    state, rules, option = opening()
    found = SearchSettings([1], exploration=0.1, prior_spread=prior_spread)
    playouts, after = Playouts(rules, CoinGuide(rules, found)), Node()
    for _ in range(PLAYOUTS):
        playouts.play(state, option, 0, SAME_DRAWS, after)
    assert after.seat == 1
    most = max(range(len(after.options)), key=lambda at: after.visits[at])
    after_it = state.copy()
    chance = SeededChance(SAME_DRAWS)
    rules.apply(after_it, option, chance, SILENT)
    rules.apply(after_it, after.options[most], chance, SILENT)
    taken = coins_of(alhambra(after_it), 1) - coins_of(alhambra(state), 1)
    assert taken == max(value for _, value in open_cards(after, rules))
    assert after.visits[most] > PLAYOUTS // 4


def open_cards(node: Node, rules: Rules) -> list[tuple[str, int]]:
    """The codes that take one card, and its value."""
    codes = [rules.code(option) for option in node.options]
    return [(code, int(code.rpartition("-")[2])) for code in codes if code.startswith("take") and code.count("-") == 1]


def test_a_new_option_is_compared_with_one_that_is_known() -> None:
    """After other draws all margins are others, but the differences between options stay."""
    state, rules, option = opening()
    playouts, after = Playouts(rules, CoinGuide(rules, settings(1))), Node()
    for seed in range(PLAYOUTS):
        playouts.play(state, option, 0, seed, after)
    margins = {rules.code(each): after.margins[at] for at, each in enumerate(after.options)}
    cards = open_cards(after, rules)
    assert len(cards) > 4, "more cards than lie open at once"
    shifts = {round(margins[code] - value, 6) for code, value in cards}
    assert len(shifts) == 1, "a card is worth its value more, whenever it came up"


def test_an_answer_that_was_good_after_one_candidate_is_tried_first_after_another() -> None:
    state, rules, option = opening()
    found = SearchSettings([1], exploration=0.1, history=4.0)
    playouts, history = Playouts(rules, CoinGuide(rules, found)), OptionHistory()
    alone, another = Node(), Node(history)
    playouts.play(state, option, 0, SAME_DRAWS, alone)
    unlikely = alone.options[min(range(len(alone.options)), key=lambda at: alone.margins[at])]
    for _ in range(50):
        history.learn(history.place(1, unlikely), 0.4)
    playouts.play(state, option, 0, SAME_DRAWS, another)
    assert alone.options[alone.last] != unlikely
    assert another.options[another.last] == unlikely


def test_a_history_keeps_the_seats_apart() -> None:
    history = OptionHistory()
    mine, theirs = history.place(0, 7), history.place(1, 7)
    history.learn(mine, 0.5)
    assert history.place(0, 7) == mine
    assert history.advantage(mine) > 0.0
    assert history.advantage(theirs) == 0.0


def test_the_more_playouts_an_option_has_the_surer_is_its_advantage() -> None:
    history = OptionHistory()
    often, once = history.place(0, 1), history.place(0, 2)
    history.learn(once, 0.2)
    for _ in range(100):
        history.learn(often, 0.2)
    assert 0.0 < history.advantage(once) < history.advantage(often) < 0.2


def test_a_node_finds_its_options() -> None:
    node = Node()
    node.add(7, 0.5)
    node.add(9, 1.5)
    assert [node.find(option) for option in (7, 9, 8)] == [0, 1, NEW]
    assert node.child(1) is node.child(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_with_a_tree_finds_the_same_with_the_same_seed(name: str) -> None:
    table = Table(GAMES[name], 2, {}, SeededChance(4))
    knowledge = knowledge_of(name)
    version = knowledge.version()._replace(settings=SearchSettings([3, 6], exploration=0.1))

    def found() -> list[tuple[int, float]]:
        search = Search(table.rules, knowledge.guide_with(table.rules, version))
        budget = Budget(60)
        budget.begin()
        field = search.candidates(table.state, SeededChance(1))
        return [(int(each.option), each.mean()) for each in search.compare([table.state], field, budget, 5)]

    assert found() == found()
