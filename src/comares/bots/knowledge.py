"""What the bots know of a game: the part of a game's entry in the registry that makes guides and features."""

from __future__ import annotations

from collections.abc import Mapping

from comares.bots.explanations import Explainer
from comares.bots.guide import Guide
from comares.bots.linear_evaluation import Features
from comares.bots.linear_policy import OptionFeatures
from comares.bots.master_version import MASTER, USUAL, MasterVersion, version_of
from comares.bots.themes import Move, no_themes
from comares.bots.win_chance import Spread
from comares.games import GAMES, Registry, load_named
from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules

NO_MASTERS = ""
# The levels that people choose from, weakest first, named after crafts of the palace.
LEVELS = ("gardener", "mason", "carpenter", "geometer", "architect")


class Knowledge:
    """Makes the guides of a game, from its rules. This base knows nothing of the game: a game overrides what it brings.

    `masters` is the name of the file of its masters in the package (`bots/data`), or NO_MASTERS. `master_playouts`:
    what the master plays in a second of processor time. `varied`: the settings that puzzles vary. `levels`: the bots
    that play the levels (what each wins against the one below: docs/strength.md). Of several bots one plays in each
    game: the level has better and worse days, so that it sometimes loses to the level below.
    """

    masters = NO_MASTERS
    levels: Mapping[str, tuple[str, ...]] = {
        "gardener": ("beginner",),
        "mason": ("greedy",),
        "carpenter": ("strong@100",),
        "geometer": ("strong",),
        "architect": ("master",),
    }
    spreads: tuple[tuple[float, float], ...] = ()  # the fitted lines of `Spread`, one for each stage
    master_playouts = 10_000
    varied: tuple[str, ...] = ()

    def themes(self, move: Move) -> list[str]:
        """What a move is about, the most telling first."""
        return no_themes(move)

    def guide(self, rules: Rules) -> Guide:
        """The guide with hand-written evaluation."""
        return Guide(rules)

    def beginner_guide(self, rules: Rules) -> Guide:
        """The guide with beginner weights."""
        return self.guide(rules)

    def guide_with(self, rules: Rules, version: MasterVersion) -> Guide:
        """The guide with the learned evaluation, the learned policy and the settings of this version."""
        raise BadSetup("this game has no features to learn weights for")

    def features(self, rules: Rules) -> Features:
        """The features of the learned evaluation."""
        raise BadSetup("this game has no features to learn weights for")

    def option_features(self, rules: Rules) -> OptionFeatures:
        """The features of the learned policy."""
        raise BadSetup("this game has no features of options to learn a policy from")

    def explainer(self, rules: Rules) -> Explainer:
        """Explains options of the game."""
        return Explainer(rules, self.learned_guide(rules))

    def spread(self, rules: Rules) -> Spread:
        """How sure a lead is, in each position."""
        return Spread(self.features(rules), self.spreads) if self.spreads else Spread()

    def case(self, rules: Rules) -> str:
        """The case that a game with these rules is, for versions that leave some cases to another one."""
        return USUAL

    def version(self, name: str = MASTER, case: str = USUAL) -> MasterVersion:
        """The version in the package that plays under that name in that case."""
        if self.masters == NO_MASTERS:
            raise BadSetup("this game has no features to learn weights for")
        return version_of(self.masters, name, case)

    def learned_guide(self, rules: Rules, name: str = MASTER) -> Guide:
        """The guide of the master of that name; in a game without one, the hand-written guide."""
        if self.masters == NO_MASTERS:
            return self.guide(rules)
        return self.guide_with(rules, self.version(name, self.case(rules)))


def knowledge_of(game: str, registry: Registry = GAMES) -> Knowledge:
    """The knowledge of the game of that name."""
    place = registry.pack(game).knowledge
    if not place:
        return Knowledge()
    knowledge = load_named(place)
    assert isinstance(knowledge, Knowledge), f"{place} is no Knowledge"
    return knowledge
