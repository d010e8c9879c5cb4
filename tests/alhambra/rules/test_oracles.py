"""The engine against the oracles, on random positions: palaces grown by chance and palaces set up as they fell."""

from __future__ import annotations

import pickle
import random

import pytest
from helpers.alhambra import oracles
from helpers.alhambra.draw_palace import Cell, Walls, palace_of, show, walls_of
from helpers.alhambra.scenes import options, set_table
from helpers.engine.contracts import LONG

from comares.alhambra.components import FOUNTAIN, TILES, WALLS, card_name, side_letters
from comares.alhambra.grid import cell_at
from comares.alhambra.palace import REMOVABLE, Palace
from comares.kernel.bitset import to_list

POSITIONS = 400 if LONG else 25

letters = {tile: side_letters(WALLS[tile]) for tile in range(1, TILES + 1)}


def grown(dice: random.Random, size: int, crooked: bool = False) -> dict[Cell, int]:
    """A palace that obeys A6, built tile by tile; a crooked one prefers corners and notches."""
    tiles = list(letters)
    dice.shuffle(tiles)
    standing: dict[Cell, int] = {}
    for tile in tiles:
        if len(standing) == size:
            break
        walls: Walls = {(0, 0): "", **{cell: letters[other] for cell, other in standing.items()}}
        edge = {oracles.beside(cell, side) for cell in walls for side in oracles.STEP} - walls.keys()
        fits = [cell for cell in sorted(edge) if oracles.may_put(walls, cell, letters[tile])]
        if fits and crooked:
            near = {cell: sum(oracles.beside(cell, side) in walls for side in oracles.STEP) for cell in fits}
            fits = [cell for cell in fits if near[cell] == min(near.values())]
        if fits:
            standing[dice.choice(fits)] = tile
    return standing


def scattered(dice: random.Random, size: int) -> dict[Cell, int]:
    """Tiles at random near the fountain: a position that no game reaches."""
    near = [(x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != (0, 0)]
    return dict(zip(dice.sample(near, size), dice.sample(list(letters), size), strict=True))


def positions() -> list[dict[Cell, int]]:
    dice = random.Random(6)
    return [grown(dice, dice.randrange(1, 34), crooked=number % 2 == 0) for number in range(POSITIONS)]


def cells_round(palace: Walls) -> list[Cell]:
    """Every cell of the palace and around it, with corners and a margin of one."""
    xs, ys = [x for x, _ in palace], [y for _, y in palace]
    return [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]


def fitting(palace: Palace) -> set[tuple[int, int]]:
    """(cell, walls) of every placement that `placements` returns."""
    return {(int(p & 0xFFFF), walls) for p in palace.placements() for walls in range(16) if p >> 16 >> walls & 1}


@pytest.mark.parametrize("standing", positions(), ids=lambda standing: f"{len(standing)}-tiles")
def test_a6_placements_agree_with_a_flood_fill(standing: dict[Cell, int]) -> None:
    palace = palace_of(standing)
    walls = walls_of(palace)
    fits = fitting(palace)
    for cell in cells_round(walls):
        for own in range(16):
            lawful = oracles.may_put(walls, cell, side_letters(own))
            assert (not palace.why_not_put(cell_at(*cell), own)) == lawful, (cell, side_letters(own), show(palace))
            assert ((int(cell_at(*cell)), own) in fits) == lawful, (cell, side_letters(own), show(palace))


@pytest.mark.parametrize("standing", positions(), ids=lambda standing: f"{len(standing)}-tiles")
def test_a7_1_removals_agree_with_a_flood_fill(standing: dict[Cell, int]) -> None:
    palace = palace_of(standing)
    walls = walls_of(palace)
    removable = [int(entry & 0xFFFF) for entry in palace.tiles() if entry & REMOVABLE]
    assert len(set(removable)) == len(removable)
    for cell in cells_round(walls):
        lawful = cell in walls and oracles.may_take(walls, cell)
        assert (int(cell_at(*cell)) in removable) == lawful, (cell, show(palace))
        assert (not palace.why_not_take(cell_at(*cell))) == lawful, (cell, show(palace))


@pytest.mark.parametrize("standing", positions()[: POSITIONS // 5], ids=lambda standing: f"{len(standing)}-tiles")
def test_a7_1_exchanges_agree_with_a_flood_fill(standing: dict[Cell, int]) -> None:
    spare = sorted(letters.keys() - set(standing.values()))[::3]
    table = set_table(palaces={0: standing}, reserves={0: " ".join(map(str, spare))}, display="ducat-9")
    walls = walls_of(palace_of(standing))
    lawful = {
        f"exchange {tile} {x},{y}"
        for x, y in cells_round(walls)
        for tile in spare
        if oracles.may_exchange(walls, (x, y), letters[tile])
    }
    assert options(table, "exchange") == lawful


@pytest.mark.parametrize("standing", positions(), ids=lambda standing: f"{len(standing)}-tiles")
def test_a9_4_the_longest_wall_is_the_longest_of_all_trails(standing: dict[Cell, int]) -> None:
    palace = palace_of(standing)
    assert palace.longest_wall() >> 8 & 255 == oracles.longest_wall(walls_of(palace)), show(palace)


@pytest.mark.parametrize("standing", positions(), ids=lambda standing: f"{len(standing)}-tiles")
def test_a9_4_the_outline_of_a_palace_is_one_closed_line(standing: dict[Cell, int]) -> None:
    palace = palace_of(standing)
    walls = walls_of(palace)
    outer = sum(oracles.beside(cell, side) not in walls for cell in walls for side in oracles.STEP)
    points = [int(segment >> 8) for segment in palace.outline()]
    assert len(points) == outer
    assert len(set(points)) == len(points)
    assert sum(int(segment >> 1 & 1) for segment in palace.outline()) == len(oracles.outer_walls(walls))


def test_random_palaces_are_read_back_unchanged() -> None:
    dice = random.Random(7)
    for _ in range(POSITIONS):
        standing = scattered(dice, dice.randrange(1, 25))
        palace = palace_of(standing)
        assert {cell: palace.piece(cell_at(*cell)) for cell in standing} == standing
        assert palace.piece(cell_at(0, 0)) == FOUNTAIN
        for kind in range(6):
            assert palace.count(kind) == sum(palace.kind(cell_at(*cell)) == kind for cell in standing)
        for cell in cells_round(walls_of(palace)):
            matches = oracles.all_match({(0, 0): "", cell: "", **{c: letters[t] for c, t in standing.items()}})
            if cell not in standing and cell != (0, 0) and oracles.all_match(walls_of(palace)):
                assert palace.takes(cell_at(*cell), 0) == matches


def test_a_palace_changed_many_times_equals_one_built_at_once() -> None:
    dice = random.Random(8)
    for _ in range(POSITIONS):
        standing = scattered(dice, 20)
        palace = palace_of(standing)
        tiles = set(letters) - set(standing.values())
        for cell in dice.sample(sorted(standing), 12):
            at = cell_at(*cell)
            if dice.random() < 0.4:
                assert palace.take(at) == standing.pop(cell)
            else:
                tile = dice.choice(sorted(tiles))
                tiles.remove(tile)
                out = palace.swap(at, tile, WALLS[tile], (tile - 1) // 9)
                assert out == standing[cell]
                palace.take(at)
                del standing[cell]
        again = palace_of(standing)
        assert palace.plain() == again.plain()
        assert sorted(palace.placements()) == sorted(again.placements())
        assert sorted(palace.tiles()) == sorted(again.tiles())
        assert sorted(pickle.loads(pickle.dumps(palace)).placements()) == sorted(palace.placements())


def test_a4_1_takes_agree_with_brute_force() -> None:
    dice = random.Random(4)
    for _ in range(POSITIONS * 4):
        values = 4 if dice.random() < 0.7 else 9
        display = [dice.randrange(4) * 9 + dice.randrange(values) for _ in range(dice.randrange(1, 5))]
        if any(display.count(card) > 3 for card in display):
            continue
        table = set_table(display=" ".join(card_name(card) for card in display))
        expected = {"take " + " ".join(card_name(card) for card in chosen) for chosen in oracles.takes(display)}
        assert options(table, "take") == expected


def test_a5_2_payments_agree_with_brute_force() -> None:
    dice = random.Random(5)
    for _ in range(POSITIONS * 2):
        tile, slot = dice.choice(list(letters)), dice.randrange(4)
        hand = dice.sample([(currency, value) for currency in range(4) for value in range(9) for _ in range(3)], 16)
        table = set_table(
            hands={0: " ".join(card_name(currency * 9 + value) for currency, value in hand)},
            market=" ".join(str(tile) if at == slot else "-" for at in range(4)),
            display="ducat-9" if (3, 8) not in hand else "",
        )
        held = [value + 1 for currency, value in hand if currency == slot]
        price = PRICES[tile]
        expected = {f"buy {slot + 1} {'+'.join(map(str, chosen))}" for chosen in oracles.payments(held, price)}
        assert options(table, "buy") == expected


# A1.1, by hand: the price of each tile in the order of their numbers.
PRICES = dict(
    enumerate(
        [2, 3, 4, 5, 6, 7, 8]
        + [3, 4, 5, 6, 7, 8, 9]
        + [4, 5, 6, 6, 7, 8, 8, 9, 10]
        + [5, 6, 7, 7, 8, 9, 9, 10, 11]
        + [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12]
        + [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
        start=1,
    )
)
assert len(PRICES) == len(to_list((1 << 55) - 2))
