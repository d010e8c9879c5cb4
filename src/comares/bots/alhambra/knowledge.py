"""What the bots know of Alhambra, for the registry."""

from __future__ import annotations

from comares.alhambra.components import WITH_DIRK
from comares.alhambra.rules import AlhambraRules
from comares.bots.alhambra.explanations import AlhambraExplainer
from comares.bots.alhambra.features import AlhambraFeatures
from comares.bots.alhambra.guide import AlhambraGuide
from comares.bots.alhambra.option_features import AlhambraOptionFeatures
from comares.bots.alhambra.rollout_weights import BEGINNER, TUNED
from comares.bots.alhambra.themes import themes
from comares.bots.explanations import Explainer
from comares.bots.guide import Guide
from comares.bots.knowledge import Knowledge
from comares.bots.linear_evaluation import Features, LinearEvaluation
from comares.bots.linear_policy import LinearPolicy, OptionFeatures
from comares.bots.master_version import USUAL, MasterVersion
from comares.bots.themes import Move
from comares.kernel.rules import Rules

# Cases of the masters (`bots/data/alhambra.toml`).
MODULES = "modules"  # any module
THREE_PLAYERS = "three-players"
FOUR_PLAYERS = "four-players"  # and more
CASES = {WITH_DIRK: USUAL, 3: THREE_PLAYERS}  # by the number of players


class AlhambraKnowledge(Knowledge):
    """Guides and features of Alhambra."""

    masters = "alhambra"
    levels = {
        "gardener": ("beginner",),
        "mason": ("beginner", "apprentice@1", "imitator@1"),
        "carpenter": ("imitator@1", "imitator@2"),
        "geometer": ("master@20", "master@1000"),
        "architect": ("master",),
    }
    spreads = ((7.0, 5.0), (7.0, 2.5), (4.0, 7.0))  # arena/training/fit_spread.py --players 2,3,4,5,6 --games 400
    master_playouts = 12_000
    varied = ("falconers", "portals", "building-sites", "exchange-certificates")

    def themes(self, move: Move) -> list[str]:
        return themes(move)

    def guide(self, rules: Rules) -> Guide:
        return AlhambraGuide(_alhambra(rules))

    def beginner_guide(self, rules: Rules) -> Guide:
        return AlhambraGuide(_alhambra(rules), weights=BEGINNER)

    def guide_with(self, rules: Rules, version: MasterVersion) -> Guide:
        evaluation = LinearEvaluation(self.features(rules), version.weights, rules.seats)
        policy = LinearPolicy(self.option_features(rules), version.policy) if version.policy else None
        return AlhambraGuide(_alhambra(rules), evaluation, TUNED, policy, version.settings)

    def features(self, rules: Rules) -> Features:
        return AlhambraFeatures(_alhambra(rules))

    def option_features(self, rules: Rules) -> OptionFeatures:
        return AlhambraOptionFeatures(_alhambra(rules))

    def case(self, rules: Rules) -> str:
        if _alhambra(rules).hooks.modules:
            return MODULES
        return CASES.get(rules.seats, FOUR_PLAYERS)

    def explainer(self, rules: Rules) -> Explainer:
        return AlhambraExplainer(_alhambra(rules), self.learned_guide(rules))


def _alhambra(rules: Rules) -> AlhambraRules:
    assert isinstance(rules, AlhambraRules)
    return rules


KNOWLEDGE = AlhambraKnowledge()
