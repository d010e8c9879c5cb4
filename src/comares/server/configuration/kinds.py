"""The kinds of values that a setting can have: how each is read, checked and shown.

A kind reads text (of a flag or an environment variable) and values of TOML, and raises a ValueError that says what is
wrong and what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

SWITCHES: Final = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}
SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400}
FOREVER: Final = "forever"
MAX_NAME_LENGTH: Final = 40


class Kind(Protocol):
    """A kind of value."""

    @property
    def placeholder(self) -> str:
        """What the help writes for a value."""
        ...

    def parse(self, text: str) -> object:
        """The value of the text."""
        ...

    def load(self, value: object) -> object:
        """The value of a value in TOML."""
        ...

    def show(self, value: object) -> str:
        """The value as it would be written as text."""
        ...


@dataclass(frozen=True)
class Text:
    """Any text; `check` returns what is wrong with one, or nothing."""

    placeholder: str = "TEXT"
    check: Callable[[str], str] = lambda text: ""

    def parse(self, text: str) -> str:
        if problem := self.check(text):
            raise ValueError(problem)
        return text

    def load(self, value: object) -> str:
        if not isinstance(value, str):
            raise ValueError(f"{value!r} is not a text; expected {self.placeholder} in quotation marks")
        return self.parse(value)

    def show(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class Number:
    """A number from `least` to `most`."""

    least: float
    most: float
    whole: bool = True
    placeholder: str = "N"

    def parse(self, text: str) -> float:
        try:
            value = int(text) if self.whole else float(text)
        except ValueError:
            raise ValueError(f"{text!r} is not a {self._name}; expected {self._range}") from None
        if not self.least <= value <= self.most:
            raise ValueError(f"{text} is out of range; expected {self._range}")
        return value

    def load(self, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError(f"{value!r} is not a {self._name}; expected {self._range}, without quotation marks")
        return self.parse(str(value))

    def show(self, value: object) -> str:
        return str(value)

    @property
    def _name(self) -> str:
        return "whole number" if self.whole else "number"

    @property
    def _range(self) -> str:
        return f"a {self._name} from {self.least:.15g} to {self.most:.15g}"


@dataclass(frozen=True)
class Switch:
    """Yes or no."""

    placeholder: str = "yes|no"

    def parse(self, text: str) -> bool:
        if text.lower() not in SWITCHES:
            raise ValueError(f"{text!r} is neither yes nor no; expected one of {', '.join(SWITCHES)}")
        return SWITCHES[text.lower()]

    def load(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError(f"{value!r} is neither true nor false; expected true or false, without quotation marks")
        return value

    def show(self, value: object) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def placeholder(self) -> str:
        return "|".join(self.words)

    def parse(self, text: str) -> str:
        if text not in self.words:
            raise ValueError(f"{text!r} is none of {', '.join(self.words)}")
        return text

    def load(self, value: object) -> str:
        return self.parse(str(value))

    def show(self, value: object) -> str:
        return str(value)


@dataclass(frozen=True)
class Duration:
    """A time such as `90d`, in seconds; `forever` is 0."""

    placeholder: str = "TIME"

    def parse(self, text: str) -> float:
        if text == FOREVER:
            return 0.0
        found = re.fullmatch(r"(\d+)([smhd])", text)
        if found is None or int(found[1]) == 0:
            raise ValueError(f"{text!r} is no time; expected such as 90d, 12h, 30m, 45s or {FOREVER}")
        return float(int(found[1]) * SECONDS[found[2]])

    def load(self, value: object) -> float:
        if not isinstance(value, str):
            raise ValueError(f'{value!r} is no time; expected such as "90d", "12h" or "{FOREVER}"')
        return self.parse(value)

    def show(self, value: object) -> str:
        assert isinstance(value, int | float)
        if not value:
            return FOREVER
        unit = next(unit for unit in reversed(SECONDS) if value % SECONDS[unit] == 0)
        return f"{value / SECONDS[unit]:.0f}{unit}"


@dataclass(frozen=True)
class File:
    """The path of a file that exists; empty: none."""

    placeholder: str = "FILE"

    def parse(self, text: str) -> Path | None:
        if text and not Path(text).is_file():
            raise ValueError(f"{text} is not a file; expected the path of one")
        return Path(text) if text else None

    def load(self, value: object) -> Path | None:
        if not isinstance(value, str):
            raise ValueError(f"{value!r} is not a path; expected one in quotation marks")
        return self.parse(value)

    def show(self, value: object) -> str:
        return str(value) if value else ""


@dataclass(frozen=True)
class Folders:
    """Folders, each with a name for players: `NAME=FOLDER`, several of them on lines of their own; in TOML a table."""

    placeholder: str = "NAME=FOLDER"

    def parse(self, text: str) -> tuple[tuple[str, Path], ...]:
        folders: dict[str, Path] = {}
        for line in text.splitlines():
            name, _, folder = (part.strip() for part in line.partition("="))
            if not name or not folder or len(name) > MAX_NAME_LENGTH or not name.isprintable() or name in folders:
                raise ValueError(
                    f"{line!r}: expected NAME=FOLDER, each NAME once and at most {MAX_NAME_LENGTH} characters long"
                )
            folders[name] = Path(folder)
        return tuple(folders.items())

    def load(self, value: object) -> tuple[tuple[str, Path], ...]:
        if not isinstance(value, dict) or not all(isinstance(folder, str) for folder in value.values()):
            raise ValueError(f'{value!r} is no table of folders; expected such as {{ "My box" = "/srv/my-box" }}')
        return self.parse("\n".join(f"{name}={folder}" for name, folder in value.items()))

    def show(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(f"{name}={folder}" for name, folder in value)


def web_address(text: str) -> str:
    """What is wrong with the address of a web page; empty text is none."""
    if not text:
        return ""
    expected = "expected such as https://table.example/"
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError as error:
        return f"{text!r} is not a web address ({error}); {expected}"
    if not known:
        return f"{text!r} is not a web address; {expected}"
    if parts.username or parts.query or parts.fragment or any(char.isspace() for char in text):
        return f"{text!r} has more than scheme, host, port and path; {expected}"
    return ""


def public_address(text: str) -> str:
    """What is wrong with the address for players: the table is served at the root of a host."""
    problem = web_address(text)
    if not problem and text and urlsplit(text).path not in ("", "/"):
        return f"{text!r} has a path, but the table is served at the root of a host; expected such as https://table.example/"
    return problem


def entry_point(text: str) -> str:
    """What is wrong with the name of a function; empty text is none."""
    if text and not re.fullmatch(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*", text):
        return f"{text!r} names no function; expected MODULE:FUNCTION such as my_reporter:report"
    return ""


def host_address(text: str) -> str:
    """What is wrong with an address to listen on."""
    return (
        "" if text and not re.search(r"[/\s@]", text) else f"{text!r} is no address; expected such as 127.0.0.1 or ::"
    )


def database_url(text: str) -> str:
    """What is wrong with the URL of a database. The driver has the last word when it is opened."""
    if re.match(r"sqlite:///.", text) or re.match(r"postgresql(\+psycopg)?://", text):
        return ""
    shown = re.sub(r"//[^@/]*@", "//...@", text)
    return f"{shown!r} is no database that Comares knows; expected sqlite:///FILE or postgresql://USER@HOST/NAME"


def mail_server(text: str) -> str:
    """What is wrong with the address of a server for mail; empty text is none."""
    expected = "expected smtp://HOST:PORT or smtps://HOST:PORT"
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("smtp", "smtps") and parts.hostname and (parts.port or 1)
    except ValueError as error:
        return f"{text!r} is no server for mail ({error}); {expected}"
    if text and (not known or parts.username or parts.path not in ("", "/") or parts.query or parts.fragment):
        return (
            f"{re.sub(r'//[^@/]*@', '//...@', text)!r} is no server for mail; {expected}, the user and password apart"
        )
    return ""


def mail_address(text: str) -> str:
    """What is wrong with an address that mail comes from; empty text is none."""
    if text and not re.fullmatch(r"[^\s@<>]+@[^\s@<>]+", text):
        return f"{text!r} is no address for mail; expected such as table@example.org"
    return ""
