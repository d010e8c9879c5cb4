"""Bots for tables of the library."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Protocol

from comares.api.option import Option
from comares.bots.bot import Bot as KernelBot
from comares.bots.bot import ask
from comares.bots.knowledge import knowledge_of
from comares.bots.spec import check_spec, seat_bot
from comares.games import GAMES
from comares.kernel.rules import Rules

if TYPE_CHECKING:
    from comares.api.table import Table


class Bot(Protocol):
    """Anything that chooses for the seat that decides: an option of the table's decision, or its code.

    >>> class First:
    ...     def choose(self, table):
    ...         return table.decision.options[0]
    >>> import comares
    >>> First().choose(comares.new_table("alhambra", seed=8))
    Option('take dirham-3')
    """

    def choose(self, table: Table[Any], /) -> Option | str:
        """The option to play."""
        ...


class BuiltInBot:
    """A bot of the package. It looks only at what the seat that decides may know."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self._seed = seed
        self._made: tuple[Rules, KernelBot] | None = None

    def choose(self, table: Table[Any]) -> Option:
        """The option to play for the seat that decides."""
        decision = table.decision
        code = ask(self._bot_for(table), table.session).code
        return next(option for option in decision.options if option.code == code)

    def close(self) -> None:
        """End the program of a `cmd:` bot; other bots need no closing."""
        if self._made and hasattr(self._made[1], "close"):
            self._made[1].close()
        self._made = None

    def _bot_for(self, table: Table[Any]) -> KernelBot:
        if self._made is None or self._made[0] is not table.rules:
            self.close()
            self._made = table.rules, seat_bot(self.spec, table.session, self._seed)
        return self._made[1]

    def __repr__(self) -> str:
        return f"bot({self.spec!r})"


def bot(spec: str, seed: int | None = None) -> BuiltInBot:
    """A bot by its name or level and, after an `@`, its budget for a decision.

    The levels are `gardener`, `mason`, `carpenter`, `geometer` and `architect`. The budget is a number of playouts
    (`master@400`), milliseconds (`master@200ms`) or milliseconds of processor time (`master@200cpu`). `cmd:PROGRAM` is
    a program (docs/bots.md). Without a seed its random choices differ from run to run.

    >>> import comares
    >>> table = comares.new_table("alhambra", seed=8)
    >>> bot("greedy", seed=1).choose(table) in table.decision.options
    True
    >>> bot("genius")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    comares.kernel.errors.BadSetup: ...'genius'...
    """
    game = next(iter(GAMES.values()))
    check_spec(spec, game.rules(game.max_players), knowledge_of(game.name))
    return BuiltInBot(spec, secrets.randbits(62) if seed is None else seed)
