"""Draws a palace: tiles as boxes, walls as heavy lines, open sides dotted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.text import Text

from comares.alhambra.components import ALL_SIDES, EAST, FOUNTAIN, KIND, KINDS, NORTH, PRICE, SOUTH, TILES, WEST
from comares.alhambra.grid import cell_x, cell_y
from comares.alhambra.modules.portals import FIRST_PIECE

Cell = tuple[int, int]  # x, y
Point = tuple[int, int]  # row, column on the canvas

LETTERS = "".join(kind[0].upper() for kind in KINDS)
STYLES = ("bold blue", "bold red", "bold dark_orange3", "bold bright_white", "bold green", "bold magenta")
FOUNTAIN_SIGN = "◎"
WALL_STYLE = "bold"
OPEN_STYLE = "bright_black"
MARK_STYLE = "bold cyan"

# The joint of the walls that lead north (1), east (2), south (4) and west (8) from a point.
JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
HALVES = {NORTH | EAST: "◥", EAST | SOUTH: "◢", SOUTH | WEST: "◣", WEST | NORTH: "◤"}


class Piece(NamedTuple):
    """A piece on a cell: its number, the quarters it fills, its walls and its kind."""

    number: int
    quarters: int
    walls: int
    kind: int


class Size(NamedTuple):
    """The inside of a cell in characters."""

    width: int
    height: int


SMALL = Size(3, 1)
LARGE = Size(5, 2)


def pieces(rows: Iterable[list[int]]) -> dict[Cell, Piece]:
    """The pieces of a palace in a view, with the fountain."""
    standing = {(int(cell_x(row[0])), int(cell_y(row[0]))): Piece(*row[1:5]) for row in rows}
    return {(0, 0): Piece(FOUNTAIN, ALL_SIDES, 0, len(KINDS)), **standing}


class Extras(NamedTuple):
    """What is drawn besides the pieces: marks on empty cells, signs on points, notes on unfinished tiles."""

    marks: Mapping[Cell, str] = {}
    points: Mapping[Cell, str] = {}
    unfinished: Mapping[int, str] = {}


def draw(rows: Iterable[list[int]], size: Size, extras: Extras) -> Text:
    """The palace with its extras."""
    standing = pieces(rows)
    canvas = Canvas(size, [*standing, *extras.marks])
    for cell, piece in standing.items():
        style = STYLES[KIND[piece.number]] if piece.number <= TILES else WALL_STYLE
        canvas.write(cell, label(piece, size, extras.unfinished), style)
        canvas.outline(cell, piece)
    for cell, mark in extras.marks.items():
        canvas.write(cell, [mark], MARK_STYLE)
    for point, sign in extras.points.items():
        canvas.stand(point, sign)
    return canvas.text()


def label(piece: Piece, size: Size, unfinished: Mapping[int, str]) -> list[str]:
    """The text on a piece, line by line: the letter of its kind (lower case if it is unfinished), price, number."""
    if piece.number == FOUNTAIN:
        return [FOUNTAIN_SIGN]
    if piece.number > TILES:
        return [LETTERS[piece.number - FIRST_PIECE] + HALVES.get(piece.quarters, "")]
    letter = LETTERS[KIND[piece.number]]
    if piece.number in unfinished:
        letter = letter.lower()
    note = unfinished.get(piece.number, "")
    return [f"{letter}{PRICE[piece.number]:2}", f"#{piece.number}{note}"][: size.height]


class Canvas:
    """Characters by row and column; cells share their borders."""

    def __init__(self, size: Size, cells: list[Cell]) -> None:
        self.size = size
        self.west, self.east = min(x for x, _ in cells), max(x for x, _ in cells)
        self.north, self.south = min(y for _, y in cells), max(y for _, y in cells)
        self.signs: dict[Point, tuple[str, str]] = {}
        self.joints: dict[Point, int] = {}
        self.standing: dict[Point, str] = {}

    def corner(self, cell: Cell) -> Point:
        """The north-west corner of a cell."""
        return (cell[1] - self.north) * (self.size.height + 1), (cell[0] - self.west) * (self.size.width + 1)

    def write(self, cell: Cell, lines: list[str], style: str) -> None:
        """Write into the middle of a cell."""
        row, column = self.corner(cell)
        for i, line in enumerate(lines):
            for j, sign in enumerate(line.center(self.size.width)):
                self.signs[row + 1 + i, column + 1 + j] = (sign, style)

    def outline(self, cell: Cell, piece: Piece) -> None:
        """Draw the sides of a piece."""
        top, left = self.corner(cell)
        bottom, right = top + self.size.height + 1, left + self.size.width + 1
        sides = (
            (NORTH, (top, left), (top, right)),
            (EAST, (top, right), (bottom, right)),
            (SOUTH, (bottom, left), (bottom, right)),
            (WEST, (top, left), (bottom, left)),
        )
        for side, start, end in sides:
            if piece.walls & side:
                self.wall(start, end)
            elif piece.quarters & side:
                self.opening(start, end)

    def wall(self, start: Point, end: Point) -> None:
        """A wall between two corners, and the joints at both."""
        across = start[0] == end[0]
        for point in between(start, end):
            self.signs[point] = ("━" if across else "┃", WALL_STYLE)
        self.joints[start] = self.joints.get(start, 0) | (EAST if across else SOUTH)
        self.joints[end] = self.joints.get(end, 0) | (WEST if across else NORTH)

    def opening(self, start: Point, end: Point) -> None:
        """An open side, unless a wall stands there already."""
        for point in between(start, end):
            self.signs.setdefault(point, ("╌" if start[0] == end[0] else "┆", OPEN_STYLE))
        for point in (start, end):
            self.joints.setdefault(point, 0)

    def stand(self, point: Cell, sign: str) -> None:
        """Put a sign on a point: the north-west corner of the cell with these coordinates."""
        self.standing[self.corner(point)] = sign

    def text(self) -> Text:
        """The drawing, with coordinates along the top and the left."""
        for point, walls in self.joints.items():
            self.signs[point] = (JOINTS[walls], WALL_STYLE) if walls else ("·", OPEN_STYLE)
        for point, sign in self.standing.items():
            self.signs[point] = (sign, MARK_STYLE)
        width, height = self.size
        lines = [Text(" " * 4 + "".join(f"{x:^{width + 1}}" for x in range(self.west, self.east + 1)), OPEN_STYLE)]
        last_row, last_column = self.corner((self.east + 1, self.south + 1))
        for row in range(last_row + 1):
            y, within = divmod(row, height + 1)
            line = Text(f"{y + self.north:3} " if within == 1 else " " * 4, OPEN_STYLE)
            for column in range(last_column + 1):
                line.append(*self.signs.get((row, column), (" ", "")))
            lines.append(line)
        return Text("\n").join(lines)


def between(start: Point, end: Point) -> list[Point]:
    """The points strictly between two corners."""
    if start[0] == end[0]:
        return [(start[0], column) for column in range(start[1] + 1, end[1])]
    return [(row, start[1]) for row in range(start[0] + 1, end[0])]
