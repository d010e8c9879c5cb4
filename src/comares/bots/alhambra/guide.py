# compiled
"""What is known of Alhambra beyond its rules: what buildings, money and reserves are worth before they score."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import KIND, KINDS, SLOTS, money
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.scoring import LAST_SCORING, score
from comares.alhambra.state import AlhambraState, alhambra
from comares.alhambra.view import alhambra_view
from comares.bots.alhambra.memory import remember
from comares.bots.alhambra.rollout import AlhambraPicks
from comares.bots.alhambra.rollout_weights import SEASONED, Taste
from comares.bots.guide import Guide
from comares.bots.linear_evaluation import Judgement
from comares.kernel.bitset import count, lowest
from comares.kernel.chance import Chance
from comares.kernel.events import Event
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.view import View

# How much of a scoring's points, as they would be now, to count on: of the next one, the one after it, the last.
NEXT_SCORING: Final = 0.9
LATER_SCORING: Final = 0.5
LAST_OF_THREE: Final = 0.3

BUILDING: Final = 0.5  # of a building, whoever has most, and so much more for each kind below it
BUILDING_STEP: Final = 0.15
WAITING: Final = 4.0  # of a tile that is bought and will find its place
RESERVED: Final = 1.5  # of a tile in the reserve
MONEY: Final = 0.4  # of one coin, as long as there is much to buy
ENOUGH: Final = 30  # coins; those beyond it count for less
TOO_MUCH: Final = 0.15
HORIZON: Final = 20  # decisions; judged so early, playouts beat those to the end
JUDGED_AFTER: Final = [5, 8, 11, 14, 17, 20]  # where what was learned judges; early is surer, late knows more
SECOND_THOUGHTS: Final = 4  # options that a playout looks at then,
CAREFUL: Final = 6  # and for so many decisions
TILES_A_TURN: Final = 8.0  # money is worth less when fewer than so many tiles a seat are to come


class AlhambraGuide(Guide):
    """Counts the scorings to come, modules included, as if they were held now; and what is not built yet."""

    def __init__(self, rules: AlhambraRules, judgement: Judgement | None = None, taste: Taste = SEASONED) -> None:
        super().__init__(rules)
        self.alhambra: AlhambraRules = rules
        self.judgement: Judgement | None = judgement  # learned, in place of the guesses above
        self.picks: AlhambraPicks = AlhambraPicks(rules, taste)
        self.quick: vec[i64] = vec[i64]([i for i, step in enumerate(rules.steps) if step.name in ("take", "stop")])

    def value(self, state: State, worth: vec[float]) -> None:
        table = alhambra(state)
        seats: i64 = len(table.palaces)
        seat: i64 = 0
        while seat < seats:
            worth[seat] = float(table.scores[seat])
            seat += 1
        if state.over:
            return
        if self.judgement is not None:
            self.judgement.add(state, worth)
            return
        self._add_scorings(table, worth)
        to_come: float = float(count(table.bag)) / (TILES_A_TURN * float(seats))
        coin: float = MONEY * (to_come if to_come < 1.0 else 1.0)
        seat = 0
        while seat < seats:
            worth[seat] += self._prospects(table, seat, coin)
            seat += 1

    def _add_scorings(self, state: AlhambraState, worth: vec[float]) -> None:
        weight: float = NEXT_SCORING
        scoring: i64 = state.scorings + 1
        while scoring <= LAST_SCORING:
            points = vec[i64]([0] * len(worth))
            score(state, scoring, points, self.alhambra.hooks, SILENT)
            seat: i64 = 0
            while seat < len(points):
                worth[seat] += weight * float(points[seat])
                seat += 1
            weight = LATER_SCORING if weight == NEXT_SCORING else LAST_OF_THREE
            scoring += 1

    def _prospects(self, state: AlhambraState, seat: i64, coin: float) -> float:
        """What a seat's buildings, tiles and money promise."""
        palace = state.palaces[seat]
        worth: float = RESERVED * float(count(state.reserves[seat]))
        kind: i64 = 0
        while kind < len(KINDS):
            worth += float(palace.count(kind)) * (BUILDING + BUILDING_STEP * float(kind))
            kind += 1
        tiles: i64 = state.waiting[seat]
        while tiles:
            worth += WAITING + BUILDING_STEP * float(KIND[lowest(tiles)])
            tiles &= tiles - 1
        coins: i64 = coins_of(state, seat)
        if coins > ENOUGH:
            return worth + coin * (ENOUGH + TOO_MUCH * float(coins - ENOUGH))
        return worth + coin * float(coins)

    def pick(self, state: State, out: Options, chance: Chance) -> i64:
        return self.picks.pick(state, out, chance)

    def judged_after(self) -> list[int]:
        return [HORIZON] if self.judgement is None else JUDGED_AFTER

    def second_thoughts(self, decisions: i64) -> i64:
        return SECOND_THOUGHTS if self.judgement is not None and decisions < CAREFUL else 1

    def follow_ups(self, state: State, out: Options) -> None:
        """Another action after an exact payment: taking money stands for all of them."""
        n: i64 = 0
        i: i64 = 0
        while i < out.n:
            if out.codes[i] & 255 in self.quick:
                out.codes[n] = out.codes[i]
                n += 1
            i += 1
        if n:
            out.n = n

    def holdings(self, state: State, seat: int) -> list[tuple[str, int]]:
        table = alhambra(state)
        return [("coins", coins_of(table, seat)), ("reserve", count(table.reserves[seat]))]

    def remember(self, view: View, seen: list[Event]) -> None:
        remember(alhambra_view(view), seen, self.alhambra.hooks.modules)


def coins_of(state: AlhambraState, seat: i64) -> i64:
    """What the seat's hand is worth in all."""
    coins: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        coins += money(state.hands[seat * SLOTS + slot])
        slot += 1
    return coins
