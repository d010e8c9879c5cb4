"""Scenes of Sabika: a table with only what a test needs, on which codes are played and decisions checked.

In a scene nobody has anything, all workers stand in the workshops, it is seat 0's turn in round 1, the rondel is
empty, and city number n has city token n.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.kernel.chance import Chance, SeededChance
from comares.kernel.events import Event, EventCollector
from comares.kernel.options import Options
from comares.kernel.record import Line
from comares.kernel.table import Table
from comares.sabika import components as c
from comares.sabika import state as s
from comares.sabika.context import EITHER_SIDE
from comares.sabika.game import SABIKA
from comares.sabika.rules import SabikaRules
from comares.sabika.state import EMPTY, SabikaState, sabika
from comares.sabika.step_ids import EFFECT, TURN

FIELD = {
    "dinars": s.DINARS,
    "seals": s.SEALS,
    "vp": s.VP,
    "taxes": s.TAXES,
    "reward": s.REWARD,
    "boxes": s.BOXES,
    **{name: s.STOCKED + i for i, name in enumerate(c.STOCK)},
    **{name: s.HELD + i for i, name in enumerate(c.RAWS)},
    **{f"special-{name}": s.SPECIAL + i for i, name in enumerate(c.GOODS)},
}


class Scene:
    """A table with helpers for tests. Cards are given by their printed numbers, seats count from 0."""

    def __init__(
        self,
        seats: int = 3,
        event: int = 0,
        chance: Chance | None = None,
        difficulty: str = "easy",
        settings: dict[str, str] | None = None,
    ) -> None:
        chosen = {**(settings or {}), **({"difficulty": difficulty} if seats == 1 else {})}
        self.table = Table(SABIKA, seats, chosen, chance or SeededChance(3))
        decision = self.table.decision()
        while decision is not None and decision.kind in ("keep", "good", "raw", "take", "yusuf"):
            self.table.play(decision.seat, decision.codes[0])
            decision = self.table.decision()
        self.empty()
        self.state.event = event - 1

    @property
    def state(self) -> SabikaState:
        return sabika(self.table.state)

    @property
    def rules(self) -> SabikaRules:
        assert isinstance(self.table.rules, SabikaRules)
        return self.table.rules

    def empty(self) -> None:
        """Take everything from all parties and from the rondel."""
        state = self.state
        for party in range(state.parties):
            balance = state.get(party, s.BALANCE)
            for field in range(s.FIELDS):
                state.set(party, field, 0)
            state.set(party, s.BALANCE, balance)
            state.set(party, s.BOXES, 4)
            state.stack[party] = party
        for space in range(len(state.raw_spaces)):
            state.raw_spaces[space] = EMPTY
        state.bag, state.discard = vec[i64]([8, 8, 8]), vec[i64]([0, 0, 0])
        state.cities = vec[i64](list(range(9)))
        state.seals = 0
        state.first = state.turn = state.seat = 0
        state.set_pending([TURN, 0, 0, 0])

    # Setting up.

    def give(self, seat: int = 0, **things: int) -> Scene:
        """Add these amounts to what the seat has."""
        for name, n in things.items():
            self.state.add(seat, FIELD[name.replace("_", "-")], n)
        return self

    def poem(self, colour: str, *numbers: int, seat: int = 0) -> Scene:
        """Short poems engraved by the seat, in this order."""
        state = self.state
        for number in numbers:
            field = s.BLUE if colour == "blue" else s.RED
            state.set(seat, field, state.get(seat, field) | 1 << number - 1)
            state.short_deck &= ~(1 << number - 1)
            for slot, poem in enumerate(list(state.short_open)):
                if poem == number - 1:
                    state.short_open[slot] = EMPTY
            state.engravings += 1
            state.engraved[number - 1] = state.engravings
        return self

    def long(self, *names: str, seat: int = 0) -> Scene:
        """Long poems engraved by the seat."""
        for name in names:
            poem = self.rules.lookup.long_names.index(name)
            self.state.set(seat, s.GREY, self.state.get(seat, s.GREY) | 1 << poem)
            self.state.long_open &= ~(1 << poem)
        return self

    def city(self, name: str) -> int:
        return self.rules.lookup.city_names.index(name)

    def ship(self, city: str, half: str = "left", seat: int = 0) -> Scene:
        field = s.LEFT if half == "left" else s.RIGHT
        self.state.set(seat, field, self.state.get(seat, field) | 1 << self.city(city))
        return self

    def token(self, city: str, number: int) -> Scene:
        """The city's token."""
        self.state.cities[self.city(city)] = number - 1
        return self

    def seal(self, city: str) -> Scene:
        self.state.seals |= 1 << self.city(city)
        return self

    def worker(self, name: str, space: int, seat: int = 0, lies: bool = False) -> Scene:
        """A worker on a space, from 1; 0 is the workshop."""
        self.state.set(seat, s.WORKER + c.WORKERS.index(name), space | (s.LYING if lies else 0))
        return self

    def raw(self, **spaces: str) -> Scene:
        """Raw on spaces of the rondel."""
        for name, raw in spaces.items():
            self.state.raw_spaces[self.rules.lookup.raw_names.index(name)] = c.RAWS.index(raw)
            self.state.bag[c.RAWS.index(raw)] -= 1
        return self

    def marble(self, *names: str) -> Scene:
        """Marble on just these spaces."""
        self.state.marble_spaces = sum(1 << self.rules.lookup.marble_names.index(name) for name in names)
        return self

    def house(self, number: int, *tokens: int, seat: int = 0) -> Scene:
        """Storehouse tokens on a storehouse, the lower one first."""
        self.state.set(seat, s.HOUSE + number - 1, sum(token << 8 * i for i, token in enumerate(tokens)))
        self.state.add(seat, s.BOXES, sum(self.rules.lookup.boxes[token - 1] for token in tokens))
        return self

    def open_short(self, *numbers: int) -> Scene:
        self.state.short_open = vec[i64]([number - 1 for number in numbers])
        return self

    def open_small(self, *numbers: int) -> Scene:
        self.state.small_open = vec[i64]([number - 1 for number in numbers])
        return self

    def open_long(self, *names: str) -> Scene:
        self.state.long_open = sum(1 << self.rules.lookup.long_names.index(name) for name in names)
        return self

    def open_storehouses(self, *numbers: int) -> Scene:
        self.state.storehouses = vec[i64]([number - 1 for number in numbers])
        return self

    def row(self, balance: str, *cards: tuple[int, int], seat: int = 0) -> Scene:
        """A balance card with this left half, and small buildings with their places."""
        colours = list(self.rules.lookup.balance_left)
        self.state.set(seat, s.BALANCE, colours.index(c.COLOURS.index(balance)))
        for place, card in cards:
            self.state.laid[card - 1] = place
            self.state.set(seat, s.SMALL, self.state.get(seat, s.SMALL) | 1 << card - 1)
        return self

    def large(self, *tokens: int, seat: int = 0) -> Scene:
        """Large buildings built by the seat."""
        for token in tokens:
            self.state.set(seat, s.LARGE, self.state.get(seat, s.LARGE) | 1 << token - 1)
            self.state.large_open &= ~(1 << token - 1)
        return self

    def round(self, number: int) -> Scene:
        self.state.narrator = number
        return self

    # Playing.

    def act(self, action: str, side: int = EITHER_SIDE) -> list[Event]:
        """Begin an action of the seat whose turn it is."""
        self.rules.context.actions[c.ACTIONS.index(action)].begin(self.state, side)
        return self.advance()

    def effect(self, row: int, quarry: int = 0) -> list[Event]:
        """Push an effect of the program and run it."""
        self.state.push(EFFECT, row, quarry)
        return self.advance()

    def step(self, number: int, arg0: int = 0, arg1: int = 0, arg2: int = 0) -> list[Event]:
        """Push a frame of a step and run it."""
        self.state.push(number, arg0, arg1, arg2)
        return self.advance()

    def advance(self) -> list[Event]:
        listener = EventCollector(self.rules.events)
        self.rules.advance(self.state, SeededChance(5), listener)
        return listener.events

    def play(self, *codes: str) -> Line:
        """Play codes for the deciding seat; returns the last line of the record."""
        for code in codes:
            line = self.table.play(int(self.state.seat), code)
        return line

    # Checking.

    def codes(self) -> list[str]:
        decision = self.table.decision()
        return decision.codes if decision else []

    def kind(self) -> str:
        decision = self.table.decision()
        return decision.kind if decision else ""

    def has(self, name: str, seat: int = 0) -> int:
        return int(self.state.get(seat, FIELD[name]))

    def everything(self, seat: int = 0) -> dict[str, int]:
        """Everything the seat has, without zeros."""
        return {name: self.has(name, seat) for name in FIELD if name != "boxes" and self.has(name, seat)}

    def may(self, code: str) -> bool:
        return code in self.codes()

    def why_not(self, code: str) -> str:
        option = self.rules.parse(code)
        assert option >= 0, f"{code} cannot be read"
        out = Options()
        self.rules.options(self.state, out)
        return self.rules.why_not(self.state, option)


def points(events: list[Event]) -> dict[str, int]:
    """VP by rule."""
    found: dict[str, int] = {}
    for event in events:
        if event.kind.rule:
            found[event.kind.rule] = found.get(event.kind.rule, 0) + event.a
    return found
