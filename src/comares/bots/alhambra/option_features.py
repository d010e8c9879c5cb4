# compiled
"""The features of an option in Alhambra, for the learned policy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import HIGHEST_VALUE, KIND, PRICE, SLOTS, WALLS, how_many, money
from comares.alhambra.market import Buy
from comares.alhambra.modules.building_sites.module import Finish
from comares.alhambra.modules.falconers.module import PayFalcon
from comares.alhambra.money import JUST_CARDS, Take
from comares.alhambra.placing import TileStep
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.scoring import LAST_SCORING, next_scoring
from comares.alhambra.state import NO_TILE, AlhambraState, alhambra
from comares.bots.alhambra.features import sums_of
from comares.bots.alhambra.majorities import LAST_GAIN, NEXT_GAIN, Majorities
from comares.bots.alhambra.rollout import (
    BUY,
    FINISH,
    MOVE,
    OTHER,
    PAY,
    PLACE,
    PLENTY,
    ROLES,
    TAKE,
)
from comares.bots.linear_policy import OptionFeatures
from comares.kernel.state import State

# The first features are the roles of options; the others follow.
ROLE_COUNT: Final = len(ROLES) + 1
COINS: Final = ROLE_COUNT  # of a take
COINS_IN_PLENTY: Final = COINS + 1
CARDS: Final = COINS + 2
NEW_EXACT: Final = COINS + 3  # tiles in the market that can be paid exactly after it, and not before
NEW_EXACT_NEXT: Final = COINS + 4  # what these would add to the next scoring
NEW_EXACT_LAST: Final = COINS + 5
NEW_PAYABLE: Final = COINS + 6
NEW_PAYABLE_NEXT: Final = COINS + 7
NEW_PAYABLE_LAST: Final = COINS + 8
MATCHING_COINS: Final = COINS + 9  # coins of a currency whose tile in the market is not payable yet
DENIED_EXACT: Final = COINS + 10  # tiles that the next seat could have paid exactly with one of the cards
GAIN_NEXT: Final = COINS + 11  # of a building: what it adds to the next scoring, and so on
GAIN_LAST: Final = COINS + 12
PAID: Final = COINS + 13
EXACT: Final = COINS + 14
OVERPAID: Final = COINS + 15
CARDS_PAID: Final = COINS + 16
WALL_SIDES: Final = COINS + 17
THEIR_GAIN_NEXT: Final = COINS + 18  # what it would add to the best other seat
THEIR_GAIN_LAST: Final = COINS + 19
THEY_CAN_PAY: Final = COINS + 20  # other seats that can pay it exactly
HIGH_KIND: Final = COINS + 21
IN_RESERVE: Final = COINS + 22  # bought in another mode than the plain one
OTHERS_EXACT: Final = COINS + 23  # an exact payment, times other tiles that can be paid exactly too
OUTER_WALL: Final = COINS + 24  # of a placement, as in `placement_value`
WALL_GOES_ON: Final = COINS + 25
INNER_WALL: Final = COINS + 26
OPEN_SIDE: Final = COINS + 27
NEIGHBOURS: Final = COINS + 28
SURROUNDED: Final = COINS + 29  # all four sides taken
CARD_PAID: Final = COINS + 30
NAMES: Final = [
    *(f"is-{role}" for role in ROLES),
    "is-other",
    "coins",
    "coins-in-plenty",
    "cards",
    "new-exact",
    "new-exact-next",
    "new-exact-last",
    "new-payable",
    "new-payable-next",
    "new-payable-last",
    "matching-coins",
    "denied-exact",
    "gain-next",
    "gain-last",
    "paid",
    "exact",
    "overpaid",
    "cards-paid",
    "wall-sides",
    "their-gain-next",
    "their-gain-last",
    "they-can-pay",
    "high-kind",
    "in-reserve",
    "others-exact",
    "outer-wall",
    "wall-goes-on",
    "inner-wall",
    "open-side",
    "neighbours",
    "surrounded",
    "card-paid",
]


class AlhambraOptionFeatures(OptionFeatures):
    """Stages: before the first, the second and the third scoring."""

    def __init__(self, rules: AlhambraRules) -> None:
        super().__init__(NAMES, ["first", "second", "third"])
        names = [step.name for step in rules.steps]
        self.roles: bytes = bytes([ROLES.index(name) if name in ROLES else OTHER for name in names])
        self.majorities: Majorities = Majorities(rules.seats)
        self.sums: vec[i64] = vec[i64]([0] * (rules.seats * SLOTS))  # what each hand can pay exactly, see `sums_of`
        self.exact: i64 = 0  # tiles in the market that can be paid exactly
        self.plenty: bool = False

    def begin(self, base: State) -> i64:
        state = alhambra(base)
        self.majorities.count(state)
        held: i64 = 0
        self.exact = 0
        at: i64 = 0
        while at < len(self.sums):
            self.sums[at] = sums_of(state.hands[at])
            at += 1
        slot: i64 = 0
        while slot < SLOTS:
            held += money(state.hands[state.seat * SLOTS + slot])
            self.exact += self._pays_exactly(state, state.seat, slot)
            slot += 1
        self.plenty = held >= PLENTY
        return next_scoring(state) - 1

    def _pays_exactly(self, state: AlhambraState, seat: i64, slot: i64) -> i64:
        tile: i64 = state.market[slot]
        if tile == NO_TILE:
            return 0
        return self.sums[seat * SLOTS + slot] >> PRICE[tile] & 1

    def extract(self, base: State, option: i64) -> None:
        state = alhambra(base)
        self.n = 0
        role: i64 = self.roles[option & 255]
        self.add(role, 1.0)
        if role == TAKE:
            self._extract_take(state, option)
        elif role == BUY:
            self._extract_buy(state, option)
        elif role == PLACE:
            self._extract_placement(state, option)
        elif role == MOVE:
            self._extract_gains(state, KIND[TileStep.tile(option)])
            self._extract_placement(state, option)
        elif role == FINISH:
            tile: i64 = Finish.tile(option)
            self._extract_gains(state, KIND[tile])
            self._extract_payment(PRICE[tile], Finish.payment(option) & JUST_CARDS)
        elif role == PAY:
            self.add(CARD_PAID, float(PayFalcon.card(option) % HIGHEST_VALUE))

    def _extract_take(self, state: AlhambraState, option: i64) -> None:
        seats: i64 = len(state.palaces)
        following: i64 = (state.seat + 1) % seats
        coins: i64 = 0
        i: i64 = 0
        card: i64 = Take.card(option, 0)
        while card >= 0:
            slot: i64 = card // HIGHEST_VALUE
            value: i64 = card % HIGHEST_VALUE + 1
            coins += value
            tile: i64 = state.market[slot]
            if tile != NO_TILE:
                self._extract_card(state, slot, tile, value)
                if following != state.seat:
                    theirs: i64 = self.sums[following * SLOTS + slot]
                    if (theirs << value) >> PRICE[tile] & 1 and not theirs >> PRICE[tile] & 1:
                        self.add(DENIED_EXACT, 1.0)
            i += 1
            card = Take.card(option, i)
        self.add(COINS, float(coins))
        if self.plenty:
            self.add(COINS_IN_PLENTY, float(coins))
        self.add(CARDS, float(i))

    def _extract_card(self, state: AlhambraState, slot: i64, tile: i64, value: i64) -> None:
        """What a card of this value and of the slot's currency does for the tile in the slot."""
        price: i64 = PRICE[tile]
        sums: i64 = self.sums[state.seat * SLOTS + slot]
        if sums >> price:  # payable already
            if not sums >> price & 1 and (sums << value) >> price & 1:
                self._add_for_tile(state, KIND[tile], NEW_EXACT)
            return
        self.add(MATCHING_COINS, float(value))
        if (sums << value) >> price:
            self._add_for_tile(state, KIND[tile], NEW_PAYABLE)
            if (sums << value) >> price & 1:
                self._add_for_tile(state, KIND[tile], NEW_EXACT)

    def _add_for_tile(self, state: AlhambraState, kind: i64, feature: i64) -> None:
        fields = self.majorities.fields
        place: i64 = self.majorities.at(state.seat, kind)
        self.add(feature, 1.0)
        self.add(feature + 1, float(fields[place + NEXT_GAIN]))
        if self.majorities.scoring < LAST_SCORING:
            self.add(feature + 2, float(fields[place + LAST_GAIN]))

    def _extract_buy(self, state: AlhambraState, option: i64) -> None:
        slot: i64 = Buy.slot(option)
        tile: i64 = state.market[slot]
        self._extract_gains(state, KIND[tile])
        self._extract_payment(PRICE[tile], Buy.payment(option) & JUST_CARDS)
        if Buy.mode_index(option):
            self.add(IN_RESERVE, 1.0)
        walls: i64 = WALLS[tile]
        sides: i64 = 0
        while walls:
            sides += 1
            walls &= walls - 1
        self.add(WALL_SIDES, float(sides))
        can: i64 = 0
        seat: i64 = 0
        while seat < len(state.palaces):
            if seat != state.seat:
                can += self._pays_exactly(state, seat, slot)
            seat += 1
        if can:
            self.add(THEY_CAN_PAY, float(can))

    def _extract_payment(self, price: i64, cards: i64) -> None:
        paid: i64 = money(cards)
        self.add(PAID, float(paid))
        self.add(CARDS_PAID, float(how_many(cards)))
        if paid == price:
            self.add(EXACT, 1.0)
            if self.exact > 1:
                self.add(OTHERS_EXACT, float(self.exact - 1))
        else:
            self.add(OVERPAID, float(paid - price))

    def _extract_gains(self, state: AlhambraState, kind: i64) -> None:
        majorities = self.majorities
        fields = majorities.fields
        last: bool = majorities.scoring == LAST_SCORING
        their_next: i64 = 0
        their_last: i64 = 0
        seat: i64 = 0
        while seat < len(state.palaces):
            place: i64 = majorities.at(seat, kind)
            if seat == state.seat:
                self.add(GAIN_NEXT, float(fields[place + NEXT_GAIN]))
                if not last:
                    self.add(GAIN_LAST, float(fields[place + LAST_GAIN]))
            else:
                if fields[place + NEXT_GAIN] > their_next:
                    their_next = fields[place + NEXT_GAIN]
                if fields[place + LAST_GAIN] > their_last:
                    their_last = fields[place + LAST_GAIN]
            seat += 1
        self.add(THEIR_GAIN_NEXT, float(their_next))
        if not last:
            self.add(THEIR_GAIN_LAST, float(their_last))
        self.add(HIGH_KIND, float(kind))

    def _extract_placement(self, state: AlhambraState, option: i64) -> None:
        palace = state.palaces[state.seat]
        cell: i64 = TileStep.cell(option)
        walls: i64 = WALLS[TileStep.tile(option)]
        outer: i64 = 0
        goes_on: i64 = 0
        inner: i64 = 0
        open_sides: i64 = 0
        neighbours: i64 = 0
        d: i64 = 0
        while d < 4:
            step: i64 = 1 if d == 1 else -1 if d == 3 else -256 if d == 0 else 256
            has_wall: i64 = walls >> d & 1
            if palace.piece(cell + step):
                neighbours += 1
                inner += has_wall
            elif has_wall:
                outer += 1
                along: i64 = 256 if d == 1 or d == 3 else 1
                goes_on += (palace.walls(cell + along) >> d & 1) + (palace.walls(cell - along) >> d & 1)
            else:
                open_sides += 1
            d += 1
        self.add(OUTER_WALL, float(outer))
        self.add(WALL_GOES_ON, float(goes_on))
        self.add(INNER_WALL, float(inner))
        self.add(OPEN_SIDE, float(open_sides))
        self.add(NEIGHBOURS, float(neighbours))
        if neighbours == 4:
            self.add(SURROUNDED, 1.0)
