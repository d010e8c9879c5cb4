"""`comares review`: prints the review of a finished game, as a table or as JSON."""

from __future__ import annotations

import json
from concurrent.futures import Executor
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from comares.arena.report import wide_console
from comares.arena.review import Review, ReviewedChoice, as_data
from comares.arena.review_in_parallel import Reviewed, review_in_parallel
from comares.games import load_registry
from comares.i18n.current import seat_name, translate
from comares.kernel.errors import BadSetup
from comares.kernel.record import read

SHOWN = 0.0005  # losses below this would be printed as 0.0
MISTAKE = 0.05  # losses from here on are yellow
BLUNDER = 0.15  # and from here on red


def show_review(path: Path, registry: str, budget: str, as_json: bool, executor: Executor) -> int:
    """Review the record in the file; `registry` is the place of the games."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSetup(f"{path}: not a text file") from None
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from None
    record = read(text, load_registry(registry))
    if not record.over:
        raise BadSetup(f"{path}: this game is not over yet; only finished games can be reviewed")
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(translate("review-judging"), total=len(record.lines))
        what = Reviewed(text, budget, registry)
        found = review_in_parallel(what, executor, lambda done: progress.update(task, completed=done))
    if as_json:
        print(json.dumps(as_data(found), indent=2))
    else:
        show(wide_console(), found)
    return 0


def show(console: Console, found: Review) -> None:
    """A row for each choice, then the mean losses and the turning points."""
    names = [seat_name(found.record.game.name, seat) for seat in range(found.record.seats)]
    grid = Grid(
        *(translate(f"review-head-{head}") for head in ("line", "seat", "chosen", "worth", "loss", "best")),
        box=box.SIMPLE,
    )
    for at in (0, 3, 4):
        grid.columns[at].justify = "right"
    for choice in found.choices:
        grid.add_row(*row(choice, names))
    console.print(grid)
    for name, points, loss in zip(names, found.points, found.losses()):
        console.print(Text(translate("review-seat", {"seat": name, "points": points, "loss": _hundredths(loss)})))
    console.print(Text(translate("review-turning-points"), "bold"))
    for choice in found.turning_points():
        arguments: dict[str, str | int] = {
            "line": choice.line,
            "seat": names[choice.seat],
            "code": choice.code,
            "best": choice.best,
        }
        console.print(Text(translate("review-turning-point", {**arguments, "loss": _hundredths(choice.loss)})))


def row(choice: ReviewedChoice, names: list[str]) -> list[str | Text]:
    """The row of one choice."""
    style = "red" if choice.loss >= BLUNDER else "yellow" if choice.loss >= MISTAKE else ""
    better = choice.loss >= SHOWN
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
