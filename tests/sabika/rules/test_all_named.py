"""Every numbered rule of Sabika, and every smaller ruling, has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CHAPTERS = {1: 10, 2: 1, 3: 7, 4: 8, 5: 7, 6: 3, 7: 4, 8: 3, 9: 6, 10: 3, 11: 0, 12: 2, 13: 8, 14: 0}
RULES = [f"s{chapter}_{n}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)] + ["s11", "s14"]
RULINGS = {
    "move": 6, "turns": 1, "raw": 4, "store": 3, "build": 5, "reward": 2, "export": 6, "cons": 2, "poem": 9, "wish": 3,
    "tax": 4, "event": 3, "first": 1, "rank": 2, "solo": 9,
}  # fmt: skip
NAMED = " ".join(
    name
    for path in sorted(Path(__file__).parent.glob("test_s*.py"))
    for name in re.findall(r"^def (test_\w+)|\"(solo-\d)", path.read_text("utf-8"), re.MULTILINE)
    for name in name
)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_named(rule: str) -> None:
    assert re.search(rf"test_{rule}_|_{rule}_", NAMED), f"no test names {rule}"


@pytest.mark.parametrize("ruling", [f"{name}_{n}" for name, last in RULINGS.items() for n in range(1, last + 1)])
def test_every_ruling_is_named(ruling: str) -> None:
    assert re.search(rf"_{ruling}_", NAMED) or ruling.replace("_", "-") in NAMED, f"no test names {ruling}"
