"""Lanterns: a toy game with what Alhambra lacks: an effect inside an effect, a secret simultaneous choice, a private
draw, and a module that adds a step.

T1  Twelve stones, worth 1 to 6, lie in a bag; each of 2 to 4 players draws one and keeps it secret.
T2  Four rounds. In each, every player bids 0 to 2 in secret; then the bids are shown.
T3  The highest bidder (of several, the earliest seat) plays one card. `glow`: a point. `draw`: a stone, unseen by the
    others, while there are any. `roll`: the points of an open die. `feast`: a point, then another card, then another
    point.
T4  Not more than two feasts inside one another.
T5  At the end every player scores the worth of their stones. The most points win.
T6  Module trade: instead of a card, trade a stone for twice its worth, in the open.
"""

from __future__ import annotations

from dataclasses import dataclass

from fluent.runtime import FluentResource

from comares.games import GamePack, Registry
from comares.i18n import GameWording, catalogue
from comares.kernel.chance import Chance
from comares.kernel.events import EventCollector, EventKind, Scored, scored
from comares.kernel.frame_fields import FrameField
from comares.kernel.game import Game, Setting
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.outcome import Outcome
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.step import Step
from comares.kernel.view import View

STONES, DIE = 0, 1  # the piles
BID, SHOWN, DREW, GLOWED, ROLLED, TRADED, COUNTED = range(7)  # the events
ALL_STONES = [worth for worth in range(1, 7) for _ in range(2)]
ROUNDS = 4

# The cards as one flat program; a card begins at its row and ends at the next `END`.
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
toy-why-T3 = first a card has to be played
toy-why-T3-1 = the bag is empty
toy-why-T4 = no more than two feasts inside one another
toy-why-T6 = there is no such stone in your hand
""")
)


class ToyState(State):
    def __init__(self, seats: int = 0) -> None:
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


def without(stones: list[int], gone: list[int]) -> list[int]:
    """The stones that remain; a ValueError if one is not there."""
    rest = list(stones)
    for worth in gone:
        if worth not in rest:
            raise ValueError(f"there is no further stone worth {worth}")
        rest.remove(worth)
    return rest


def draw_stone(state: ToyState, seat: int, chance: Chance, log: EventSink) -> None:
    worth = state.bag.pop(int(chance.draw_for(seat, STONES, len(state.bag))))
    state.hands[seat] = sorted([*state.hands[seat], worth])
    log.emit(DREW, seat, worth, 0)


class Round(Step):
    """T2, T5. The bottom frame: it comes up again after each round."""

    def __init__(self, bidding: Step) -> None:
        super().__init__("round")
        self.bidding = bidding

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = toy(base)
        if state.rounds < ROUNDS:
            state.rounds += 1
            state.push(self.bidding.number)
        else:
            for seat, hand in enumerate(state.hands):
                state.scores[seat] += sum(hand)
                log.emit(COUNTED, seat, sum(hand), 0)
            state.pop()
            state.over = True
        return False


class Bid(Step):
    """T2. Frame: arg0 is how many have bid. Option: the bid << 8."""

    def __init__(self, card: Step) -> None:
        super().__init__("bid", "bid NUMBER", secret=True, frame_fields=[FrameField("made")])
        self.card = card

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = toy(base)
        if state.arg0() < len(state.bids):
            state.seat = state.arg0()
            return True
        chance.mark_revealed()
        for seat, bid in enumerate(state.bids):
            log.emit(SHOWN, seat, bid, 0)
        state.seat = state.bids.index(max(state.bids))
        state.bids = [-1] * len(state.bids)
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
    """T3. Frame: arg1 is how many feasts surround it. Option: the card's row << 8."""

    def __init__(self, effect: Step) -> None:
        super().__init__("do", f"do {'|'.join(ROWS)}", frame_fields=[FrameField("row"), FrameField("feasts")])
        self.effect = effect
        self.others: list[Step] = []  # steps that a module adds

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
    """A card being played. Frame: arg0 is the next row of the program, arg1 how many feasts surround it."""

    def __init__(self) -> None:
        super().__init__("effect", frame_fields=[FrameField("row"), FrameField("feasts")])
        self.card: Step | None = None

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = toy(base)
        row = PROGRAM[state.arg0()]
        state.set_arg0(state.arg0() + 1)
        if row == GLOW:
            state.scores[state.seat] += 1
            log.emit(GLOWED, state.seat, 1, 0)
        elif row == DRAW:
            draw_stone(state, int(state.seat), chance, log)
        elif row == ROLL:
            points = int(chance.draw(DIE, 6)) + 1
            state.scores[state.seat] += points
            log.emit(ROLLED, state.seat, points, 0)
        elif row == CARD:
            assert self.card is not None
            state.push(self.card.number, 0, state.arg1() + 1)
        else:
            state.pop()
        return False


class Trade(Step):
    """T6, the step of the module. Option: the stone's worth << 8."""

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
class ToyPlayer:
    """What one player has."""

    points: int
    stones: int
    hand: list[int] | None  # the worth of each stone, lowest first


@dataclass
class ToyView(View):
    """The table from one seat."""

    rounds: int
    players: list[ToyPlayer]
    bids: list[int | None]  # of those who have bid, in the order of the seats
    left: int  # stones in the bag
    bag: list[int] | None
    traded: list[int]  # stones neither in the bag nor in a hand


def toy_view(view: View) -> ToyView:
    assert isinstance(view, ToyView)
    return view


class ToyRules(Rules):
    def __init__(self, seats: int, trade: bool) -> None:
        super().__init__(seats)
        effect = Effect()
        card = effect.card = Card(effect)
        bid = Bid(card)
        self.round = Round(bid)
        self.piles, self.events, self.view_type = ["stones", "die"], EVENTS, ToyView
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
        return self.view_of(toy(state), seat, [seat])

    def full_view(self, state: State) -> ToyView:
        return self.view_of(toy(state), None, list(range(self.seats)))

    def view_of(self, state: ToyState, viewer: int | None, open_to: list[int | None] | list[int]) -> ToyView:
        """What these seats know together; all of them know the bag, too."""
        hands = [sorted(hand) if seat in open_to else None for seat, hand in enumerate(state.hands)]
        return ToyView(
            viewer=viewer,
            seat=int(state.seat),
            over=bool(state.over),
            pending=self.pending(state),
            rounds=state.rounds,
            players=[
                ToyPlayer(points, len(stones), hand)
                for points, stones, hand in zip(state.scores, state.hands, hands, strict=True)
            ],
            bids=[bid if seat in open_to else None for seat, bid in enumerate(state.bids) if bid >= 0],
            left=len(state.bag),
            bag=list(state.bag) if None not in hands else None,
            traded=without(ALL_STONES, [*state.bag, *(worth for hand in state.hands for worth in hand)]),
        )

    def imagine(self, view: View, chance: Chance) -> State:
        view, state = toy_view(view), ToyState(int(self.seats))
        state.seat, state.over, state.rounds = view.seat, view.over, view.rounds
        state.set_pending(self.frames(view.pending))
        state.scores = [player.points for player in view.players]
        known = [worth for player in view.players for worth in player.hand or []]
        state.bag = without(ALL_STONES, [*known, *view.traded])
        for seat, player in enumerate(view.players):
            drawn = [] if player.hand is not None else range(player.stones)
            hidden = [state.bag.pop(int(chance.draw(STONES, len(state.bag)))) for _ in drawn]
            state.hands[seat] = list(player.hand) if player.hand is not None else sorted(hidden)
            if seat < len(view.bids):
                bid = view.bids[seat]
                state.bids[seat] = int(chance.draw(DIE, 3)) if bid is None else bid
        return state

    def problems(self, view: View) -> list[str]:
        view = toy_view(view)
        found = []
        known = [worth for player in view.players for worth in player.hand or []]
        for worth in sorted({*known, *view.traded}):
            there, most = [*known, *view.traded].count(worth), ALL_STONES.count(worth)
            if there > most:
                found.append(f"hand and traded: {there} stones are worth {worth}, there are only {most}")
        if len(view.players) != self.seats:
            found.append(f"players: expected {self.seats} of them, not {len(view.players)}")
        if not 1 <= view.rounds <= ROUNDS:
            found.append(f"rounds: expected a number from 1 to {ROUNDS}, not {view.rounds}")
        if any(bid is not None and not 0 <= bid <= 2 for bid in view.bids):
            found.append("bids: bids go from 0 to 2")
        asked = [step for step in view.pending if step.step == "bid"]
        if len(view.bids) != (asked[0].fields["made"] if asked else 0):
            found.append("bids: expected as many as the pending bid says were made")
        return found

    def points(self, state: State) -> list[int]:
        return list(toy(state).scores)

    def outcome(self, state: State) -> Outcome:
        scores = toy(state).scores
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)] if state.over else []
        return Outcome(list(scores), [] if state.over else self.score(state, 1), winners)

    def scorings(self) -> int:
        return 1

    def score(self, state: State, scoring: int) -> list[Scored]:
        collector = EventCollector(self.events)
        for seat, hand in enumerate(toy(state).hands):
            collector.emit(COUNTED, seat, sum(hand), 0)
        return scored(collector.events)


TOY = Game(
    name="toy",
    version=3,
    min_players=2,
    max_players=4,
    settings=(Setting("trade", ("off", "on")),),
    make=lambda seats, settings: ToyRules(seats, settings["trade"] == "on"),
    wording=GameWording("toy"),
)

TOY_GAMES = Registry(GamePack(TOY))
TOY_GAMES_PLACE = "helpers.engine.toy_game:TOY_GAMES"
