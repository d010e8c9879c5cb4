# compiled
"""S13: Yusuf's turn. He makes no choices: ordered criteria decide, and the player where they leave several cities."""

from __future__ import annotations

from mypy_extensions import i64

from comares.kernel.bitset import bit
from comares.kernel.chance import Chance
from comares.kernel.log import EventSink
from comares.kernel.state import State
from comares.sabika.components import (
    ARCHITECTS,
    MAX_RING_SIZE,
    RING_SIZE,
    YUSUF_PILE,
    YUSUF_TOKEN_PILE,
)
from comares.sabika.context import AutoStep
from comares.sabika.counters import counted
from comares.sabika.events import (
    VP_YUSUF,
    YUSUF_CARD,
    YUSUF_DISCARDS,
    YUSUF_GOES_BY,
    YUSUF_SKIPS,
    YUSUF_TAXES,
)
from comares.sabika.refill import draw_from
from comares.sabika.resources import move_tax, score
from comares.sabika.state import (
    EMPTY,
    LYING,
    SPACE,
    WORKER,
    SabikaState,
    replaced,
    sabika,
)
from comares.sabika.yusuf.actions import carry_out
from comares.sabika.yusuf.trade import YUSUF_SEAT
from comares.sabika.yusuf_criteria import (
    LAPSES,
    NEARER_ARCHITECT,
)


class YusufTurn(AutoStep):
    """S13.2. Frame: the part of the turn (0: no card is drawn yet), the card."""

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = sabika(base)
        done: i64 = state.arg0()
        if done == 0:
            card: i64 = self.reveal(state, chance, log)
            state.set_arg1(card)
            state.set_arg0(1)
            return False
        state.set_arg0(done + 1)
        if done <= 2:
            action: i64 = self.context.lookup.card_actions[state.arg1() * 2 + done - 1]
            if action >= 0:
                self.act(state, action, self.context.lookup.card_space[state.arg1()], log)
            return False
        card = state.arg1()
        state.pop()
        self.reward(state, card, log)
        return False

    def reveal(self, state: SabikaState, chance: Chance, log: EventSink) -> i64:
        """Reveal a worker token and a card of that worker's deck; the worker goes to the space on the card."""
        tokens = state.tokens
        n: i64 = chance.draw(YUSUF_TOKEN_PILE, tokens[0] + tokens[1] + tokens[2])
        kind: i64 = 0
        while n >= tokens[kind]:
            n -= tokens[kind]
            kind += 1
        state.tokens = replaced(tokens, kind, tokens[kind] - 1)
        begins: i64 = self.context.lookup.deck_from[kind]
        card: i64 = self.draw(state, kind, chance)
        while kind == 0 and self.lies_there(state, self.context.lookup.card_space[card]):
            log.emit(YUSUF_SKIPS, YUSUF_SEAT, kind, card - begins)
            card = self.draw(state, kind, chance)
        log.emit(YUSUF_CARD, YUSUF_SEAT, kind, card - begins)
        space: i64 = self.context.lookup.card_space[card]
        if kind == 0 and self.both_stand(state):
            log.emit(YUSUF_GOES_BY, YUSUF_SEAT, NEARER_ARCHITECT, 0)
        state.set(self.context.lookup.seats, WORKER + self.chosen(state, kind, space), space + 1 | LYING)
        if self.context.lookup.card_discards[card]:
            self.discard(state, kind, space, log)
        return card

    def draw(self, state: SabikaState, kind: i64, chance: Chance) -> i64:
        """Draw a card, which then lies open; an empty deck is made of the open cards again."""
        deck: i64 = state.decks[kind]
        used: i64 = state.used[kind]
        if not deck:
            deck = used
            used = 0
        card: i64 = draw_from(deck, YUSUF_PILE + kind, chance)
        state.decks = replaced(state.decks, kind, deck ^ bit(card))
        state.used = replaced(state.used, kind, used | bit(card))
        return card

    def lies_there(self, state: SabikaState, space: i64) -> bool:
        """S13.2: whether one of his lying architects is on the space."""
        yusuf: i64 = self.context.lookup.seats
        at: i64 = space + 1 | LYING
        return state.get(yusuf, WORKER) == at or state.get(yusuf, WORKER + 1) == at

    def both_stand(self, state: SabikaState) -> bool:
        """Whether both of his architects stand, so that one must be chosen."""
        yusuf: i64 = self.context.lookup.seats
        return not (state.get(yusuf, WORKER) | state.get(yusuf, WORKER + 1)) & LYING

    def chosen(self, state: SabikaState, kind: i64, space: i64) -> i64:
        """S13.2, solo-3: the worker that moves; of two architects the nearer one, clockwise."""
        if kind:
            return kind + 1
        yusuf: i64 = self.context.lookup.seats
        size: i64 = RING_SIZE[0]
        best: i64 = -1
        least: i64 = 99
        worker: i64 = 0
        while worker < ARCHITECTS:
            at: i64 = state.get(yusuf, WORKER + worker)
            steps: i64 = (space + 1 - (at & SPACE) + size) % size if at else 0
            if not at & LYING and steps < least:
                least = steps
                best = worker
            worker += 1
        return best

    def discard(self, state: SabikaState, ring: i64, space: i64, log: EventSink) -> None:
        """S13.2, solo-6: the raw and the marble beside the space are discarded."""
        raw: i64 = self.context.lookup.raw_at[ring * MAX_RING_SIZE + space]
        if raw >= 0 and state.raw_spaces[raw] != EMPTY:
            state.discard[state.raw_spaces[raw]] += 1
            state.raw_spaces[raw] = EMPTY
        marble: i64 = self.context.lookup.marble_at[ring * MAX_RING_SIZE + space]
        if marble >= 0:
            state.marble_spaces &= ~bit(marble)
        log.emit(YUSUF_DISCARDS, YUSUF_SEAT, 0, 0)

    def act(self, state: SabikaState, action: i64, space: i64, log: EventSink) -> None:
        """Carry out an action of his card; an action that cannot be done lapses (solo-8)."""
        if not carry_out(state, self.context, action, space, log):
            log.emit(YUSUF_GOES_BY, YUSUF_SEAT, LAPSES, action)

    def reward(self, state: SabikaState, card: i64, log: EventSink) -> None:
        """S13.2, solo-9: VP and taxes, counted after the actions."""
        yusuf: i64 = self.context.lookup.seats
        points: i64 = self.context.lookup.card_vp[card]
        per: i64 = self.context.lookup.card_per[card]
        if per >= 0:
            points += counted(state, self.context, yusuf, per)
        if points:
            score(state, yusuf, points)
            log.emit(VP_YUSUF, YUSUF_SEAT, points, 0)
        taxes: i64 = self.context.lookup.card_taxes[card]
        if taxes:
            move_tax(state, yusuf, taxes)
            log.emit(YUSUF_TAXES, YUSUF_SEAT, taxes, 0)
