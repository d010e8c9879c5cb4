"""`comares cards`: prints every component of Sabika in words, or checks a folder of components or of falcons."""

from __future__ import annotations

import sys
from pathlib import Path

from comares.alhambra.modules.falconers.edition import check_falcons, has_falcons
from comares.i18n.current import current_language
from comares.kernel.errors import BadSetup
from comares.sabika.text.cards import cards, check


def show(folder: Path | None) -> int:
    """Print the components of the folder, or those of the package."""
    sys.stdout.write(cards(checked(folder), current_language()))
    return 0


def verify(folder: Path) -> int:
    """Print whether the folder can be played with, or what is wrong in which row."""
    checked(folder)
    checked_by = check_falcons if has_falcons(folder) else check
    sound, report = checked_by(folder, current_language())
    print(report if sound else f"comares: {report}", file=sys.stdout if sound else sys.stderr)
    return 0 if sound else 2


def checked(folder: Path | None) -> Path | None:
    """The folder; a BadSetup if it is none."""
    if folder is not None and not folder.is_dir():
        raise BadSetup(f"{folder} is not a folder")
    return folder
