"""What a game offers before it begins: its name, how many may play, its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules


class Choice(NamedTuple):
    """An option of the game: its values, the default first."""

    name: str
    values: tuple[str, ...]


class Game(NamedTuple):
    """A game on the shelf. `version` counts changes of the rules that make old records play differently."""

    name: str
    version: int
    fewest: int
    most: int
    choices: tuple[Choice, ...]
    make: Callable[[int, dict[str, str]], Rules]

    def rules(self, seats: int, chosen: Mapping[str, str] | None = None) -> Rules:
        """The rules for so many seats with these options, the rest at their defaults."""
        return self.make(seats, self.checked(seats, chosen or {}))

    def checked(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value; a BadSetup says what cannot be and what can."""
        if not self.fewest <= seats <= self.most:
            raise BadSetup(f"{self.name} is for {self.fewest} to {self.most} players, not {seats}")
        choices = {choice.name: choice for choice in self.choices}
        for name, value in chosen.items():
            if name not in choices:
                raise BadSetup(f"{self.name} has no option {name!r}; it has {', '.join(choices)}")
            if value not in choices[name].values:
                values = ", ".join(choices[name].values)
                raise BadSetup(f"the option {name!r} of {self.name} cannot be {value!r}; it can be {values}")
        return {name: chosen.get(name, choice.values[0]) for name, choice in choices.items()}
