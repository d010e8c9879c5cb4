"""Other falcons than those of this package: a file with the fifteen of somebody's box (F1)."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from comares.alhambra.components import KINDS
from comares.alhambra.modules.falconers.components import COLOURS, FALCONS, FalconSet
from comares.i18n import translate
from comares.i18n.mistakes import mistake_words
from comares.kernel.entry_form import Field, Form
from comares.kernel.errors import ComaresError
from comares.kernel.mistakes import NO_ROW, Mistake, Problem, one_of, problem, unknown

FILE: Final = "falcons"  # the file and its only table
SETTING: Final = "falcons"
OUR_FALCONS: Final = "ours"
STATUSES: Final = ("rulebook", "rulebook_inferred", "public", "reconstructed", "printed")
OF_EACH_COLOUR: Final = 5
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "falcon": COLOURS,
    "kind_a": tuple(KINDS),
    "kind_b": tuple(KINDS),
    "status": STATUSES,
}

Files = dict[str, dict[str, Any]]


class BadFalcons(ComaresError):
    """An invalid file, with every mistake."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__(mistake_words(mistakes[0]))
        self.mistakes = mistakes


def our_files() -> Files:
    """The falcons of this package as a file."""
    return {FILE: {FILE: [{"id": number, **row} for number, row in enumerate(FALCONS, 1)]}}


def form() -> Form:
    """What can be entered."""
    fields = [Field(name, "choice", values) for name, values in FIELDS.items() if name != "status"]
    return Form({FILE: {FILE: (Field("id", "fixed"), *fields)}})


def mistakes(files: Files) -> Iterator[Mistake]:
    """Everything that is wrong with the file."""
    rows = files.get(FILE, {}).get(FILE)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        yield Mistake(FILE, FILE, NO_ROW, "", "", problem("rows"))
        return
    if len(rows) != len(FALCONS):
        count = problem("row-count", found=len(rows), expected=len(FALCONS))
        yield Mistake(FILE, FILE, NO_ROW, "", "", count)
        return
    found = [
        Mistake(FILE, FILE, at, f"id {at + 1}", field, wrong)
        for at, row in enumerate(rows)
        for field, wrong in row_problems(row, at)
    ]
    yield from found or _together(rows)


def row_problems(row: Mapping[str, Any], at: int) -> Iterator[tuple[str, Problem]]:
    """What is wrong with one falcon."""
    if row.get("id") != at + 1 or isinstance(row.get("id"), bool):
        yield "id", problem("order", expected=at + 1)
    for name in row:
        if name not in FIELDS and name != "id":
            yield str(name)[:30], unknown("field", name, list(FIELDS))
    wrong = False
    for name, values in FIELDS.items():
        if row.get(name) not in values:
            wrong = True
            yield name, one_of(row.get(name), values)
    if not wrong and row["kind_a"] == row["kind_b"]:
        yield "kind_b", problem("falcon-kinds")


def _together(rows: list[dict[str, Any]]) -> Iterator[Mistake]:
    colours = [row["falcon"] for row in rows]
    if any(colours.count(colour) != OF_EACH_COLOUR for colour in COLOURS):
        yield Mistake(FILE, FILE, NO_ROW, "", "falcon", problem("falcon-colours"))
    seen: dict[tuple[str, frozenset[str]], int] = {}
    for at, row in enumerate(rows):
        first = seen.setdefault((row["falcon"], frozenset((row["kind_a"], row["kind_b"]))), at)
        if first != at:
            yield Mistake(FILE, FILE, at, f"id {at + 1}", "kind_b", problem("falcon-twice", other=first + 1))


def falcons_of(files: Files) -> FalconSet:
    """The falcons of a file without mistakes."""
    return FalconSet([{name: str(row[name]) for name in FIELDS} for row in files[FILE][FILE]])


def fingerprint(files: Files) -> str:
    """Twelve hex digits that differ if two sets of falcons play differently."""
    played = [(row["falcon"], row["kind_a"], row["kind_b"]) for row in files[FILE][FILE]]
    return hashlib.blake2b(repr(played).encode(), digest_size=6).hexdigest()


def load_falcons(folder: Path) -> Files:
    """The falcons of a folder; a BadFalcons with every mistake."""
    try:
        files = {FILE: tomllib.loads((folder / f"{FILE}.toml").read_text("utf-8"))}
    except FileNotFoundError:
        raise BadFalcons([Mistake(FILE, "", NO_ROW, "", "", problem("no-file"))]) from None
    except (ValueError, RecursionError) as error:
        raise BadFalcons([Mistake(FILE, "", NO_ROW, "", "", problem("unreadable", error=str(error)[:200]))]) from None
    wrong = list(mistakes(files))
    if wrong:
        raise BadFalcons(wrong)
    return files


def check_falcons(folder: Path, language: str = "en") -> tuple[bool, str]:
    """Whether a folder has valid falcons, and a sentence about it for its owner; or every mistake on a line."""
    try:
        files = load_falcons(folder)
    except BadFalcons as error:
        count = translate("data-mistakes", {"mistakes": len(error.mistakes)}, language)
        return False, "\n".join([*(mistake_words(mistake, language) for mistake in error.mistakes), count])
    rows = [row["status"] for row in files[FILE][FILE]]
    arguments: dict[str, str | int] = {"rows": len(rows), "printed": rows.count("printed")}
    return True, translate("sabika-data-sound", {**arguments, "fingerprint": fingerprint(files)}, language)


def has_falcons(folder: Path) -> bool:
    """Whether the folder is one of falcons."""
    return (folder / f"{FILE}.toml").is_file()
