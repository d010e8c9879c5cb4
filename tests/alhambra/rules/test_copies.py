"""A state and its copy share palaces until one of them changes its own."""

from __future__ import annotations

import pytest
from helpers.alhambra.scenes import decides, play, set_table
from helpers.engine.contracts import options_of

from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.snapshot import fingerprint


@pytest.mark.parametrize("change", ["move 14 2,0", "remove 7", "exchange 14 1,0"])
@pytest.mark.parametrize("who", ["the copy", "the original"])
def test_changing_a_palace_in_one_state_does_not_change_its_copy(who: str, change: str) -> None:
    table = set_table(3, palaces={0: "F 7", 1: "F 22"}, reserves={0: "14", 1: "23"}, display="ducat-9")
    play(table, "move 14 0,1", "remove 22", "take ducat-9", "remove 14")  # now no other state shares the palace
    play(table, "take florin-1", "take florin-1")
    assert decides(table, 0, "action")
    copy = table.state.copy()
    changed, kept = (copy, table.state) if who == "the copy" else (table.state, copy)
    before, offered = fingerprint(kept), options_of(table.rules, kept)
    table.rules.apply(changed, table.rules.parse(change), SeededChance(0), SILENT)
    assert fingerprint(kept) == before
    assert options_of(table.rules, kept) == offered
    assert fingerprint(changed) != before


def test_a_copy_of_a_copy_is_independent() -> None:
    table = set_table(3, palaces={0: "F 7"}, reserves={0: "14 22"}, display="ducat-9")
    first = table.state.copy()
    second = first.copy()
    table.rules.apply(first, table.rules.parse("move 14 2,0"), SeededChance(0), SILENT)
    table.rules.apply(second, table.rules.parse("move 22 2,0"), SeededChance(0), SILENT)
    assert len({fingerprint(state) for state in (table.state, first, second)}) == 3
    assert decides(table, 0, "action")
