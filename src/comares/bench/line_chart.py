"""A line chart as an SVG file, readable on a light and on a dark page."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 70, 190, 40, 50  # margins; the names of the lines stand on the right
COLOURS = ("#2f7f9e", "#c2662d", "#6b8e23", "#8a5aa8", "#b03a5b", "#777777")
INK = "#888888"
STEPS = 5  # spaces between the lines of the grid, about
NAME_HEIGHT = 15  # so far apart are names at least


class Line(NamedTuple):
    """A named line through points."""

    name: str
    points: list[tuple[float, float]]


def line_chart(title: str, across: str, lines: list[Line]) -> str:
    """The SVG of a chart: a value of 0 is at the bottom. Each x is marked, and they are equally far apart."""
    xs = sorted({x for line in lines for x, _ in line.points})
    highest = max(y for line in lines for _, y in line.points)
    step = _round_up(highest / STEPS)
    values = [step * n for n in range(ceil(highest / step) + 1)]

    def place(x: float, y: float) -> tuple[float, float]:
        share = xs.index(x) / max(1, len(xs) - 1)
        return LEFT + share * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - y / values[-1] * (HEIGHT - TOP - BOTTOM)

    parts = [_text(LEFT, TOP - 18, title, "start", 15)]
    for value in values:
        x, y = place(xs[0], value)
        parts.append(
            f'<line x1="{x:.0f}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{INK}" opacity=".35"/>'
        )
        parts.append(_text(x - 8, y + 4, f"{value:,.0f}", "end"))
    parts += [_text(place(x, 0)[0], HEIGHT - BOTTOM + 18, f"{x:g}", "middle") for x in xs]
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, across, "middle"))
    names = _spread([place(*line.points[-1])[1] for line in lines])
    for i, line in enumerate(lines):
        colour = COLOURS[i % len(COLOURS)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in line.points))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(_text(WIDTH - RIGHT + 10, names[i] + 4, line.name, "start", colour=colour))
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">\n{body}\n</svg>\n'


def _text(x: float, y: float, text: str, anchor: str, size: int = 12, colour: str = INK) -> str:
    style = f'font-family="sans-serif" font-size="{size}" fill="{colour}" text-anchor="{anchor}"'
    return f'<text x="{x:.0f}" y="{y:.0f}" {style}>{escape(text)}</text>'


def _round_up(value: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    unit = 1.0
    while unit * 10 <= value:
        unit *= 10
    return next(unit * n for n in (1, 2, 5, 10) if unit * n >= value)


def _spread(heights: list[float]) -> list[float]:
    """The heights, moved down where two are too near to each other."""
    moved = dict[int, float]()
    last = float("-inf")
    for i in sorted(range(len(heights)), key=lambda i: heights[i]):
        last = moved[i] = max(heights[i], last + NAME_HEIGHT)
    return [moved[i] for i in range(len(heights))]
