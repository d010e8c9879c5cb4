"""Lanterns: a game of a page with what Alhambra lacks. An effect inside an effect, a secret simultaneous choice, a
private draw, and a module that adds a step.

T1  Twelve stones, worth 1 to 6, lie in a bag; each of 2 to 4 players draws one that only he sees.
T2  Four rounds. In each, everybody bids 0 to 2 in secret; when all have, the bids are shown.
T3  Who bid most (the earliest seat of those) does one card. `glow`: a point. `draw`: a stone, unseen by the others,
    while there are any. `roll`: the points of an open die. `feast`: a point, then another card, then another point.
T4  Not more than two feasts inside one another.
T5  In the end everybody gets the worth of the own stones. The most points win.
T6  Module trade: instead of a card, hand a stone in for twice its worth; all see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fluent.runtime import FluentResource

from comares.games import GamePack, Registry
from comares.i18n import GameWording, catalogue
from comares.kernel.chance import Chance
from comares.kernel.events import EventCollector, EventKind, scored
from comares.kernel.game import Game, Setting
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.outcome import Outcome
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.step import Step

STONES, DIE = 0, 1  # the piles
BID, SHOWN, DREW, GLOWED, ROLLED, TRADED, COUNTED = range(7)  # the events
ALL_STONES = [worth for worth in range(1, 7) for _ in range(2)]
ROUNDS = 4

# The cards as one flat program; a card begins at a row and goes on to the next `END`.
GLOW, DRAW, ROLL, CARD, END = range(5)
PROGRAM = [GLOW, END, DRAW, END, ROLL, END, GLOW, CARD, GLOW, END]
ROWS = {"glow": 0, "draw": 2, "roll": 4, "feast": 6}

EVENTS = [
    EventKind("bid", lambda a, b: {"bid": a}, secret=True),
    EventKind("shown", lambda a, b: {"bid": a}),
    EventKind("drew", lambda a, b: {"worth": a}, secret=True),
    EventKind("glowed", lambda a, b: {"points": a}, "T3"),
    EventKind("rolled", lambda a, b: {"points": a}, "T3"),
    EventKind("traded", lambda a, b: {"points": a, "worth": b}, "T6"),
    EventKind("counted", lambda a, b: {"points": a}, "T5"),
]

catalogue("en").add_resource(
    FluentResource("""
toy-bid = { $seat } bids { $bid }.
toy-shown = { $seat } shows a bid of { $bid }.
toy-drew = { $seat } draws a stone worth { $worth }.
toy-glowed = { $seat } glows.
toy-rolled = { $seat } rolls { $points }.
toy-traded = { $seat } trades a stone worth { $worth }.
toy-counted = { $seat } counts { $points }.
toy-why-T2 = bids go from 0 to 2
toy-why-T3 = first somebody has to do a card
toy-why-T3-1 = the bag is empty
toy-why-T4 = no more than two feasts inside one another
toy-why-T6 = there is no such stone in your hand
""")
)


class ToyState(State):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.bag = list(ALL_STONES)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids = [-1] * seats
        self.scores = [0] * seats
        self.rounds = 0

    def copy(self) -> ToyState:
        other = ToyState(0)
        other.bag, other.hands = list(self.bag), [list(hand) for hand in self.hands]
        other.bids, other.scores, other.rounds = list(self.bids), list(self.scores), self.rounds
        other.copy_frames(self)
        return other


def toy(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state


def draw_stone(state: ToyState, seat: int, chance: Chance, log: EventSink) -> None:
    worth = state.bag.pop(int(chance.draw_for(seat, STONES, len(state.bag))))
    state.hands[seat] = sorted([*state.hands[seat], worth])
    log.emit(DREW, seat, worth, 0)


class Round(Step):
    """T2, T5. The frame at the bottom: it is there again when a round is done."""

    def __init__(self, bidding: Step) -> None:
        super().__init__("round")
        self.bidding = bidding

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = toy(state)
        if table.rounds < ROUNDS:
            table.rounds += 1
            state.push(self.bidding.number)
        else:
            for seat, hand in enumerate(table.hands):
                table.scores[seat] += sum(hand)
                log.emit(COUNTED, seat, sum(hand), 0)
            state.pop()
            state.over = True
        return False


class Bid(Step):
    """T2. As a frame: its place is how many have bid. An option: the bid << 8."""

    def __init__(self, card: Step) -> None:
        super().__init__("bid", "bid NUMBER", secret=True)
        self.card = card

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table = toy(state)
        if state.arg0() < len(table.bids):
            state.seat = state.arg0()
            return True
        chance.mark_revealed()
        for seat, bid in enumerate(table.bids):
            log.emit(SHOWN, seat, bid, 0)
        state.seat = table.bids.index(max(table.bids))
        table.bids = [-1] * len(table.bids)
        state.pop()
        state.push(self.card.number)
        return False

    def options(self, state: State, out: Options) -> None:
        for bid in range(3):
            out.add(self.number | bid << 8)

    def choose(self, state: State, option: int, chance: Chance, log: EventSink) -> None:
        toy(state).bids[state.seat] = option >> 8
        log.emit(BID, state.seat, option >> 8, 0)
        state.set_arg0(state.arg0() + 1)

    def code(self, option: int) -> str:
        return f"bid {option >> 8}"

    def parse(self, words: list[str]) -> int:
        return self.number | int(words[0]) << 8 if len(words) == 1 and words[0] in list("0123456789") else -1

    def why_not(self, state: State, option: int) -> str:
        return "" if option >> 8 < 3 else "T2"


class Card(Step):
    """T3. As a frame: which card to do, a: how many feasts are round it. An option: the card's row << 8."""

    def __init__(self, effect: Step) -> None:
        super().__init__("do", f"do {'|'.join(ROWS)}")
        self.effect = effect
        self.others: list[Step] = []  # what a module puts beside it

    def options(self, state: State, out: Options) -> None:
        for row in ROWS.values():
            if not self.why_not(state, self.number | row << 8):
                out.add(self.number | row << 8)
        for step in self.others:
            step.options(state, out)

    def why_not_step(self, step: Step) -> str:
        return "" if step is self or step in self.others else "T3"

    def choose(self, state: State, option: int, chance: Chance, log: EventSink) -> None:
        feasts = state.arg1()
        state.pop()
        state.push(self.effect.number, option >> 8, feasts)

    def code(self, option: int) -> str:
        return f"do {next(name for name, row in ROWS.items() if row == option >> 8)}"

    def parse(self, words: list[str]) -> int:
        return self.number | ROWS[words[0]] << 8 if len(words) == 1 and words[0] in ROWS else -1

    def why_not(self, state: State, option: int) -> str:
        if option >> 8 == ROWS["draw"] and not toy(state).bag:
            return "T3.1"
        return "T4" if option >> 8 == ROWS["feast"] and state.arg1() >= 2 else ""


class Effect(Step):
    """A card being done: its place is the next row of the program, a: how many feasts are round it."""

    def __init__(self) -> None:
        super().__init__("effect")
        self.card: Step | None = None

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        table, row = toy(state), PROGRAM[state.arg0()]
        state.set_arg0(state.arg0() + 1)
        if row == GLOW:
            table.scores[state.seat] += 1
            log.emit(GLOWED, state.seat, 1, 0)
        elif row == DRAW:
            draw_stone(table, int(state.seat), chance, log)
        elif row == ROLL:
            points = int(chance.draw(DIE, 6)) + 1
            table.scores[state.seat] += points
            log.emit(ROLLED, state.seat, points, 0)
        elif row == CARD:
            assert self.card is not None
            state.push(self.card.number, 0, state.arg1() + 1)
        else:
            state.pop()
        return False


class Trade(Step):
    """T6, the module's own step. An option: the stone's worth << 8."""

    def __init__(self) -> None:
        super().__init__("trade", "trade WORTH")

    def options(self, state: State, out: Options) -> None:
        for worth in sorted(set(toy(state).hands[state.seat])):
            out.add(self.number | worth << 8)

    def choose(self, state: State, option: int, chance: Chance, log: EventSink) -> None:
        worth = option >> 8
        toy(state).hands[state.seat].remove(worth)
        toy(state).scores[state.seat] += 2 * worth
        log.emit(TRADED, state.seat, 2 * worth, worth)
        state.pop()

    def code(self, option: int) -> str:
        return f"trade {option >> 8}"

    def parse(self, words: list[str]) -> int:
        return self.number | int(words[0]) << 8 if len(words) == 1 and words[0] in list("123456") else -1

    def why_not(self, state: State, option: int) -> str:
        return "" if option >> 8 in toy(state).hands[state.seat] else "T6"


@dataclass
class ToyView:
    viewer: int | None
    seat: int
    over: bool
    pending: list[int]
    hand: list[int]
    hands: list[int]
    bag: int
    bid: int
    scores: list[int]
    rounds: int
    traded: list[int]  # what lies neither in the bag nor in a hand


class ToyRules(Rules):
    def __init__(self, seats: int, trade: bool) -> None:
        super().__init__(seats)
        effect = Effect()
        card = effect.card = Card(effect)
        bid = Bid(card)
        self.round = Round(bid)
        self.piles, self.events = ["stones", "die"], EVENTS
        card.others = [Trade()] if trade else []
        for step in (self.round, bid, card, effect, *card.others):
            self.add(step)

    def setup(self, chance: Chance, log: EventSink) -> State:
        state = ToyState(int(self.seats))
        for seat in range(self.seats):
            draw_stone(state, seat, chance, log)
        state.push(self.round.number)
        self.advance(state, chance, log)
        return state

    def view(self, state: State, seat: int | None) -> ToyView:
        table = toy(state)
        traded = list(ALL_STONES)
        for worth in (*table.bag, *(worth for hand in table.hands for worth in hand)):
            traded.remove(worth)
        hand, bid = ([], -1) if seat is None else (list(table.hands[seat]), table.bids[seat])
        frames, sizes = state.pending(), [len(hand) for hand in table.hands]
        head = (seat, int(state.seat), bool(state.over), frames, hand, sizes)
        return ToyView(*head, len(table.bag), bid, list(table.scores), table.rounds, traded)

    def imagine(self, view: Any, chance: Chance) -> State:
        state = ToyState(int(self.seats))
        state.seat, state.over, state.rounds, state.scores = view.seat, view.over, view.rounds, list(view.scores)
        state.set_pending(view.pending)
        for worth in (*view.hand, *view.traded):
            state.bag.remove(worth)
        bidding = not state.over and state.step() == 1
        for seat, size in enumerate(view.hands):
            if seat == view.viewer:
                state.hands[seat], state.bids[seat] = list(view.hand), view.bid
            else:
                drawn = [state.bag.pop(int(chance.draw(STONES, len(state.bag)))) for _ in range(size)]
                state.hands[seat] = sorted(drawn)
                state.bids[seat] = int(chance.draw(DIE, 3)) if bidding and seat < state.arg0() else -1
        return state

    def points(self, state: State) -> list[int]:
        return list(toy(state).scores)

    def outcome(self, state: State) -> Outcome:
        table, listener = toy(state), EventCollector(self.events)
        for seat, hand in enumerate(table.hands if not state.over else []):
            listener.emit(COUNTED, seat, sum(hand), 0)
        most = max(table.scores)
        winners = [seat for seat, points in enumerate(table.scores) if points == most] if state.over else []
        return Outcome(list(table.scores), scored(listener.events), winners)


TOY = Game(
    name="toy",
    version=3,
    fewest=2,
    most=4,
    settings=(Setting("trade", ("off", "on")),),
    make=lambda seats, settings: ToyRules(seats, settings["trade"] == "on"),
    wording=GameWording("toy"),
)

TOY_GAMES = Registry(GamePack(TOY))
TOY_GAMES_PLACE = "helpers.engine.toy_game:TOY_GAMES"
