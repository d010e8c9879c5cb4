# compiled
"""The rules of Sabika, put together: steps, actions, ops."""

from __future__ import annotations

from typing import Any, Final

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
from comares.sabika import imagine as imagining
from comares.sabika import step_ids as steps
from comares.sabika import view as views
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
from comares.sabika.actions.space import SECONDARIES, Act, Bonus, Main, Secondary
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
    STOCK,
    STOREHOUSE,
    TOWER,
    WORKERS,
)
from comares.sabika.context import Action, Book, Leave, Op
from comares.sabika.effects.gain import Good, Produce, Raw, Room, Take
from comares.sabika.effects.ops import (
    MOST_ALTERNATIVES,
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
    Choice,
    Effect,
    End,
    Gain,
    VpPer,
)
from comares.sabika.effects.use_materials import Use
from comares.sabika.events import kinds
from comares.sabika.lookup import Tables
from comares.sabika.resources import voice
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
from comares.sabika.rounds.taxes import Pay, Taxes
from comares.sabika.state import VP, sabika
from comares.sabika.yusuf.trade import YusufCity, push_first_ship
from comares.sabika.yusuf.turn import YusufTurn

NO_EVENTS: Final = -2


class SabikaRules(Rules):
    """Sabika with these tables. `positive`: how many of the three events are positive (-1: nobody knows), or
    NO_EVENTS; `yusuf_points`: with how many VP Yusuf starts (S13.8)."""

    def __init__(self, tables: Tables, positive: int, yusuf_points: int) -> None:
        super().__init__(int(tables.seats))
        self.tables: Tables = tables
        self.positive: i64 = positive
        self.yusuf_points: i64 = yusuf_points
        self.piles = list(PILES)
        names = {"city": tables.city_names, "wish": tables.wish_names, "long": tables.long_names}
        names.update({"rawspace": tables.raw_names, "marblespace": tables.marble_names})
        self.events = kinds(names)
        self.book: Book = Book(tables)
        self._add_actions()
        self._add_ops()
        self._add_steps()
        self.book.steps = self.steps

    def _add_actions(self) -> None:
        """By their places among ACTIONS."""
        book = self.book
        actions: list[Action] = [
            Quarry(book, "quarry-small", SMALL_QUARRY),
            Quarry(book, "quarry-large", LARGE_QUARRY),
            Storehouse(book),
            Market(book, "market", "S5.3"),
            Construct(book),
            Export(book, "export", "S6.1", "export CITY", book.tables.city_names),
            Consolidate(book, "consolidate", "S6.2", "consolidate CITY", book.tables.city_names),
            Production(book),
            Engrave(book, "engrave", "S7.1", "engrave NUMBER blue|red | engrave LONG-POEM"),
            Reactivate(book, "reactivate", "S7.3", "reactivate NUMBER", numerals(SHORT_POEMS)),
            Craft(book, "craft", "S7.4"),
        ]
        book.actions = actions

    def _add_ops(self) -> None:
        """By their numbers in the program."""
        book = self.book
        ops: list[Op] = [
            End(book, "end", "S4.6"),
            Gain(book, "gain", "S4.6"),
            Take(book, "take", "S4.6", "take RESOURCE[+RESOURCE ...]"),
            Operations(book),
            Produce(book),
            City(book),
            Bonus(book),
            Reuse(book),
            BalanceBonus(book, "balance", "S5.6", "balance COLOUR", COLOURS),
            Advance(book, "advance", "S5.7"),
            Reward(book, "reward", "S5.7", "reward SPACE", numerals(int(book.tables.last_reward))),
            Token(book, "token", "S5.5", "token NUMBER", numerals(LARGE_BUILDINGS)),
            RedCity(book),
            Ship(book, "ship", "S11", "ship CITY", book.tables.city_names),
            VpPer(book, "vp-per", "S4.6"),
            Choice(book, "choose", "S4.6", "choose NUMBER", numerals(MOST_ALTERNATIVES)),
        ]
        book.ops = ops

    def _add_steps(self) -> None:
        book, actions, ops = self.book, self.book.actions, self.book.ops
        by_number: dict[int, Step] = {
            steps.KEEP: Keep(book),
            steps.SHOW: Show(book, "show"),
            steps.START: Start(book, "start"),
            steps.TURN: Turn(book),
            steps.WORK: Work(book, "work", "S3.1", "work WORKER SPACE"),
            steps.REST: Rest(book, "rest", "S3.1", "rest WORKER", WORKERS),
            steps.ACT: Act(book),
            steps.MAIN: Main(book, "main", "S3.5", "main"),
            steps.SECONDARY: Secondary(book, "secondary", "S8.3", "secondary raw|marble", SECONDARIES),
            steps.DONE: Leave(book, "done", "S3.5", "done"),
            steps.ADVANCE: ops[OP_ADVANCE],
            steps.EFFECT: Effect(book, "effect"),
            steps.ROOM_STEP: Room(book, "give-up", "S4.2", "give-up MATERIAL|GOOD", STOCK),
            steps.TAKE: ops[OP_TAKE],
            steps.RAW_STEP: Raw(book, "raw", "S4.3", "raw TYPE [SPACE]"),
            steps.GOOD_STEP: Good(book, "good", "S4.4", "good GOOD SPACE"),
            steps.PRODUCE: ops[OP_PRODUCE],
            steps.OPERATIONS: ops[OP_OPERATIONS],
            steps.BUY: Buy(book, "buy", "S5.3", "buy MATERIAL | buy RAW [SPACE]"),
            steps.SELL: Sell(book, "sell", "S5.3", "sell MATERIAL|GOOD", STOCK),
            steps.EXCHANGE: Exchange(book, "exchange", "S5.3", "exchange MATERIAL MATERIAL"),
            steps.CHOOSE: ops[OP_CHOICE],
            steps.BONUS: ops[OP_ACTION],
            steps.CITY: ops[OP_CITY],
            steps.REUSE: ops[OP_REUSE],
            steps.BALANCE_STEP: ops[OP_BALANCE],
            steps.REWARD_STEP: ops[OP_EARLIER],
            steps.TOKEN: ops[OP_TOKEN],
            steps.RED_CITY: ops[OP_RED_CITY],
            steps.SHIP: ops[OP_SHIP],
            steps.STOP: Leave(book, "stop", "S4.6", "stop"),
            steps.DECLINE: Leave(book, "decline", "S4.6", "decline"),
            steps.QUARRY_SMALL_STEP: actions[QUARRY_SMALL],
            steps.QUARRY_LARGE_STEP: actions[QUARRY_LARGE],
            steps.STOREHOUSE_STEP: actions[STOREHOUSE],
            steps.EXPAND: Expand(book, "expand", "S5.2", "expand TOKEN STOREHOUSE"),
            steps.ACTIVATE: Activate(book, "activate", "S5.2", "activate STOREHOUSE", numerals(HOUSES)),
            steps.MARKET_STEP: actions[MARKET],
            steps.CONSTRUCT_STEP: actions[CONSTRUCT],
            steps.REFRESH: Refresh(book, "refresh", "build-1", "refresh"),
            steps.LARGE_STEP: Large(book, "large", "S5.5", "large"),
            steps.SMALL_STEP: Small(book, "small", "S5.6", "small CARD", numerals(SMALL_BUILDINGS)),
            steps.USE: Use(book, "use", "S5.5", "use MATERIAL[+MATERIAL ...]"),
            steps.BUILDING: Building(book, "building", "S5.5", "building TOKEN", numerals(LARGE_BUILDINGS)),
            steps.LAY: Lay(book, "lay", "S5.6", "lay left|right", ENDS),
            steps.BALANCED: Balanced(book, "balanced"),
            steps.EXPORT_STEP: actions[EXPORT],
            steps.DELIVER: Deliver(book, "deliver", "S6.1", "deliver GOOD[+GOOD] | deliver nothing"),
            steps.CONSOLIDATE_STEP: actions[CONSOLIDATE],
            steps.RED_ACTION: RedAction(book, "red-action"),
            steps.PRODUCTION_STEP: actions[PRODUCTION],
            steps.ENGRAVE_STEP: actions[ENGRAVE],
            steps.ENGRAVED: Engraved(book, "engraved"),
            steps.REACTIVATE_STEP: actions[REACTIVATE],
            steps.CRAFT_STEP: actions[CRAFT],
            steps.INCOME: Income(book),
            steps.NARRATOR: Narrator(book, "narrator"),
            steps.TAXES_STEP: Taxes(book, "taxes"),
            steps.PAY: Pay(book),
            steps.EVENT_STEP: ChangeEvent(book, "change-event"),
            steps.STAND_UP: StandUp(book, "stand-up"),
            steps.RENEWAL: Renewal(book, "renewal"),
            steps.FIRST: First(book),
            steps.ERA: Era(book, "era"),
            steps.FINALE: Finale(book, "finale"),
            steps.YUSUF: YusufTurn(book, "yusuf-turn"),
            steps.YUSUF_CITY: YusufCity(book, "yusuf", "S13.5", "yusuf CITY", book.tables.city_names),
        }
        for number in range(steps.STEPS):
            self.add(by_number[number])

    # S1, S13.1.

    def setup(self, chance: Chance, log: EventSink) -> State:
        table = set_up(self.book, self.positive, self.yusuf_points, chance, log)
        deal_tokens(table, self.book, chance)
        if self.tables.solo:
            set_tokens(table)
            for kind in range(3):
                begins = self.tables.deck_from
                table.decks[kind] = set_of(list(range(begins[kind], begins[kind + 1])))
            push_first_ship(table, self.book, log)
        self.advance(table, chance, log)
        return table

    # Seeing and counting.

    def view(self, state: State, seat: int | None) -> Any:
        return views.view(sabika(state), seat, self.book)

    def imagine(self, view: Any, chance: Chance) -> State:
        return imagining.imagine(view, self.book, chance)

    def points(self, state: State) -> list[int]:
        table = sabika(state)
        return [int(table.has(seat, VP)) for seat in range(self.seats)]

    def outcome(self, state: State) -> Outcome:
        """What would be scored if this were the end, taxes aside: all wishes, unless they have been scored for the last
        time, and S10.1. Yusuf wins as seat -1."""
        table = sabika(state)
        listener = EventCollector(self.events)
        if not state.over:
            points: vec[i64] = all_points(table)
            score_wishes(table, self.book, TOWER if table.narrator < LAST_SPACE else 0, points, listener)
            score_end(table, self.book, points, listener)
        best = [int(voice(table, self.book, party)) for party in winners(table)] if state.over else []
        return Outcome(self.points(state), scored(listener.events), best)

    def scorings(self) -> int:
        return TOWER + 1

    def score(self, state: State, scoring: i64) -> list[Scored]:
        """S9.2: the first, second or third scoring of wishes; S10.1: the last scoring, after the taxes."""
        collector = EventCollector(self.events)
        points: vec[i64] = all_points(sabika(state))
        if scoring <= TOWER:
            score_wishes(sabika(state), self.book, scoring, points, collector)
        else:
            score_end(sabika(state), self.book, points, collector)
        return scored(collector.events)
