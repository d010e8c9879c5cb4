"""`comares replay`: replays a recorded game and checks every line."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from comares.games import Registry
from comares.i18n.current import narrate, seat_name, translate
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.record import Record, read
from comares.kernel.replay import Replayed
from comares.kernel.replay import replay as play_again
from comares.terminal.renderer import Renderer, Scene
from comares.terminal.renderers import renderer_of
from comares.terminal.score_tables import scored_now, scored_so_far

TABLE, LEAVE = "t", "q"  # the keys besides Enter


def replay(path: Path, registry: Registry, upto: int | None, quiet: bool, data: Path | None = None) -> int:
    """Check the record, print it (step by step in a terminal) and print the scores with their reasons."""
    record = read(text_of(path), registry)
    if upto is not None and not 1 <= upto <= len(record.lines):
        raise BadSetup(f"{path}: there is no line {upto} to stop before; they go from 1 to {len(record.lines)}")
    replayed = play_again(record, SeededChance(0), upto)
    console = Console(highlight=False)
    names = [seat_name(record.game.name, seat) for seat in range(record.seats)]
    if not quiet:
        renderer = renderer_of(registry, record.game.name, data)
        interactive = upto is None and sys.stdin.isatty() and sys.stdout.isatty()
        show_lines(console, renderer, record, replayed, names, interactive)
        draw(console, renderer, replayed, names)
    for note in replayed.notes:
        console.print(Text(note, "yellow"))
    show_scores(console, record, replayed, names)
    return 0


def text_of(path: Path) -> str:
    """The text of the file; a BadSetup if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSetup(f"{path}: not a text file") from None
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from None


def show_lines(
    console: Console, renderer: Renderer, record: Record, replayed: Replayed, names: list[str], interactive: bool
) -> None:
    """Print every line in words; in a terminal, one for each Enter."""
    table = replayed.table
    if interactive:
        console.print(Text(translate("terminal-replay-keys"), "bright_black"))
    for line in table.record.lines:
        sentence = narrate(table.game.name, line.events, names)
        console.print(Text.assemble((f"{line.number:4} {line.code:24} ", "bright_black"), sentence))
        if line.number in table.record.points:
            points = "  ".join(map(str, table.record.points[line.number]))
            console.print(Text(f"     = {points}", "bold"))
        while interactive and (key := read_key()):
            if key != TABLE:
                return
            draw(console, renderer, play_again(record, SeededChance(0), line.number + 1), names)


def read_key() -> str:
    """What the person types; empty to continue."""
    try:
        return input().strip()
    except (EOFError, KeyboardInterrupt):
        return LEAVE


def draw(console: Console, renderer: Renderer, replayed: Replayed, names: list[str]) -> None:
    """Draw the table as a spectator sees it."""
    table = replayed.table
    console.print(renderer.draw(Scene(table.view(None), table.outcome(), names, [])))


def show_scores(console: Console, record: Record, replayed: Replayed, names: list[str]) -> None:
    """Print all points with their reasons; if the game is not over, also what a scoring now would add."""
    table = replayed.table
    console.print(scored_so_far(table, names))
    if not table.state.over:
        console.print(Text(translate("terminal-if-scored-now"), "bold"))
        console.print(scored_now(table.game.name, table.outcome(), names))
    lines = len(table.record.lines)
    key = "terminal-sound" if len(record.lines) == lines else "terminal-sound-so-far"
    console.print(Text(translate(key, {"game": record.game.name, "lines": lines})))
