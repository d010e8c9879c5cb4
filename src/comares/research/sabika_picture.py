"""The table of Sabika as a picture: the rondel with all workers, what lies open, what each party has."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

from comares.research.canvas import Canvas, Colour
from comares.sabika.components import RING_SIZE, RINGS
from comares.sabika.view import Party, SabikaView

WIDTH, HEIGHT = 760, 420
GROUND, PAPER, INK, FAINT = (232, 222, 206), (250, 246, 236), (52, 44, 36), (206, 196, 178)
PARTIES: list[Colour] = [(196, 64, 60), (58, 110, 180), (226, 170, 50), (70, 140, 80)]
RAWS: dict[str, Colour] = {"cane": (130, 180, 90), "silk": (214, 190, 220), "clay": (184, 112, 72)}
MATERIALS: dict[str, Colour] = {
    "gypsum": (240, 238, 230),
    "wood": (150, 104, 62),
    "marble": (176, 186, 196),
    "tile": (60, 130, 170),
    "sugar": (236, 226, 200),
    "clothes": (180, 90, 150),
    "pottery": (190, 110, 70),
}
RADIUS = (150, 104, 60)  # of the rings, outer to inner
MIDDLE = (180, 190)


def draw_sabika(view: SabikaView) -> NDArray[np.uint8]:
    """The whole table."""
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    _draw_rondel(canvas, view)
    _draw_open(canvas, view)
    for seat, party in enumerate(view.parties):
        name = f"P{seat}" if party.balance is not None else "YUSUF"
        _draw_party(canvas, party, ("*" if seat == view.seat else "") + name, PARTIES[seat], 380, 8 + seat * 102)
    return canvas.pixels


def _place(ring: int, space: int) -> tuple[int, int]:
    angle = 2 * pi * (space - 1) / RING_SIZE[ring] - pi / 2
    return int(MIDDLE[0] + RADIUS[ring] * cos(angle)), int(MIDDLE[1] + RADIUS[ring] * sin(angle))


def _draw_rondel(canvas: Canvas, view: SabikaView) -> None:
    canvas.disc(*MIDDLE, 178, PAPER)
    for ring, size in enumerate(RING_SIZE):
        for space in range(1, size + 1):
            x, y = _place(ring, space)
            canvas.disc(x, y, 20 - 2 * ring, FAINT)
            canvas.words(x - 3, y - 18, str(space), INK, 1)
    for ring, spaces in enumerate((view.sultan.outer, view.sultan.middle, view.sultan.inner)):
        for space in spaces:
            x, y = _place(ring, space)
            canvas.disc(x, y + 8, 5, INK)
    for seat, party in enumerate(view.parties):
        for worker in party.workers:
            if worker.space:
                x, y = _place(RINGS.index(worker.ring), worker.space)
                canvas.disc(x - 9 + 6 * seat, y - 2, 4 if worker.lying else 5, PARTIES[seat])
    canvas.words(MIDDLE[0] - 6, MIDDLE[1] - 8, str(view.narrator), INK, 4)
    for i, at in enumerate(view.raw_spaces):
        canvas.box(10 + i * 22, 374, 18, 18, RAWS[at.raw] if at.raw else GROUND, INK)


def _draw_open(canvas: Canvas, view: SabikaView) -> None:
    shown = {
        "small": [str(card) for card in view.small_open],
        "poems": [str(poem) for poem in view.short_open],
        "houses": [str(token) for token in view.storehouses],
    }
    x = 100
    for name, cards in shown.items():
        canvas.words(x, 374, f"{name} {' '.join(cards)}", INK, 1)
        x += 92
    canvas.words(100, 388, f"wishes {' '.join(view.wishes)}  event {view.event or '-'}", INK, 1)


def _draw_party(canvas: Canvas, party: Party, name: str, colour: Colour, x: int, y: int) -> None:
    canvas.box(x, y, WIDTH - x - 8, 96, PAPER, FAINT)
    canvas.box(x, y, 8, 96, colour)
    canvas.words(x + 14, y + 6, f"{name}  {party.vp} vp", INK)
    canvas.words(x + 150, y + 6, f"dinars {party.dinars}  seals {party.seals}  tax {party.taxes}", INK)
    at = x + 14
    for amounts in (party.materials, party.goods, party.raw):
        for kind, n in zip(amounts.kinds(), amounts.numbers()):
            canvas.box(at, y + 24, 26, 18, MATERIALS.get(kind) or RAWS[kind], INK)
            canvas.words(at + 9, y + 28, str(n), INK)
            at += 30
    buildings = (
        f"large {len(party.large)}  small {len(party.row)}  poems {len(party.blue) + len(party.red) + len(party.grey)}"
    )
    canvas.words(x + 14, y + 52, f"{buildings}  ships {len(party.left)}+{len(party.right)}", INK)
    canvas.words(x + 14, y + 72, f"reward {party.reward}  boxes {party.boxes}", INK)
