"""Contracts of games with modules: every piece is in one place, secrets stay hidden, the base game is unchanged."""

from __future__ import annotations

import random
from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.components import CURRENCIES, KINDS, PRICE, SLOTS, TILES, all_cards
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.modules.building_sites.tokens import NONE, SitesState
from comares.alhambra.modules.exchange_certificates.components import MARKERS
from comares.alhambra.modules.exchange_certificates.module import CertificatesState
from comares.alhambra.modules.falconers.components import FREE, NAMES, FalconersState
from comares.alhambra.modules.portals.components import PORTALS_OF_A_KIND
from comares.alhambra.modules.portals.module import PortalsState
from comares.alhambra.state import AlhambraState, alhambra
from comares.games import GAMES
from comares.kernel.bitset import to_list
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.table import Table
from helpers.alhambra import conservation as pieces
from helpers.alhambra import quarter_oracle as quarters
from helpers.alhambra.draw_palace import Cell
from helpers.alhambra.oracles import beside
from helpers.engine.contracts import options_of

ALHAMBRA = GAMES["alhambra"]
BUILDING = ("place", "move", "remove", "exchange")
FRAME = 4


# Every piece in one place.


def check_everything(table: Table) -> None:
    """All checks, with or without modules."""
    if not alhambra(table.state).slices:
        pieces.check_pieces(table)
    check_pieces(table)
    check_palaces(table)


def check_pieces(table: Table) -> None:
    """Tiles, cards, portals, falcons, tokens, markers: each in exactly one place, and where it may be."""
    state = alhambra(table.state)
    assert pieces.tiles_by_place(state) == list(range(1, TILES + 1))
    assert pieces.cards_by_place(state) == all_cards(len(state.palaces))
    for piece in state.slices:
        if isinstance(piece, PortalsState):
            check_portals(state, piece)
        elif isinstance(piece, FalconersState):
            check_falcons(state, piece)
        elif isinstance(piece, SitesState):
            check_sites(state, piece)
        elif isinstance(piece, CertificatesState):
            check_certificates(state, piece)


def check_portals(state: AlhambraState, portals: PortalsState) -> None:
    standing = [piece for palace in state.palaces for piece in quarters.pieces_of(palace).values() if not piece.whole]
    for kind, name in enumerate(KINDS):
        placed = sum(piece.kind == name for piece in standing)
        assert portals.supply[kind] + portals.waiting[kind] + placed == PORTALS_OF_A_KIND
        assert portals.supply[kind] >= 0
        assert portals.waiting[kind] >= 0


def check_falcons(state: AlhambraState, falcons: FalconersState) -> None:
    assert len(falcons.perches) == len(NAMES)
    perches = [int(perch) for perch in falcons.perches if perch != FREE]
    assert len(set(perches)) == len(perches), "one falcon to a point"
    for name, perch in zip(NAMES, falcons.perches, strict=True):
        if perch != FREE:
            point = (int(cell_x(perch & 0xFFFF)), int(cell_y(perch & 0xFFFF)))
            places = quarters.falcon_places(quarters.pieces_of(state.palaces[perch >> 16]))
            assert set(name.split("-")[1:]) <= places[point], f"{name} does not fit on {point}"


def check_sites(state: AlhambraState, sites: SitesState) -> None:
    on_tiles = [to_list(int(sites.tiles[currency])) for currency in range(SLOTS)]
    for currency in range(SLOTS):
        held = sites.bag[currency] + sites.drawn[currency] + sites.gone[currency] + len(on_tiles[currency])
        assert held == 2, f"two tokens of {CURRENCIES[currency]}"
        assert min(sites.bag[currency], sites.drawn[currency], sites.gone[currency]) >= 0
    open_sites = [tile for tiles in on_tiles for tile in tiles]
    assert len(set(open_sites)) == len(open_sites), "one token to a tile"
    owned = [tile for tiles in (*state.reserves, *state.waiting) for tile in to_list(int(tiles))]
    for palace in state.palaces:
        for row in palace.plain():
            owned.append(row[1])
            assert row[1] > TILES or (row[4] == len(KINDS)) == (row[1] in open_sites), "only sites have no kind"
    assert set(open_sites) <= set(owned), "a site is in a palace or a reserve, or waits"
    assert (sites.opening == NONE) == (sum(sites.drawn) == 0)


def check_certificates(state: AlhambraState, certificates: CertificatesState) -> None:
    for currency in range(SLOTS):
        lent = sum(1 for credit in certificates.credits if credit and credit >> 4 == currency)
        assert certificates.markers[currency] + lent == MARKERS[len(state.palaces)]
        assert certificates.markers[currency] >= 0
    assert all(not credit or 1 <= credit & 15 <= 6 for credit in certificates.credits)
    assert sum(certificates.markers) > 0, "some marker is always free, so an excess of 1 to 6 could be kept (A5.2)"


def check_palaces(table: Table) -> None:
    """A6 and P6 hold for every palace."""
    walk = table.record.settings["walk-portals"] == "yes"
    for palace in alhambra(table.state).palaces:
        standing = quarters.pieces_of(palace)
        assert quarters.lawful(standing, walk)
        assert all(quarters.holds(standing, cell) for cell, piece in standing.items() if not piece.whole)


# Shuffling what is hidden.


def scramble(state: State, seat: int | None, dice: random.Random) -> State:
    """A12.1: shuffles hands and deck, and the tokens that are hidden from the seat: those of others and in the bag."""
    table = alhambra(pieces.scramble(state, seat, dice))
    for piece in table.slices:
        if isinstance(piece, SitesState):
            _scramble_tokens(table, piece, seat, dice)
    return table


def _scramble_tokens(state: AlhambraState, sites: SitesState, seat: int | None, dice: random.Random) -> None:
    unknown = [currency for currency in range(SLOTS) for _ in range(sites.bag[currency])]
    hides_drawn = state.turn != seat
    drawn = [currency for currency in range(SLOTS) for _ in range(sites.drawn[currency])] if hides_drawn else []
    hidden = [tile for tile in to_list(int(sites.all_tiles())) if not _knows(state, tile, seat)]
    unknown += drawn + [int(sites.token(tile)) for tile in hidden]
    dice.shuffle(unknown)
    for tile in hidden:
        sites.tiles[sites.token(tile)] ^= 1 << tile
        sites.tiles[unknown.pop()] |= 1 << tile
    if hides_drawn:
        now = [unknown.pop() for _ in drawn]
        sites.drawn = vec[i64]([now.count(currency) for currency in range(SLOTS)])
    sites.bag = vec[i64]([unknown.count(currency) for currency in range(SLOTS)])


def _knows(state: AlhambraState, tile: int, seat: int | None) -> bool:
    """Whether the seat may know the token on the tile: its own, and at the end those in palaces."""
    owner = next(
        other
        for other, palace in enumerate(state.palaces)
        if palace.find(tile) >= 0 or (state.reserves[other] | state.waiting[other]) >> tile & 1
    )
    return owner == seat or (bool(state.ending) and state.palaces[owner].find(tile) >= 0)


# The base game.


class BaseGame:
    """The same position without modules."""

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.rules: Rules = ALHAMBRA.rules(seats, {"end": settings["end"]})
        self.steps = {step.name: int(step.number) for step in self.rules.steps}

    def codes(self, table: Table) -> set[str]:
        """The options of the base game; none if the decision belongs to a module."""
        state = alhambra(table.state.copy())
        name = table.rules.steps[state.step()].name
        if name not in ("action", "placing") or (name == "placing" and not state.waiting[state.seat]):
            return set()
        frames = state.pending()
        for at in range(0, len(frames), FRAME):
            frames[at] = self.steps[table.rules.steps[frames[at]].name]
        state.set_pending(frames)
        state.slices = []
        for seat, palace in enumerate(state.palaces):
            standing = quarters.pieces_of(palace)
            state.palaces[seat] = quarters.built({cell: p for cell, p in standing.items() if p.whole}, walk=True)
        return {self.rules.code(option) for option in options_of(self.rules, state)}


def modules_own(state: AlhambraState, code: str) -> bool:
    """Whether only a module has this option."""
    words = code.split()
    if words[0] != "buy":
        return words[0] in ("falcon", "pay", "enough", "portal", "keep", "finish", "marker", "decline")
    values = words[2].split("+")
    if len(words) > 3 or "credit" in values:
        return True
    numbers = [int(value) for value in values]
    return sum(numbers) - min(numbers) >= PRICE[state.market[int(words[1]) - 1]]  # C2: a superfluous card


def check_base_game(table: Table, base: BaseGame) -> None:
    """The options that belong to no module are those of the base game, unless a rule of a module forbids one."""
    decision = table.decision()
    plain = base.codes(table)
    if decision is None or not plain:
        return
    state = alhambra(table.state)
    left = {code for code in decision.codes if not modules_own(state, code)}
    if not lawful_without_portals(table):  # the rules do not define options in an illegal palace
        plain, left = ({code for code in codes if code.split()[0] not in BUILDING} for codes in (plain, left))
    missing, extra = plain - left, left - plain
    if plain == {"pass"} and not left:  # A3.5: a module adds an action where there was none
        missing = set()
    for code in missing:
        rule = table.rules.why_not(table.state, table.rules.parse(code))
        assert forbidden_by_module(table, code, rule), f"{code} is taken away ({rule})"
    for code in extra:
        assert given_by_portal(table, code), f"{code} belongs neither to the base game nor to a module"


def lawful_without_portals(table: Table) -> bool:
    """Whether the palace of the deciding seat is legal without its portals: no tile is reached only across one."""
    standing = quarters.pieces_of(alhambra(table.state).palaces[table.state.seat])
    whole = {cell: piece for cell, piece in standing.items() if piece.whole}
    return len(whole) == len(standing) or quarters.lawful(whole, walk=True)


def portal_cells(table: Table) -> dict[Cell, quarters.Piece]:
    standing = quarters.pieces_of(alhambra(table.state).palaces[table.state.seat])
    return {cell: piece for cell, piece in standing.items() if not piece.whole}


def forbidden_by_module(table: Table, code: str, rule: str) -> bool:
    """B3, P6, or A6 near a portal."""
    word, *rest = code.split()
    portals = portal_cells(table)
    if word == "give":
        return rule == "B3"
    if word == "exchange":
        return bool(portals) and rule in ("P6", "A6.4")
    if word == "remove":
        return bool(portals) and rule in ("P6", "A6.6")
    if word in ("place", "move"):
        x, y = map(int, rest[1].split(","))
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return bool(near & portals.keys()) and rule in ("A6.3", "A6.4", "A6.6")
    return False


def given_by_portal(table: Table, code: str) -> bool:
    """P5: a tile may join a short side, and may be removed if a path crosses a portal."""
    word, *rest = code.split()
    portals = portal_cells(table)
    if word == "remove":
        return bool(portals) and table.record.settings["walk-portals"] == "yes"
    if word not in ("place", "move"):
        return False
    x, y = map(int, rest[1].split(","))
    return any(beside(cell, side) == (x, y) for cell, piece in portals.items() for side in piece.filled)
