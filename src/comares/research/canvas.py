"""A small canvas on a numpy array: rectangles, discs and words in a font of 3 x 5 dots."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]

# Each letter is five rows of three dots, as octal digits from the top.
_FONT = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757", "7": "71122",
    "8": "75757", "9": "75717", "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25573", "R": "65655", "S": "34216", "T": "72222", "U": "55557", "V": "55552",
    "W": "55775", "X": "55255", "Y": "55222", "Z": "71247", "-": "00700", "+": "02720", "/": "11244", ":": "02020",
    ",": "00022", ".": "00002", "?": "71202", "*": "05250",
}  # fmt: skip


class Canvas:
    """A picture to draw on. What lies outside of it is cut off."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.pixels: NDArray[np.uint8] = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = ground

    def box(self, x: int, y: int, width: int, height: int, colour: Colour, edge: Colour | None = None) -> None:
        """A rectangle, with an edge of one dot if it has a colour."""
        self._fill(x, y, width, height, colour if edge is None else edge)
        if edge is not None:
            self._fill(x + 1, y + 1, width - 2, height - 2, colour)

    def disc(self, x: int, y: int, radius: int, colour: Colour) -> None:
        """A disc around a point."""
        rows, columns = np.ogrid[: self.pixels.shape[0], : self.pixels.shape[1]]
        self.pixels[(columns - x) ** 2 + (rows - y) ** 2 <= radius**2] = colour

    def words(self, x: int, y: int, text: str, colour: Colour, size: int = 2) -> int:
        """Words with dots of that size; returns where they end."""
        for letter in text.upper():
            for row, dots in enumerate(_FONT.get(letter, "00000")):
                for column in range(3):
                    if int(dots) >> (2 - column) & 1:
                        self._fill(x + column * size, y + row * size, size, size, colour)
            x += 4 * size
        return x

    def _fill(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        self.pixels[max(y, 0) : max(y + height, 0), max(x, 0) : max(x + width, 0)] = colour
