# compiled
"""The rules of Sabika: all steps, actions and ops, the set-up, views and the outcome."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.bitset import set_of
from comares.kernel.chance import Chance
from comares.kernel.events import EventCollector, Scored, scored
from comares.kernel.log import EventSink
from comares.kernel.notation import numerals
from comares.kernel.outcome import Outcome
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.step import Step
from comares.kernel.view import View
from comares.sabika import step_ids as steps
from comares.sabika.actions.cities import City, Production, RedAction, RedCity, Ship
from comares.sabika.actions.construct import (
    ENDS,
    Balanced,
    Building,
    Construct,
    Large,
    Lay,
    Refresh,
    Small,
)
from comares.sabika.actions.market import LARGE_QUARRY, SMALL_QUARRY, Buy, Exchange, Market, Operations, Quarry, Sell
from comares.sabika.actions.poems import Craft, Engrave, Engraved, Reactivate
from comares.sabika.actions.rewards import Advance, BalanceBonus, Reward, Token
from comares.sabika.actions.space import SECONDARIES, Act, BonusAction, Main, Secondary
from comares.sabika.actions.storehouse import Activate, Expand, Reuse, Storehouse
from comares.sabika.actions.trade import Consolidate, Deliver, Export
from comares.sabika.actions.turn import Rest, Turn, Work
from comares.sabika.components import (
    COLOURS,
    CONSOLIDATE,
    CONSTRUCT,
    CRAFT,
    ENGRAVE,
    EXPORT,
    HOUSES,
    LARGE_BUILDINGS,
    LAST_SPACE,
    MARKET,
    PILES,
    PRODUCTION,
    QUARRY_LARGE,
    QUARRY_SMALL,
    REACTIVATE,
    SHORT_POEMS,
    SMALL_BUILDINGS,
    STOREHOUSE,
    TOWER,
    WORKERS,
)
from comares.sabika.context import Action, Context, EndChoice, Op, Readings
from comares.sabika.effects.gain import Good, Produce, Raw, Room, Take
from comares.sabika.effects.ops import (
    MAX_ALTERNATIVES,
    OP_ACTION,
    OP_ADVANCE,
    OP_BALANCE,
    OP_CHOICE,
    OP_CITY,
    OP_EARLIER,
    OP_OPERATIONS,
    OP_PRODUCE,
    OP_RED_CITY,
    OP_REUSE,
    OP_SHIP,
    OP_TAKE,
    OP_TOKEN,
    ChoiceOp,
    Effect,
    End,
    Gain,
    VpPer,
)
from comares.sabika.effects.use_materials import Use
from comares.sabika.events import kinds
from comares.sabika.frame_fields import frame_fields
from comares.sabika.imagine import imagine
from comares.sabika.lookup import Lookup
from comares.sabika.problems.check import problems
from comares.sabika.resources import event_seat
from comares.sabika.rounds.first_player import First, set_tokens
from comares.sabika.rounds.income import Income
from comares.sabika.rounds.round_end import (
    ChangeEvent,
    Era,
    Finale,
    Narrator,
    Renewal,
    StandUp,
)
from comares.sabika.rounds.scoring import all_points, score_end, score_wishes, winners
from comares.sabika.rounds.setup import set_up
from comares.sabika.rounds.starting_tokens import Keep, Show, Start, deal_tokens
from comares.sabika.rounds.taxes import LEVIES, Levy, Pay, Taxes
from comares.sabika.state import VP, sabika
from comares.sabika.view import SabikaView, make_view, sabika_view
from comares.sabika.yusuf.trade import YusufCity, push_first_ship
from comares.sabika.yusuf.turn import YusufTurn

NO_EVENTS: Final = -2
DELIVER_USAGE: Final = "deliver GOOD[+GOOD] [storehouse GOOD[+GOOD]] | deliver nothing"


class SabikaRules(Rules):
    """Sabika with these components. `positive`: the number of positive cards among the three event cards (-1: nobody
    knows), or NO_EVENTS. `yusuf_points`: Yusuf's starting VP (S13.8)."""

    def __init__(self, lookup: Lookup, positive: int, yusuf_points: int, readings: Readings) -> None:
        super().__init__(int(lookup.seats))
        self.lookup: Lookup = lookup
        self.positive: i64 = positive
        self.yusuf_points: i64 = yusuf_points
        self.piles = list(PILES)
        self.view_type = SabikaView
        names = {"city": lookup.city_names, "wish": lookup.wish_names, "long": lookup.long_names}
        names.update({"rawspace": lookup.raw_names, "marblespace": lookup.marble_names})
        self.events = kinds(names)
        self.context: Context = Context(lookup, readings)
        self._add_actions()
        self._add_ops()
        self._add_steps()
        self.context.steps = self.steps

    def _add_actions(self) -> None:
        """The actions in the order of ACTIONS."""
        context = self.context
        actions: list[Action] = [
            Quarry(context, "quarry-small", SMALL_QUARRY),
            Quarry(context, "quarry-large", LARGE_QUARRY),
            Storehouse(context),
            Market(context, "market", "S5.3"),
            Construct(context),
            Export(context, "export", "S6.1", "export CITY", context.lookup.city_names),
            Consolidate(context, "consolidate", "S6.2", "consolidate CITY", context.lookup.city_names),
            Production(context),
            Engrave(context, "engrave", "S7.1", "engrave NUMBER blue|red | engrave LONG-POEM"),
            Reactivate(context, "reactivate", "S7.3", "reactivate NUMBER", numerals(SHORT_POEMS)),
            Craft(context, "craft", "S7.4"),
        ]
        context.actions = vec[Action](actions)

    def _add_ops(self) -> None:
        """The ops by their numbers in the program."""
        context = self.context
        ops: list[Op] = [
            End(context, "end", "S4.6"),
            Gain(context, "gain", "S4.6"),
            Take(context, "take", "S4.6", "take RESOURCE[+RESOURCE ...]"),
            Operations(context),
            Produce(context),
            City(context),
            BonusAction(context),
            Reuse(context),
            BalanceBonus(context, "balance", "S5.6", "balance COLOUR", COLOURS),
            Advance(context, "advance", "S5.7"),
            Reward(context, "reward", "S5.7", "reward SPACE", numerals(int(context.lookup.last_reward))),
            Token(context, "token", "S5.5", "token NUMBER", numerals(LARGE_BUILDINGS)),
            RedCity(context),
            Ship(context, "ship", "S11", "ship CITY", context.lookup.city_names),
            VpPer(context, "vp-per", "S4.6"),
            ChoiceOp(context, "choose", "S4.6", "choose NUMBER", numerals(MAX_ALTERNATIVES)),
        ]
        context.ops = vec[Op](ops)

    def _add_steps(self) -> None:
        context, actions, ops = self.context, self.context.actions, self.context.ops
        by_number: dict[int, Step] = {
            steps.KEEP: Keep(context),
            steps.SHOW: Show(context, "show"),
            steps.START: Start(context, "start"),
            steps.TURN: Turn(context),
            steps.WORK: Work(context, "work", "S3.1", "work WORKER SPACE"),
            steps.REST: Rest(context, "rest", "S3.1", "rest WORKER", WORKERS),
            steps.ACT: Act(context),
            steps.MAIN: Main(context, "main", "S3.5", "main"),
            steps.SECONDARY: Secondary(context, "secondary", "S8.3", "secondary raw|marble", SECONDARIES),
            steps.DONE: EndChoice(context, "done", "S3.5", "done"),
            steps.ADVANCE: ops[OP_ADVANCE],
            steps.EFFECT: Effect(context, "effect"),
            steps.ROOM_STEP: Room(context, "give-up", "S4.2", "give-up MATERIAL|GOOD | give-up GOOD poem"),
            steps.TAKE: ops[OP_TAKE],
            steps.RAW_STEP: Raw(context, "raw", "S4.3", "raw TYPE [SPACE]"),
            steps.GOOD_STEP: Good(context, "good", "S4.4", "good GOOD SPACE"),
            steps.PRODUCE: ops[OP_PRODUCE],
            steps.OPERATIONS: ops[OP_OPERATIONS],
            steps.BUY: Buy(context, "buy", "S5.3", "buy MATERIAL | buy RAW [SPACE]"),
            steps.SELL: Sell(context, "sell", "S5.3", "sell MATERIAL|GOOD | sell GOOD storehouse"),
            steps.EXCHANGE: Exchange(context, "exchange", "S5.3", "exchange MATERIAL MATERIAL"),
            steps.CHOOSE: ops[OP_CHOICE],
            steps.BONUS: ops[OP_ACTION],
            steps.CITY: ops[OP_CITY],
            steps.REUSE: ops[OP_REUSE],
            steps.BALANCE_STEP: ops[OP_BALANCE],
            steps.REWARD_STEP: ops[OP_EARLIER],
            steps.TOKEN: ops[OP_TOKEN],
            steps.RED_CITY: ops[OP_RED_CITY],
            steps.SHIP: ops[OP_SHIP],
            steps.STOP: EndChoice(context, "stop", "S4.6", "stop"),
            steps.DECLINE: EndChoice(context, "decline", "S4.6", "decline"),
            steps.QUARRY_SMALL_STEP: actions[QUARRY_SMALL],
            steps.QUARRY_LARGE_STEP: actions[QUARRY_LARGE],
            steps.STOREHOUSE_STEP: actions[STOREHOUSE],
            steps.EXPAND: Expand(context, "expand", "S5.2", "expand TOKEN STOREHOUSE"),
            steps.ACTIVATE: Activate(context, "activate", "S5.2", "activate STOREHOUSE", numerals(HOUSES)),
            steps.MARKET_STEP: actions[MARKET],
            steps.CONSTRUCT_STEP: actions[CONSTRUCT],
            steps.REFRESH: Refresh(context, "refresh", "build-1", "refresh"),
            steps.LARGE_STEP: Large(context, "large", "S5.5", "large"),
            steps.SMALL_STEP: Small(context, "small", "S5.6", "small CARD", numerals(SMALL_BUILDINGS)),
            steps.USE: Use(context, "use", "S5.5", "use MATERIAL[+MATERIAL ...]"),
            steps.BUILDING: Building(context, "building", "S5.5", "building TOKEN", numerals(LARGE_BUILDINGS)),
            steps.LAY: Lay(context, "lay", "S5.6", "lay left|right", ENDS),
            steps.BALANCED: Balanced(context, "balanced"),
            steps.EXPORT_STEP: actions[EXPORT],
            steps.DELIVER: Deliver(context, "deliver", "S6.1", DELIVER_USAGE),
            steps.CONSOLIDATE_STEP: actions[CONSOLIDATE],
            steps.RED_ACTION: RedAction(context, "red-action"),
            steps.PRODUCTION_STEP: actions[PRODUCTION],
            steps.ENGRAVE_STEP: actions[ENGRAVE],
            steps.ENGRAVED: Engraved(context, "engraved"),
            steps.REACTIVATE_STEP: actions[REACTIVATE],
            steps.CRAFT_STEP: actions[CRAFT],
            steps.INCOME: Income(context),
            steps.NARRATOR: Narrator(context, "narrator"),
            steps.TAXES_STEP: Taxes(context, "taxes"),
            steps.PAY: Pay(context),
            steps.EVENT_STEP: ChangeEvent(context, "change-event"),
            steps.STAND_UP: StandUp(context, "stand-up"),
            steps.RENEWAL: Renewal(context, "renewal"),
            steps.FIRST: First(context),
            steps.ERA: Era(context, "era"),
            steps.FINALE: Finale(context, "finale"),
            steps.YUSUF: YusufTurn(context, "yusuf-turn"),
            steps.YUSUF_CITY: YusufCity(context, "yusuf", "S13.5", "yusuf CITY", context.lookup.city_names),
            steps.LEVY: Levy(context, "levy", "S12.2", "levy seals|vp", LEVIES),
        }
        fields = frame_fields(self.lookup)
        for number in range(steps.STEPS):
            by_number[number].frame_fields = list(fields.get(number, ()))
            self.add(by_number[number])

    # Set-up (S1, S13.1).

    def setup(self, chance: Chance, log: EventSink) -> State:
        state = set_up(self.context, self.positive, self.yusuf_points, chance, log)
        deal_tokens(state, self.context, chance)
        if self.lookup.solo:
            set_tokens(state)
            for kind in range(3):
                begins = self.lookup.deck_from
                state.decks[kind] = set_of(list(range(begins[kind], begins[kind + 1])))
            push_first_ship(state, self.context, log)
        self.advance(state, chance, log)
        return state

    # Views and points.

    def view(self, state: State, seat: int | None) -> View:
        return make_view(sabika(state), seat, self.context, self.pending(state), full=False)

    def full_view(self, state: State) -> View:
        return make_view(sabika(state), None, self.context, self.pending(state), full=True)

    def imagine(self, view: View, chance: Chance) -> State:
        return imagine(sabika_view(view), self.frames(view.pending), self.lookup, chance)

    def problems(self, view: View) -> list[str]:
        return problems(sabika_view(view), self, self.lookup, int(self.positive))

    def points(self, base: State) -> list[int]:
        state = sabika(base)
        return [int(state.get(seat, VP)) for seat in range(self.seats)]

    def outcome(self, base: State) -> Outcome:
        """The points as they stand, and what a final scoring now would add without taxes: all wishes, unless they have
        scored for the last time, and S10.1. If Yusuf wins, the winner is seat -1."""
        state = sabika(base)
        listener = EventCollector(self.events)
        if not state.over:
            points: vec[i64] = all_points(state)
            score_wishes(state, self.context, TOWER if state.narrator < LAST_SPACE else 0, points, listener)
            score_end(state, self.context, points, listener)
        best = [int(event_seat(state, self.context, party)) for party in winners(state)] if state.over else []
        return Outcome(self.points(state), scored(listener.events), best)

    def scorings(self) -> int:
        return TOWER + 1

    def score(self, base: State, scoring: i64) -> list[Scored]:
        """S9.2: the first, second or third scoring of wishes; S10.1: the last scoring, after the taxes."""
        state, collector = sabika(base), EventCollector(self.events)
        points: vec[i64] = all_points(state)
        if scoring <= TOWER:
            score_wishes(state, self.context, scoring, points, collector)
        else:
            score_end(state, self.context, points, collector)
        return scored(collector.events)
