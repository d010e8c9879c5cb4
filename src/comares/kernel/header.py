"""The header that records and positions share: which game, how many seats, which settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from comares.kernel.errors import BadSetup, ComaresError
from comares.kernel.game import Game
from comares.kernel.notation import whole_number


class Header(NamedTuple):
    """What the header says, with every setting, and the row that it ends with."""

    game: Game
    seats: int
    settings: dict[str, str]
    end: str


def header_rows(game: Game, seats: int, settings: Mapping[str, str]) -> list[str]:
    """The rows below the format."""
    options = [f"option {name} {value}" for name, value in settings.items()]
    return [f"game {game.name} {game.version}", f"seats {seats}", *options]


class HeaderReader:
    """Reads a text row by row."""

    def __init__(self, rows: list[str], games: Mapping[str, Game], form: str, version: int, what: str) -> None:
        self.rows = rows
        self.games = games
        self.form = form  # the word that the text begins with, before its version
        self.version = version
        self.what = what  # it is, for people
        self.at = 0

    def bad(self, what: str) -> ComaresError:
        """The error for the row that was read last."""
        raise NotImplementedError

    def next(self) -> str:
        """The next row, which must be there."""
        raise NotImplementedError

    def other_row(self, words: list[str]) -> bool:
        """Whether this row below the settings is known to this kind of text."""
        return False

    def header(self, ends: tuple[str, ...]) -> Header:
        """All rows up to one of those that end a header."""
        words = self.next().split()
        if len(words) != 2 or words[0] != self.form or whole_number(words[1]) < 0:
            raise self.bad(f"this is not a {self.what} of a game; expected: {self.form} {self.version}")
        if whole_number(words[1]) > self.version:
            raise self.bad(f"the {self.what} has format {words[1]}; this program reads formats up to {self.version}")
        game, version = self._game()
        words = self.next().split()
        if len(words) != 2 or words[0] != "seats" or whole_number(words[1]) < 0:
            raise self.bad("expected: seats NUMBER")
        seats = whole_number(words[1])
        try:
            game.checked(seats, {})
        except BadSetup as error:
            raise self.bad(str(error)) from error
        named, end = self._settings(game, ends)
        return Header(game, seats, game.settings_of(version, seats, named), end)

    def _game(self) -> tuple[Game, int]:
        """The game, and the version of its rules."""
        words = self.next().split()
        if len(words) != 3 or words[0] != "game" or whole_number(words[2]) < 0:
            raise self.bad("expected: game NAME VERSION")
        if words[1] not in self.games:
            raise self.bad(f"there is no game {words[1]!r}; expected one of {', '.join(self.games)}")
        game = self.games[words[1]]
        version = whole_number(words[2])
        if version != game.version and version not in game.earlier:
            raise self.bad(self._other_version(game, version))
        return game, version

    def _other_version(self, game: Game, version: int) -> str:
        has = f"the {self.what} has version {version} of {game.name}; this program plays version {game.version}"
        return f"{has}; {'update Comares' if version > game.version else 'use an older version of Comares'} to read it"

    def _settings(self, game: Game, ends: tuple[str, ...]) -> tuple[dict[str, str], str]:
        """The settings that are named, and the row that ended them."""
        settings: dict[str, str] = {}
        while (row := self.next()) not in ends:
            words = row.split()
            if words and self.other_row(words):
                continue
            if len(words) != 3 or words[0] != "option" or words[1] in settings:
                raise self.bad("expected: option NAME VALUE, once for each setting, or an empty line")
            try:
                game.check_value(words[1], words[2])
            except BadSetup as error:
                raise self.bad(str(error)) from error
            settings[words[1]] = words[2]
        return settings, row
