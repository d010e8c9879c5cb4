# compiled
"""S13: Yusuf. He is a rule, not a player with choices: ordered criteria, each with its rule's number; where they leave
several, the player decides for him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comares.kernel.chance import Chance
from comares.kernel.log import Log
from comares.kernel.sets import bit, count, highest, lowest
from comares.kernel.state import State
from comares.sabika.book import Part
from comares.sabika.building import of_the_era
from comares.sabika.components import (
    ARCHITECTS,
    CONSOLIDATE,
    CONSTRUCT_LARGE,
    CONSTRUCT_SMALL,
    EXPORT,
    RING_SIZE,
    STOREHOUSE,
    TOWER,
    WIDEST,
    YUSUF_PILE,
    YUSUF_TOKEN_PILE,
)
from comares.sabika.counting import counted
from comares.sabika.events import (
    ADVANCED,
    BUILT_LARGE,
    BUILT_SMALL,
    ENGRAVED_LONG,
    ENGRAVED_SHORT,
    VP_YUSUF,
    YUSUF_BOXES,
    YUSUF_CARD,
    YUSUF_DISCARDS,
    YUSUF_GOES_BY,
    YUSUF_SKIPS,
    YUSUF_TAXES,
)
from comares.sabika.poems import MOST_GREY, take_short
from comares.sabika.renewal import draw_from
from comares.sabika.state import (
    BLUE,
    BOXES,
    EMPTY,
    GREY,
    LARGE,
    LYING,
    PILED,
    REWARD,
    SMALL,
    SPACE,
    WORKER,
    SabikaState,
    sabika,
)
from comares.sabika.storehouse import EACH_SIDE
from comares.sabika.stores import move_tax, score
from comares.sabika.yusuf_criteria import (
    LAPSES,
    LARGE_HIGHEST,
    LARGE_WISHED,
    LONG_LAST,
    MORE_BOXES,
    NEARER_ARCHITECT,
    NEARER_TOKEN,
    ONLY_TOKEN,
    OTHER_SIDE,
    SHORT_HIGHEST,
    SMALL_FIRST,
    SMALL_WISHED,
)
from comares.sabika.yusuf_trade import TO_CONSOLIDATE, TO_EXPORT, TOLD, push_city, what_to_consolidate, where_to_export

BOTH_HALVES: Final = 2


class YusufTurn(Part):
    """S13.2. The frame: how much of the card is done as place (0: none is drawn), a: the card."""

    def run(self, state: State, chance: Chance, log: Log) -> bool:
        table = sabika(state)
        done: i64 = state.place()
        if done == 0:
            card: i64 = self.reveal(table, chance, log)
            state.set_a(card)
            state.set_place(1)
            return False
        state.set_place(done + 1)
        if done <= 2:
            action: i64 = self.book.tables.card_actions[state.a() * 2 + done - 1]
            if action >= 0:
                self.act(table, action, self.book.tables.card_space[state.a()], log)
            return False
        card = state.a()
        state.pop()
        self.reward(table, card, log)
        return False

    # The worker.

    def reveal(self, table: SabikaState, chance: Chance, log: Log) -> i64:
        """The next worker token, and a card of that worker's deck; the worker goes where it says."""
        tokens = table.tokens
        n: i64 = chance.draw(YUSUF_TOKEN_PILE, tokens[0] + tokens[1] + tokens[2])
        kind: i64 = 0
        while n >= tokens[kind]:
            n -= tokens[kind]
            kind += 1
        tokens[kind] -= 1
        begins: i64 = self.book.tables.deck_from[kind]
        card: i64 = self.draw(table, kind, chance)
        while kind == 0 and self.lies_there(table, self.book.tables.card_space[card]):
            log.tell(YUSUF_SKIPS, TOLD, kind, card - begins)
            card = self.draw(table, kind, chance)
        log.tell(YUSUF_CARD, TOLD, kind, card - begins)
        space: i64 = self.book.tables.card_space[card]
        if kind == 0 and self.both_stand(table):
            log.tell(YUSUF_GOES_BY, TOLD, NEARER_ARCHITECT, 0)
        table.put(self.book.tables.seats, WORKER + self.chosen(table, kind, space), space + 1 | LYING)
        if self.book.tables.card_discards[card]:
            self.discard(table, kind, space, log)
        return card

    def draw(self, table: SabikaState, kind: i64, chance: Chance) -> i64:
        """The top card, which then lies open; an empty deck is made anew from those."""
        if not table.decks[kind]:
            table.decks[kind] = table.used[kind]
            table.used[kind] = 0
        card: i64 = draw_from(table.decks[kind], YUSUF_PILE + kind, chance)
        table.decks[kind] ^= bit(card)
        table.used[kind] |= bit(card)
        return card

    def lies_there(self, table: SabikaState, space: i64) -> bool:
        """S13.2: whether his lying architect is on the space."""
        yusuf: i64 = self.book.tables.seats
        at: i64 = space + 1 | LYING
        return table.has(yusuf, WORKER) == at or table.has(yusuf, WORKER + 1) == at

    def both_stand(self, table: SabikaState) -> bool:
        """Whether there is a choice between his architects."""
        yusuf: i64 = self.book.tables.seats
        return not (table.has(yusuf, WORKER) | table.has(yusuf, WORKER + 1)) & LYING

    def chosen(self, table: SabikaState, kind: i64, space: i64) -> i64:
        """S13.2, solo-3: the worker that goes; of two architects the nearer one, clockwise."""
        if kind:
            return kind + 1
        yusuf: i64 = self.book.tables.seats
        size: i64 = RING_SIZE[0]
        best: i64 = -1
        least: i64 = 99
        worker: i64 = 0
        while worker < ARCHITECTS:
            at: i64 = table.has(yusuf, WORKER + worker)
            steps: i64 = (space + 1 - (at & SPACE) + size) % size if at else 0
            if not at & LYING and steps < least:
                least = steps
                best = worker
            worker += 1
        return best

    def discard(self, table: SabikaState, ring: i64, space: i64, log: Log) -> None:
        """S13.2, solo-6: raw and marble joined to the space."""
        raw: i64 = self.book.tables.raw_at[ring * WIDEST + space]
        if raw >= 0 and table.raw_spaces[raw] != EMPTY:
            table.discard[table.raw_spaces[raw]] += 1
            table.raw_spaces[raw] = EMPTY
        marble: i64 = self.book.tables.marble_at[ring * WIDEST + space]
        if marble >= 0:
            table.marble_spaces &= ~bit(marble)
        log.tell(YUSUF_DISCARDS, TOLD, 0, 0)

    # The actions; what cannot be done lapses (solo-8).

    def act(self, table: SabikaState, action: i64, space: i64, log: Log) -> None:
        """One action of his card."""
        if not self.carry_out(table, action, space, log):
            log.tell(YUSUF_GOES_BY, TOLD, LAPSES, action)

    def carry_out(self, table: SabikaState, action: i64, space: i64, log: Log) -> bool:
        """Whether the action can be done; then it is."""
        if action == CONSTRUCT_LARGE:
            return self.build_large(table, log)
        if action == CONSTRUCT_SMALL:
            return self.build_small(table, log)
        if action == STOREHOUSE:
            return self.expand(table, space, log)
        if action == EXPORT:
            cities: i64 = where_to_export(table, self.book, log)
            push_city(table, TO_EXPORT, cities, log)
            return cities != 0
        if action == CONSOLIDATE:
            cities = what_to_consolidate(table, self.book, log)
            push_city(table, TO_CONSOLIDATE, cities, log)
            return cities != 0
        return self.engrave(table, log)

    def wished_types(self, table: SabikaState) -> i64:
        """The types of buildings on the three wishes, on track or tower."""
        types: i64 = 0
        slot: i64 = 0
        while slot < TOWER:
            types |= self.book.tables.wish_types[table.wishes[slot]]
            slot += 1
        return types

    def build_large(self, table: SabikaState, log: Log) -> bool:
        """S13.3: the highest number of a wished type; failing that the highest."""
        yusuf: i64 = self.book.tables.seats
        tokens: i64 = of_the_era(table, self.book)
        if not tokens:
            return False
        types: i64 = self.wished_types(table)
        wished: i64 = 0
        rest: i64 = tokens
        while rest:
            if types >> self.book.tables.large_type[lowest(rest)] & 1:
                wished |= bit(lowest(rest))
            rest &= rest - 1
        token: i64 = highest(wished if wished else tokens)
        log.tell(YUSUF_GOES_BY, TOLD, LARGE_WISHED if wished else LARGE_HIGHEST, 0)
        table.large_open ^= bit(token)
        table.put(yusuf, LARGE, table.has(yusuf, LARGE) | bit(token))
        log.tell(BUILT_LARGE, TOLD, token, 0)
        table.put(yusuf, REWARD, min(table.has(yusuf, REWARD) + 1, self.book.tables.last_reward))
        log.tell(ADVANCED, TOLD, table.has(yusuf, REWARD), 0)
        return True

    def build_small(self, table: SabikaState, log: Log) -> bool:
        """S13.3: from the right column on, from the top, the first of a wished type; failing that the first."""
        types: i64 = self.wished_types(table)
        chosen: i64 = -1
        criterion: i64 = SMALL_FIRST
        for slot in self.book.tables.yusuf_order:
            card: i64 = table.small_open[slot]
            if card != EMPTY:
                if types >> self.book.tables.small_type[card] & 1:
                    chosen = slot
                    criterion = SMALL_WISHED
                    break
                if chosen < 0:
                    chosen = slot
        if chosen < 0:
            return False
        log.tell(YUSUF_GOES_BY, TOLD, criterion, 0)
        yusuf: i64 = self.book.tables.seats
        card = table.small_open[chosen]
        table.small_open[chosen] = EMPTY
        table.laid[card] = count(table.has(yusuf, SMALL)) + 1
        table.put(yusuf, SMALL, table.has(yusuf, SMALL) | bit(card))
        log.tell(BUILT_SMALL, TOLD, card, 1)
        return True

    def expand(self, table: SabikaState, space: i64, log: Log) -> bool:
        """S13.4: the one with more boxes beside his space, on a tie the nearer; if none, the other side's."""
        side: i64 = self.book.tables.side[space]
        here: i64 = EACH_SIDE if side == 2 else 0
        slot: i64 = self.larger(table, here)
        criterion: i64 = self.why_larger(table, here)
        if slot < 0:
            criterion = OTHER_SIDE
            slot = self.larger(table, EACH_SIDE - here)
        if slot < 0:
            return False
        log.tell(YUSUF_GOES_BY, TOLD, criterion, 0)
        yusuf: i64 = self.book.tables.seats
        token: i64 = table.storehouses[slot]
        table.storehouses[slot] = EMPTY
        table.put(yusuf, PILED, table.has(yusuf, PILED) | bit(token))
        table.add(yusuf, BOXES, self.book.tables.boxes[token])
        log.tell(YUSUF_BOXES, TOLD, token, table.has(yusuf, BOXES))
        return True

    def larger(self, table: SabikaState, slot: i64) -> i64:
        """Of two open tokens of a side, the first being the nearer, the place of the one with more boxes, or -1."""
        one: i64 = table.storehouses[slot]
        other: i64 = table.storehouses[slot + 1]
        if one == EMPTY:
            return slot + 1 if other != EMPTY else -1
        if other == EMPTY or self.book.tables.boxes[one] >= self.book.tables.boxes[other]:
            return slot
        return slot + 1

    def why_larger(self, table: SabikaState, slot: i64) -> i64:
        """What decides between the tokens of a side."""
        one: i64 = table.storehouses[slot]
        other: i64 = table.storehouses[slot + 1]
        if one == EMPTY or other == EMPTY:
            return ONLY_TOKEN
        return NEARER_TOKEN if self.book.tables.boxes[one] == self.book.tables.boxes[other] else MORE_BOXES

    def engrave(self, table: SabikaState, log: Log) -> bool:
        """S13.6, solo-4, solo-7: by turns the highest short poem and the last long one by letter."""
        yusuf: i64 = self.book.tables.seats
        if table.long_next and table.long_open and count(table.has(yusuf, GREY)) < MOST_GREY:
            poem: i64 = self.last_long(table)
            table.long_open ^= bit(poem)
            table.put(yusuf, GREY, table.has(yusuf, GREY) | bit(poem))
            table.long_next = False
            log.tell(YUSUF_GOES_BY, TOLD, LONG_LAST, 0)
            log.tell(ENGRAVED_LONG, TOLD, poem, 0)
            return True
        best: i64 = EMPTY
        for short in table.short_open:
            best = max(best, short)
        if best == EMPTY:
            return False
        take_short(table, best)
        table.put(yusuf, BLUE, table.has(yusuf, BLUE) | bit(best))
        table.long_next = True
        log.tell(YUSUF_GOES_BY, TOLD, SHORT_HIGHEST, 0)
        log.tell(ENGRAVED_SHORT, TOLD, best, BOTH_HALVES)
        return True

    def last_long(self, table: SabikaState) -> i64:
        """solo-4: the highest letter, then the highest number."""
        names = self.book.tables.long_names
        poems: i64 = table.long_open
        last: i64 = lowest(poems)
        while poems:
            if names[lowest(poems)] > names[last]:
                last = lowest(poems)
            poems &= poems - 1
        return last

    def reward(self, table: SabikaState, card: i64, log: Log) -> None:
        """S13.2, solo-9: VP and taxes, counted after the actions."""
        yusuf: i64 = self.book.tables.seats
        points: i64 = self.book.tables.card_vp[card]
        per: i64 = self.book.tables.card_per[card]
        if per >= 0:
            points += counted(table, self.book, yusuf, per)
        if points:
            score(table, yusuf, points)
            log.tell(VP_YUSUF, TOLD, points, 0)
        taxes: i64 = self.book.tables.card_taxes[card]
        if taxes:
            move_tax(table, yusuf, taxes)
            log.tell(YUSUF_TAXES, TOLD, taxes, 0)
