# compiled
"""A search tree below a candidate: what later decisions of a playout have learned from the playouts before.

A node is the decision after the same options, whatever was drawn between them. Its prior is the softmax of the margins
at the end of the turn; the option with the best mean utility for its seat, plus more the rarer and the likelier it is,
is played next (PUCT). An option that was rarely played here is expected to do as it has done elsewhere
(`option_history.py`). Each playout adds one node.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.option_history import OptionHistory
from comares.bots.rollout_lookahead import LookaheadRollout
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import INITIAL_CAPACITY, Options
from comares.kernel.rules import Rules
from comares.kernel.state import State

NEW: Final = -1  # the place of an option that a node has not had yet


class Node:
    """A decision: the options that it had in some playout, with their margins and results.

    Trees that share a history learn from each other.
    """

    def __init__(self, history: OptionHistory | None = None) -> None:
        self.history: OptionHistory = history if history is not None else OptionHistory()
        self.seat: i64 = 0
        self.last: i64 = 0  # the place of the option that was played last
        self.options: vec[i64] = vec[i64]()
        self.in_history: vec[i64] = vec[i64]()  # the places of the options there
        self.margins: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.children: list[Node | None] = []
        self.playouts: i64 = 0  # of all options together
        self.total: float = 0.0

    def find(self, option: i64, guess: i64 = 0) -> i64:
        """The place of the option among those of the node, or NEW. It is looked for at the guess first."""
        options = self.options
        n: i64 = len(options)
        if guess < n and options[guess] == option:
            return guess
        i: i64 = 0
        while i < n:
            if options[i] == option:
                return i
            i += 1
        return NEW

    def add(self, option: i64, margin: float) -> None:
        """Add a new option."""
        self.options = append(self.options, option)
        self.in_history = append(self.in_history, self.history.place(self.seat, option))
        self.margins = append(self.margins, margin)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.children.append(None)

    def child(self, at: i64) -> Node:
        """The decision after the option in that place."""
        child = self.children[at]
        if child is None:
            child = Node(self.history)
            self.children[at] = child
        return child

    def learn(self, utility: float) -> None:
        """Count a playout of the option that was played last."""
        if self.playouts:
            self.history.learn(self.in_history[self.last], utility - self.total / float(self.playouts))
        self.visits[self.last] += 1
        self.totals[self.last] += utility
        self.playouts += 1
        self.total += utility


class TreePath:
    """The way of one playout through a tree, and what it learns on it."""

    def __init__(self, rules: Rules, guide: Guide, rollout: LookaheadRollout) -> None:
        self.rules: Rules = rules
        self.rollout: LookaheadRollout = rollout
        self.exploration: float = guide.settings.exploration
        self.prior_spread: float = guide.settings.prior_spread
        self.expected_playouts: float = max(1.0, guide.settings.history)
        self.history_playouts: float = guide.settings.history
        self.out: Options = Options()
        self.places: vec[i64] = vec[i64]([0] * INITIAL_CAPACITY)  # in the node, of each option in `out`
        self.likelihoods: vec[float] = vec[float]([0.0] * INITIAL_CAPACITY)  # of each option in `out`
        self.visited: list[Node] = []
        self.node: Node | None = None  # the next decision; None: outside the tree

    def begin(self, root: Node | None) -> None:
        """Begin a playout at this decision; None: outside any tree."""
        self.visited = []
        self.node = root if self.exploration > 0.0 else None

    def is_in_tree(self) -> bool:
        """Whether the tree knows the next decision."""
        return self.node is not None

    def decide(self, state: State, chance: SeededChance) -> None:
        """Make a decision in the tree. One that nobody has made yet becomes part of the tree, which ends there."""
        node = self.node
        assert node is not None
        out = self.out
        self.rules.options(state, out)
        if out.n == 1:  # no decision: the node is that of the next one
            self.rules.apply(state, out.codes[0], chance, SILENT)
            return
        is_leaf: bool = not len(node.options)
        node.seat = state.seat
        self._find(node, state, chance)
        at: i64 = self._select(node)
        node.last = at
        self.visited.append(node)
        self.node = None if is_leaf else node.child(at)
        self.rules.apply(state, node.options[at], chance, SILENT)

    def learn(self, utilities: vec[float]) -> None:
        """Every decision on the way learns the utility of its seat."""
        for node in self.visited:
            node.learn(utilities[node.seat])

    def _find(self, node: Node, state: State, chance: SeededChance) -> None:
        """Fill in the places of the options. Those that the node has not had yet are added with their margins."""
        out = self.out
        while len(self.places) < out.n:
            self.places = extend(self.places, self.places)
            self.likelihoods = extend(self.likelihoods, self.likelihoods)
        known: i64 = NEW  # the known option with the best margin
        new: i64 = 0
        i: i64 = 0
        while i < out.n:
            at: i64 = node.find(out.codes[i], i)
            self.places[i] = at
            if at == NEW:
                new += 1
            elif known == NEW or node.margins[at] > node.margins[known]:
                known = at
            i += 1
        if new:
            self._add_new(node, state, known, chance)

    def _add_new(self, node: Node, state: State, known: i64, chance: SeededChance) -> None:
        """Add the new options. What was drawn moves the margins of all options, so a new one is compared with a known
        one."""
        out = self.out
        rollout = self.rollout
        rng = SeededChance(chance.draws)
        shift: float = 0.0
        if known != NEW:
            shift = node.margins[known] - rollout.margin(state, node.options[known], rng, chance)
        i: i64 = 0
        while i < out.n:
            if self.places[i] == NEW:
                self.places[i] = len(node.options)
                node.add(out.codes[i], shift + rollout.margin(state, out.codes[i], rng, chance))
            i += 1

    def _select(self, node: Node) -> i64:
        """The place of the option to play (PUCT).

        An option without playouts is expected to be like the others here, and as much better as it was elsewhere.
        """
        n: i64 = self.out.n
        places = self.places
        margins = node.margins
        best: float = margins[places[0]]
        visits: i64 = 0
        total: float = 0.0
        i: i64 = 0
        while i < n:
            at: i64 = places[i]
            best = max(best, margins[at])
            visits += node.visits[at]
            total += node.totals[at]
            i += 1
        likelihoods: float = self._weigh(node, best)
        expected: float = self.expected_playouts * total / float(visits) if visits else 0.0
        explored: float = self.exploration * sqrt(float(visits + 1)) / likelihoods
        highest: float = -1.0
        picked: i64 = 0
        i = 0
        while i < n:
            place: i64 = places[i]
            score: float = node.totals[place] + expected + explored * self.likelihoods[i]
            if self.history_playouts > 0.0:
                score += self.history_playouts * node.history.advantage(node.in_history[place])
            score /= float(node.visits[place]) + self.expected_playouts
            if score > highest:
                highest = score
                picked = place
            i += 1
        return picked

    def _weigh(self, node: Node, best: float) -> float:
        """Fill in how likely each option is, compared with the best margin. Returns the sum."""
        likelihoods = self.likelihoods
        total: float = 0.0
        i: i64 = 0
        while i < self.out.n:
            likelihood: float = exp((node.margins[self.places[i]] - best) / self.prior_spread)
            likelihoods[i] = likelihood
            total += likelihood
            i += 1
        return total
