"""A clock for a test server that jumps when a test says so: days pass in no time."""

from __future__ import annotations

import time
from pathlib import Path


class JumpingClock:
    """Monotonic time and what the file adds to it, in seconds."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self) -> float:
        return time.monotonic() + (float(self.file.read_text() or 0) if self.file.exists() else 0.0)

    def jump(self, seconds: float) -> None:
        """Let this much time pass."""
        before = float(self.file.read_text() or 0) if self.file.exists() else 0.0
        new = self.file.with_suffix(".new")
        new.write_text(repr(before + seconds))
        new.rename(self.file)
