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

from comares.kernel.errors import ComaresError
from comares.sabika.loading import validate as checks

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
# Fields about a row, or for drawing only: they do not change the game.
REMARKS = {"status", "status_by_field", "why", "note", "known", "src", "star", "subject", "region", "angle"}


class BadData(ComaresError):
    """An invalid data file. The message names the file, the row, the field and what would be right."""

    def __init__(self, file: str, row: str, field: str, what: str) -> None:
        where = ", ".join(part for part in (f"{file}.toml", row, field) if part)
        super().__init__(f"{where}: {what}")
        self.file, self.row, self.field = file, row, field


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


def _read(folder: Traversable, changed: Traversable | None = None) -> Data:
    found: dict[str, dict[str, Any]] = {}
    for name in FILES:
        file = folder / f"{name}.toml"
        if changed is not None and (changed / f"{name}.toml").is_file():
            file = changed / f"{name}.toml"
        try:
            found[name] = tomllib.loads(file.read_text("utf-8"))
        except FileNotFoundError:
            raise BadData(name, "", "", "the file is missing") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(name, "", "", f"the file cannot be read: {error}") from error
    data = Data(found)
    for wrong in checks.wrong(data.files):
        raise BadData(*wrong)
    return data
