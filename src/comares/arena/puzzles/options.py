"""The options of a position as a player tells them apart: codes that mean the same move are one option."""

from __future__ import annotations

from typing import NamedTuple

from comares.bots.explanations import Explainer
from comares.bots.guide import Guide
from comares.bots.knowledge import Knowledge, knowledge_of
from comares.games import Registry
from comares.kernel.chance import SeededChance
from comares.kernel.options import Options
from comares.kernel.position import Position, read
from comares.kernel.rules import Rules
from comares.kernel.table import Decision
from comares.kernel.view import View

Group = tuple[str, ...]


class Study(NamedTuple):
    """A position to look at closely: what the deciding seat sees, and all it can do. Everything is worked out from the
    text of the position, so that nothing counts that a player at the puzzle cannot know."""

    text: str
    position: Position
    rules: Rules
    knowledge: Knowledge
    guide: Guide
    explainer: Explainer
    groups: list[Group]  # the codes of each option

    @property
    def view(self) -> View:
        """What the deciding seat sees, in a copy of its own: bots write into the memory of a view."""
        return read(self.text, {self.position.game.name: self.position.game}).view

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(self.position.view.seat)

    @property
    def codes(self) -> list[str]:
        """One code of each option."""
        return [group[0] for group in self.groups]

    def decision(self) -> Decision:
        """The decision as a bot is asked."""
        step = self.rules.steps[int(self.rules.parse(self.codes[0])) & 255].name
        return Decision(self.seat, step, [code for group in self.groups for code in group])

    def group_of(self, code: str) -> Group:
        """All codes of the option."""
        return next(group for group in self.groups if code in group)


def study(text: str, registry: Registry) -> Study:
    """The position of the text with its options."""
    position = read(text, registry)
    rules = position.rules()
    knowledge = knowledge_of(position.game.name, registry)
    guide = knowledge.learned_guide(rules)
    explainer = knowledge.explainer(rules)
    state = rules.imagine(position.view, SeededChance(0))
    out = Options()
    rules.options(state, out)
    groups: dict[str, list[str]] = {}
    for option in out.to_list():
        groups.setdefault(repr(explainer.move(state, int(option))), []).append(rules.code(option))
    return Study(text, position, rules, knowledge, guide, explainer, [tuple(group) for group in groups.values()])
