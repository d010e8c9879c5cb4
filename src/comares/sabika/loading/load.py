"""The components as data: one TOML file for each kind, one row for each item, read and validated. An owner of the game
can use a folder with the printed values instead."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from comares.i18n.mistakes import mistake_words
from comares.kernel.errors import ComaresError
from comares.kernel.mistakes import NO_ROW, Mistake, problem
from comares.sabika.loading.validate import mistakes
from comares.sabika.loading.validate_rows import REMARKS

Row = dict[str, Any]

FILES = (
    "board",
    "buildings_large",
    "buildings_small",
    "events",
    "poems_long",
    "poems_short",
    "start",
    "storehouses",
    "sultan",
    "trade",
    "yusuf",
)
EARLIER = "earlier"  # the folder of earlier data


class BadData(ComaresError):
    """Invalid data files, with every mistake. The message names the file, the row, the field of the first one and what
    would be right."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        first = mistakes[0]
        super().__init__(mistake_words(first))
        self.mistakes = mistakes
        self.file, self.row, self.field = first.file, first.place, first.field


@dataclass(frozen=True)
class Data:
    """All rows of all files, validated."""

    files: dict[str, dict[str, Any]]

    def rows(self, file: str, table: str) -> list[Row]:
        """The rows of one table."""
        rows: list[Row] = self.files[file][table]
        return rows

    def fingerprint(self) -> str:
        """Twelve hex digits that differ if two editions play differently; remarks are left out."""
        return hashlib.blake2b(repr(_without_remarks(self.files)).encode(), digest_size=6).hexdigest()

    def all_rows(self) -> Iterator[tuple[str, str, Row]]:
        """Every row with its file and table."""
        for file in FILES:
            for table, rows in self.files[file].items():
                if isinstance(rows, list):
                    for row in rows:
                        yield file, table, row


def _without_remarks(thing: Any) -> Any:
    if isinstance(thing, dict):
        return [(key, _without_remarks(thing[key])) for key in thing if key not in REMARKS]
    if isinstance(thing, list):
        return [_without_remarks(item) for item in thing]
    return thing


def load(folder: Path | None = None) -> Data:
    """The data of a folder (None: the data of this package). Raises BadData if they are not valid."""
    return _read(files("comares.sabika") / "data" if folder is None else folder)


def earlier_editions() -> list[str]:
    """The fingerprints of this package's earlier data, which records and tables that began with them still need."""
    return sorted(folder.name for folder in (files("comares.sabika") / "data" / EARLIER).iterdir())


def load_earlier(fingerprint: str) -> Data:
    """Earlier data of this package. Its folder holds the files that have changed since."""
    now = files("comares.sabika") / "data"
    data = _read(now, now / EARLIER / fingerprint)
    assert data.fingerprint() == fingerprint, f"the edition {fingerprint} is now {data.fingerprint()}"
    return data


def checked(found: dict[str, dict[str, Any]]) -> Data:
    """The data of these files; a BadData with every mistake if they are not valid."""
    wrong = list(mistakes(found))
    if wrong:
        raise BadData(wrong)
    return Data(found)


def parsed(name: str, text: str) -> dict[str, Any]:
    """The tables of a file; a BadData if it is not TOML."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise _unreadable(name, error) from error


def _unreadable(name: str, error: Exception) -> BadData:
    return BadData([Mistake(name, "", NO_ROW, "", "", problem("unreadable", error=str(error)[:200]))])


def _read(folder: Traversable, changed: Traversable | None = None) -> Data:
    found: dict[str, dict[str, Any]] = {}
    for name in FILES:
        file = folder / f"{name}.toml"
        if changed is not None and (changed / f"{name}.toml").is_file():
            file = changed / f"{name}.toml"
        try:
            found[name] = parsed(name, file.read_text("utf-8"))
        except FileNotFoundError:
            raise BadData([Mistake(name, "", NO_ROW, "", "", problem("no-file"))]) from None
        except UnicodeDecodeError as error:
            raise _unreadable(name, error) from error
    return checked(found)
