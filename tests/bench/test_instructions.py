"""`comares bench --instructions`: the figures in the repository, and what they are compared with."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from comares.bench.cases import Case
from comares.bench.instructions import (
    Count,
    builder,
    count_instructions,
    grown,
    instruction_cases,
    read_counts,
    write_counts,
)
from comares.compiled import is_compiled
from comares.kernel.errors import BadSetup

FILE = Path(__file__).with_name("instructions.csv")
LONG = bool(os.environ.get("COMARES_LONG"))
can_count = pytest.mark.skipif(
    not is_compiled() or shutil.which("valgrind") is None, reason="needs the compiled engine and valgrind"
)


def test_figures_are_read_as_they_were_written() -> None:
    counts = [Count("playouts alhambra 3", 7000), Count("copies sabika 2", 4500)]
    assert read_counts(write_counts(counts)) == (builder(), dict(counts))


def test_a_case_that_costs_five_percent_more_is_named() -> None:
    before = {"playouts alhambra 3": 1000, "copies sabika 2": 1000, "gone": 5}
    after = [Count("playouts alhambra 3", 1051), Count("copies sabika 2", 1050), Count("new", 9)]
    assert grown(before, after) == ["playouts alhambra 3: 1,051 instructions, 1,000 before"]


def test_the_file_in_the_repository_has_every_case() -> None:
    _, counts = read_counts(FILE.read_text())
    assert list(counts) == [case.name for case in instruction_cases()]


def test_without_a_compiled_engine_or_valgrind_the_error_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(BadSetup, match="valgrind" if is_compiled() else "compiled engine"):
        count_instructions([Case("copies", "alhambra", 2)])


@can_count
def test_the_same_work_costs_the_same_number_of_instructions() -> None:
    case = Case("copies", "alhambra", 2)
    first, again = (count_instructions([case])[0].instructions for _ in range(2))
    assert first > 0
    assert abs(first - again) < first / 100


@can_count
@pytest.mark.skipif(not LONG, reason="takes a minute")
def test_no_case_costs_five_percent_more_than_in_the_repository() -> None:
    made_with, before = read_counts(FILE.read_text())
    if made_with != builder():
        pytest.skip(f"the figures were made with {made_with}, this is {builder()}")
    assert not grown(before, count_instructions(instruction_cases()))
