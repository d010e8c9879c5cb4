"""`comares replay`: a recorded game played again, and checked line by line."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from comares.i18n.current import narrate, say, seat_name
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game
from comares.kernel.record import Record, read
from comares.kernel.replay import Replayed
from comares.kernel.replay import replay as play_again
from comares.terminal.renderer import Drawing, Scene
from comares.terminal.renderers import drawing_for
from comares.terminal.score_tables import scored_now, scored_so_far

TABLE, LEAVE = "t", "q"  # what a person may type beside Enter


def replay(path: Path, games: Mapping[str, Game], upto: int | None, quiet: bool, data: Path | None = None) -> int:
    """Verify the record; then print it, step by step if a person watches, and the scores with their reasons."""
    record = read(text_of(path), games)
    if upto is not None and not 1 <= upto <= len(record.lines):
        raise BadSetup(f"{path}: there is no line {upto} to stop before; they go from 1 to {len(record.lines)}")
    replayed = play_again(record, SeededChance(0), upto)
    console = Console(highlight=False)
    names = [seat_name(record.game.name, seat) for seat in range(record.seats)]
    if not quiet:
        drawing = drawing_for(record.game.name, data)
        watched = upto is None and sys.stdin.isatty() and sys.stdout.isatty()
        show_lines(console, drawing, record, replayed, names, watched)
        draw(console, drawing, replayed, names)
    for note in replayed.notes:
        console.print(Text(note, "yellow"))
    conclude(console, record, replayed, names)
    return 0


def text_of(path: Path) -> str:
    """The text of the file, if it is one."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSetup(f"{path}: this is not a text file") from None
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from None


def show_lines(
    console: Console, drawing: Drawing, record: Record, replayed: Replayed, names: list[str], watched: bool
) -> None:
    """Every line in words; if a person watches, one for each Enter."""
    table = replayed.table
    if watched:
        console.print(Text(say("terminal-replay-keys"), "bright_black"))
    for line in table.record.lines:
        told = narrate(table.game.name, line.events, names)
        console.print(Text.assemble((f"{line.number:4} {line.code:24} ", "bright_black"), told))
        if line.number in table.record.points:
            points = "  ".join(map(str, table.record.points[line.number]))
            console.print(Text(f"     = {points}", "bold"))
        while watched and (wish := wished()):
            if wish != TABLE:
                return
            draw(console, drawing, play_again(record, SeededChance(0), line.number + 1), names)


def wished() -> str:
    """What the person types; nothing to go on."""
    try:
        return input().strip()
    except (EOFError, KeyboardInterrupt):
        return LEAVE


def draw(console: Console, drawing: Drawing, replayed: Replayed, names: list[str]) -> None:
    """The table as a spectator sees it."""
    table = replayed.table
    console.print(drawing.draw(Scene(table.view(None), table.outcome(), names, [])))


def conclude(console: Console, record: Record, replayed: Replayed, names: list[str]) -> None:
    """Whether it is over, all points with their reasons, and what a scoring now would add."""
    table = replayed.table
    console.print(scored_so_far(table, names))
    if not table.state.over:
        console.print(Text(say("terminal-if-scored-now"), "bold"))
        console.print(scored_now(table.game.name, table.outcome(), names))
    lines = len(table.record.lines)
    key = "terminal-sound" if len(record.lines) == lines else "terminal-sound-so-far"
    console.print(Text(say(key, {"game": record.game.name, "lines": lines})))
