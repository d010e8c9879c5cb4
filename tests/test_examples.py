"""The examples run, are short, and mypy knows the types of what they use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
NOT_RUN = {"bot.py", "train_policy.py"}  # a program for `comares arena`, and one that learns: tests/research
LIBRARY = [path for path in EXAMPLES if path.name not in NOT_RUN]
MAX_LINES = 30


@pytest.mark.parametrize("path", [*LIBRARY, ROOT / "examples" / "bot.py"], ids=lambda path: path.stem)
def test_an_example_has_at_most_30_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MAX_LINES


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: path.stem)
def test_an_example_runs_and_prints_something(path: Path) -> None:
    run = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False, timeout=300)
    assert run.returncode == 0, run.stderr
    assert run.stdout


RIGHT = """
import comares

table = comares.new_table("alhambra")
view: comares.AlhambraView = table.view(0)
other: comares.SabikaView = comares.new_table("sabika", players=2).view(None)
loaded: comares.Table[comares.AlhambraView] = comares.load("game.record", game="alhambra")
step: str = table.decision.options[0].step
seats: list[int] = table.winners
"""

WRONG = {
    "view.colour_of_the_carpet": '"AlhambraView" has no attribute "colour_of_the_carpet"',
    "other.market_hall": '"SabikaView" has no attribute "market_hall"',
    "table.decision.kind": '"Decision" has no attribute "kind"',
    "table.decision.options[0].parts": '"Option" has no attribute "parts"',
    "table.score().reasons": '"Score" has no attribute "reasons"',
    "comares.new_game": 'Module has no attribute "new_game"',
    "table.play(7)": 'Argument 1 to "play"',
}


def mypy(folder: Path, text: str) -> str:
    """What mypy says of a file with this text."""
    file = folder / "user.py"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={folder / 'cache'}"]
    environment = {"MYPYPATH": str(ROOT / "src"), "PATH": ""}
    run = subprocess.run(
        [*command, str(file)], capture_output=True, text=True, check=False, cwd=folder, env=environment
    )
    return "\n".join(line for line in run.stdout.splitlines() if line.startswith("user.py"))


def test_mypy_accepts_right_names_and_refuses_wrong_ones(tmp_path: Path) -> None:
    """One run for all, because mypy reads the whole package first."""
    told = mypy(tmp_path, RIGHT + "\n".join(WRONG))
    lines = told.splitlines()
    first_wrong = RIGHT.count("\n") + 1
    assert [int(line.split(":")[1]) for line in lines] == list(range(first_wrong, first_wrong + len(WRONG))), told
    for line, message in zip(lines, WRONG.values(), strict=True):
        assert message in line
