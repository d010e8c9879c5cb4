# compiled
"""The rules of Alhambra: steps, purchase modes and modules put together; set-up (A2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import HIGHEST_VALUE, SLOTS, WITH_DIRK, card_unit, copies, how_many
from comares.alhambra.events import DEALT, EVENTS, STARTS
from comares.alhambra.imagine import imagine
from comares.alhambra.make_view import make_full_view, make_view
from comares.alhambra.market import (
    BAG,
    DECK,
    PILE_OF_CARD,
    SCORING,
    Buy,
    PlainPurchase,
    Refill,
    fill_display,
    fill_market,
)
from comares.alhambra.module import Hooks, Module, PurchaseMode
from comares.alhambra.money import Take, draw_card
from comares.alhambra.placing import Give, Place, Placing, Reserve
from comares.alhambra.problems import problems
from comares.alhambra.redesign import Exchange, Move, Remove
from comares.alhambra.scoring import (
    GIFTS,
    LAST_SCORING,
    FinalScoring,
    LeftOver,
    Scoring,
    give_neutral,
    next_scoring,
    score,
    winners,
)
from comares.alhambra.state import PILES, AlhambraState, alhambra
from comares.alhambra.turn import Action, NextTurn, Pass, Stop
from comares.alhambra.view import AlhambraView, alhambra_view
from comares.kernel.bitset import count, lowest, nth
from comares.kernel.chance import Chance
from comares.kernel.events import EventCollector, Scored, scored
from comares.kernel.log import EventSink
from comares.kernel.outcome import Outcome
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.step import Step
from comares.kernel.view import View

STARTING_MONEY: Final = 20  # A2.2


class Readings:
    """How a table reads the rules that the books leave open; docs/rulings.md has their sentences."""

    def __init__(self, ends_when_empty: bool, start_is_drawn: bool, neutral_wins: bool) -> None:
        self.ends_when_empty: bool = ends_when_empty  # A8.4
        self.start_is_drawn: bool = start_is_drawn  # A2.3
        self.neutral_wins: bool = neutral_wins  # A11.3


class AlhambraRules(Rules):
    """Alhambra for this number of seats with these modules."""

    def __init__(self, seats: int, readings: Readings, modules: list[Module]) -> None:
        super().__init__(seats)
        self.readings: Readings = readings
        self.view_type = AlhambraView
        self.modules: list[Module] = modules
        hooks = Hooks(modules)
        self.hooks: Hooks = hooks
        self.piles = ["bag", "deck", "scoring"]
        assert (BAG, DECK, SCORING) == (0, 1, 2)
        self.events = [EVENTS[number] for number in range(len(EVENTS))]
        modes: list[PurchaseMode] = [PlainPurchase()]
        for module in modules:
            modes.extend(module.purchase_modes())
        redesign: list[Step] = [Move(hooks), Remove(hooks), Exchange(hooks)]
        actions: list[Step] = [Take(), Buy(modes, hooks), *redesign]
        no_action = Pass()
        action = Action(actions, Stop(), no_action, hooks)
        no_action.action = action
        parts: list[Step] = [Place(hooks), Reserve(hooks), Give(hooks)]
        placing = Placing(hooks, parts[0], parts[1], parts[2])
        placing_bought = PlacingBought(placing, hooks)
        ends_when_empty = readings.ends_when_empty
        turn: list[Step] = [action, placing_bought, Refill(ends_when_empty), Scoring(hooks, ends_when_empty)]
        finale: list[Step] = []
        for module in modules:
            finale.extend(module.finale())
        finale.extend([LeftOver(placing, hooks), FinalScoring(hooks, readings.neutral_wins)])
        self.next_turn: NextTurn = NextTurn(seats, turn, finale)
        for step in [*actions, action.stop, no_action, *parts, placing, *turn, self.next_turn, *finale]:
            self.add(step)
        self._join()
        self.start_pile: i64 = len(self.piles)
        self.piles.append("start")

    def _join(self) -> None:
        """Number the modules, their events, steps and piles."""
        index = 0
        for module in self.modules:
            module.index = index
            module.first_event = len(self.events)
            self.events.extend(module.events())
            for step in module.steps():
                if step.number < 0:
                    self.add(step)
            module.joined(self.hooks, len(self.piles))
            self.piles.extend(module.piles())
            index += 1

    # A2, A11.1.

    def setup(self, chance: Chance, log: EventSink) -> State:
        state = AlhambraState(self.seats)
        state.add_palaces(self.seats)
        fill_market(state, chance, log)
        if self.seats == WITH_DIRK:
            give_neutral(state, GIFTS, chance, log)
        self._deal(state, chance, log)
        for module in self.modules:
            state.slices.append(module.new_state(self.seats))
        for module in self.modules:
            module.setup(state, chance, log)
        self.next_turn.begin(state, state.start)
        self.advance(state, chance, log)
        return state

    def _deal(self, state: AlhambraState, chance: Chance, log: EventSink) -> None:
        """A2.2 to A2.5."""
        each: i64 = copies(self.seats)
        currency: i64 = 0
        while currency < SLOTS:
            value: i64 = 0
            while value < HIGHEST_VALUE:
                state.deck[currency] += each << (2 * value)
                value += 1
            currency += 1
        fewest: i64 = 1 << 30
        first: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            dealt: i64 = self._deal_hand(state, seat, chance, log)
            if dealt < fewest:
                fewest = dealt
                first = 0
            if dealt == fewest:
                first |= 1 << seat
            seat += 1
        state.start = self._start(first, chance)
        state.turn = state.start
        log.emit(STARTS, state.start, 0, 0)
        state.piles[0] = 4
        fill_display(state, chance, log)
        make_piles(state)

    def _start(self, tied: i64, chance: Chance) -> i64:
        """A2.3: which of the seats of a set starts: one that is drawn, or with the other setting the lowest."""
        if self.readings.start_is_drawn and tied & (tied - 1):
            return nth(tied, chance.draw(self.start_pile, count(tied)))
        return lowest(tied)

    def _deal_hand(self, state: AlhambraState, seat: i64, chance: Chance, log: EventSink) -> i64:
        """A2.2: deal cards until they are worth 20 or more. Returns cards << 8 | total, which sorts as in A2.3."""
        cards: i64 = 0
        total: i64 = 0
        while total < STARTING_MONEY:
            card: i64 = draw_card(state, chance, DECK)
            state.hands[seat * SLOTS + card // HIGHEST_VALUE] += card_unit(card)
            log.emit(DEALT, seat, card, 0)
            cards += 1
            total += card % HIGHEST_VALUE + 1
        return cards << 8 | total

    # Views and scores.

    def view(self, state: State, seat: int | None) -> View:
        return make_view(alhambra(state), seat, self.pending(state), self.modules)

    def full_view(self, state: State) -> View:
        return make_full_view(alhambra(state), self.pending(state), self.modules)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(alhambra_view(view), self.frames(view.pending), chance, self.modules)

    def problems(self, view: View) -> list[str]:
        return problems(alhambra_view(view), self, self.modules)

    def points(self, state: State) -> list[int]:
        return list(alhambra(state).scores)

    def outcome(self, base: State) -> Outcome:
        state = alhambra(base)
        now: list[Scored] = [] if state.over else self.score(state, next_scoring(state))
        return Outcome(self.points(state), now, winners(state, self.readings.neutral_wins) if state.over else [])

    def scorings(self) -> int:
        return LAST_SCORING

    def score(self, base: State, scoring: i64) -> list[Scored]:
        """A9: what the first, second or third scoring would give now."""
        state, collector = alhambra(base), EventCollector(self.events)
        score(state, scoring, vec[i64](list(state.scores)), self.hooks, collector)
        return scored(collector.events)


class PlacingBought(Step):
    """A3.3: the seat whose turn it is places the tiles it bought; with two players it may give some to Dirk (A11.2)."""

    def __init__(self, placing: Step, hooks: Hooks) -> None:
        super().__init__("placing-bought")
        self.placing: Step = placing
        self.hooks: Hooks = hooks

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        state.pop()
        if state.waiting[state.turn] or self.hooks.waits:
            state.push(self.placing.number, state.turn, 1 if len(state.palaces) == WITH_DIRK else 0)
        return False


def make_piles(state: AlhambraState) -> None:
    """A2.5: five piles as equal as possible, the larger ones first, with scoring cards in two of them."""
    cards: i64 = 0
    for currency in state.deck:
        cards += how_many(currency)
    pile: i64 = 0
    while pile < PILES:
        state.piles[pile] = cards // PILES + (1 if pile < cards % PILES else 0)
        pile += 1
    for pile in PILE_OF_CARD:
        state.piles[pile] += 1
