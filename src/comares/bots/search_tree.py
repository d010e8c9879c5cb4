# compiled
"""A search tree below a candidate: what later decisions of a playout have learned from the playouts before.

A node is the decision after the same options, whatever was drawn between them. Its prior is the softmax of the margins
at the end of the turn; the option with the best mean utility for its seat, plus more the rarer and the likelier it is,
is played next (PUCT). Each playout adds one node.
"""

from __future__ import annotations

from math import exp, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from comares.bots.playouts import Playouts
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State


class Node:
    """A decision: the options that it had in some playout, with their margins and results."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.options: vec[i64] = vec[i64]()
        self.margins: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.children: list[Node | None] = []

    def find(self, option: i64) -> i64:
        """The place of the option among those of the node; -1 if it is new."""
        i: i64 = 0
        n: i64 = len(self.options)
        while i < n:
            if self.options[i] == option:
                return i
            i += 1
        return -1

    def add(self, option: i64, margin: float) -> None:
        """Add a new option."""
        self.options = append(self.options, option)
        self.margins = append(self.margins, margin)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.children.append(None)


class TreePlayouts:
    """Playouts whose first decisions are made in a tree."""

    def __init__(self, rules: Rules, playouts: Playouts) -> None:
        settings = playouts.guide.settings
        self.rules: Rules = rules
        self.playouts: Playouts = playouts
        self.exploration: float = settings.exploration
        self.spread: float = settings.prior_spread
        self.out: Options = Options()
        self.powers: vec[float] = vec[float]([0.0] * 256)
        self.path: list[Node] = []
        self.places: vec[i64] = vec[i64]()
        self.utilities: vec[float] = vec[float]([0.0] * rules.seats)

    def play(self, world: State, option: i64, root: Node, seat: i64, seed: i64) -> float:
        """The utility of the option for the seat, from 0 to 1: the mean of the evaluations at all depths."""
        playouts = self.playouts
        state = world.copy()
        chance = SeededChance(seed)
        self.rules.apply(state, option, chance, SILENT)
        self.path = []
        self.places = vec[i64]()
        i: i64 = 0
        while i < len(self.utilities):
            self.utilities[i] = 0.0
            i += 1
        node: Node | None = root
        played: i64 = playouts.first
        for until in playouts.depths:
            while not state.over:
                if not playouts.in_turns or playouts.guide.begins_turn(state):
                    if played == until:
                        break
                    played += 1
                if node is None:
                    playouts.decide(state, playouts.guide.rollout_width(played), chance)
                else:
                    node = self._descend(node, state, chance)
            playouts.add_utilities(state, self.utilities)
        depths: float = float(len(playouts.depths))
        i = 0
        while i < len(self.path):
            at: i64 = self.places[i]
            visited = self.path[i]
            visited.visits[at] += 1
            visited.totals[at] += self.utilities[visited.seat] / depths
            i += 1
        return self.utilities[seat] / depths

    def _descend(self, node: Node, state: State, chance: SeededChance) -> Node | None:
        """Make the decision of the node. Returns the next node; None if the tree ends here."""
        out = self.out
        self.rules.options(state, out)
        if out.n == 1:
            self.rules.apply(state, out.codes[0], chance, SILENT)
            return node
        is_new: bool = not len(node.options)
        at: i64 = self._select(node, state, out, chance)
        self.path.append(node)
        self.places = append(self.places, at)
        self.rules.apply(state, node.options[at], chance, SILENT)
        if is_new:
            return None
        child = node.children[at]
        if child is None:
            child = Node()
            node.children[at] = child
        return child

    def _select(self, node: Node, state: State, out: Options, chance: SeededChance) -> i64:
        """The place of the option to play."""
        node.seat = state.seat
        self._add_new(node, state, out, chance)
        while len(self.powers) < out.n:
            self.powers = append(self.powers, 0.0)
        powers = self.powers
        best: float = -1000000.0
        visits: i64 = 0
        total: float = 0.0
        i: i64 = 0
        while i < out.n:
            at: i64 = node.find(out.codes[i])
            if node.margins[at] > best:
                best = node.margins[at]
            visits += node.visits[at]
            total += node.totals[at]
            i += 1
        sum_of_powers: float = 0.0
        i = 0
        while i < out.n:
            power: float = exp((node.margins[node.find(out.codes[i])] - best) / self.spread)
            powers[i] = power
            sum_of_powers += power
            i += 1
        expected: float = total / float(visits) if visits else 0.5
        factor: float = self.exploration * sqrt(float(visits) + 1.0) / sum_of_powers
        highest: float = -1000000.0
        picked: i64 = 0
        i = 0
        while i < out.n:
            place: i64 = node.find(out.codes[i])
            n: i64 = node.visits[place]
            mean: float = (node.totals[place] + expected) / float(n + 1)
            score: float = mean + factor * powers[i] / float(n + 1)
            if score > highest:
                highest = score
                picked = place
            i += 1
        return picked

    def _add_new(self, node: Node, state: State, out: Options, chance: SeededChance) -> None:
        """Add the options that the node has not had yet, with their margins: what they are better or worse than one
        that it has had."""
        known: i64 = -1
        new: i64 = 0
        i: i64 = 0
        while i < out.n:
            at: i64 = node.find(out.codes[i])
            if at < 0:
                new += 1
            elif known < 0 or node.margins[at] > node.margins[known]:
                known = at
            i += 1
        if not new:
            return
        rollout = self.playouts.rollout
        rng = SeededChance(chance.draws)
        before: float = 0.0
        if known >= 0:
            before = node.margins[known] - rollout.margin(state, node.options[known], rng, chance)
        i = 0
        while i < out.n:
            option: i64 = out.codes[i]
            if node.find(option) < 0:
                node.add(option, before + rollout.margin(state, option, rng, chance))
            i += 1
