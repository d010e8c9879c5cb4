# compiled
"""What is known of Sabika beyond its rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import Guide
from comares.bots.linear_evaluation import Judgement
from comares.bots.sabika.evaluation import SabikaWorth
from comares.bots.sabika.rollout import SabikaPicks
from comares.kernel.bitset import count
from comares.kernel.chance import Chance
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.sabika.components import (
    KINDS_OF_GOOD,
    KINDS_OF_MATERIAL,
)
from comares.sabika.counters import boxes
from comares.sabika.resources import all_goods
from comares.sabika.rules import SabikaRules
from comares.sabika.state import (
    BLUE,
    DINARS,
    GREY,
    HELD,
    RED,
    REWARD,
    SEALS,
    STOCKED,
    TAXES,
    sabika,
)

HORIZON: Final = 40  # decisions
JUDGED_AFTER: Final = [6, 10, 14, 18]  # where what was learned judges; early is surer, late knows more
SECOND_THOUGHTS: Final = 8  # options that are looked at where what was learned judges


class SabikaGuide(Guide):
    """Worth, picks and holdings of one game of Sabika."""

    def __init__(self, rules: SabikaRules, judgement: Judgement | None = None) -> None:
        super().__init__(rules)
        self.sabika: SabikaRules = rules
        self.worth: SabikaWorth = SabikaWorth(rules, judgement)
        self.picks: SabikaPicks = SabikaPicks(rules, self.worth)

    def value(self, state: State, worth: vec[float]) -> None:
        self.worth.weigh(sabika(state))
        seat: i64 = 0
        while seat < len(worth):
            worth[seat] = self.worth.worths[seat]
            seat += 1

    def par(self, state: State) -> float:
        """S13: who plays alone is measured against Yusuf."""
        self.worth.weigh(sabika(state))
        return self.worth.worths[len(self.worth.worths) - 1]

    def pick(self, state: State, out: Options, chance: Chance) -> i64:
        return self.picks.pick(state, out, chance)

    def judged_after(self) -> list[int]:
        return [HORIZON] if self.worth.judgement is None else JUDGED_AFTER

    def second_thoughts(self, decisions: i64) -> i64:
        return 1 if self.worth.judgement is None else SECOND_THOUGHTS

    def holdings(self, base: State, seat: int) -> list[tuple[str, int]]:
        state = sabika(base)
        return [
            ("poems", count(state.get(seat, BLUE)) + count(state.get(seat, RED)) + count(state.get(seat, GREY))),
            ("ships", count(state.presence(seat))),
            ("boxes", boxes(state, self.sabika.context, seat)),
            ("goods", all_goods(state, seat)),
            ("seals", state.get(seat, SEALS)),
            ("materials", sum([state.get(seat, STOCKED + i) for i in range(KINDS_OF_MATERIAL)])),
            ("rewards", state.get(seat, REWARD)),
            ("taxes", state.get(seat, TAXES)),
            ("raw", sum([state.get(seat, HELD + i) for i in range(KINDS_OF_GOOD)])),
            ("dinars", state.get(seat, DINARS)),
        ]
