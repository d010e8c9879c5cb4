"""What a game offers before it begins: its name, how many may play, its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules


class Choice(NamedTuple):
    """An option of the game: its values, the default first. It may belong to another option with a certain value
    (`needs`), or to certain numbers of players (`seats`); elsewhere it says nothing, and stays at its default."""

    name: str
    values: tuple[str, ...]
    needs: tuple[str, str] | None = None
    seats: tuple[int, ...] = ()

    def counts(self, seats: int, chosen: Mapping[str, str]) -> bool:
        """Whether it says anything for so many seats with all these options."""
        if self.needs and chosen[self.needs[0]] != self.needs[1]:
            return False
        return not self.seats or seats in self.seats

    def belongs(self) -> str:
        """What it belongs to, for people; empty if it counts always."""
        wanted = [f"{self.needs[0]}={self.needs[1]}"] if self.needs else []
        if self.seats:
            wanted.append("1 player" if self.seats == (1,) else f"{' or '.join(map(str, self.seats))} players")
        return " and ".join(wanted)


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
        for name, value in chosen.items():
            self.check_value(name, value)
        every = self._every(chosen)
        for choice in self.choices:
            if every[choice.name] != choice.values[0] and not choice.counts(seats, every):
                only = f"the option {choice.name!r} of {self.name} only counts with {choice.belongs()}"
                raise BadSetup(f"{only}; leave it {choice.values[0]!r}")
        return every

    def only_counting(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """These options, without those that say nothing here."""
        every = self._every(chosen)
        idle = {choice.name for choice in self.choices if not choice.counts(seats, every)}
        return {name: value for name, value in chosen.items() if name not in idle}

    def check_value(self, name: str, value: str) -> None:
        """A BadSetup if there is no such option, or it has no such value."""
        choices = {choice.name: choice for choice in self.choices}
        if name not in choices:
            raise BadSetup(f"{self.name} has no option {name!r}; it has {', '.join(choices)}")
        if value not in choices[name].values:
            values = ", ".join(choices[name].values)
            raise BadSetup(f"the option {name!r} of {self.name} cannot be {value!r}; it can be {values}")

    def _every(self, chosen: Mapping[str, str]) -> dict[str, str]:
        return {choice.name: chosen.get(choice.name, choice.values[0]) for choice in self.choices}
