"""`comares cards`: every card, token and space of Sabika in words; and the check of an owner's own data."""

from __future__ import annotations

import sys
from pathlib import Path

from comares.i18n.current import spoken
from comares.kernel.errors import BadSetup
from comares.sabika.text.cards import cards, check


def show(folder: Path | None) -> int:
    """Print them all, from a folder or our own."""
    sys.stdout.write(cards(checked(folder), spoken()))
    return 0


def verify(folder: Path) -> int:
    """Say whether the folder can be played with, or what is wrong in which row."""
    sound, told = check(folder, spoken())
    print(told if sound else f"comares: {told}", file=sys.stdout if sound else sys.stderr)
    return 0 if sound else 2


def checked(folder: Path | None) -> Path | None:
    """The folder, which must be one."""
    if folder is not None and not folder.is_dir():
        raise BadSetup(f"{folder} is no folder of data")
    return folder
