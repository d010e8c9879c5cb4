"""P, and A6, A7, A9.4 with portals: the engine against flood fill on quarters and trying everything."""

from __future__ import annotations

import random
from typing import Any

import pytest
from helpers.alhambra import quarter_oracle as quarters
from helpers.alhambra.module_scenes import points_now, set_modules
from helpers.alhambra.quarter_oracle import Pieces
from helpers.alhambra.scenes import game_of, options
from helpers.engine.contracts import LONG

from comares.alhambra.components import KIND, KINDS, TILES, cell_name, side_letters
from comares.alhambra.grid import cell_at
from comares.alhambra.palace import Palace
from comares.kernel.table import Table

POSITIONS = 300 if LONG else 24


def position(number: int) -> tuple[Pieces, bool, random.Random]:
    """Palaces of few and many tiles and portals; in every second one portals are not walkable."""
    dice = random.Random(number)
    walk = number % 2 == 0
    pieces = quarters.grown(dice, dice.randrange(2, 24), dice.randrange(0, 12), walk, sites=number % 3)
    return pieces, walk, dice


def drawing(pieces: Pieces) -> dict[str, str]:
    """The palace as text, for failure messages."""
    return {str(cell): f"{piece.tile or piece.kind} {piece.filled} {piece.walls}" for cell, piece in pieces.items()}


def table_of(pieces: Pieces, walk: bool, **what: Any) -> Table:
    """The palace on a table, its building sites too."""
    table = set_modules(
        "portals building-sites",
        walk_portals="yes" if walk else "no",
        palaces={0: {cell: piece.tile for cell, piece in pieces.items() if 0 < piece.tile <= TILES}},
        portals={0: {cell: f"{piece.kind} {piece.filled}" for cell, piece in pieces.items() if not piece.whole}},
        sites={piece.tile: "ducat" for piece in pieces.values() if 0 < piece.tile <= TILES and not piece.kind},
        display="ducat-9",
        **what,
    )
    assert quarters.pieces_of(game_of(table).palaces[0]) == pieces
    return table


def codes(palace: Palace, kind: str) -> set[tuple[tuple[int, int], str]]:
    """The places of `half_placements`."""
    return {
        (
            ((int(place) & 255) - 128, (int(place) >> 8 & 255) - 128),
            next(h for h in quarters.HALVES if set(h) == set(letters)),
        )
        for place in palace.half_placements(KINDS.index(kind))
        for letters in [side_letters(int(place) >> 16)]
    }


@pytest.mark.parametrize("number", range(POSITIONS))
def test_a6_placements_beside_portals_and_gaps_agree_with_the_oracle(number: int) -> None:
    pieces, walk, _ = position(number)
    palace = quarters.built(pieces, walk)
    fits = {(int(p & 0xFFFF), walls) for p in palace.placements() for walls in range(16) if p >> 16 >> walls & 1}
    assert len({int(p & 0xFFFF) for p in palace.placements()}) == len(palace.placements())
    for cell in quarters.round_about(pieces, 2):
        for walls in range(16):
            piece = quarters.Piece(quarters.EVERYWHERE, side_letters(walls), "")
            lawful = quarters.may_put(pieces, cell, piece, walk)
            assert ((int(cell_at(*cell)), walls) in fits) == lawful, (cell, side_letters(walls), drawing(pieces))
            assert (not palace.why_not_put(cell_at(*cell), walls)) == lawful, (cell, drawing(pieces))


@pytest.mark.parametrize("number", range(POSITIONS))
def test_p3_and_p4_where_portals_may_be_placed(number: int) -> None:
    pieces, walk, _ = position(number)
    palace = quarters.built(pieces, walk)
    for kind in KINDS:
        places = quarters.portal_places(pieces, kind, walk)
        assert codes(palace, kind) == places, (kind, drawing(pieces))
        assert len(palace.half_placements(KINDS.index(kind))) == len(places)
        assert palace.half_fits(KINDS.index(kind)) == bool(places)


@pytest.mark.parametrize("number", range(POSITIONS))
def test_a7_and_p6_what_may_be_redesigned(number: int) -> None:
    pieces, walk, dice = position(number)
    standing = {piece.tile for piece in pieces.values()}
    spare = dice.sample(sorted(set(range(1, TILES + 1)) - standing), 8)
    table = table_of(pieces, walk, reserves={0: " ".join(map(str, spare))})
    tiles = [cell for cell, piece in pieces.items() if piece.whole]
    assert options(table, "remove") == {
        f"remove {pieces[cell].tile}" for cell in tiles if quarters.may_take(pieces, cell, walk)
    }
    assert options(table, "exchange") == {
        f"exchange {tile} {cell_name(*cell)}"
        for cell in tiles
        for tile in spare
        if quarters.may_exchange(pieces, cell, quarters.tile_piece(tile), walk)
    }
    assert options(table, "move") == {
        f"move {tile} {cell_name(*cell)}"
        for cell in quarters.round_about(pieces, 1)
        for tile in spare
        if quarters.may_put(pieces, cell, quarters.tile_piece(tile), walk)
    }


@pytest.mark.parametrize("number", range(POSITIONS))
def test_p7_the_wall_that_scores_is_the_best_of_the_longest_trails(number: int) -> None:
    pieces, walk, _ = position(number)
    table = table_of(pieces, walk)
    assert points_now(table, "A9.4").get(0, 0) == quarters.wall_points(pieces), drawing(pieces)


@pytest.mark.parametrize("number", range(POSITIONS))
def test_p7_the_outline_is_one_closed_line_of_all_outer_sides_and_diagonals(number: int) -> None:
    pieces, walk, _ = position(number)
    segments = [int(segment) for segment in quarters.built(pieces, walk).outline()]
    sides = sum(quarters.meeting(pieces, cell, side) is None for cell, piece in pieces.items() for side in piece.filled)
    diagonals = sum(not piece.whole for piece in pieces.values())
    assert len(segments) == sides + diagonals
    assert len({segment >> 8 for segment in segments}) == len(segments), "no point twice"
    assert sum(segment >> 1 & 1 for segment in segments) == len(quarters.outer_walls(pieces))
    assert sum(segment & 1 for segment in segments) == diagonals


@pytest.mark.parametrize("number", range(POSITIONS))
def test_p2_with_the_setting_a_portal_is_bought_only_if_it_fits_after_one_tile(number: int) -> None:
    dice = random.Random(number)
    walk = number % 2 == 0
    pieces = quarters.grown(dice, dice.randrange(0, 6), dice.randrange(0, 3), walk)
    left = sorted(set(range(1, TILES + 1)) - {piece.tile for piece in pieces.values()})
    market = dice.sample(left, 4)
    money = " ".join(f"{currency}-9 {currency}-8 {currency}-7" for currency in ("florin", "dirham", "dinar", "ducat"))
    scene = {"market": " ".join(map(str, market)), "hands": {0: money}, "readings": {"portal-offer": "fitting"}}
    table = table_of(pieces, walk, **scene)
    with_portal = {int(code.split()[1]) for code in options(table, "buy") if code.endswith("portal")}
    assert with_portal == {
        slot
        for slot, tile in enumerate(market, 1)
        if quarters.may_buy_portal(pieces, [tile], KINDS[KIND[tile]], walk)
        and sum(not piece.whole and piece.kind == KINDS[KIND[tile]] for piece in pieces.values()) < 3
    }


def test_the_random_palaces_have_enough_portals_and_notches() -> None:
    portals, diagonals_scored = 0, 0
    for number in range(POSITIONS):
        pieces, _, _ = position(number)
        portals += sum(not piece.whole for piece in pieces.values())
        edges = quarters.outer_walls(pieces)
        diagonals_scored += quarters.wall_points(pieces) > sum(not diagonal for diagonal in edges.values())
    assert portals > 2 * POSITIONS
    assert diagonals_scored
