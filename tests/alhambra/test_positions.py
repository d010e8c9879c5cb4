"""Positions of Alhambra: a full view rebuilds its state exactly; what no game could reach is refused."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations

import pytest
from helpers.alhambra.module_scenes import ALL
from helpers.engine.contracts import MANY, pick_any, pick_kind_first

from comares.alhambra.modules.building_sites.view import Site, sites_view
from comares.alhambra.modules.exchange_certificates.view import Credit, certificates_view
from comares.alhambra.modules.falconers.view import PlacedFalcon, falconers_view
from comares.alhambra.modules.portals.view import portals_view
from comares.alhambra.view import AlhambraView, Card, Count, MarketSlot, Piece, alhambra_view, tile_piece
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.position import Position, read, write
from comares.kernel.preview import NoChance
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table
from comares.kernel.view import PendingStep

ALHAMBRA = GAMES["alhambra"]
COMBINATIONS = [modules for size in range(5) for modules in combinations(ALL, size)]
EVERY = 1 if MANY else 9  # positions of a game


def settings_of(modules: tuple[str, ...], number: int) -> dict[str, str]:
    """These modules, and the other settings in turn."""
    others = {
        "walk-portals": ("yes", "no")[number % 2],
        "credits-win-tiles": ("yes", "no")[number // 2 % 2],
        "end": ("short", "empty")[number // 4 % 2],
    }
    return ALHAMBRA.drop_irrelevant(2, {**dict.fromkeys(modules, "on"), **others})


def positions(modules: tuple[str, ...], seed: int) -> Iterator[Table]:
    """Positions of a game played at random: some of every turn's, all of the modules' own decisions, the end."""
    dice = random.Random(seed)
    table = Table(ALHAMBRA, 2 + seed % 5, settings_of(modules, seed), SeededChance(seed))
    pick = pick_kind_first if seed % 3 else pick_any
    plies = 0
    while (decision := table.decision()) is not None:
        if plies % EVERY == 0 or decision.kind not in ("action", "placing"):
            yield table
        table.play(decision.seat, pick(dice, table))
        plies += 1
    yield table


@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda modules: "+".join(modules) or "base")
def test_a_full_view_has_no_problems_and_rebuilds_the_state_without_drawing(modules: tuple[str, ...]) -> None:
    for table in positions(modules, COMBINATIONS.index(modules)):
        view = table.rules.full_view(table.state)
        assert table.rules.problems(view) == [], table.text(everything=True)
        again = table.rules.imagine(view, NoChance())
        assert fingerprint(again) == fingerprint(table.state)
        assert table.rules.full_view(again) == view


@pytest.mark.parametrize("modules", [(), ALL], ids=lambda modules: "+".join(modules) or "base")
def test_a_position_is_written_as_it_is_read(modules: tuple[str, ...]) -> None:
    for table in positions(modules, 4):
        for view in (table.rules.full_view(table.state), table.view(0)):
            position = Position(ALHAMBRA, table.record.seats, table.record.settings, view)
            assert read(write(position), GAMES) == position


@pytest.mark.parametrize("modules", [(), ALL], ids=lambda modules: "+".join(modules) or "base")
def test_the_view_of_a_seat_has_no_problems(modules: tuple[str, ...]) -> None:
    for table in positions(modules, 5):
        for seat in (None, *range(table.record.seats)):
            assert table.rules.problems(table.view(seat)) == []


# What no game could reach.


def rich_position() -> tuple[Table, AlhambraView]:
    """A position of three seats at the start of a turn, with all modules in use."""
    for seed in range(1000):
        dice = random.Random(seed)
        table = Table(ALHAMBRA, 3, dict.fromkeys(ALL, "on"), SeededChance(seed))
        while (decision := table.decision()) is not None:
            view = alhambra_view(table.rules.full_view(table.state))
            if decision.kind == "action" and not view.seats[view.turn].waiting and is_rich(view):
                return table, view
            table.play(decision.seat, pick_kind_first(dice, table))
    raise AssertionError("no such position")


def is_rich(view: AlhambraView) -> bool:
    """Whether something of every module is in use, and palaces and reserves have tiles."""
    falcons, certificates, sites = falconers_view(view), certificates_view(view), sites_view(view)
    portals = [piece for seat in view.seats for piece in seat.palace if piece.tile is None]
    reserves = [tile for seat in view.seats for tile in seat.reserve]
    return bool(
        falcons
        and falcons.placed
        and certificates
        and certificates.credits
        and sites
        and sites.sites
        and portals
        and reserves
        and view.discard
        and len(view.seats[0].palace) > 4
    )


TABLE, RICH = rich_position()


def own_tile(view: AlhambraView) -> Piece:
    """Some tile of the first palace."""
    return next(piece for piece in view.seats[0].palace if piece.tile is not None)


def empty_cell(view: AlhambraView) -> tuple[int, int]:
    """A cell far from everything, with room round it."""
    return max(piece.x for piece in view.seats[0].palace) + 5, 0


def add_tile_from_bag(view: AlhambraView, x: int, y: int) -> None:
    """Move a tile from the bag to a cell of the first palace, legal or not."""
    assert view.bag_tiles is not None
    view.seats[0].palace.append(tile_piece(view.bag_tiles.pop(), x, y))
    view.bag -= 1


def far_tile(view: AlhambraView) -> None:
    add_tile_from_bag(view, *empty_cell(view))


def turned_walls(view: AlhambraView) -> None:
    piece = own_tile(view)
    piece.walls = "NESW"


def wall_against_open_side(view: AlhambraView) -> None:
    """A6.4: a tile with a wall to the north, south of the fountain."""
    for seat in view.seats:
        seat.palace, seat.reserve = [], [*seat.reserve, *(p.tile for p in seat.palace if p.tile is not None)]
    portals, falcons = portals_view(view), falconers_view(view)
    assert portals is not None
    assert falcons is not None
    portals.supply = [Count(entry.name, 3) for entry in portals.supply]
    falcons.free, falcons.placed = [*falcons.free, *(falcon.falcon for falcon in falcons.placed)], []
    walled = next(tile for seat in view.seats for tile in seat.reserve if "N" in tile_piece(tile, 0, 1).walls)
    for seat in view.seats:
        seat.reserve = [tile for tile in seat.reserve if tile != walled]
    view.seats[0].palace = [tile_piece(walled, 0, 1)]


def ring_of_tiles(view: AlhambraView) -> None:
    """A6.6: four tiles round an empty cell."""
    for x, y in ((21, 0), (20, 1), (22, 1), (21, 2)):
        add_tile_from_bag(view, x, y)


def lose_reserves(view: AlhambraView) -> None:
    for seat in view.seats:
        seat.reserve.clear()


def empty_slot(view: AlhambraView) -> None:
    """A8.1: a tile goes from the market back into the bag."""
    tile = view.market[0].tile
    assert tile is not None
    assert view.bag_tiles is not None
    view.market[0] = MarketSlot("florin", None)
    view.bag_tiles.append(tile)
    view.bag += 1


def swap_slots(view: AlhambraView) -> None:
    view.market[0], view.market[1] = view.market[1], view.market[0]


def lose_a_card(view: AlhambraView) -> None:
    assert view.deck is not None
    view.deck.pop()


def fourth_copy(view: AlhambraView) -> None:
    assert view.deck is not None
    card = Card("florin", 1)
    view.deck[:] = [card, card, card, card, *view.deck[4:]]


def double_a_falcon(view: AlhambraView) -> None:
    falcons = falconers_view(view)
    assert falcons is not None
    falcons.free.append(falcons.placed[0].falcon)


def falcon_in_the_air(view: AlhambraView) -> None:
    falcons = falconers_view(view)
    assert falcons is not None
    falcons.placed.append(PlacedFalcon(falcons.free.pop(), 0, 50, 50))


def falcon_of_nobody(view: AlhambraView) -> None:
    falcons = falconers_view(view)
    assert falcons is not None
    falcons.placed.append(PlacedFalcon(falcons.free.pop(), 3, 0, 0))


def one_portal_more(view: AlhambraView) -> None:
    portals = portals_view(view)
    assert portals is not None
    portals.supply[0] = Count("pavilion", 4)


def portal_in_the_air(view: AlhambraView) -> None:
    portals = portals_view(view)
    assert portals is not None
    entry = next(entry for entry in portals.supply if entry.count)
    portals.supply = [Count(e.name, e.count - (e is entry)) for e in portals.supply]
    x, y = empty_cell(view)
    view.seats[0].palace.append(Piece(x, y, None, entry.name, None, "", "NE"))


def waiting_portal(view: AlhambraView) -> None:
    portals = portals_view(view)
    assert portals is not None
    entry = next(entry for entry in portals.supply if entry.count)
    portals.supply = [Count(e.name, e.count - (e is entry)) for e in portals.supply]
    portals.waiting = [entry.name]


def third_token(view: AlhambraView) -> None:
    sites = sites_view(view)
    assert sites is not None
    assert sites.bag_tokens is not None
    sites.gone = ["ducat"] * 3


def site_in_the_bag(view: AlhambraView) -> None:
    sites = sites_view(view)
    assert sites is not None
    assert view.bag_tiles is not None
    sites.sites[0] = Site(view.bag_tiles[0], sites.sites[0].token)


def drawn_without_a_choice(view: AlhambraView) -> None:
    sites = sites_view(view)
    assert sites is not None
    sites.opening = own_tile(view).tile


def marker_too_many(view: AlhambraView) -> None:
    certificates = certificates_view(view)
    assert certificates is not None
    certificates.markers[0] = Count("florin", certificates.markers[0].count + 1)


def credit_of_seven(view: AlhambraView) -> None:
    certificates = certificates_view(view)
    assert certificates is not None
    credit = certificates.credits[0]
    certificates.credits[0] = Credit(credit.seat, credit.currency, 7)


def two_credits(view: AlhambraView) -> None:
    certificates = certificates_view(view)
    assert certificates is not None
    certificates.credits.append(certificates.credits[0])


def set_field(name: str, value: object) -> Callable[[AlhambraView], None]:
    return lambda view: setattr(view, name, value)


def set_seat_field(name: str, value: object) -> Callable[[AlhambraView], None]:
    return lambda view: setattr(view.seats[0], name, value)


def set_pending(*steps: str) -> Callable[[AlhambraView], None]:
    return lambda view: setattr(view, "pending", [PendingStep.parse(step) for step in steps])


def module_of_another_name(view: AlhambraView) -> None:
    view.modules["falconers"] = view.modules["portals"]


TURN = ("next-turn", "scoring", "refill", "placing-bought")

CORRUPTED: dict[str, tuple[Callable[[AlhambraView], object], str]] = {
    "a tile twice in a palace": (
        lambda v: v.seats[0].palace.append(tile_piece(own_tile(v).tile or 0, 30, 0)),
        "also in",
    ),
    "a tile twice": (lambda v: v.seats[1].reserve.append(own_tile(v).tile or 0), "reserve of seat 2: tile"),
    "an unknown tile": (lambda v: v.seats[1].reserve.append(55), "there is no tile 55"),
    "a tile of nowhere": (lambda v: v.seats[0].reserve.extend(v.bag_tiles or []), "bag: tile"),
    "a bag that does not add up": (set_field("bag", 1), "bag: "),
    "a tile that is missing": (lose_reserves, "bag: "),
    "Dirk with three players": (lambda v: v.neutral.append((v.bag_tiles or []).pop()), "neutral: Dirk"),
    "two tiles on one cell": (lambda v: add_tile_from_bag(v, own_tile(v).x, own_tile(v).y), "(A6.3)"),
    "a tile on the fountain": (lambda v: add_tile_from_bag(v, 0, 0), "the fountain (A6.3)"),
    "a tile too far away": (lambda v: add_tile_from_bag(v, 200, 0), "too far"),
    "another tile's walls": (turned_walls, "must be a"),
    "walls that do not fit": (wall_against_open_side, "(A6.4)"),
    "a tile that is not connected": (far_tile, "(A6.5)"),
    "a hole": (ring_of_tiles, "(A6.6)"),
    "slots in another order": (swap_slots, "market: the slots"),
    "a slot too few": (lambda v: v.market.pop(), "market: the slots"),
    "an empty slot at the start of a turn": (empty_slot, "(A8.1)"),
    "a card too few": (lose_a_card, "deck: "),
    "more copies of a card than exist": (fourth_copy, "florin-1 is there"),
    "a card that does not exist": (lambda v: v.display.__setitem__(0, Card("florin", 10)), "no money card florin-10"),
    "a hand of another size": (set_seat_field("hand_size", 99), "hand of seat 1: "),
    "a discard pile of another size": (set_field("discard", 0), "discard: "),
    "five cards in the display": (lambda v: v.display.append((v.deck or []).pop()), "display: "),
    "four piles": (lambda v: v.piles.pop(), "piles: there are 5"),
    "a negative pile": (lambda v: v.piles.__setitem__(0, -1), "piles: "),
    "uneven piles": (set_field("piles", [0, 5, 1, 9, 1]), "piles: "),
    "a third scoring card": (set_field("scoring_cards", 3), "scoring_cards: "),
    "a scoring before its card": (set_field("scorings", 3), "scorings: "),
    "a negative score": (set_seat_field("score", -1), "score of seat 1: "),
    "too many quiet turns": (set_field("quiet_turns", 60), "quiet_turns: "),
    "a seat out of range": (set_field("seat", 3), "seat: seat 4"),
    "a turn out of range": (set_field("turn", -1), "turn: seat 0"),
    "a start player out of range": (set_field("start", 7), "start: seat 8"),
    "too few seats": (lambda v: v.seats.pop(), "seats: there are 3"),
    "another seat's turn": (lambda v: setattr(v, "turn", (v.seat + 1) % 3), "pending: "),
    "over too early": (set_field("over", True), "over: "),
    "nothing pending": (set_pending(), "pending: "),
    "an unknown step": (set_pending(*TURN, "sing"), "pending: "),
    "a step without its field": (set_pending(*TURN, "action"), "pending: action needs purchases"),
    "a step that is only an option": (set_pending(*TURN, "take"), "pending: "),
    "steps in another order": (set_pending("refill", "next-turn", "action purchases=0"), "pending: "),
    "placing without tiles": (set_pending(*TURN[:-1], "placing seat=1 dirk=no"), "pending: "),
    "the end before the end": (set_pending("final-scoring", "placing seat=1 dirk=no"), "pending: "),
    "a falcon twice": (double_a_falcon, "falconers: "),
    "a falcon in the air": (falcon_in_the_air, "(F3)"),
    "a falcon of a fourth seat": (falcon_of_nobody, "there is no seat 4"),
    "a fourth portal": (one_portal_more, "(P1)"),
    "a portal in the air": (portal_in_the_air, "(P6)"),
    "a portal that waits without a purchase": (waiting_portal, "(P2)"),
    "three tokens of a currency": (third_token, "(B1)"),
    "a site that nobody has": (site_in_the_bag, "(B3)"),
    "a token to choose outside of the choice": (drawn_without_a_choice, "(B2)"),
    "a marker too many": (marker_too_many, "(C1)"),
    "a credit of seven": (credit_of_seven, "(C2)"),
    "two credits of a seat": (two_credits, "(C4)"),
    "keeping an excess with a credit": (set_pending(*TURN, "marker excess=9"), "excess=9"),
    "choosing a token without tokens": (set_pending(*TURN, "keep"), "(B2)"),
    "a module that is not on": (module_of_another_name, "modules: "),
}


@pytest.mark.parametrize("name", CORRUPTED)
def test_what_no_game_could_reach_is_refused_with_the_reason(name: str) -> None:
    corrupt, reason = CORRUPTED[name]
    view = deepcopy(RICH)
    corrupt(view)
    problems = TABLE.rules.problems(view)
    assert any(reason in problem for problem in problems), problems


def test_the_position_before_it_is_corrupted_has_no_problems() -> None:
    assert TABLE.rules.problems(deepcopy(RICH)) == []


@pytest.mark.parametrize(
    "word",
    ["", "florin", "florin-0", "florin-10", "peso-3", "florin-2 ", "florin-02"],
    ids=lambda word: word or "empty",
)
def test_a_word_that_is_no_card_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="expected CURRENCY-VALUE"):
        Card.parse(word)


@pytest.mark.parametrize("word", ["7", "7@", "7@1", "0@1,1", "55@1,1", "7@1,01", "tower@1,1", "tower-NS@1,1", "7@-0,1"])
def test_a_word_that_is_no_piece_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        Piece.parse(word)


@pytest.mark.parametrize("word", ["7@1,0", "54@-3,-12", "tower-SW@0,4", "pavilion-NE@-1,2"])
def test_a_piece_is_written_as_it_is_read(word: str) -> None:
    assert str(Piece.parse(word)) == word
