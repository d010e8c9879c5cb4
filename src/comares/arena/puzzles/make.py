"""`comares puzzles make`: looks for puzzles, game after game, and appends each to a file. It goes on where it was."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from comares.arena.puzzles.find import Demands, puzzle_in
from comares.arena.puzzles.self_play import Found, positions_in, self_play
from comares.games import Registry
from comares.kernel.errors import BadSetup, ComaresError
from comares.kernel.record import read
from comares.puzzles.puzzle import Puzzle, read_puzzles

FROM_A_GAME = 2  # puzzles at most, so that they do not resemble each other
LOOKED_AT = 0.35  # the share of positions; neighbouring ones are much the same
FROM_THEME = 0.4  # of all puzzles at most, if there are more than a few


class Plan(NamedTuple):
    """How many puzzles to find, where they go, and when to stop."""

    game: str
    wanted: int
    out: Path
    seed: int = 1  # the number of the first game of self-play
    minutes: float = 0.0  # 0: until there are enough
    records: tuple[Path, ...] = ()
    demands: Demands = Demands()


class Progress(NamedTuple):
    """What was looked at already: games of self-play up to a number, positions of the next one, records by name."""

    next_game: int
    positions: int
    records: list[str]


class Source(NamedTuple):
    """The positions of one game, from the first one that was not looked at, and the progress after all of them."""

    positions: Iterator[tuple[int, Found]]
    after: Progress


def make(plan: Plan, registry: Registry) -> int:
    """Find puzzles until there are enough or the time is over. Returns how many there are."""
    until = time.monotonic() + plan.minutes * 60 if plan.minutes else float("inf")
    have = read_puzzles(plan.out)
    progress = _read_progress(plan)
    for source in _sources(plan, progress, registry):
        found = 0
        for number, position in source.positions:
            if len(have) >= plan.wanted or time.monotonic() >= until:
                return len(have)
            puzzle = _look(position, number, plan, have, registry)
            if puzzle:
                have.append(puzzle)
                with plan.out.open("a", encoding="utf-8") as file:
                    file.write(puzzle.row() + "\n")
                _tell(puzzle, len(have), plan.wanted)
                found += 1
            if found >= FROM_A_GAME:
                break
            if not plan.records:
                _write_progress(plan, Progress(source.after.next_game - 1, number + 1, source.after.records))
        _write_progress(plan, source.after)
    return len(have)


def _sources(plan: Plan, progress: Progress, registry: Registry) -> Iterator[Source]:
    seen = list(progress.records)
    for path in plan.records:
        if path.name in seen:
            continue
        seen.append(path.name)
        try:
            record = read(path.read_text(encoding="utf-8"), registry)
        except (OSError, UnicodeDecodeError, ComaresError) as error:
            raise BadSetup(f"{path}: {error}") from None
        if record.game.name == plan.game:
            positions = enumerate(positions_in(record, path.name))
            yield Source(iter(positions), Progress(progress.next_game, progress.positions, list(seen)))
    for number in count(progress.next_game) if not plan.records else ():
        first = progress.positions if number == progress.next_game else 0
        positions = enumerate(self_play(registry, plan.game, number))
        yield Source(islice(positions, first, None), Progress(number + 1, 0, seen))


def _look(found: Found, number: int, plan: Plan, have: list[Puzzle], registry: Registry) -> Puzzle | None:
    """The puzzle that the position makes, if it is a new one."""
    rng = Random(found.source)
    if not plan.records and rng.random() >= LOOKED_AT:
        return None
    seed = rng.getrandbits(30) + number
    puzzle = puzzle_in(
        found.position, registry, found.source, plan.demands, seed, lambda themes: not _is_common(themes[0], have)
    )
    return puzzle if puzzle and all(puzzle.id != other.id for other in have) else None


def _is_common(theme: str, have: list[Puzzle]) -> bool:
    """Whether there are enough puzzles of this first theme: one theme shall not fill the book."""
    same = Counter(each.themes[0] for each in have)[theme]
    return same >= 5 and same > FROM_THEME * (len(have) + 1)


def _tell(puzzle: Puzzle, have: int, wanted: int) -> None:
    words = f"{have} of {wanted}: {puzzle.id}, {', '.join(puzzle.themes)}, found by {puzzle.difficulty}"
    print(f"{words}, {puzzle.lead} points ahead of the second ({puzzle.source})", file=sys.stderr, flush=True)


def _place(plan: Plan) -> Path:
    return plan.out.with_suffix(".progress.json")


def _read_progress(plan: Plan) -> Progress:
    place = _place(plan)
    return Progress(**json.loads(place.read_text(encoding="utf-8"))) if place.exists() else Progress(plan.seed, 0, [])


def _write_progress(plan: Plan, progress: Progress) -> None:
    part = _place(plan).with_suffix(".part")
    part.write_text(json.dumps(progress._asdict()), encoding="utf-8")
    part.replace(_place(plan))
