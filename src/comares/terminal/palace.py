"""Renders a palace as text: tiles as boxes, walls as heavy lines, open sides as dotted lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.text import Text

from comares.alhambra.components import EAST, KINDS, NORTH, SIDES, SOUTH, WEST, sides
from comares.alhambra.view import Piece

Cell = tuple[int, int]  # x, y
Point = tuple[int, int]  # row, column on the canvas

LETTERS = "".join(kind[0].upper() for kind in KINDS)
STYLES = ("bold blue", "bold red", "bold dark_orange3", "bold bright_white", "bold green", "bold magenta")
FOUNTAIN_SIGN = "◎"
WALL_STYLE = "bold"
OPEN_STYLE = "bright_black"
MARK_STYLE = "bold cyan"

# The character for walls that lead north, east, south and west from a point.
JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
HALVES = {"NE": "◥", "SE": "◢", "SW": "◣", "NW": "◤"}
FOUNTAIN = Piece(0, 0, None, "", None, "", SIDES)


class Size(NamedTuple):
    """The characters inside a cell, across and down."""

    width: int
    height: int


SMALL = Size(3, 1)
LARGE = Size(5, 2)


class Extras(NamedTuple):
    """What is drawn besides the pieces: marks on empty cells, signs on points, notes on unfinished tiles."""

    marks: Mapping[Cell, str] = {}
    points: Mapping[Cell, str] = {}
    unfinished: Mapping[int, str] = {}


def draw(palace: Iterable[Piece], size: Size, extras: Extras) -> Text:
    """The palace, its fountain and the extras."""
    pieces = {(piece.x, piece.y): piece for piece in (FOUNTAIN, *palace)}
    canvas = Canvas(size, [*pieces, *extras.marks])
    for cell, piece in pieces.items():
        style = STYLES[KINDS.index(piece.kind)] if piece.tile is not None else WALL_STYLE
        canvas.write(cell, label(piece, size, extras.unfinished), style)
        canvas.outline(cell, piece)
    for cell, mark in extras.marks.items():
        canvas.write(cell, [mark], MARK_STYLE)
    for point, sign in extras.points.items():
        canvas.stand(point, sign)
    return canvas.text()


def label(piece: Piece, size: Size, unfinished: Mapping[int, str]) -> list[str]:
    """The text of a piece, line by line: the letter of its kind, in lower case if the kind does not count yet, its
    price, its number."""
    if piece is FOUNTAIN:
        return [FOUNTAIN_SIGN]
    letter = LETTERS[KINDS.index(piece.kind)]
    if piece.tile is None:
        return [letter + HALVES[piece.quarters]]
    if piece.tile in unfinished:
        letter = letter.lower()
    note = unfinished.get(piece.tile, "")
    return [f"{letter}{piece.price:2}", f"#{piece.tile}{note}"][: size.height]


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
        borders = (
            (NORTH, (top, left), (top, right)),
            (EAST, (top, right), (bottom, right)),
            (SOUTH, (bottom, left), (bottom, right)),
            (WEST, (top, left), (bottom, left)),
        )
        walls, quarters = sides(piece.walls), sides(piece.quarters)
        for side, start, end in borders:
            if walls & side:
                self.wall(start, end)
            elif quarters & side:
                self.opening(start, end)

    def wall(self, start: Point, end: Point) -> None:
        """Draw a wall between two corners, with the joints at both."""
        across = start[0] == end[0]
        for point in between(start, end):
            self.signs[point] = ("━" if across else "┃", WALL_STYLE)
        self.joints[start] = self.joints.get(start, 0) | (EAST if across else SOUTH)
        self.joints[end] = self.joints.get(end, 0) | (WEST if across else NORTH)

    def opening(self, start: Point, end: Point) -> None:
        """Draw an open side, unless there is a wall already."""
        for point in between(start, end):
            self.signs.setdefault(point, ("╌" if start[0] == end[0] else "┆", OPEN_STYLE))
        for point in (start, end):
            self.joints.setdefault(point, 0)

    def stand(self, point: Cell, sign: str) -> None:
        """Draw a sign on a point, the north-west corner of the cell with these coordinates."""
        self.standing[self.corner(point)] = sign

    def text(self) -> Text:
        """The whole drawing, with coordinates along the top and the left."""
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
    """The positions strictly between two corners."""
    if start[0] == end[0]:
        return [(start[0], column) for column in range(start[1] + 1, end[1])]
    return [(row, start[1]) for row in range(start[0] + 1, end[0])]
