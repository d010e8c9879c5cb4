"""The table of Alhambra as a picture: market, display, the viewer's hand, every palace."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from comares.alhambra.components import KIND, KINDS, PRICE, SIDES, WALLS, side_letters
from comares.alhambra.view import AlhambraView, Card, SeatView
from comares.research.canvas import Canvas, Colour

WIDTH, TOP, PANEL = 720, 96, 264
GROUND, PAPER, INK, FAINT = (238, 230, 214), (250, 246, 236), (52, 44, 36), (206, 196, 178)
KIND_COLOURS: list[Colour] = [
    (86, 130, 190),
    (190, 72, 72),
    (150, 108, 70),
    (214, 206, 190),
    (96, 160, 92),
    (146, 106, 170),
]
FOUNTAIN: Colour = (120, 190, 214)
CURRENCY_COLOURS: dict[str, Colour] = {
    "florin": (226, 150, 60),
    "dirham": (110, 170, 110),
    "dinar": (90, 140, 200),
    "ducat": (226, 204, 84),
}
CELL = 26  # dots, at the most
QUARTER = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5)}


def draw_alhambra(view: AlhambraView) -> NDArray[np.uint8]:
    """The whole table."""
    rows = (len(view.seats) + 2) // 3
    canvas = Canvas(WIDTH, TOP + rows * PANEL, GROUND)
    _draw_offer(canvas, view)
    for seat, part in enumerate(view.seats):
        x, y = 8 + seat % 3 * (WIDTH // 3), TOP + seat // 3 * PANEL
        marks = f"{'*' if seat == view.seat else ''}P{seat} {part.score}"
        _draw_seat(canvas, part, marks, x, y, WIDTH // 3 - 12, PANEL - 8)
    return canvas.pixels


def _draw_offer(canvas: Canvas, view: AlhambraView) -> None:
    x = 8
    for slot in view.market:
        canvas.box(x, 8, 44, 60, CURRENCY_COLOURS[slot.currency], INK)
        if slot.tile is not None:
            draw_tile(canvas, slot.tile, x + 6, 14, 32)
        x += 50
    x += 16
    for card in view.display:
        x = _draw_card(canvas, card, x, 8) + 4
    canvas.words(8, 76, f"bag {view.bag}  scoring {view.scorings}/3  deck {sum(view.piles)}", INK)
    hand = view.seats[view.viewer].hand if view.viewer is not None else None
    x = 430
    for card in hand or []:
        x = _draw_card(canvas, card, x, 44) - 2


def _draw_card(canvas: Canvas, card: Card, x: int, y: int) -> int:
    canvas.box(x, y, 22, 30, CURRENCY_COLOURS[card.currency], INK)
    canvas.words(x + 7, y + 8, str(card.value), INK, 3)
    return x + 24


def _draw_seat(canvas: Canvas, part: SeatView, title: str, x: int, y: int, width: int, height: int) -> None:
    canvas.box(x, y, width, height, PAPER, FAINT)
    canvas.words(x + 6, y + 6, f"{title}  cards {part.hand_size}", INK)
    for i, tile in enumerate([*part.reserve, *part.waiting]):
        draw_tile(canvas, tile, x + 6 + i * 20, y + height - 24, 18)
    xs, ys = [0, *(piece.x for piece in part.palace)], [0, *(piece.y for piece in part.palace)]
    wide, high = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    cell = min(CELL, (width - 12) // wide, (height - 56) // high)
    left, top = (
        x + (width - wide * cell) // 2 - min(xs) * cell,
        y + 24 + (height - 56 - high * cell) // 2 - min(ys) * cell,
    )
    canvas.box(left, top, cell, cell, FOUNTAIN, INK)
    for piece in part.palace:
        at = left + piece.x * cell, top + piece.y * cell
        if piece.tile is not None:
            draw_tile(canvas, piece.tile, *at, cell)
        else:
            for side in piece.quarters:
                dx, dy = QUARTER[side]
                middle = int((dx + 0.5) / 2 * cell), int((dy + 0.5) / 2 * cell)
                canvas.box(
                    at[0] + middle[0] - cell // 4,
                    at[1] + middle[1] - cell // 4,
                    cell // 2,
                    cell // 2,
                    KIND_COLOURS[KINDS.index(piece.kind)],
                )


def draw_tile(canvas: Canvas, tile: int, x: int, y: int, size: int) -> None:
    """A tile with its colour, its price and its walls."""
    canvas.box(x, y, size, size, KIND_COLOURS[KIND[tile]], FAINT)
    dots = 2 if size >= 24 else 1
    canvas.words(
        x + size // 2 - 4 * dots + (0 if PRICE[tile] > 9 else 2 * dots),
        y + size // 2 - 2 * dots,
        str(PRICE[tile]),
        INK,
        dots,
    )
    thick = max(2, size // 8)
    for side in side_letters(WALLS[tile]):
        assert side in SIDES
        far = size - thick
        if side in "NS":
            canvas.box(x, y + (far if side == "S" else 0), size, thick, INK)
        else:
            canvas.box(x + (far if side == "E" else 0), y, thick, size, INK)
