"""`comares review`: a finished game looked at again, for people and for machines."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from comares.arena.report import wide_console
from comares.arena.review import Judged, Review, as_data, review
from comares.i18n.current import say, seat_name
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game
from comares.kernel.record import read

SEEN = 0.0005  # a loss that does not read 0.0
NOTICED = 0.05  # a loss that is worth a colour
GRAVE = 0.15


def show_review(path: Path, games: Mapping[str, Game], budget: str, as_json: bool) -> int:
    """Judge the record in the file."""
    try:
        record = read(path.read_text(encoding="utf-8"), games)
    except UnicodeDecodeError:
        raise BadSetup(f"{path}: this is not a text file") from None
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from None
    if not record.over:
        raise BadSetup(f"{path}: this game is not over yet; a review is for finished ones")
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("review-judging"), total=len(record.lines))
        found = review(record, budget, lambda done: progress.update(task, completed=done))
    if as_json:
        print(json.dumps(as_data(found), indent=2))
    else:
        show(wide_console(), found)
    return 0


def show(console: Console, found: Review) -> None:
    """Every choice in a line, then what it comes to."""
    names = [seat_name(found.record.game.name, seat) for seat in range(found.record.seats)]
    grid = Grid(
        *(say(f"review-head-{head}") for head in ("line", "seat", "chosen", "worth", "loss", "best")), box=box.SIMPLE
    )
    for at in (0, 3, 4):
        grid.columns[at].justify = "right"
    for choice in found.choices:
        grid.add_row(*row(choice, names))
    console.print(grid)
    for name, points, loss in zip(names, found.points, found.losses()):
        console.print(Text(say("review-seat", {"seat": name, "points": points, "loss": _hundredths(loss)})))
    console.print(Text(say("review-turning-points"), "bold"))
    for choice in found.turning_points():
        told: dict[str, str | int] = {
            "line": choice.line,
            "seat": names[choice.seat],
            "code": choice.code,
            "best": choice.best,
        }
        console.print(Text(say("review-turning-point", {**told, "loss": _hundredths(choice.loss)})))


def row(choice: Judged, names: list[str]) -> list[str | Text]:
    """One choice."""
    style = "red" if choice.loss >= GRAVE else "yellow" if choice.loss >= NOTICED else ""
    better = choice.loss >= SEEN
    return [
        str(choice.line),
        Text(names[choice.seat]),
        Text(choice.code),
        _hundredths(choice.value),
        Text(_hundredths(choice.loss) if better else "", style),
        Text(choice.best if better else "", style),
    ]


def _hundredths(value: float) -> str:
    return f"{value * 100:.1f}"
