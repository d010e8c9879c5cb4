"""`comares position`: a position of a recorded game as text; and a game in the terminal that begins from one."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping
from pathlib import Path

from comares.games import Registry
from comares.i18n.current import translate
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadPosition, BadSetup
from comares.kernel.game import Game
from comares.kernel.notation import whole_number
from comares.kernel.position import Position, read, write
from comares.kernel.record import read as read_record
from comares.kernel.replay import replay
from comares.kernel.table import Table

ANY = "also a position that no game could reach"


def add_position(command: argparse.ArgumentParser) -> None:
    """The arguments of `comares position`."""
    command.add_argument("record", nargs="?", metavar="RECORD[@LINE]", help="after that line; without one, at the end")
    command.add_argument("--seat", type=int, metavar="N", help="what seat N may know; without it, what all may know")
    command.add_argument("--everything", action="store_true", help="what is hidden, too")
    command.add_argument("--check", type=Path, metavar="FILE", help="whether this position can be played from")
    command.add_argument("--any", action="store_true", help=f"with --check: {ANY}")


def add_play_position(command: argparse.ArgumentParser) -> None:
    """The arguments of `comares play` that open a position."""
    command.add_argument(
        "--position", type=Path, metavar="FILE", help="begin from this position, its game and settings"
    )
    command.add_argument("--any", action="store_true", help=f"with --position: {ANY}")


def run_position(args: argparse.Namespace, games: Mapping[str, Game]) -> int:
    """Print a position, or check one."""
    if (args.record is None) == (args.check is None):
        raise BadSetup("either RECORD[@LINE] to print a position, or --check FILE to check one")
    if args.check is not None:
        position = position_in(args.check, games)
        Table.from_position(position, SeededChance(0), args.any)
        print(translate("terminal-position-sound", {"game": position.game.name, "seats": position.seats}))
        return 0
    table = table_at(args.record, games)
    seats = table.record.seats
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise BadSetup(f"there is no seat {args.seat}; the seats are 1 to {seats}")
    print(write(table.position(None if args.seat is None else args.seat - 1, args.everything)), end="")
    return 0


def run_play_position(args: argparse.Namespace, games: Registry) -> int:
    """Play on from a position in the terminal."""
    from comares.terminal.play import Seating, run_here, seated_at

    seed = secrets.randbits(32) if args.seed is None else args.seed
    position = position_in(args.position, games)
    table = Table.from_position(position, SeededChance(seed), args.any)
    seating = Seating(position.seats, args.seat - 1, args.bots.split(","))
    return run_here(seated_at(games, table, seating, seed, args.data))


def position_in(path: Path, games: Mapping[str, Game]) -> Position:
    """The position in the file; an error names the file."""
    from comares.terminal.replay import text_of

    try:
        return read(text_of(path), games)
    except BadPosition as error:
        raise BadSetup(f"{path}: {error}") from error


def table_at(place: str, games: Mapping[str, Game]) -> Table:
    """The table of the recorded game after the line in RECORD@LINE, or at its end."""
    from comares.terminal.replay import text_of

    name, at, line = place.rpartition("@")
    if not at or Path(place).exists():
        name, line = place, ""
    record = read_record(text_of(Path(name)), games)
    last = len(record.lines) - 1
    if line and not 0 <= whole_number(line) <= last:
        raise BadSetup(f"{name}: there is no line {line}; they go from 0 to {last}")
    return replay(record, SeededChance(0), whole_number(line) + 1 if line else None).table
