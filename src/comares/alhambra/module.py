# compiled
"""The contract of a module: what it may add to the game, and where. Each hook does nothing unless a module says so."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.palace import Palace
from comares.alhambra.state import AlhambraState, Slice
from comares.kernel.chance import Chance
from comares.kernel.events import Event, EventKind
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.step import Step


class Way:
    """A way to buy a building (A5). The plain one is the base game's; modules bring others."""

    def __init__(self, word: str, rule: str, exact_counts: bool) -> None:
        self.word: str = word  # stands at the end of the option's code
        self.rule: str = rule  # forbids it where there is no price
        self.exact_counts: bool = exact_counts  # A3.2: whether paying exactly gives another action

    def price(self, state: AlhambraState, tile: i64) -> i64:
        """What `state.turn` would have to pay, or -1 if no tile can be bought in this way now."""
        raise NotImplementedError

    def possible(self, state: AlhambraState, tile: i64) -> bool:
        """Whether this tile can be bought in this way, by who can pay for it."""
        return True

    def bought(self, state: AlhambraState, tile: i64, chance: Chance, log: EventSink) -> None:
        """The tile has just been paid for and waits to be placed."""


class Module:
    """One module of an expansion. `index` is where its slice lies in the state, `first_event` the number of its first
    event; both are given by the rules that it joins."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.index: i64 = -1
        self.first_event: i64 = -1

    # Joining.

    def steps(self) -> list[Step]:
        """Its own steps; the rules give them their numbers."""
        return []

    def ways(self) -> list[Way]:
        """Its own ways to buy."""
        return []

    def piles(self) -> list[str]:
        """The names of its own piles; `joined` learns where they begin."""
        return []

    def events(self) -> list[EventKind]:
        """Its own kinds of events."""
        return []

    def action_steps(self) -> list[Step]:
        """Those of its steps whose options `actions` adds."""
        return []

    def placing_steps(self) -> list[Step]:
        """Those of its steps whose options `placements` adds."""
        return []

    def finale(self) -> list[Step]:
        """Those of its steps that are carried out when the game has ended, before A10.2."""
        return []

    def joined(self, hooks: Hooks, first_pile: i64) -> None:
        """It has become part of rules with these hooks; its piles begin with that one."""

    def new_slice(self, seats: i64) -> Slice:
        """What it adds to a new state."""
        return Slice()

    def setup(self, state: AlhambraState, chance: Chance, log: EventSink) -> None:
        """Its part of the set-up, after the base game's."""

    # A turn.

    def actions(self, state: AlhambraState, out: Options) -> None:
        """Add its actions to those of the seat whose turn it is."""

    def payments(self, state: AlhambraState, currency: i64, price: i64, head: i64, shift: i64, out: Options) -> None:
        """Add payments that the base game does not know, as `head | payment << shift`."""

    def spend(self, state: AlhambraState, currency: i64, payment: i64, log: EventSink) -> i64:
        """Take what is not cards in a payment from the seat whose turn it is, and give its worth."""
        return 0

    def why_not_pay(self, state: AlhambraState, currency: i64, price: i64, payment: i64) -> str:
        """As `why_not` of a step, for a payment that is not one of the base game; "-" if it is none of its own."""
        return "-"

    def paid(self, state: AlhambraState, excess: i64, log: EventSink) -> None:
        """The seat whose turn it is has paid so much more than it had to."""

    def waits(self, state: AlhambraState, seat: i64, log: EventSink) -> bool:
        """Whether something of its own still waits to be placed by the seat, which has no tile left to place."""
        return False

    def placements(self, state: AlhambraState, seat: i64, out: Options) -> None:
        """Add where its own waiting things may be placed."""

    # Palaces.

    def kind(self, state: AlhambraState, tile: i64, kind: i64) -> i64:
        """The kind that a tile counts as, so far `kind`."""
        return kind

    def may_give(self, state: AlhambraState, tile: i64) -> str:
        """The rule that forbids giving a bought tile to Dirk (A11.2), if there is one."""
        return ""

    def may_change(self, palace: Palace, cell: i64, kind: i64) -> str:
        """The rule that forbids taking out the tile on the cell or exchanging it for one of `kind`, if there is one.
        Asked only of a tile that a half piece touches."""
        return ""

    def changed(self, state: AlhambraState, seat: i64, cell: i64, log: EventSink) -> None:
        """The tile on a cell of the seat's palace was taken out or exchanged."""

    # Counting.

    def score(self, state: AlhambraState, scoring: i64, points: vec[i64], log: EventSink) -> None:
        """Add its points of a scoring, after the base game's."""

    def discarded(self, state: AlhambraState, seat: i64, currency: i64, log: EventSink) -> None:
        """The seat has to discard all its money of a currency; its cards are gone already."""

    def held(self, state: AlhambraState, seat: i64, currency: i64) -> i64:
        """Money that the seat holds beside its cards (A10.2)."""
        return 0

    # Seeing.

    def cards_gone(self, event: Event, hand: list[int]) -> list[int]:
        """The cards that an event of its own has taken from this hand, for all to see."""
        return []

    def view(self, state: AlhambraState, viewer: int | None) -> Any:
        """What the viewer may know of its slice, as plain data."""
        return None

    def imagine(self, state: AlhambraState, view: Any, chance: Chance) -> None:
        """Fill its new slice of an imagined state from what `view` gave, and draw what that does not tell."""


class Hooks:
    """For each hook the modules that have it, so that the others cost nothing."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules: list[Module] = modules
        self.actions: list[Module] = _having(modules, "actions")
        self.payments: list[Module] = _having(modules, "payments")
        self.spend: list[Module] = _having(modules, "spend")
        self.why_not_pay: list[Module] = _having(modules, "why_not_pay")
        self.paid: list[Module] = _having(modules, "paid")
        self.waits: list[Module] = _having(modules, "waits")
        self.placements: list[Module] = _having(modules, "placements")
        self.kind: list[Module] = _having(modules, "kind")
        self.may_give: list[Module] = _having(modules, "may_give")
        self.may_change: list[Module] = _having(modules, "may_change")
        self.changed: list[Module] = _having(modules, "changed")
        self.score: list[Module] = _having(modules, "score")
        self.discarded: list[Module] = _having(modules, "discarded")
        self.held: list[Module] = _having(modules, "held")


def _having(modules: list[Module], hook: str) -> list[Module]:
    return [module for module in modules if getattr(type(module), hook) is not getattr(Module, hook)]
