"""Without the extra the package works, and an adapter says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCK = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "pyarrow", "torch"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocked())
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BLOCK + program]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_the_package_and_its_commands_need_no_research_package() -> None:
    ran = run(
        "import comares, comares.cli; comares.new_table('alhambra', seed=1); comares.cli.parser(comares.games.GAMES)"
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("module", ["alhambra_v0", "sabika_v0", "seat_env", "openspiel", "batches"])
def test_an_adapter_says_what_to_install(module: str) -> None:
    ran = run(f"import comares.research.{module}")
    assert ran.returncode == 1
    assert "install comares[research]" in ran.stderr
