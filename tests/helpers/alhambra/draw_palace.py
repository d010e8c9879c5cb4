"""Palaces drawn as text.

One word a cell: `F` the fountain, `.` an empty cell, a number that tile, and letters the first tile not yet drawn
with just those walls (`-`: with none). North is up.

    NW  N  NE
     W  F   .
"""

from __future__ import annotations

from collections.abc import Mapping

from comares.alhambra.components import ALL_SIDES, FOUNTAIN, KIND, NO_KIND, TILES, WALLS, side_letters, sides
from comares.alhambra.grid import cell_at, cell_x, cell_y
from comares.alhambra.palace import Palace, new_palace, put_tile

Cell = tuple[int, int]
Walls = dict[Cell, str]  # the input of the oracles: the walls of the tile on each cell


def drawn(text: str) -> dict[Cell, str]:
    """The words of a drawing by cell. The fountain is at 0,0 and left out."""
    rows = [row.split() for row in text.strip("\n").splitlines() if row.split()]
    words = {(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    (home,) = (cell for cell, word in words.items() if word == "F")
    return {(x - home[0], y - home[1]): word for (x, y), word in words.items() if word not in ("F", ".")}


def tiles_drawn(text: str, used: set[int] | None = None) -> dict[Cell, int]:
    """The tiles of a drawing by cell; those it takes are added to `used`."""
    used = set() if used is None else used
    words = drawn(text)
    tiles = {cell: int(word) for cell, word in words.items() if word.isdigit()}
    used.update(tiles.values())
    for cell, word in words.items():
        if not word.isdigit():
            walls = 0 if word == "-" else sides(word)
            free = [tile for tile in range(1, TILES + 1) if WALLS[tile] == walls and tile not in used]
            assert free, f"no tile is left with the walls {word}"
            tiles[cell] = free[0]
            used.add(free[0])
    return tiles


def palace_of(tiles: Mapping[Cell, int]) -> Palace:
    """A palace with these tiles, reachable in a game or not."""
    palace = new_palace()
    for (x, y), tile in tiles.items():
        put_tile(palace, cell_at(x, y), tile, KIND[tile])
    return palace


def palace_drawn(text: str) -> Palace:
    """The palace of a drawing. Here letters may name walls that no printed tile has."""
    palace = new_palace()
    for (x, y), word in drawn(text).items():
        if word.isdigit():
            put_tile(palace, cell_at(x, y), int(word), KIND[int(word)])
        else:
            palace.put(cell_at(x, y), TILES, ALL_SIDES, 0 if word == "-" else sides(word), NO_KIND)
    return palace


def walls_of(palace: Palace) -> Walls:
    """The walls by cell, with the fountain."""
    standing = {(int(cell_x(row[0])), int(cell_y(row[0]))): side_letters(row[3]) for row in palace.plain()}
    return {(0, 0): "", **standing}


def show(palace: Palace) -> str:
    """The palace as a drawing, with tile numbers."""
    numbers = {(int(cell_x(row[0])), int(cell_y(row[0]))): row[1] for row in palace.plain()}
    numbers[0, 0] = FOUNTAIN
    xs, ys = [x for x, _ in numbers], [y for _, y in numbers]
    word = {0: ".", FOUNTAIN: "F"}
    return "\n".join(
        " ".join(f"{word.get(numbers.get((x, y), 0), numbers.get((x, y), 0)):>2}" for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    )
