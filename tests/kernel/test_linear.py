"""A record of any lines is replayed in a time that grows as it does."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from helpers.engine.toy_game import TOY

from comares.kernel.chance import SeededChance
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.table import Table

LINES = 300
MAX_RATIO = 2.3  # of the calls for twice the lines


def taken_back(lines: int, by: str) -> str:
    """A record in which a choice is made and taken back again and again."""
    table = Table(TOY, 2, {}, SeededChance(1))
    while len(table.record.lines) < lines:
        decision = table.decision()
        assert decision is not None
        line = table.play(decision.seat, decision.codes[0])
        if by == "rewind" or not table.can_undo():
            table.rewind(line.seat, line.number)
        else:
            table.undo(line.seat)
    return table.text(everything=True)


def calls(text: str) -> int:
    """How many functions are called, of Python or C, to read and replay the record."""
    count = 0

    def count_call(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(count_call)
    try:
        replay(read(text, {TOY.name: TOY}), SeededChance(1))
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("by", ["rewind", "undo"])
def test_choices_that_are_taken_back_cost_no_more_the_longer_the_record_is(by: str) -> None:
    once, twice = calls(taken_back(LINES, by)), calls(taken_back(2 * LINES, by))
    assert twice < MAX_RATIO * once
