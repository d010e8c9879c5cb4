# compiled
"""B: Building sites. A site costs half the price; finishing it costs the whole price in a secret currency."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CURRENCIES, HIGHEST_VALUE, KIND, NO_KIND, PRICE, SLOTS
from comares.alhambra.events import tile as tile_arguments
from comares.alhambra.market import CREDIT, tile_number
from comares.alhambra.module import Hooks, Module, PurchaseMode
from comares.alhambra.modules.building_sites.components import TOKENS_OF_A_CURRENCY
from comares.alhambra.modules.building_sites.problems import site_problems
from comares.alhambra.modules.building_sites.tokens import NONE, SitesState, owns
from comares.alhambra.modules.building_sites.view import BuildingSitesView
from comares.alhambra.money import (
    add_payments,
    finish_purchase,
    money_held,
    parse_payment,
    pay,
    payment_code,
    why_not_pay,
)
from comares.alhambra.state import AlhambraState, ModuleState, alhambra
from comares.alhambra.view import AlhambraView, ModuleView
from comares.kernel.bitset import bit, lowest
from comares.kernel.chance import Chance
from comares.kernel.events import Arguments, Event, EventKind
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step

SITE_DISCARDED: Final = "site-discarded"

# Its events, from `first_event` on.
OPENED: Final = 0
DREW: Final = 1
KEPT: Final = 2
FINISHED: Final = 3
REVEALED: Final = 4
DISCARDED: Final = 5


class BuildingSites(Module):
    """B2 to B5."""

    def __init__(self, always_again: bool) -> None:
        super().__init__("building-sites")
        self.always_again: bool = always_again  # B4, the setting: another action however the price was paid
        self.hooks: Hooks = Hooks([])
        self.pile: i64 = -1
        self.keep: Keep = Keep(self)
        self.finish: Finish = Finish(self)
        self.reveal: Reveal = Reveal(self)

    def steps(self) -> list[Step]:
        return [self.keep, self.finish, self.reveal]

    def action_steps(self) -> list[Step]:
        return [self.finish]

    def finale(self) -> list[Step]:
        return [self.reveal]

    def purchase_modes(self) -> list[PurchaseMode]:
        return [SitePurchase(self)]

    def piles(self) -> list[str]:
        return ["sites"]

    def events(self) -> list[EventKind]:
        return [
            EventKind("site-opened", tile_arguments),
            EventKind("site-drew", _currency, secret=True),
            EventKind("site-kept", _currency, secret=True),
            EventKind("site-finished", _tile_and_currency),
            EventKind("site-revealed", _tile_and_currency),
            EventKind(SITE_DISCARDED, _currency),
        ]

    def joined(self, hooks: Hooks, first_pile: i64) -> None:
        self.hooks = hooks
        self.pile = first_pile

    def new_state(self, seats: i64) -> ModuleState:
        nothing = vec[i64]([0] * SLOTS)
        return SitesState(vec[i64]([TOKENS_OF_A_CURRENCY] * SLOTS), nothing, nothing[:], nothing[:], NONE)

    def state_of(self, state: AlhambraState) -> SitesState:
        """The module's part of a state."""
        sites = state.slices[self.index]
        assert isinstance(sites, SitesState)
        return sites

    def actions(self, state: AlhambraState, out: Options) -> None:
        self.finish.options(state, out)

    def kind(self, state: AlhambraState, tile: i64, kind: i64) -> i64:
        """B3: an unfinished building has no kind."""
        return NO_KIND if self.state_of(state).all_tiles() >> tile & 1 else kind

    def may_give(self, state: AlhambraState, tile: i64) -> str:
        return "B3" if self.state_of(state).all_tiles() >> tile & 1 else ""

    def draw(self, state: AlhambraState, chance: Chance) -> i64:
        """Draw a token from the bag; only the seat whose turn it is sees it."""
        sites = self.state_of(state)
        bag = sites.bag
        n: i64 = chance.draw_for(state.turn, self.pile, sites.left())
        currency: i64 = 0
        while n >= bag[currency]:
            n -= bag[currency]
            currency += 1
        bag[currency] -= 1
        return currency

    def cards_gone(self, event: Event, hand: list[int]) -> list[int]:
        """B5: all cards of the currency."""
        return [card for card in hand if event.kind.name == SITE_DISCARDED and card // HIGHEST_VALUE == event.a]

    def view(self, state: AlhambraState, viewer: int | None) -> ModuleView:
        return self.state_of(state).view(viewer, state)

    def full_view(self, state: AlhambraState) -> ModuleView:
        return self.state_of(state).full_view(state)

    def imagine(self, state: AlhambraState, view: ModuleView, chance: Chance) -> None:
        assert isinstance(view, BuildingSitesView)
        self.state_of(state).imagine(view, chance)
        for site in view.sites:
            for palace in state.palaces:
                cell: i64 = palace.find(site.tile)
                if cell >= 0:
                    palace.set_kind(cell, NO_KIND)

    def problems(self, view: AlhambraView) -> list[str]:
        return site_problems(view)


class SitePurchase(PurchaseMode):
    """B2: half the price, rounded up."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("site", "B2", False)
        self.module: BuildingSites = module

    def price(self, state: AlhambraState, tile: i64) -> i64:
        return (PRICE[tile] + 1) // 2 if self.module.state_of(state).left() else -1

    def bought(self, state: AlhambraState, tile: i64, chance: Chance, log: EventSink) -> None:
        sites = self.module.state_of(state)
        sites.opening = tile
        log.emit(self.module.first_event + OPENED, state.turn, tile, 0)
        drawn: i64 = 0
        while drawn < 2 and sites.left():
            currency: i64 = self.module.draw(state, chance)
            sites.drawn[currency] += 1
            log.emit(self.module.first_event + DREW, state.turn, currency, 0)
            drawn += 1
        state.push(self.module.keep.number)


class Keep(Step):
    """B2: choose the drawn token that stays on the tile, face down. An option is its step, the currency << 8."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("keep", f"keep {'|'.join(CURRENCIES)}", CURRENCIES, secret=True)
        self.module: BuildingSites = module

    @staticmethod
    def currency(option: i64) -> i64:
        """The currency."""
        return option >> 8

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        """If there is only one token, it is kept."""
        sites = self.module.state_of(alhambra(state))
        currency: i64 = 0
        tokens: i64 = 0
        while currency < SLOTS:
            tokens += sites.drawn[currency]
            currency += 1
        if tokens == 1:
            currency = 0
            while not sites.drawn[currency]:
                currency += 1
            self._keep(state, currency, log)
            return False
        return True

    def options(self, state: State, out: Options) -> None:
        sites = self.module.state_of(alhambra(state))
        currency: i64 = 0
        while currency < SLOTS:
            if sites.drawn[currency]:
                out.add(self.number | currency << 8)
            currency += 1

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        self._keep(state, self.currency(option), log)

    def _keep(self, state: State, kept: i64, log: EventSink) -> None:
        sites = self.module.state_of(alhambra(state))
        sites.drawn[kept] -= 1
        sites.tiles[kept] |= bit(sites.opening)
        sites.opening = NONE
        log.emit(self.module.first_event + KEPT, state.seat, kept, 0)
        currency: i64 = 0
        while currency < SLOTS:
            sites.bag[currency] += sites.drawn[currency]
            sites.drawn[currency] = 0
            currency += 1
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        return "" if self.module.state_of(alhambra(state)).drawn[self.currency(option)] else "B2"


class Finish(Step):
    """B4: finish a building. An option is its step, the tile << 8, the payment << 16."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("finish", "finish TILE VALUE[+VALUE ...]")
        self.module: BuildingSites = module

    @staticmethod
    def tile(option: i64) -> i64:
        """The tile."""
        return option >> 8 & 255

    @staticmethod
    def payment(option: i64) -> i64:
        """The payment."""
        return option >> 16

    def options(self, base: State, out: Options) -> None:
        state = alhambra(base)
        sites = self.module.state_of(state)
        tiles: i64 = sites.all_tiles()
        while tiles:
            tile: i64 = lowest(tiles)
            if owns(state, tile):
                self._add(state, tile, sites.token(tile), out)
            tiles &= tiles - 1

    def _add(self, state: AlhambraState, tile: i64, currency: i64, out: Options) -> None:
        if money_held(state, state.turn, currency, self.module.hooks) >= PRICE[tile]:
            head: i64 = self.number | tile << 8
            add_payments(state, currency, PRICE[tile], head, 16, self.module.hooks, out)

    def choose(self, base: State, option: i64, chance: Chance, log: EventSink) -> None:
        state = alhambra(base)
        sites = self.module.state_of(state)
        tile: i64 = self.tile(option)
        currency: i64 = sites.token(tile)
        sites.tiles[currency] ^= bit(tile)
        sites.gone[currency] += 1
        palace = state.palaces[state.turn]
        cell: i64 = palace.find(tile)
        if cell >= 0:
            state.palace_to_change(state.turn).set_kind(cell, KIND[tile])
        chance.mark_revealed()  # everybody sees the token
        log.emit(self.module.first_event + FINISHED, state.turn, tile, currency)
        excess: i64 = pay(state, currency, self.payment(option), self.module.hooks, log) - PRICE[tile]
        another: bool = self.module.always_again or excess == 0
        finish_purchase(state, excess, another, self.module.hooks, log)

    def code(self, option: i64) -> str:
        return f"{self.name} {self.tile(option)} {payment_code(self.payment(option), CREDIT)}"

    def parse(self, words: list[str]) -> i64:
        tile: i64 = tile_number(words[0]) if len(words) == 2 else -1
        payment: i64 = parse_payment(words[1], CREDIT) if tile > 0 else -1
        return self.number | tile << 8 | payment << 16 if payment > 0 else -1

    def why_not(self, base: State, option: i64) -> str:
        state = alhambra(base)
        tile: i64 = self.tile(option)
        currency: i64 = self.module.state_of(state).token(tile)
        if currency == NONE or not owns(state, tile):
            return "B4"
        return why_not_pay(state, currency, PRICE[tile], self.payment(option), self.module.hooks)


class Reveal(Step):
    """B5: each player reveals the tokens in his palace and discards all money of their currencies."""

    def __init__(self, module: BuildingSites) -> None:
        super().__init__("reveal")
        self.module: BuildingSites = module

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        state.pop()
        sites = self.module.state_of(state)
        seat: i64 = 0
        while seat < len(state.palaces):
            shown: i64 = 0
            tiles: i64 = sites.all_tiles()
            while tiles:
                tile: i64 = lowest(tiles)
                if state.palaces[seat].find(tile) >= 0:
                    shown |= 1 << sites.token(tile)
                    log.emit(self.module.first_event + REVEALED, seat, tile, sites.token(tile))
                tiles &= tiles - 1
            currency: i64 = 0
            while currency < SLOTS:
                if (shown >> currency) & 1:
                    self._discard(state, seat, currency, log)
                currency += 1
            seat += 1
        return False

    def _discard(self, state: AlhambraState, seat: i64, currency: i64, log: EventSink) -> None:
        state.discard[currency] += state.hands[seat * SLOTS + currency]
        state.hands[seat * SLOTS + currency] = 0
        log.emit(self.module.first_event + DISCARDED, seat, currency, 0)
        for module in self.module.hooks.discarded:
            module.discarded(state, seat, currency, log)


def _currency(a: int, b: int) -> Arguments:
    return {"currency": CURRENCIES[a]}


def _tile_and_currency(a: int, b: int) -> Arguments:
    return {**tile_arguments(a, b), "currency": CURRENCIES[b]}
