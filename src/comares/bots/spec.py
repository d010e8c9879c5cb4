"""Bot specs: `greedy`, `strong@200ms`, `master@1600`, or a program with its time limit: `cmd:./mybot.py@500ms`."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

from comares.bots.bot import Bot
from comares.bots.external import ProgramBot
from comares.bots.knowledge import Knowledge, knowledge_of
from comares.bots.registry import make_bot
from comares.games import GAMES, Registry
from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules
from comares.kernel.table import Table

COMMAND = "cmd:"
DEFAULT_LIMIT = 10_000.0  # milliseconds for a decision of a program, if its spec gives no time


class Program(NamedTuple):
    """A program that plays, and how many milliseconds it has for a decision."""

    command: list[str]
    limit: float


def seat_bot(spec: str, table: Table, seed: int, registry: Registry = GAMES) -> Bot:
    """The bot of the spec, ready to play at the table. A BadSetup says what is wrong with the spec."""
    if not spec.startswith(COMMAND):
        return make_bot(spec, table.rules, seed, knowledge_of(table.game.name, registry))
    program = read_program(spec)
    return ProgramBot(program.command, program.limit, table.game.name, table.record.settings)


def check_spec(spec: str, rules: Rules, knowledge: Knowledge) -> None:
    """Raises BadSetup if the spec names no bot."""
    if spec.startswith(COMMAND):
        read_program(spec)
    else:
        make_bot(spec, rules, 0, knowledge)


def title(spec: str) -> str:
    """The name of the bot for people.

    >>> title("strong@200ms"), title("cmd:python3 bots/rusty.py")
    ('Strong', 'Rusty')
    """
    name = Path(read_program(spec).command[-1]).stem if spec.startswith(COMMAND) else spec.partition("@")[0]
    return name.capitalize()


def read_program(spec: str) -> Program:
    """The program that the spec names.

    >>> read_program("cmd:python3 -u bot.py@500ms")
    Program(command=['python3', '-u', 'bot.py'], limit=500.0)
    """
    text = spec.removeprefix(COMMAND)
    timed = re.fullmatch(r"(.*)@(\d{1,9})ms", text)
    try:
        words = shlex.split(timed[1] if timed else text)
    except ValueError as error:
        raise BadSetup(f"{text!r} is not a command: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadSetup(f"{spec!r}: there is no program {words[0] if words else ''!r} to run")
    return Program(words, float(timed[2]) if timed else DEFAULT_LIMIT)
