"""A puzzle as data: a position, the move that is clearly best, and the figures that say so. One JSON object in one row;
docs/puzzles.md describes the fields."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from comares.i18n.sentences import Sentence
from comares.kernel.errors import BadSetup

DIFFICULTIES = ("gardener", "geometer", "architect", "nobody")  # the weakest level that finds it, easiest first
ID_BYTES = 5


@dataclass(frozen=True)
class Puzzle:
    """A position in which one seat decides, and what was found out about its options.

    Values are from 0 (lost) over 0.5 (level) to 1 (won), as in a review. `values` has every option that was compared.
    """

    id: str
    game: str
    seats: int
    seat: int  # that decides, counted from 0
    settings: dict[str, str]  # those that differ from the defaults
    position: str
    answers: list[str]  # the codes of the best move; several if pieces are alike
    second: str
    values: dict[str, float]
    lead: float  # points that the best move is ahead of the second
    gap: float  # value of the best less that of the second, measured on the same draws
    low: float  # the 99 % interval of the gap
    high: float
    playouts: int  # that the confirmation took
    seconds: float  # of processor time that it took
    found: dict[str, float]  # by level: the share of its tries in which it found the move
    difficulty: str
    themes: list[str]
    reason: list[Any]  # sentences as [key, arguments]
    source: str  # where the position comes from

    def row(self) -> str:
        """The puzzle as one row."""
        return json.dumps(asdict(self), ensure_ascii=False, sort_keys=True)

    def sentences(self) -> list[Sentence]:
        """The reason for the move."""
        return [sentence_from(each) for each in self.reason]


def id_of(position: str, answers: Iterable[str]) -> str:
    """The id of a puzzle: the same position with the same answer has the same id."""
    return blake2b("\n".join([position, *sorted(answers)]).encode(), digest_size=ID_BYTES).hexdigest()


def sentence_data(sentence: Sentence) -> list[Any]:
    """A sentence as plain data."""
    arguments = {
        name: sentence_data(value) if isinstance(value, Sentence) else value
        for name, value in sentence.arguments.items()
    }
    return [sentence.key, arguments]


def sentence_from(data: list[Any]) -> Sentence:
    """The sentence that the data tell."""
    key, arguments = data
    return Sentence(
        key, {name: sentence_from(value) if isinstance(value, list) else value for name, value in arguments.items()}
    )


def puzzle_from(row: str) -> Puzzle:
    """The puzzle of a row; a BadSetup says what is wrong with it."""
    try:
        data = json.loads(row)
    except ValueError as error:
        raise BadSetup(f"a puzzle is a JSON object in one row: {error}") from None
    names = {field.name for field in fields(Puzzle)}
    if not isinstance(data, Mapping) or data.keys() != names:
        wrong = sorted(names ^ set(data)) if isinstance(data, Mapping) else [type(data).__name__]
        raise BadSetup(f"a puzzle has the fields {', '.join(sorted(names))}; missing or unknown: {', '.join(wrong)}")
    return Puzzle(**data)


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none if there is no such file."""
    if not path.exists():
        return []
    return [puzzle_from(row) for row in path.read_text(encoding="utf-8").splitlines() if row.strip()]


def package_puzzles(game: str) -> list[Puzzle]:
    """The puzzles of the game in the package."""
    return read_puzzles(Path(str(files("comares.puzzles") / "data" / f"{game}.jsonl")))
