"""The example that learns: short, and if torch is there it learns and plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train_policy.py"


def run(*arguments: str) -> str:
    command = [sys.executable, str(EXAMPLE), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_example_has_at_most_150_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 150


def test_it_learns_a_policy_that_plays_a_match(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    policy = str(tmp_path / "policy.pt")
    told = run("learn", policy, "--rounds", "2", "--decisions", "200", "--epochs", "1")
    assert "round 2: " in told
    assert "Player " in run("match", policy, "--deals", "1", "--against", "random")
