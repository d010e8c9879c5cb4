"""The charts of docs/performance.md."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from comares.bench.cases import ALL_MODULES
from comares.bench.charts import PALACES, STATES, draw_charts, states_by_palace
from comares.bench.line_chart import HEIGHT, WIDTH, Line, line_chart
from comares.compiled import is_compiled
from comares.games import GAMES

SVG = "{http://www.w3.org/2000/svg}"


def test_a_chart_names_its_lines_and_stays_on_the_page() -> None:
    chart = ElementTree.fromstring(line_chart("A & B", "x", [Line("one", [(1, 3), (4, 70)]), Line("two", [(1, 69.0)])]))
    texts = [text.text for text in chart.iter(f"{SVG}text")]
    assert {"A & B", "x", "one", "two", "0", "80", "1", "4"} <= set(texts)
    assert "100" not in texts, "the grid ends above the highest point"
    for line in chart.iter(f"{SVG}polyline"):
        for point in line.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= WIDTH
            assert 0 <= y <= HEIGHT


def test_names_of_lines_that_end_at_the_same_height_do_not_overlap() -> None:
    lines = [Line(name, [(1, 5), (2, 5)]) for name in ("one", "two", "three")]
    chart = ElementTree.fromstring(line_chart("", "", lines))
    heights = sorted(int(text.attrib["y"]) for text in chart.iter(f"{SVG}text") if text.text in {"one", "two", "three"})
    assert min(b - a for a, b in pairwise(heights)) >= 12


def test_palaces_of_every_size_are_found() -> None:
    states = states_by_palace(GAMES["alhambra"].rules(2, ALL_MODULES["alhambra"]))
    assert {size: len(found) for size, found in states.items()} == dict.fromkeys(PALACES, STATES)


@pytest.mark.skipif(not is_compiled(), reason="slow uncompiled")
def test_the_command_writes_both_charts(tmp_path: Path) -> None:
    assert draw_charts(tmp_path, 0.01) == 0
    for name in ("speed-players.svg", "speed-palace.svg"):
        assert "Alhambra, all modules" in (tmp_path / name).read_text()
