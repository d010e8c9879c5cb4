# compiled
"""F: Falconers. Falcons stand where four tiles meet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import (
    CARDS,
    HIGHEST_VALUE,
    SLOTS,
    card_name,
    card_number,
    card_unit,
    cell_name,
)
from comares.alhambra.events import card, cell
from comares.alhambra.grid import cell_at, cell_x, cell_y, parse_cell
from comares.alhambra.market import CREDIT
from comares.alhambra.module import Hooks, Module
from comares.alhambra.modules.falconers.components import (
    COLOURS,
    FREE,
    OURS,
    FalconersState,
    FalconSet,
    touches,
)
from comares.alhambra.modules.falconers.problems import falcon_problems
from comares.alhambra.modules.falconers.view import FalconersView, PlacedFalcon
from comares.alhambra.money import PAYMENT_BITS
from comares.alhambra.state import AlhambraState, ModuleState, alhambra
from comares.alhambra.view import AlhambraView, ModuleView
from comares.kernel.chance import Chance
from comares.kernel.events import Arguments, Event, EventKind
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

POINTS: Final = bytes([0, 2, 6, 12, 20, 30])  # F5: by the number of falcons of one colour
FALCON_PAID: Final = "falcon-paid"

# Its events, from `first_event` on.
BOUGHT: Final = 0
PAID: Final = 1
PAID_CREDIT: Final = 2
RETURNED: Final = 3
SCORED: Final = 4
ENOUGH: Final = 5


class Falconers(Module):
    """F2, F4, F5: buying falcons, losing them, scoring them."""

    def __init__(self, falcons: FalconSet = OURS) -> None:
        super().__init__("falconers")
        self.falcons: FalconSet = falcons
        self.falcon: Falcon = Falcon(self)
        self.more: MoreFalcons = MoreFalcons(self)
        self.paying: PayFalcon = PayFalcon(self)

    def steps(self) -> list[Step]:
        return [self.falcon, self.paying, self.more]

    def action_steps(self) -> list[Step]:
        return [self.falcon]

    def events(self) -> list[EventKind]:
        return [
            EventKind("falcon-bought", self._falcon_and_point),
            EventKind(FALCON_PAID, card),
            EventKind("falcon-paid-credit"),
            EventKind("falcon-returned", self._falcon_and_point),
            EventKind("scored-falcons", _falcon_points, "F5"),
            EventKind("falcons-enough"),
        ]

    def joined(self, hooks: Hooks, first_pile: i64) -> None:
        self.paying.hooks = hooks

    def new_state(self, seats: i64) -> ModuleState:
        return FalconersState(vec[i64]([FREE] * len(self.falcons.names)))

    def perches(self, state: AlhambraState) -> vec[i64]:
        """The positions of the falcons."""
        falcons = state.slices[self.index]
        assert isinstance(falcons, FalconersState)
        return falcons.perches

    def actions(self, state: AlhambraState, out: Options) -> None:
        if not state.arg0():  # F2: only as the single action of a turn
            self.falcon.options(state, out)

    def changed(self, state: AlhambraState, seat: i64, cell: i64, log: EventSink) -> None:
        """F4: a falcon returns when a tile below it is removed or exchanged."""
        perches = self.perches(state)
        falcon: i64 = 0
        while falcon < len(perches):
            perch: i64 = perches[falcon]
            if perch >> 16 == seat and touches(perch & 0xFFFF, cell):
                perches[falcon] = FREE
                log.emit(self.first_event + RETURNED, seat, falcon, perch & 0xFFFF)
            falcon += 1

    def score(self, state: AlhambraState, scoring: i64, points: vec[i64], log: EventSink) -> None:
        """F5: each colour scores on its own."""
        perches = self.perches(state)
        seat: i64 = 0
        while seat < len(points):
            colour: i64 = 0
            while colour < len(COLOURS):
                n: i64 = 0
                falcon: i64 = 0
                while falcon < len(perches):
                    if perches[falcon] >> 16 == seat and self.falcons.colours[falcon] == colour:
                        n += 1
                    falcon += 1
                if n:
                    points[seat] += POINTS[n]
                    log.emit(self.first_event + SCORED, seat, POINTS[n], colour | n << 4 | scoring << 8)
                colour += 1
            seat += 1

    def cards_gone(self, event: Event, hand: list[int]) -> list[int]:
        """F2: the card that was paid."""
        return [event.a] if event.kind.name == FALCON_PAID else []

    def view(self, state: AlhambraState, viewer: int | None) -> ModuleView:
        free: list[str] = []
        placed: list[PlacedFalcon] = []
        for name, perch in zip(self.falcons.names, self.perches(state)):
            if perch == FREE:
                free.append(name)
            else:
                point: i64 = perch & 0xFFFF
                placed.append(PlacedFalcon(name, int(perch >> 16), int(cell_x(point)), int(cell_y(point))))
        return FalconersView(free, placed)

    def imagine(self, state: AlhambraState, view: ModuleView, chance: Chance) -> None:
        assert isinstance(view, FalconersView)
        perches = self.perches(state)
        for falcon in view.placed:
            seat: i64 = falcon.seat
            perches[self.falcons.names.index(falcon.falcon)] = seat << 16 | cell_at(falcon.x, falcon.y)

    def _falcon_and_point(self, a: int, b: int) -> Arguments:
        row = self.falcons.rows[a]
        return {"colour": row["falcon"], "first": row["kind_a"], "second": row["kind_b"], **cell(b)}

    def problems(self, view: AlhambraView) -> list[str]:
        return falcon_problems(view, self.falcons.names)


class Falcon(Step):
    """F2, F3: buy a falcon and put it on a point. An option is its step, the falcon << 8, the point << 16."""

    def __init__(self, module: Falconers) -> None:
        super().__init__("falcon", "falcon NAME X,Y")
        self.module: Falconers = module

    @staticmethod
    def falcon(option: i64) -> i64:
        """The falcon."""
        return option >> 8 & 255

    @staticmethod
    def point(option: i64) -> i64:
        """The point, as the cell whose north-west corner it is."""
        return option >> 16

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        if not self.module.paying.can_pay(state):
            return
        perches = self.module.perches(state)
        for crossing in state.palaces[state.turn].crossings():
            point: i64 = crossing & 0xFFFF
            if state.turn << 16 | point not in perches:
                self._add(perches, point, crossing >> 16, out)

    def _add(self, perches: vec[i64], point: i64, kinds: i64, out: Options) -> None:
        """Add the free falcons that fit on a point between these kinds."""
        falcon: i64 = 0
        while falcon < len(perches):
            if perches[falcon] == FREE and self.module.falcons.shows(falcon, kinds):
                out.add(self.number | falcon << 8 | point << 16)
            falcon += 1

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        falcon: i64 = self.falcon(option)
        point: i64 = self.point(option)
        self.module.perches(state)[falcon] = state.turn << 16 | point
        log.emit(self.module.first_event + BOUGHT, state.turn, falcon, point)
        state.pop()
        state.push(self.module.more.number)
        state.push(self.module.paying.number)

    def code(self, option: i64) -> str:
        point: i64 = self.point(option)
        return f"{self.name} {self.module.falcons.names[self.falcon(option)]} {cell_name(cell_x(point), cell_y(point))}"

    def parse(self, words: list[str]) -> i64:
        names = self.module.falcons.names
        if len(words) != 2 or words[0] not in names:
            return -1
        point: i64 = parse_cell(words[1])
        return self.number | names.index(words[0]) << 8 | point << 16 if point >= 0 else -1

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        perches = self.module.perches(state)
        if state.arg0() or not self.module.paying.can_pay(state):
            return "F2"
        falcon: i64 = self.falcon(option)
        point: i64 = self.point(option)
        if perches[falcon] != FREE or state.turn << 16 | point in perches:
            return "F3"
        for crossing in state.palaces[state.turn].crossings():
            if crossing & 0xFFFF == point and self.module.falcons.shows(falcon, crossing >> 16):
                return ""
        return "F3"


class PayFalcon(Step):
    """F2: pay with one money card of any value and currency. An option is its step, the card << 8; the card CARDS
    stands for a credit."""

    def __init__(self, module: Falconers) -> None:
        super().__init__("pay", f"pay CARD|{CREDIT}")
        self.module: Falconers = module
        self.hooks: Hooks = Hooks([])

    @staticmethod
    def card(option: i64) -> i64:
        """The card, or CARDS for a credit."""
        return option >> 8

    def can_pay(self, state: AlhambraState) -> bool:
        """Whether the seat whose turn it is has a card or a credit."""
        currency: i64 = 0
        while currency < SLOTS:
            if state.hands[state.turn * SLOTS + currency] or self._credit(state, currency):
                return True
            currency += 1
        return False

    def _credit(self, state: AlhambraState, currency: i64) -> bool:
        """Whether the seat whose turn it is has money of the currency besides its cards."""
        for module in self.hooks.held:
            if module.held(state, state.turn, currency):
                return True
        return False

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        card: i64 = 0
        while card < CARDS:
            hand: i64 = state.hands[state.turn * SLOTS + card // HIGHEST_VALUE]
            if (hand >> 2 * (card % HIGHEST_VALUE)) & 3:
                out.add(self.number | card << 8)
            card += 1
        currency: i64 = 0
        while currency < SLOTS:
            if self._credit(state, currency):
                out.add(self.number | CARDS << 8)
            currency += 1

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        card: i64 = self.card(option)
        state.pop()
        if card < CARDS:
            state.hands[state.turn * SLOTS + card // HIGHEST_VALUE] -= card_unit(card)
            state.discard[card // HIGHEST_VALUE] += card_unit(card)
            log.emit(self.module.first_event + PAID, state.turn, card, 0)
            return
        log.emit(self.module.first_event + PAID_CREDIT, state.turn, 0, 0)
        currency: i64 = 0
        while currency < SLOTS:
            if self._credit(state, currency):
                for module in self.hooks.spend:
                    module.spend(state, currency, 1 << PAYMENT_BITS, log)
            currency += 1

    def code(self, option: i64) -> str:
        card: i64 = self.card(option)
        return f"{self.name} {card_name(card) if card < CARDS else CREDIT}"

    def parse(self, words: list[str]) -> i64:
        if len(words) != 1:
            return -1
        card: i64 = CARDS if words[0] == CREDIT else card_number(words[0])
        return self.number | card << 8 if card >= 0 else -1

    def why_not(self, state: State, option: i64) -> str:
        out = Options()
        self.options(state, out)
        return "" if option in out.to_list() else "F2"


class MoreFalcons(Step):
    """F2: buy another falcon, or stop."""

    def __init__(self, module: Falconers) -> None:
        super().__init__("enough", "enough")
        self.module: Falconers = module
        self.falcon: Step = module.falcon

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        out = Options()
        self.falcon.options(state, out)
        if not out.n:
            state.pop()
        return out.n > 0

    def options(self, state: State, out: Options) -> None:
        self.falcon.options(state, out)
        out.add(self.number)

    def why_not_step(self, step: Step) -> str:
        return "" if step is self.falcon or step is self else "F2"

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        log.emit(self.module.first_event + ENOUGH, state.seat, 0, 0)
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        return ""


def _falcon_points(a: int, b: int) -> Arguments:
    return {"points": a, "colour": COLOURS[b & 15], "falcons": b >> 4 & 15, "scoring": b >> 8}
