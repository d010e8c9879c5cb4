"""The pictures of the README are there, are those that scripts/pictures.py makes, and are small."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
MOST_BYTES = 1_500_000


def test_the_readme_shows_the_pictures_that_the_script_makes() -> None:
    shown = set(re.findall(r"docs/pictures/([a-z-]+)\.webp", (ROOT / "README.md").read_text(encoding="utf-8")))
    script = (ROOT / "scripts" / "pictures.py").read_text(encoding="utf-8")
    assert shown == set(re.findall(r'Picture\("([a-z-]+)"', script))
    files = list((ROOT / "docs" / "pictures").glob("*.webp"))
    assert {file.name for file in files} == {f"{name}.webp" for name in shown}
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
