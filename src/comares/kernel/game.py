"""What a game offers before it begins: its name, its numbers of players, its settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from comares.kernel.errors import BadSetup
from comares.kernel.rules import Rules
from comares.kernel.wording import Wording


class Setting(NamedTuple):
    """A setting of a game and its values, the default first.

    A setting may need a certain value of another setting (`needs`) or certain numbers of players (`seats`). Where it
    does not apply, it stays at its default. Values that are `kept` are read in old records and offered to nobody.
    """

    name: str
    values: tuple[str, ...]
    needs: tuple[str, str] | None = None
    seats: tuple[int, ...] = ()
    kept: tuple[str, ...] = ()

    def applies(self, seats: int, settings: Mapping[str, str]) -> bool:
        """Whether the setting has an effect with that many seats and these settings."""
        if self.needs and settings[self.needs[0]] != self.needs[1]:
            return False
        return not self.seats or seats in self.seats

    def condition(self) -> str:
        """When the setting applies, for people to read; empty if always."""
        wanted = [f"{self.needs[0]}={self.needs[1]}"] if self.needs else []
        if self.seats:
            wanted.append("1 player" if self.seats == (1,) else f"{' or '.join(map(str, self.seats))} players")
        return " and ".join(wanted)


class Game(NamedTuple):
    """A game that can be set up. `version` counts the changes after which old records would play differently; `earlier`
    says for each earlier version which settings make the rules play as they did then."""

    name: str
    version: int
    min_players: int
    max_players: int
    settings: tuple[Setting, ...]
    make: Callable[[int, dict[str, str]], Rules]
    wording: Wording  # of records and errors, in English
    stages: frozenset[str] = frozenset()  # the steps that are told one after the other if they follow from a choice
    earlier: Mapping[int, Mapping[str, str]] = {}
    components: str = ""  # of an edition that a player made, as text: another process makes the same game of it

    def rules(self, seats: int, settings: Mapping[str, str] | None = None) -> Rules:
        """The rules for that many seats with these settings; other settings have their defaults."""
        return self.make(seats, self.checked(seats, settings or {}))

    def checked(self, seats: int, settings: Mapping[str, str]) -> dict[str, str]:
        """All settings with their values; a BadSetup says what is wrong and what is expected."""
        if not self.min_players <= seats <= self.max_players:
            raise BadSetup(f"{self.name} is for {self.min_players} to {self.max_players} players, not {seats}")
        for name, value in settings.items():
            self.check_value(name, value)
        complete = self._with_defaults(settings)
        for setting in self.settings:
            default = setting.values[0]
            if complete[setting.name] != default and not setting.applies(seats, complete):
                only = f"the setting {setting.name!r} of {self.name} only applies with {setting.condition()}"
                raise BadSetup(f"{only}; leave it {default!r}")
        return complete

    def drop_irrelevant(self, seats: int, settings: Mapping[str, str]) -> dict[str, str]:
        """These settings without those that do not apply."""
        complete = self._with_defaults(settings)
        idle = {setting.name for setting in self.settings if not setting.applies(seats, complete)}
        return {name: value for name, value in settings.items() if name not in idle}

    def settings_of(self, version: int, seats: int, settings: Mapping[str, str]) -> dict[str, str]:
        """All settings of a game that began with that version of the rules and named these settings."""
        named = {**self.earlier.get(version, {}), **settings}
        return self._with_defaults(self.drop_irrelevant(seats, named))

    def offered(self, settings: Mapping[str, str]) -> dict[str, str]:
        """These settings without values that are only kept for old records: those of a new table like an old one."""
        values = {setting.name: setting.values for setting in self.settings}
        return {name: value for name, value in settings.items() if value in values[name]}

    def check_value(self, name: str, value: str) -> None:
        """Raises BadSetup if there is no such setting or it has no such value."""
        settings = {setting.name: setting for setting in self.settings}
        if name not in settings:
            raise BadSetup(
                f"{self.name} has no setting {name!r}{nearest(name, settings)}; it has {', '.join(settings)}"
            )
        values = settings[name].values
        if value not in (*values, *settings[name].kept):
            cannot = f"the setting {name!r} of {self.name} cannot be {value!r}{nearest(value, values)}"
            raise BadSetup(f"{cannot}; it can be {', '.join(values)}")

    def _with_defaults(self, settings: Mapping[str, str]) -> dict[str, str]:
        return {setting.name: settings.get(setting.name, setting.values[0]) for setting in self.settings}


def nearest(word: object, words: Iterable[str]) -> str:
    """What was probably meant, as a part of an error message; empty if nothing is near.

    >>> nearest("event", ["end", "events"]), nearest("x", ["events"])
    (" (did you mean 'events'?)", '')
    """
    close = get_close_matches(str(word), words, 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
