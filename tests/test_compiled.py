"""What is compiled, and the switch that runs it uncompiled."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from pathlib import Path

import comares
from comares.compiled import describe, marked_sources
from comares.source_loader import SourceFinder


def test_a_module_is_compiled_when_one_of_its_first_lines_says_so(tmp_path: Path) -> None:
    (tmp_path / "hot.py").write_text('# compiled\n"""Hot."""\n')
    (tmp_path / "also_hot.py").write_text("# A licence.\n# compiled\n")
    (tmp_path / "cold.py").write_text('"""Nothing here is # compiled."""\n')
    (tmp_path / "late.py").write_text("\n" * 20 + "# compiled\n")
    assert marked_sources(tmp_path) == [tmp_path / "also_hot.py", tmp_path / "hot.py"]


def test_uncompiled_a_source_wins_over_the_compiled_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "hot.py").touch()
    (tmp_path / f"hot{EXTENSION_SUFFIXES[0]}").touch()
    spec = SourceFinder.find_spec("comares.hot", [str(tmp_path)])
    assert spec is not None
    assert isinstance(spec.loader, SourceFileLoader)


def test_uncompiled_nothing_but_this_package_is_looked_for(tmp_path: Path) -> None:
    (tmp_path / "hot.py").touch()
    assert SourceFinder.find_spec("other.hot", [str(tmp_path)]) is None


def test_the_version_tells_the_state_of_the_engine() -> None:
    assert describe().startswith(f"comares {comares.__version__}, engine ")
    program = "from comares.compiled import describe, is_compiled; assert not is_compiled(); print(describe())"
    environment = {**os.environ, "COMARES_UNCOMPILED": "1"}
    told = subprocess.run([sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True)
    assert told.stdout.endswith("engine interpreted (slow): COMARES_UNCOMPILED is set\n")
