"""`comares play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from comares.bots.bot import Bot
from comares.bots.spec import seat_bot, title
from comares.i18n.current import say, seat_name
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game
from comares.kernel.table import Table
from comares.terminal.renderers import drawing_for
from comares.terminal.session import Session


class Seating(NamedTuple):
    """Who plays: how many, which seat the person has, and the bots of the others in order, again and again."""

    seats: int
    person: int
    bots: list[str]


def play(game: Game, settings: dict[str, str], seating: Seating, seed: int | None, data: Path | None = None) -> int:
    """Play in the terminal; without one say so. `data`: the folder of the game's components, if not our own."""
    return run_here(seated(game, settings, seating, secrets.randbits(32) if seed is None else seed, data))


def run_here(session: Session) -> int:
    """Play the session if this is a terminal; else say that it is none. The exit code."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(say("terminal-not-a-terminal"), file=sys.stderr)
        return 2
    import readline  # noqa: F401 - input() then has a history

    session.run()
    return 0


def seated(game: Game, settings: dict[str, str], seating: Seating, seed: int, data: Path | None = None) -> Session:
    """The table set up, and everybody sitting at it."""
    return seated_at(Table(game, seating.seats, settings, SeededChance(seed)), seating, seed, data)


def seated_at(table: Table, seating: Seating, seed: int, data: Path | None = None) -> Session:
    """A session of the person and the bots at this table."""
    game = table.game
    if not 0 <= seating.person < seating.seats:
        raise BadSetup(f"there is no seat {seating.person + 1}; the seats are 1 to {seating.seats}")
    others = [seat for seat in range(seating.seats) if seat != seating.person]
    bots: dict[int, Bot] = {}
    names = [seat_name(game.name, seat) for seat in range(seating.seats)]
    for i, seat in enumerate(others):
        name = seating.bots[i % len(seating.bots)]
        bots[seat] = seat_bot(name, table, seed + seat + 1)
        names[seat] = say("terminal-bot", {"bot": title(name), "number": seat + 1})
    drawing = drawing_for(game.name, data)
    return Session(table, drawing, seating.person, bots, names, Console(highlight=False), input)
