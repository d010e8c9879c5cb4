"""Reads lessons from their files. Whatever is wrong in one is a BadLesson that names the file, the field and what is
expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from comares.games import GAMES
from comares.kernel.errors import ComaresError
from comares.kernel.position import read
from comares.lessons.lesson import ANCHORS, GROUPS, Goal, Lesson, Step

MAX_MINUTES = 15
NAME_FIELDS = {"group", "minutes", "seed", "rivals", "script", "position", "steps"}
STEP_FIELDS = {"name", "at", "goal", "solution", "wrong", "explained", "plays"}
THING = re.compile(r"[a-z]+:[\w-]+")  # as the client marks what lies on the table
GOAL_LISTS = {"codes", "moves", "words", "events"}
GOAL_NUMBERS = {"changes", "least"}


class BadLesson(ComaresError):
    """A file that is not a lesson."""


@cache
def courses() -> dict[str, dict[str, Lesson]]:
    """By game: its lessons by name, in order. The package's own files are read once."""
    folders = {game: files("comares.lessons") / game for game in ANCHORS}
    return {game: load_course(folder, game) for game, folder in folders.items() if folder.is_dir()}


def find_lesson(lesson: str) -> Lesson | None:
    """The lesson of an id such as `alhambra/money`; None if there is none."""
    game, _, name = lesson.partition("/")
    return courses().get(game, {}).get(name)


def load_course(folder: Traversable, game: str) -> dict[str, Lesson]:
    """The lessons of a folder, by name, in the order of their file names (`01-money.toml`)."""
    lessons: dict[str, Lesson] = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if not path.name.endswith(".toml"):
            continue
        lesson = read_lesson(path.read_text("utf-8"), game, path.name)
        if lesson.name in lessons:
            raise BadLesson(f"{path.name}: there are two lessons {lesson.name!r}; expected one")
        lessons[lesson.name] = lesson
    return lessons


def read_lesson(text: str, game: str, file: str) -> Lesson:
    """The lesson in the text of a file."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file}: this is not TOML: {error}") from error
    number, dash, name = file.removesuffix(".toml").partition("-")
    if not number.isdigit() or not dash or not name:
        raise BadLesson(f"{file}: expected a file name such as 01-money.toml")
    reader = _Reader(file)
    reader.known(found, NAME_FIELDS, "")
    position_text = reader.text(found, "position")
    try:
        position = read(position_text, GAMES)
    except ComaresError as error:
        raise BadLesson(f"{file}: position: {error}") from error
    if position.game.name != game:
        raise BadLesson(f"{file}: position: expected a position of {game}, not of {position.game.name}")
    if position.view.viewer is None:
        raise BadLesson(f"{file}: position: expected a viewer, the seat of the player")
    rivals = reader.texts(found, "rivals")
    if len(rivals) != position.seats - 1:
        raise BadLesson(f"{file}: rivals: expected {position.seats - 1} names, not {len(rivals)}")
    group = reader.text(found, "group", "course")
    if group not in GROUPS:
        raise BadLesson(f"{file}: group: expected one of {', '.join(GROUPS)}, not {group!r}")
    minutes = reader.number(found, "minutes", 1)
    if not 1 <= minutes <= MAX_MINUTES:
        raise BadLesson(f"{file}: minutes: expected 1 to {MAX_MINUTES}, not {minutes}")
    return Lesson(
        game=game,
        name=name,
        group=group,
        minutes=minutes,
        seed=reader.number(found, "seed", 0),
        rivals=rivals,
        script=reader.texts(found, "script"),
        position=position,
        text=position_text,
        steps=reader.steps(found, game),
    )


class _Reader:
    """Takes fields out of the tables of one file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def bad(self, where: str, what: str) -> BadLesson:
        return BadLesson(f"{self.file}: {where}: {what}")

    def known(self, table: Mapping[str, Any], names: set[str], where: str) -> None:
        for name in table:
            if name not in names:
                raise self.bad(f"{where}{name}", f"there is no such field; expected one of {', '.join(sorted(names))}")

    def text(self, table: Mapping[str, Any], name: str, default: str | None = None, where: str = "") -> str:
        value = table.get(name, default)
        if not isinstance(value, str):
            raise self.bad(f"{where}{name}", "expected a text")
        return value

    def number(self, table: Mapping[str, Any], name: str, default: int) -> int:
        value = table.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.bad(name, f"expected a whole number from 0 on, not {value!r}")
        return value

    def texts(self, table: Mapping[str, Any], name: str, where: str = "") -> tuple[str, ...]:
        value = table.get(name, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.bad(f"{where}{name}", "expected a list of texts")
        return tuple(value)

    def flag(self, table: Mapping[str, Any], name: str, where: str) -> bool:
        value = table.get(name, False)
        if not isinstance(value, bool):
            raise self.bad(f"{where}{name}", "expected true or false")
        return value

    def steps(self, found: Mapping[str, Any], game: str) -> tuple[Step, ...]:
        tables = found.get("steps", [])
        if not isinstance(tables, list) or not tables or not all(isinstance(each, dict) for each in tables):
            raise self.bad("steps", "expected at least one [[steps]]")
        steps = tuple(self.step(table, number + 1, game) for number, table in enumerate(tables))
        names = [step.name for step in steps]
        if len(set(names)) < len(names):
            raise self.bad("steps", "two of them have the same name")
        if not any(step.is_task for step in steps):
            raise self.bad("steps", "expected at least one step with a goal, or one that plays")
        if any(step.plays for step in steps[:-1]):
            raise self.bad("steps", "only the last step may have plays = true")
        return steps

    def step(self, table: Mapping[str, Any], number: int, game: str) -> Step:
        where = f"step {number}: "
        self.known(table, STEP_FIELDS, where)
        at = self.text(table, "at", None, where)
        anchor, *things = at.split(" ")
        if anchor not in ANCHORS[game]:
            raise self.bad(f"{where}at", f"expected one of {', '.join(sorted(ANCHORS[game]))}, not {anchor!r}")
        if len(things) > 1 or not all(THING.fullmatch(thing) for thing in things):
            raise self.bad(f"{where}at", f"after {anchor} expected one thing such as outer:2, not {' '.join(things)!r}")
        goal = self.goal(table["goal"], where) if "goal" in table else None
        step = Step(
            name=self.text(table, "name", None, where),
            at=at,
            goal=goal,
            solution=self.text(table, "solution", "", where),
            wrong=self.text(table, "wrong", "", where),
            explained=self.flag(table, "explained", where),
            plays=self.flag(table, "plays", where),
        )
        if (goal is not None) != bool(step.solution):
            raise self.bad(where + "solution", "a step with a goal has a solution, and no other step has one")
        if goal is not None and step.plays:
            raise self.bad(where + "plays", "a step has a goal or plays, not both")
        if goal is None and (step.wrong or step.explained):
            raise self.bad(where + "wrong", "only a step with a goal has a wrong choice")
        return step

    def goal(self, table: object, where: str) -> Goal:
        where += "goal."
        if not isinstance(table, dict) or not table:
            raise self.bad(
                where.rstrip("."), "expected conditions, such as { moves = ['buy'], changes = { again = 1 } }"
            )
        self.known(table, {*GOAL_LISTS, *GOAL_NUMBERS, "best"}, where)
        return Goal(
            codes=self.texts(table, "codes", where),
            moves=self.texts(table, "moves", where),
            words=self.texts(table, "words", where),
            events=self.texts(table, "events", where),
            changes=self.numbers(table, "changes", where),
            least=self.numbers(table, "least", where),
            best=self.flag(table, "best", where),
        )

    def numbers(self, table: Mapping[str, Any], name: str, where: str) -> dict[str, int]:
        value = table.get(name, {})
        if not isinstance(value, dict) or not all(type(each) is int for each in value.values()):
            raise self.bad(f"{where}{name}", "expected names with whole numbers, such as { wall = 5 }")
        return value
