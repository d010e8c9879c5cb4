# compiled
"""The contract of a module: what it may add to the game, and where. Each hook does nothing by default."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.palace import Palace
from comares.alhambra.state import AlhambraState, ModuleState
from comares.alhambra.view import AlhambraView, ModuleView
from comares.kernel.chance import Chance
from comares.kernel.events import Event, EventKind
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.step import Step

NOT_MINE: Final = "not-mine"  # in place of a rule: the payment is not one of this module


class PurchaseMode:
    """A way to buy a building (A5). The base game has one; modules add others."""

    def __init__(self, word: str, rule: str, exact_counts: bool) -> None:
        self.word: str = word  # the last word of the option's code
        self.rule: str = rule  # the rule that forbids it if there is no price
        self.exact_counts: bool = exact_counts  # A3.2: whether paying exactly gives another action

    def price(self, state: AlhambraState, tile: i64) -> i64:
        """The price for the seat whose turn it is, or -1 if no tile can be bought in this way now."""
        raise NotImplementedError

    def possible(self, state: AlhambraState, tile: i64) -> bool:
        """Whether this tile can be bought in this way. Asked only if the seat can pay the price."""
        return True

    def bought(self, state: AlhambraState, tile: i64, chance: Chance, log: EventSink) -> None:
        """The tile was paid for just now and waits to be placed."""


class Module:
    """One module of an expansion. `index` is the place of its state in `AlhambraState.slices`, `first_event` is the
    number of its first event. The rules set both."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.index: i64 = -1
        self.first_event: i64 = -1

    # Joining the rules.

    def steps(self) -> list[Step]:
        """Its steps; the rules number them."""
        return []

    def purchase_modes(self) -> list[PurchaseMode]:
        """Its ways to buy."""
        return []

    def piles(self) -> list[str]:
        """The names of its piles, each with a stream of chance of its own."""
        return []

    def events(self) -> list[EventKind]:
        """Its kinds of events."""
        return []

    def action_steps(self) -> list[Step]:
        """Those of its steps whose options `actions` adds."""
        return []

    def placing_steps(self) -> list[Step]:
        """Those of its steps whose options `placements` adds."""
        return []

    def finale(self) -> list[Step]:
        """Those of its steps that run at the end of the game, before A10.2."""
        return []

    def joined(self, hooks: Hooks, first_pile: i64) -> None:
        """It has joined rules with these hooks; `first_pile` is the number of its first pile."""

    def new_state(self, seats: i64) -> ModuleState:
        """What it adds to a new state."""
        return ModuleState()

    def setup(self, state: AlhambraState, chance: Chance, log: EventSink) -> None:
        """Its part of the set-up, after the base game's."""

    # A turn.

    def actions(self, state: AlhambraState, out: Options) -> None:
        """Add its actions for the seat whose turn it is."""

    def payments(self, state: AlhambraState, currency: i64, price: i64, head: i64, shift: i64, out: Options) -> None:
        """Add payments that the base game does not have, as `head | payment << shift`."""

    def spend(self, state: AlhambraState, currency: i64, payment: i64, log: EventSink) -> i64:
        """Take the part of a payment that is not cards from the seat whose turn it is, and return its value."""
        return 0

    def why_not_pay(self, state: AlhambraState, currency: i64, price: i64, payment: i64) -> str:
        """The rule that forbids a payment; empty if it is legal; NOT_MINE if the module does not know it."""
        return NOT_MINE

    def paid(self, state: AlhambraState, excess: i64, log: EventSink) -> None:
        """The seat whose turn it is has paid this much more than the price."""

    def waits(self, state: AlhambraState, seat: i64, log: EventSink) -> bool:
        """Whether the seat, which has no tile left to place, still has to place something of the module."""
        return False

    def placements(self, state: AlhambraState, seat: i64, out: Options) -> None:
        """Add the places for its own waiting pieces."""

    # Palaces.

    def kind(self, state: AlhambraState, tile: i64, kind: i64) -> i64:
        """The kind that a tile counts as; without the module it is `kind`."""
        return kind

    def may_give(self, state: AlhambraState, tile: i64) -> str:
        """The rule that forbids giving a bought tile to Dirk (A11.2); empty if it is allowed."""
        return ""

    def may_change(self, palace: Palace, cell: i64, kind: i64) -> str:
        """The rule that forbids removing the tile on the cell, or exchanging it for one of `kind`; empty if allowed.
        Asked only about a tile that touches a half piece."""
        return ""

    def changed(self, state: AlhambraState, seat: i64, cell: i64, log: EventSink) -> None:
        """The tile on a cell of the seat's palace was removed or exchanged."""

    def halves_of_a_kind(self) -> i64:
        """The number of half pieces of each kind that it brings."""
        return 0

    def halves_walkable(self) -> bool:
        """Whether its half pieces can be walked across (P5)."""
        return True

    # Scoring.

    def score(self, state: AlhambraState, scoring: i64, points: vec[i64], log: EventSink) -> None:
        """Add its points of a scoring, after the base game's."""

    def discarded(self, state: AlhambraState, seat: i64, currency: i64, log: EventSink) -> None:
        """The seat discards all its money of a currency; its cards are already gone."""

    def held(self, state: AlhambraState, seat: i64, currency: i64) -> i64:
        """Money of a currency that the seat holds besides its cards (A10.2)."""
        return 0

    # Views.

    def cards_gone(self, event: Event, hand: list[int]) -> list[int]:
        """The cards that one of its events takes from this hand in the open."""
        return []

    def view(self, state: AlhambraState, viewer: int | None) -> ModuleView:
        """What the viewer may know of its state."""
        return ModuleView()

    def full_view(self, state: AlhambraState) -> ModuleView:
        """All of its state, hidden parts too."""
        return self.view(state, None)

    def imagine(self, state: AlhambraState, view: ModuleView, chance: Chance) -> None:
        """Fill its new state from a view and draw what is unknown. The base game's part is complete."""

    def problems(self, view: AlhambraView) -> list[str]:
        """Why no game could reach what the view says about the module; empty if one could."""
        return []


class Hooks:
    """For each hook the modules that override it, so that the others cost nothing."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules: list[Module] = modules
        self.actions: list[Module] = _overriding(modules, "actions")
        self.payments: list[Module] = _overriding(modules, "payments")
        self.spend: list[Module] = _overriding(modules, "spend")
        self.why_not_pay: list[Module] = _overriding(modules, "why_not_pay")
        self.paid: list[Module] = _overriding(modules, "paid")
        self.waits: list[Module] = _overriding(modules, "waits")
        self.placements: list[Module] = _overriding(modules, "placements")
        self.kind: list[Module] = _overriding(modules, "kind")
        self.may_give: list[Module] = _overriding(modules, "may_give")
        self.may_change: list[Module] = _overriding(modules, "may_change")
        self.changed: list[Module] = _overriding(modules, "changed")
        self.score: list[Module] = _overriding(modules, "score")
        self.discarded: list[Module] = _overriding(modules, "discarded")
        self.held: list[Module] = _overriding(modules, "held")


def _overriding(modules: list[Module], hook: str) -> list[Module]:
    return [module for module in modules if getattr(type(module), hook) is not getattr(Module, hook)]
