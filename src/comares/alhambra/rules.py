# compiled
"""The rules of Alhambra, put together: steps, ways to buy, modules; set-up (A2)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra import view as views
from comares.alhambra.components import HIGHEST_VALUE, SLOTS, WITH_DIRK, copies, how_many, one
from comares.alhambra.events import DEALT, EVENTS, STARTS
from comares.alhambra.imagine import imagine
from comares.alhambra.market import BAG, DECK, PILE_OF_CARD, SCORING, Buy, PlainWay, Refill, fill_display, fill_market
from comares.alhambra.module import Hooks, Module, Way
from comares.alhambra.money import Take, draw_card
from comares.alhambra.placing import Give, Place, Placing, Reserve
from comares.alhambra.redesign import Exchange, Move, Remove
from comares.alhambra.scoring import GIFTS, LAST_SCORING, Finish, LeftOver, Scoring, give_neutral, score, winners
from comares.alhambra.state import PILES, AlhambraState, alhambra
from comares.alhambra.turn import Action, NextTurn, Pass, Stop
from comares.kernel.chance import Chance
from comares.kernel.events import EventCollector, Scored, scored
from comares.kernel.log import EventSink
from comares.kernel.outcome import Outcome
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.step import Step

STARTING_MONEY: Final = 20  # A2.2


class AlhambraRules(Rules):
    """Alhambra for so many seats, with these modules."""

    def __init__(self, seats: int, ends_when_empty: bool, modules: list[Module]) -> None:
        super().__init__(seats)
        self.modules: list[Module] = modules
        hooks = Hooks(modules)
        self.hooks: Hooks = hooks
        self.piles = ["bag", "deck", "scoring"]
        assert (BAG, DECK, SCORING) == (0, 1, 2)
        self.events = [EVENTS[number] for number in range(len(EVENTS))]
        ways: list[Way] = [PlainWay()]
        for module in modules:
            ways.extend(module.ways())
        redesign: list[Step] = [Move(hooks), Remove(hooks), Exchange(hooks)]
        actions: list[Step] = [Take(), Buy(ways, hooks), *redesign]
        no_action = Pass()
        action = Action(actions, Stop(), no_action, hooks)
        no_action.action = action
        parts: list[Step] = [Place(hooks), Reserve(hooks), Give(hooks)]
        placing = Placing(hooks, parts[0], parts[1], parts[2])
        placing_bought = PlacingBought(placing)
        turn: list[Step] = [action, placing_bought, Refill(ends_when_empty), Scoring(hooks, ends_when_empty)]
        finale: list[Step] = []
        for module in modules:
            finale.extend(module.finale())
        finale.extend([LeftOver(placing, hooks), Finish(hooks)])
        self.next_turn: NextTurn = NextTurn(seats, turn, finale)
        for step in [*actions, action.stop, no_action, *parts, placing, *turn, self.next_turn, *finale]:
            self.add(step)
        self._join()

    def _join(self) -> None:
        """Give the modules their numbers."""
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
            state.slices.append(module.new_slice(self.seats))
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
        seat: i64 = 0
        while seat < self.seats:
            dealt: i64 = self._deal_hand(state, seat, chance, log)
            if dealt < fewest:
                fewest = dealt
                state.start = seat
            seat += 1
        state.turn = state.start
        log.emit(STARTS, state.start, 0, 0)
        state.piles[0] = 4
        fill_display(state, chance, log)
        make_piles(state)

    def _deal_hand(self, state: AlhambraState, seat: i64, chance: Chance, log: EventSink) -> i64:
        """A2.2: cards up to 20 or more; gives how many, then their total, as one number that orders by A2.3."""
        cards: i64 = 0
        total: i64 = 0
        while total < STARTING_MONEY:
            card: i64 = draw_card(state, chance, DECK)
            state.hands[seat * SLOTS + card // HIGHEST_VALUE] += one(card)
            log.emit(DEALT, seat, card, 0)
            cards += 1
            total += card % HIGHEST_VALUE + 1
        return cards << 8 | total

    # Seeing and counting.

    def view(self, state: State, seat: int | None) -> Any:
        return views.view(alhambra(state), seat, self.modules)

    def imagine(self, view: Any, chance: Chance) -> State:
        return imagine(view, chance, self.modules)

    def points(self, state: State) -> list[int]:
        return list(alhambra(state).scores)

    def outcome(self, state: State) -> Outcome:
        table = alhambra(state)
        now: list[Scored] = [] if state.over else self.score(state, min(table.scorings + 1, LAST_SCORING))
        return Outcome(self.points(state), now, winners(table) if state.over else [])

    def scorings(self) -> int:
        return LAST_SCORING

    def score(self, state: State, scoring: i64) -> list[Scored]:
        """A9: what the first, second or third scoring would give now."""
        table = alhambra(state)
        collector = EventCollector(self.events)
        score(table, scoring, vec[i64](list(table.scores)), self.hooks, collector)
        return scored(collector.events)


class PlacingBought(Step):
    """A3.3: the seat whose turn it is places what it bought; with two players Dirk may be given some (A11.2)."""

    def __init__(self, placing: Step) -> None:
        super().__init__("placing-bought")
        self.placing: Step = placing

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.pop()
        table = alhambra(state)
        state.push(self.placing.number, table.turn, 1 if len(table.palaces) == WITH_DIRK else 0)
        return False


def make_piles(state: AlhambraState) -> None:
    """A2.5: five piles as equal as possible, the larger ones first, and the scoring cards in two of them."""
    cards: i64 = 0
    for currency in state.deck:
        cards += how_many(currency)
    pile: i64 = 0
    while pile < PILES:
        state.piles[pile] = cards // PILES + (1 if pile < cards % PILES else 0)
        pile += 1
    for pile in PILE_OF_CARD:
        state.piles[pile] += 1
