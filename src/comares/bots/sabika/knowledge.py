"""What the bots know of Sabika, for the registry."""

from __future__ import annotations

from comares.bots.explanations import Explainer
from comares.bots.guide import Guide
from comares.bots.knowledge import Knowledge
from comares.bots.linear_evaluation import Features, LinearEvaluation
from comares.bots.linear_policy import LinearPolicy, OptionFeatures
from comares.bots.master_version import USUAL, MasterVersion
from comares.bots.sabika.explanations import SabikaExplainer
from comares.bots.sabika.features import SabikaFeatures
from comares.bots.sabika.guide import SabikaGuide
from comares.bots.sabika.option_features import SabikaOptionFeatures
from comares.bots.sabika.rollout import BEGINNER
from comares.bots.sabika.themes import themes
from comares.bots.themes import Move
from comares.kernel.rules import Rules
from comares.sabika.rules import SabikaRules

SOLO = "solo"  # against Yusuf: a case of the masters (`bots/data/sabika.toml`)


class SabikaKnowledge(Knowledge):
    """Guides and features of Sabika."""

    masters = "sabika"
    levels = {
        "gardener": ("beginner",),
        "mason": ("beginner", "apprentice@1", "imitator@1"),
        "carpenter": ("apprentice@1", "imitator@4"),
        "geometer": ("imitator@2", "master@100"),
        "architect": ("master",),
    }
    spreads = ((0.5, 14.5), (1.5, 10.0), (2.5, 7.0))  # arena/training/fit_spread.py --players 1,2,3,4 --games 240
    master_playouts = 2_000
    varied = ("events", "difficulty")

    def themes(self, move: Move) -> list[str]:
        return themes(move)

    def guide(self, rules: Rules) -> Guide:
        return SabikaGuide(_sabika(rules))

    def beginner_guide(self, rules: Rules) -> Guide:
        return SabikaGuide(_sabika(rules), care=BEGINNER)

    def guide_with(self, rules: Rules, version: MasterVersion) -> Guide:
        sabika = _sabika(rules)
        evaluation = LinearEvaluation(self.features(sabika), version.weights, sabika.lookup.parties)
        policy = LinearPolicy(self.option_features(rules), version.policy) if version.policy else None
        return SabikaGuide(sabika, evaluation, policy, version.settings)

    def features(self, rules: Rules) -> Features:
        return SabikaFeatures(_sabika(rules))

    def option_features(self, rules: Rules) -> OptionFeatures:
        return SabikaOptionFeatures(_sabika(rules))

    def case(self, rules: Rules) -> str:
        return SOLO if rules.seats == 1 else USUAL

    def explainer(self, rules: Rules) -> Explainer:
        return SabikaExplainer(_sabika(rules), self.learned_guide(rules))


def _sabika(rules: Rules) -> SabikaRules:
    assert isinstance(rules, SabikaRules)
    return rules


KNOWLEDGE = SabikaKnowledge()
