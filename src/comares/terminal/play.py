"""`comares play --terminal`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from comares.bots.bot import Bot
from comares.bots.spec import seat_bot, title
from comares.games import Registry
from comares.i18n.current import seat_name, translate
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.table import Table
from comares.terminal.renderers import renderer_of
from comares.terminal.session import Session


class Seating(NamedTuple):
    """The number of seats, the seat of the person, and the bots of the other seats, repeated as needed."""

    seats: int
    person: int
    bots: list[str]


def play(
    registry: Registry,
    game: str,
    settings: dict[str, str],
    seating: Seating,
    seed: int | None,
    data: Path | None = None,
) -> int:
    """Play in the terminal; the exit code is 2 if there is none. `data` is a folder with the game's components."""
    deal = secrets.randbits(32) if seed is None else seed
    return run_here(seated(registry, game, settings, seating, deal, data))


def run_here(session: Session) -> int:
    """Run the session if this is a terminal, else print that it is none; returns the exit code."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(translate("terminal-not-a-terminal"), file=sys.stderr)
        return 2
    import readline  # noqa: F401 - gives input() a history

    session.run()
    return 0


def seated(
    registry: Registry, game: str, settings: dict[str, str], seating: Seating, seed: int, data: Path | None = None
) -> Session:
    """A new table with the person and the bots at it."""
    return seated_at(registry, Table(registry[game], seating.seats, settings, SeededChance(seed)), seating, seed, data)


def seated_at(registry: Registry, table: Table, seating: Seating, seed: int, data: Path | None = None) -> Session:
    """A session of the person and the bots at this table."""
    game = table.game.name
    if not 0 <= seating.person < seating.seats:
        raise BadSetup(f"there is no seat {seating.person + 1}; the seats are 1 to {seating.seats}")
    others = [seat for seat in range(seating.seats) if seat != seating.person]
    bots: dict[int, Bot] = {}
    names = [seat_name(game, seat) for seat in range(seating.seats)]
    for i, seat in enumerate(others):
        name = seating.bots[i % len(seating.bots)]
        bots[seat] = seat_bot(name, table, seed + seat + 1, registry)
        names[seat] = translate("terminal-bot", {"bot": title(name), "number": seat + 1})
    renderer = renderer_of(registry, game, data)
    return Session(table, renderer, seating.person, bots, names, Console(highlight=False), input)
