"""A decision and its options as small objects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from comares.kernel.chance import SeededChance
from comares.kernel.events import EventCollector
from comares.kernel.game import Game
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.view import FieldValue


class Source(NamedTuple):
    """The position that options belong to."""

    game: Game
    rules: Rules
    state: State


class Option:
    """One legal option: its code, its step, its parts by name, and a sentence that says what it does.

    >>> import comares
    >>> table = comares.new_table("alhambra", seed=8)
    >>> option = table.decision.options[-1]
    >>> option
    Option('buy 4 6')
    >>> option.step, option.fields
    ('buy', {'slot': 4, 'value': 6})
    >>> option.words
    'Player 1 buys garden 6 (tile 33). Player 1 pays 6 in ducats.'
    """

    def __init__(self, code: str, number: int, source: Source) -> None:
        self.code = code
        self._number = number
        self._source = source

    @property
    def step(self) -> str:
        """The name of the step, which is the first word of the code."""
        return self._source.rules.steps[self._number & 255].name

    @cached_property
    def fields(self) -> dict[str, FieldValue]:
        """The parts of the option by name."""
        return self._source.rules.steps[self._number & 255].fields(self._number)

    @cached_property
    def words(self) -> str:
        """What the choice does by itself, in English, before anything is drawn; the code if there is no sentence."""
        game, rules, state = self._source
        chance, events = SeededChance(0), EventCollector(rules.events)
        rules.steps[self._number & 255].choose(state.copy(), self._number, chance, events)
        return self.code if chance.draws else game.wording.narrate(events.events) or self.code

    def __repr__(self) -> str:
        return f"Option({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)


@dataclass(frozen=True)
class Decision:
    """What is to be decided: by which seat (from 0), at which step, and all legal options.

    >>> import comares
    >>> decision = comares.new_table("alhambra", seed=8).decision
    >>> decision.seat, decision.step, len(decision.options)
    (0, 'action', 7)
    >>> decision.codes[-2:]
    ['buy 4 7', 'buy 4 6']
    """

    seat: int
    step: str
    options: tuple[Option, ...]

    @property
    def codes(self) -> list[str]:
        """The codes of the options."""
        return [option.code for option in self.options]
