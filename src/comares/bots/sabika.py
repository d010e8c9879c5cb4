# compiled
"""What is known of Sabika beyond its rules: what goods, ships, poems and workers are worth before they score."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.guide import PICKS, Guide
from comares.kernel.chance import Chance
from comares.kernel.log import NOBODY
from comares.kernel.options import Options
from comares.kernel.sets import count
from comares.kernel.state import State
from comares.sabika.components import (
    CONSOLIDATE,
    CONSTRUCT,
    CRAFT,
    EACH,
    ENGRAVE,
    EXPORT,
    GYPSUM,
    KINDS_OF_GOOD,
    KINDS_OF_MATERIAL,
    LAST_SPACE,
    MARKET,
    PRODUCTION,
    QUARRY_LARGE,
    QUARRY_SMALL,
    REACTIVATE,
    RING_OF,
    STOREHOUSE,
    TOWER,
    WIDEST,
)
from comares.sabika.counting import boxes, stored
from comares.sabika.rules import SabikaRules
from comares.sabika.scoring import score_long_poems, score_trade_card, wished
from comares.sabika.state import (
    BLUE,
    DINARS,
    HELD,
    LEFT,
    LYING,
    RED,
    REWARD,
    RIGHT,
    SEALS,
    SPECIAL,
    STOCKED,
    TAXES,
    VP,
    WORKER,
    SabikaState,
    sabika,
)
from comares.sabika.steps import ACT, DECLINE, DONE, MAIN, REST, STOP, TURN

# In VP.
DINAR: Final = 0.48
SEAL: Final = 1.3
MATERIALS: Final = vec[float]([0.7, 1.0, 1.5, 2.0])
GOOD: Final = 1.7
RAW_HELD: Final = 0.8
TAX: Final = 0.85  # a step on the track that will save one VP
TAX_TOO_MANY: Final = 0.15
BOX: Final = 0.5
SHIP: Final = 1.0
SETTLED_SHIP: Final = 2.0
BLUE_POEM: Final = 0.9  # for each round to come
RED_POEM: Final = 0.3
REWARD_STEP: Final = 0.8
STANDING: Final = 3.5  # a worker who has not worked yet
WISHES: Final = 0.9  # of what they would give if nothing changed
END: Final = 0.8
HORIZON: Final = 40

NOISE: Final = 1.5
GRAIN: Final = 1024
LOOKS: Final = 4  # options of a small choice that are tried out


class SabikaGuide(Guide):
    """Counts the scorings to come as if they were held now, and what lies in the workshop."""

    def __init__(self, rules: SabikaRules) -> None:
        super().__init__(rules)
        self.sabika: SabikaRules = rules
        self.worths: vec[float] = vec[float]([0.0] * rules.tables.parties)

    def value(self, state: State, worth: vec[float]) -> None:
        self._weigh(sabika(state))
        seat: i64 = 0
        while seat < len(worth):
            worth[seat] = self.worths[seat]
            seat += 1

    def par(self, state: State) -> float:
        """S13: who plays alone is measured against Yusuf."""
        self._weigh(sabika(state))
        return self.worths[len(self.worths) - 1]

    def horizon(self) -> int:
        return HORIZON

    def _weigh(self, table: SabikaState) -> None:
        """Every party's worth, into `worths`."""
        book = self.sabika.book
        parties: i64 = table.parties
        end: vec[i64] = vec[i64]([0] * parties)
        if not table.over:
            score_long_poems(table, book, end, NOBODY)
            score_trade_card(table, book, end, NOBODY)
        due: i64 = self._taxes_to_come(table)
        party: i64 = 0
        while party < parties:
            worth: float = float(table.has(party, VP))
            if not table.over:
                worth += END * float(end[party]) + WISHES * float(self._wishes_to_come(table, party))
                worth += self._workshop(table, party, due)
            self.worths[party] = worth
            party += 1

    def _taxes_to_come(self, table: SabikaState) -> i64:
        due: i64 = 0
        space: i64 = table.narrator + 1
        while space <= LAST_SPACE:
            due += self.sabika.tables.tax[space]
            space += 1
        return due

    def _wishes_to_come(self, table: SabikaState, party: i64) -> i64:
        """S9.2: each time a wish reaches the tower, all that lie there score."""
        tables = self.sabika.tables
        total: i64 = 0
        on_tower: i64 = 0
        space: i64 = 1
        while space <= LAST_SPACE:
            if tables.wish_at[space] >= 0:
                on_tower += 1
                if space > table.narrator:
                    slot: i64 = 0
                    while slot < on_tower and slot < TOWER:
                        n: i64 = wished(table, self.sabika.book, party, table.wishes[slot])
                        total += n * tables.tower[slot]
                        slot += 1
            space += 1
        return total

    def _workshop(self, table: SabikaState, party: i64, due: i64) -> float:
        """What the party owns promises."""
        rounds: float = float(LAST_SPACE - table.narrator)
        late: float = 1.0 if rounds > 1.0 else 0.7
        worth: float = SEAL * float(table.has(party, SEALS)) + DINAR * float(table.has(party, DINARS))
        i: i64 = 0
        while i < KINDS_OF_MATERIAL:
            worth += late * MATERIALS[i] * float(table.has(party, STOCKED + i))
            i += 1
        i = 0
        while i < KINDS_OF_GOOD:
            goods: i64 = table.has(party, STOCKED + KINDS_OF_MATERIAL + i) + table.has(party, SPECIAL + i)
            worth += late * GOOD * float(goods) + late * RAW_HELD * float(table.has(party, HELD + i))
            i += 1
        taxes: i64 = table.has(party, TAXES)
        worth += TAX * float(taxes if taxes < due else due)
        if taxes > due:
            worth += TAX_TOO_MANY * float(taxes - due)
        worth += rounds * BLUE_POEM * float(count(table.has(party, BLUE))) + RED_POEM * float(
            count(table.has(party, RED))
        )
        worth += SHIP * float(count(table.has(party, LEFT))) + SETTLED_SHIP * float(count(table.has(party, RIGHT)))
        worth += REWARD_STEP * float(table.has(party, REWARD)) + late * BOX * float(
            boxes(table, self.sabika.book, party)
        )
        i = 0
        while i < EACH:
            if not table.has(party, WORKER + i) & LYING:
                worth += STANDING
            i += 1
        return worth

    # Playouts.

    def pick(self, state: State, out: Options, chance: Chance) -> i64:
        """A turn at a glance; of smaller choices what leaves the seat best off among a few."""
        step: i64 = state.step()
        if step == TURN:
            return self._pick_turn(sabika(state), out, chance)
        if step == ACT:
            i: i64 = 0
            while i < out.n:
                if out.codes[i] & 255 != DONE and (out.codes[i] & 255 == MAIN or chance.draw(PICKS, 2)):
                    return out.codes[i]
                i += 1
            return out.codes[0]
        return self._pick_by_value(state, out, chance)

    def _pick_by_value(self, state: State, out: Options, chance: Chance) -> i64:
        picked: i64 = out.codes[0]
        highest: float = -1000.0
        seat: i64 = state.seat
        look: i64 = 0
        while look < LOOKS:
            option: i64 = out.codes[chance.draw(PICKS, out.n) if out.n > LOOKS else look]
            after = state.copy()
            self.sabika.apply(after, option, chance, NOBODY)
            self._weigh(sabika(after))
            guess: float = self.worths[seat]
            if option & 255 == STOP or option & 255 == DECLINE:
                guess -= 0.3
            if guess > highest:
                highest = guess
                picked = option
            look += 1
            if look == out.n:
                break
        return picked

    def _pick_turn(self, table: SabikaState, out: Options, chance: Chance) -> i64:
        picked: i64 = out.codes[0]
        highest: float = -1000.0
        i: i64 = 0
        while i < out.n:
            option: i64 = out.codes[i]
            guess: float = NOISE * float(chance.draw(PICKS, GRAIN)) / GRAIN
            if option & 255 == REST:
                guess += 0.3
            else:
                guess += self._promise(table, option >> 8 & 255, option >> 16)
            if guess > highest:
                highest = guess
                picked = option
            i += 1
        return picked

    def _promise(self, table: SabikaState, worker: i64, space: i64) -> float:
        """What working there promises: the action, and what lies beside it."""
        tables = self.sabika.tables
        seat: i64 = table.seat
        at: i64 = RING_OF[worker] * WIDEST + space
        action: i64 = tables.action[at]
        room: float = float(boxes(table, self.sabika.book, seat) - stored(table, seat))
        goods: float = 0.0
        i: i64 = 0
        while i < KINDS_OF_GOOD:
            goods += float(table.has(seat, STOCKED + KINDS_OF_MATERIAL + i) + table.has(seat, SPECIAL + i))
            i += 1
        materials: float = float(stored(table, seat)) - goods
        beside: float = (0.5 if tables.raw_at[at] >= 0 else 0.0) + (0.6 if tables.marble_at[at] >= 0 else 0.0)
        if action == QUARRY_SMALL:
            return beside + 0.7 * (room if room < 3.0 else 3.0)
        if action == QUARRY_LARGE:
            return beside + 1.0 * (room if room < 3.0 else 3.0)
        if action == STOREHOUSE:
            return beside + 3.0
        if action == MARKET:
            return beside + 1.8 + 0.4 * goods
        if action == CONSTRUCT:
            return beside + (3.0 + 0.8 * materials if table.has(seat, STOCKED + GYPSUM) else 2.0)
        if action == EXPORT:
            return beside + 3.0 + 1.5 * (goods if goods < 2.0 else 2.0)
        if action == CONSOLIDATE:
            return beside + 3.0
        if action == PRODUCTION:
            return beside + 2.5
        if action == ENGRAVE:
            return beside + 4.0
        if action == REACTIVATE:
            return beside + 3.0
        return beside + (1.6 if action == CRAFT else 0.0)
