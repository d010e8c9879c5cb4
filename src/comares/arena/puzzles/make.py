"""`comares puzzles make`: looks for puzzles, game after game, and appends each to a file. It goes on where it was."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from comares.arena.executors.in_parallel import in_order
from comares.arena.match import Setup
from comares.arena.puzzles.find import Demands, puzzle_in
from comares.arena.puzzles.self_play import positions_in, self_play
from comares.kernel.errors import BadSetup, ComaresError
from comares.kernel.record import read
from comares.puzzles.puzzle import Puzzle, read_puzzles

FROM_A_GAME = 2  # puzzles at most, so that they do not resemble each other
MOST_GAMES = 100_000  # of self-play in one run: days
LOOKED_AT = 0.35  # the share of positions; neighbouring ones are much the same
FROM_THEME = 0.4  # of all puzzles at most, if there are more than a few


class Plan(NamedTuple):
    """How many puzzles to find, where they go, and when to stop."""

    setup: Setup
    wanted: int
    out: Path
    seed: int = 1  # the number of the first game of self-play
    minutes: float = 0.0  # 0: until there are enough
    records: tuple[Path, ...] = ()
    demands: Demands = Demands()


class Progress(NamedTuple):
    """What was looked at already: games of self-play up to a number, records by name."""

    next_game: int
    records: list[str]


class Source(NamedTuple):
    """A game to look at, as plain data: one of self-play by its number, or a recorded one by its name and text."""

    number: int = 0
    name: str = ""
    text: str = ""


def make(plan: Plan, executor: Executor) -> int:
    """Find puzzles until there are enough or the time is over. Returns how many there are.

    A game is a task. What is found is taken in the order of the games, wherever and whenever they were looked at.
    """
    until = time.monotonic() + plan.minutes * 60 if plan.minutes else float("inf")
    have = read_puzzles(plan.out)
    progress = _read_progress(plan)
    if len(have) >= plan.wanted:
        return len(have)
    common = frozenset(theme for each in have if _is_common(theme := each.themes[0], have))
    with closing(in_order(executor, partial(look, plan, common), _sources(plan, progress))) as looked:
        for source, found in looked:
            for puzzle in found:
                if len(have) >= plan.wanted or not _is_new(puzzle, have):
                    continue
                have.append(puzzle)
                with plan.out.open("a", encoding="utf-8") as file:
                    file.write(puzzle.row() + "\n")
                _tell(puzzle, len(have), plan.wanted)
            progress = _after(progress, source)
            _write_progress(plan, progress)
            if len(have) >= plan.wanted or time.monotonic() >= until:
                break
    return len(have)


def _sources(plan: Plan, progress: Progress) -> Sequence[Source]:
    """All games that are left, in their order."""
    if not plan.records:
        return [Source(progress.next_game + number) for number in range(MOST_GAMES)]
    registry = plan.setup.games()
    sources = []
    for path in plan.records:
        try:
            text = path.read_text(encoding="utf-8")
            record = read(text, registry)
        except (OSError, UnicodeDecodeError, ComaresError) as error:
            raise BadSetup(f"{path}: {error}") from None
        if record.game.name == plan.setup.game and path.name not in progress.records:
            sources.append(Source(name=path.name, text=text))
    return sources


def _after(progress: Progress, source: Source) -> Progress:
    if source.name:
        return progress._replace(records=[*progress.records, source.name])
    return progress._replace(next_game=source.number + 1)


def look(plan: Plan, common: frozenset[str], source: Source) -> list[Puzzle]:
    """The puzzles of a game whose themes are not common already. It is called where the executor runs its tasks."""
    registry = plan.setup.games()
    if source.name:
        positions = positions_in(read(source.text, registry), source.name)
    else:
        positions = self_play(registry, plan.setup.game, source.number)
    found: list[Puzzle] = []
    for number, position in enumerate(positions):
        rng = Random(position.source)
        if not source.name and rng.random() >= LOOKED_AT:
            continue
        seed = rng.getrandbits(30) + number
        puzzle = puzzle_in(
            position.position, registry, position.source, plan.demands, seed, lambda themes: themes[0] not in common
        )
        if puzzle:
            found.append(puzzle)
        if len(found) >= FROM_A_GAME:
            break
    return found


def _is_new(puzzle: Puzzle, have: list[Puzzle]) -> bool:
    return all(puzzle.id != other.id for other in have) and not _is_common(puzzle.themes[0], have)


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
    if not place.exists():
        return Progress(plan.seed, [])
    data = json.loads(place.read_text(encoding="utf-8"))
    return Progress(data["next_game"], data["records"])


def _write_progress(plan: Plan, progress: Progress) -> None:
    part = _place(plan).with_suffix(".part")
    part.write_text(json.dumps(progress._asdict()), encoding="utf-8")
    part.replace(_place(plan))
