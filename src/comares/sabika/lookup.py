# compiled
"""The data of one game as lookup arrays: what each card, token and space is (see loading/build_lookup.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROW: Final = 8  # ints in a row of the program
# A row: its op, up to five operands, whether room is checked after it (S4.2), its source | card << 8.
OP: Final = 0
SETTLE: Final = 6
SOURCE: Final = 7


class Lookup:
    """Everything the rules look up. Arrays by card begin with the card whose printed number is 1."""

    def __init__(self, seats: i64, solo: bool) -> None:
        none: vec[i64] = vec[i64]()
        self.seats: i64 = seats
        self.solo: bool = solo
        self.parties: i64 = 2 if solo else seats  # S13: Yusuf is the party after the last seat
        self.program: vec[i64] = none  # rows of effects; each effect is a list that ends with the op `end`
        # The row of the program where each effect begins.
        self.start_row: vec[i64] = none
        self.reward_row: vec[i64] = none  # by space; space 0 has an empty effect
        self.large_row: vec[i64] = none
        self.first_row: i64 = 0  # the effect before the bonus of every large building
        self.storehouse_row: vec[i64] = none
        self.city_row: vec[i64] = none
        self.income_row: vec[i64] = none  # by city token; -1 for red ones
        self.balance_row: vec[i64] = none  # by colour
        self.red_row: vec[i64] = none
        self.trigger_row: vec[i64] = none  # by trigger and poem; -1 for none
        self.trigger_poems: vec[i64] = none  # by trigger: the set of poems
        self.modifier: vec[i64] = none  # by modifier and poem
        self.modifier_poems: vec[i64] = none
        self.event_modifiers: vec[i64] = none  # by event modifier and event card
        self.positive_event_cards: i64 = 0
        # The board.
        self.action: vec[i64] = none  # by ring and space
        self.side: vec[i64] = none  # by ring and space: the storehouse tokens beside it: 1 left, 2 right
        self.raw_at: vec[i64] = none  # by ring and space: the raw space beside it, or -1
        self.marble_at: vec[i64] = none
        self.raw_names: list[str] = []
        self.marble_names: list[str] = []
        self.sultan: vec[i64] = none  # by ring and space: how many of his workers begin there
        self.sultan_crowd: vec[i64] = none  # S9.3: by ring and round: his workers on each space, four bits each
        self.tax: vec[i64] = none  # by space of the round track
        self.later_tax: vec[i64] = none  # by space of the round track: the taxes of all spaces after it
        self.era: vec[i64] = none
        self.wish_at: vec[i64] = none  # by space of the round track: the place of its wish, or -1
        self.later_wishes: vec[i64] = none  # by space of the round track and floor: how often its wish scores after it
        self.event_at: vec[i64] = none
        self.tower: vec[i64] = none
        self.last_reward: i64 = 0
        self.short_open: i64 = 0
        self.long_open: i64 = 0
        self.yusuf_order: vec[i64] = none
        self.start_dinars: vec[i64] = none
        # Buildings and storehouses.
        self.large_type: vec[i64] = none
        self.large_of_era: vec[i64] = none  # sets
        self.small_type: vec[i64] = none
        self.small_base: vec[i64] = none
        self.small_left: vec[i64] = none
        self.small_right: vec[i64] = none
        self.balance_left: vec[i64] = none
        self.boxes: vec[i64] = none
        # Trade.
        self.city_names: list[str] = []
        self.neighbours: vec[i64] = none  # by city: the set of cities with a route to it
        self.distance: vec[i64] = none  # by what an event adds to each route, then from, then to
        self.demand: vec[i64] = none  # by city token, a set of goods
        self.red_action: vec[i64] = none  # by city token; -1 for blue ones
        # Wishes, long poems, trade cards.
        self.wish_names: list[str] = []
        self.wish_letters: list[str] = []
        self.wish_counter: vec[i64] = none  # -1: it counts buildings of certain types
        self.wish_types: vec[i64] = none
        self.long_names: list[str] = []
        self.long_letter: vec[i64] = none
        self.long_counter: vec[i64] = none
        self.long_each: vec[i64] = none  # 0: places are ranked
        self.long_max: vec[i64] = none
        self.long_dealt: i64 = 0  # the set of poems in this game
        self.trade_counter: vec[i64] = none
        self.trade_each: vec[i64] = none
        self.trade_max: vec[i64] = none
        self.trade_demand: vec[i64] = none  # S13.5: the condition, a good or -1
        self.trade_colour: vec[i64] = none
        # Yusuf's cards, the architects' first.
        self.deck_from: vec[i64] = none  # the first card of each deck, and the end of the last
        self.card_names: list[str] = []
        self.card_space: vec[i64] = none
        self.card_discards: vec[i64] = none
        self.card_actions: vec[i64] = none  # two for each card, -1 for none
        self.card_vp: vec[i64] = none
        self.card_taxes: vec[i64] = none
        self.card_per: vec[i64] = none  # a counter or -1
