# compiled
"""What the parties of Sabika own is worth before it scores: goods, ships, poems and workers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.bots.linear_evaluation import Judgement
from comares.kernel.bitset import count
from comares.kernel.log import SILENT
from comares.sabika.components import (
    EACH,
    KINDS_OF_GOOD,
    KINDS_OF_MATERIAL,
    LAST_SPACE,
    TOWER,
)
from comares.sabika.counting import boxes
from comares.sabika.rounds.scoring import score_long_poems, score_trade_card, wished
from comares.sabika.rules import SabikaRules
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
)

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


class SabikaWorth:
    """Judges by what was learned; without that it guesses: the scorings to come as if they were held now, and what
    lies in the workshop."""

    def __init__(self, rules: SabikaRules, judgement: Judgement | None = None) -> None:
        self.sabika: SabikaRules = rules
        self.judgement: Judgement | None = judgement
        self.worths: vec[float] = vec[float]([0.0] * rules.tables.parties)

    def weigh(self, table: SabikaState) -> None:
        """Every party's worth, into `worths`."""
        party: i64 = 0
        while party < table.parties:
            self.worths[party] = float(table.has(party, VP))
            party += 1
        if table.over:
            return
        if self.judgement is not None:
            self.judgement.add(table, self.worths)
        else:
            self._guess(table)

    def _guess(self, table: SabikaState) -> None:
        rules = self.sabika
        end: vec[i64] = vec[i64]([0] * table.parties)
        score_long_poems(table, rules.book, end, SILENT)
        score_trade_card(table, rules.book, end, SILENT)
        due: i64 = taxes_to_come(table, rules)
        party: i64 = 0
        while party < table.parties:
            wishes: i64 = wishes_to_come(table, rules, party)
            self.worths[party] += END * float(end[party]) + WISHES * float(wishes)
            self.worths[party] += self._workshop(table, party, due)
            party += 1

    def _workshop(self, table: SabikaState, party: i64, due: i64) -> float:
        """What the party owns promises."""
        rounds: float = float(LAST_SPACE - table.narrator)
        late: float = 1.0 if rounds > 1.0 else 0.7
        worth: float = SEAL * float(table.has(party, SEALS)) + DINAR * float(table.has(party, DINARS))
        i: i64 = 0
        while i < KINDS_OF_MATERIAL:
            worth += late * MATERIALS[i] * float(table.has(party, STOCKED + i))
            i += 1
        worth += late * GOOD * float(goods_of(table, party))
        i = 0
        while i < KINDS_OF_GOOD:
            worth += late * RAW_HELD * float(table.has(party, HELD + i))
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
        return worth + STANDING * float(standing(table, party))


def taxes_to_come(table: SabikaState, rules: SabikaRules) -> i64:
    """S9.2: the steps on the tax track that the rounds to come will ask for."""
    due: i64 = 0
    space: i64 = table.narrator + 1
    while space <= LAST_SPACE:
        due += rules.tables.tax[space]
        space += 1
    return due


def wishes_to_come(table: SabikaState, rules: SabikaRules, party: i64) -> i64:
    """S9.2: each time a wish reaches the tower, all that lie there score."""
    tables = rules.tables
    total: i64 = 0
    on_tower: i64 = 0
    space: i64 = 1
    while space <= LAST_SPACE:
        if tables.wish_at[space] >= 0:
            on_tower += 1
            if space > table.narrator:
                slot: i64 = 0
                while slot < on_tower and slot < TOWER:
                    total += wished(table, rules.book, party, table.wishes[slot]) * tables.tower[slot]
                    slot += 1
        space += 1
    return total


def standing(table: SabikaState, party: i64) -> i64:
    """The party's workers who have not worked yet."""
    workers: i64 = 0
    i: i64 = 0
    while i < EACH:
        if not table.has(party, WORKER + i) & LYING:
            workers += 1
        i += 1
    return workers


def goods_of(table: SabikaState, party: i64) -> i64:
    """The party's goods, wherever they are stored."""
    goods: i64 = 0
    i: i64 = 0
    while i < KINDS_OF_GOOD:
        goods += table.has(party, STOCKED + KINDS_OF_MATERIAL + i) + table.has(party, SPECIAL + i)
        i += 1
    return goods
