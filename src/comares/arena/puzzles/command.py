"""The arguments of `comares puzzles make`, `check`, `grade` and `list`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path

from comares.arena.executors.open import add_executor, executor_of
from comares.games import Registry
from comares.kernel.errors import BadSetup
from comares.puzzles.puzzle import Puzzle

FILE = "a file of puzzles (default: those of the package)"


def add_puzzles(puzzles: ArgumentParser, registry: Registry) -> None:
    """The arguments of `comares puzzles`."""
    what = puzzles.add_subparsers(dest="what", required=True, metavar="WHAT")
    game = {"choices": list(registry), "default": next(iter(registry)), "help": "the game"}
    make = what.add_parser("make", help="find puzzles in self-play or in records; goes on where it stopped")
    make.add_argument("--game", **game)  # type: ignore[arg-type]
    make.add_argument("--count", type=int, default=150, metavar="N", help="puzzles in the file at the end")
    make.add_argument("--out", type=Path, required=True, metavar="FILE", help="the file that they are appended to")
    make.add_argument("--seed", type=int, default=1, metavar="N", help="the number of the first game of self-play")
    make.add_argument("--minutes", type=float, default=0.0, metavar="M", help="stop after so long (default: never)")
    make.add_argument("--records", type=Path, nargs="+", default=[], metavar="FILE", help="look in these games instead")
    check = what.add_parser("check", help="confirm answers again, with other draws and more thinking")
    check.add_argument("--game", **game)  # type: ignore[arg-type]
    check.add_argument("--file", type=Path, metavar="FILE", help=FILE)
    check.add_argument("--share", type=float, default=0.1, metavar="S", help="the share of them, from 0 to 1")
    check.add_argument(
        "--times", type=float, default=2.0, metavar="N", help="thinking, as a multiple of the first time"
    )
    check.add_argument("--seed", type=int, default=1, metavar="N", help="which ones, and which draws")
    check.add_argument("--out", type=Path, metavar="FILE", help="write those that are still puzzles, with new figures")
    grade = what.add_parser("grade", help="ask the levels of today again which puzzles they solve")
    grade.add_argument("--game", **game)  # type: ignore[arg-type]
    grade.add_argument("--file", type=Path, metavar="FILE", help=FILE)
    grade.add_argument("--out", type=Path, required=True, metavar="FILE", help="the file that they are written to")
    listed = what.add_parser("list", help="count puzzles by difficulty, theme, seats and settings")
    listed.add_argument("--game", **game)  # type: ignore[arg-type]
    listed.add_argument("--file", type=Path, metavar="FILE", help=FILE)
    for each in (make, check, grade):
        each.add_argument("--effort", type=float, default=1.0, help="scales all thinking; below 1 it is for a trial")
        add_executor(each)


def run_puzzles(args: Namespace, registry: str) -> int:
    """Make, check, grade or list puzzles; `registry` is the place of the registry."""
    return {"make": _make, "check": _check, "grade": _grade, "list": _list}[args.what](args, registry)


def _make(args: Namespace, registry: str) -> int:
    from comares.arena.match import Setup
    from comares.arena.puzzles.find import Demands
    from comares.arena.puzzles.make import Plan, make

    if args.count < 1:
        raise BadSetup(f"--count must be at least 1, not {args.count}")
    if args.minutes < 0:
        raise BadSetup(f"--minutes must be 0 or more, not {args.minutes:g}")
    _require_folder(args.out)
    demands = Demands(effort=_effort(args))
    setup = Setup(args.game, registry)
    plan = Plan(setup, args.count, args.out, args.seed, args.minutes, tuple(args.records), demands)
    with executor_of(args) as executor:
        have = make(plan, executor)
    print(f"{have} puzzles in {args.out}")
    return 0


def _check(args: Namespace, registry: str) -> int:
    from comares.arena.match import Setup
    from comares.arena.puzzles.check import check, some_of
    from comares.arena.puzzles.find import Demands

    if not 0 < args.share <= 1:
        raise BadSetup(f"--share must be more than 0 and at most 1, not {args.share:g}")
    if args.times <= 0:
        raise BadSetup(f"--times must be more than 0, not {args.times:g}")
    if args.out:
        _require_folder(args.out)
    picked, kept, held = some_of(_puzzles(args), args.share, args.seed), list[str](), 0
    demands = Demands(effort=_effort(args))
    with executor_of(args) as executor:
        for puzzle, again in check(picked, Setup(args.game, registry), args.times, demands, executor, args.seed):
            held += again is not None
            gap = f"gap {again.gap:.3f} [{again.low:.3f}, {again.high:.3f}]" if again else "not clearly best"
            print(f"{puzzle.id}: {puzzle.answers[0]}: {gap} (was {puzzle.gap:.3f})", flush=True)
            if again and again.gap >= demands.gap:
                kept.append(again.row() + "\n")
    print(f"{held} of {len(picked)} hold")
    if args.out:
        args.out.write_text("".join(kept), encoding="utf-8")
        print(f"{len(kept)} are in {args.out}: their gap is at least {demands.gap:g}")
    return 0 if held == len(picked) else 1


def _grade(args: Namespace, registry: str) -> int:
    from comares.arena.match import Setup
    from comares.arena.puzzles.grade import grade

    _require_folder(args.out)
    puzzles, rows, changed = _puzzles(args), list[str](), 0
    with executor_of(args) as executor:
        for before, puzzle in zip(puzzles, grade(puzzles, Setup(args.game, registry), _effort(args), executor)):
            rows.append(puzzle.row() + "\n")
            changed += puzzle.difficulty != before.difficulty
    args.out.write_text("".join(rows), encoding="utf-8")
    print(f"{changed} of {len(puzzles)} puzzles have another difficulty; all are in {args.out}")
    return 0


def _list(args: Namespace, registry: str) -> int:
    puzzles = _puzzles(args)
    print(f"{len(puzzles)} puzzles of {args.game}")
    counts = {
        "difficulty": Counter(puzzle.difficulty for puzzle in puzzles),
        "theme": Counter(theme for puzzle in puzzles for theme in puzzle.themes),
        "seats": Counter(str(puzzle.seats) for puzzle in puzzles),
        "setting": Counter(f"{name}={value}" for puzzle in puzzles for name, value in puzzle.settings.items()),
    }
    for heading, counted in counts.items():
        print(f"{heading}: {', '.join(f'{name} {number}' for name, number in sorted(counted.items())) or 'none'}")
    return 0


def _puzzles(args: Namespace) -> list[Puzzle]:
    from comares.puzzles.puzzle import package_puzzles, read_puzzles

    if args.file is None:
        return package_puzzles(args.game)
    if not args.file.exists():
        raise BadSetup(f"{args.file}: there is no such file")
    return [puzzle for puzzle in read_puzzles(args.file) if puzzle.game == args.game]


def _require_folder(out: Path) -> None:
    if not out.parent.is_dir():
        raise BadSetup(f"--out: there is no folder {out.parent}")


def _effort(args: Namespace) -> float:
    if args.effort <= 0:
        raise BadSetup(f"--effort must be more than 0, not {args.effort:g}")
    return float(args.effort)
