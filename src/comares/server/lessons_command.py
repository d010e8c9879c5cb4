"""`comares lessons`: checks lessons, and shows what can be chosen at each of their steps, for authors."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from comares.i18n import LANGUAGES, catalogue
from comares.lessons.lesson import ANCHORS, Lesson
from comares.lessons.load import BadLesson, courses, find_lesson, read_lesson
from comares.server.extra import require_server_extra

MOST_CODES = 60  # that are shown of a decision


def add_lessons(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    actions = command.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="play every lesson by its own solution and report what is wrong")
    check.add_argument("lessons", nargs="*", metavar="LESSON", help="ids or files (default: all of the package)")
    show = actions.add_parser("show", help="show what can be chosen at each step of a lesson")
    show.add_argument(
        "lessons", nargs="+", metavar="LESSON", help="an id such as alhambra/money, or a file GAME/NN-NAME.toml"
    )


def run_lessons(args: argparse.Namespace) -> int:
    """Run the command; the exit code is 1 if a lesson is wrong."""
    require_server_extra("comares lessons")
    if args.action == "show":
        for name in args.lessons:
            for row in shown(lesson_of(name)):
                print(row)
        return 0
    wanted = [lesson_of(name) for name in args.lessons]
    lessons = wanted or [lesson for course in courses().values() for lesson in course.values()]
    wrong = [problem for lesson in lessons for problem in problems(lesson)]
    for problem in wrong:
        print(problem)
    print(f"{len(lessons)} lessons checked, {len(wrong)} problems")
    return 1 if wrong else 0


def lesson_of(name: str) -> Lesson:
    """The lesson of an id, or in a file whose folder is named after the game."""
    found = find_lesson(name)
    if found is not None:
        return found
    path = Path(name)
    game = path.resolve().parent.name
    if not path.is_file() or game not in ANCHORS:
        known = ", ".join(lesson.id for course in courses().values() for lesson in course.values())
        raise BadLesson(f"there is no lesson {name!r}; expected a file in a folder {' or '.join(ANCHORS)}, or: {known}")
    return read_lesson(path.read_text("utf-8"), game, path.name)


def problems(lesson: Lesson) -> Iterator[str]:
    """What is wrong with a lesson: it does not lead on, or a text is missing."""
    from comares.server.play.lesson_walk import walk

    try:
        for _ in walk(lesson):
            pass
    except BadLesson as error:
        yield str(error)
    for language in LANGUAGES:
        missing = [key for key in lesson.text_keys() if not catalogue(language).has_message(key)]
        if missing:
            yield f"{lesson.id}: no text in {language}: {', '.join(missing)}"


def shown(lesson: Lesson) -> Iterator[str]:
    """The steps of a lesson: the solution, what it does, what else can be chosen, what a wrong choice is answered."""
    from comares.server.play.lesson_walk import walk

    yield f"{lesson.id}: {len(lesson.steps)} steps, {len(lesson.tasks)} of them tasks"
    for step, decision, line, wrong in walk(lesson):
        yield f"{step.name}: {line.code} ; {lesson.position.game.wording.narrate(line.events)}"
        yield f"  can be chosen: {', '.join(decision.codes[:MOST_CODES])}"
        if wrong is not None:
            compared = [f"{said.key} {said.args}" for said in wrong.compared]
            yield f"  wrong: {wrong.code} ; {', '.join([words.key for words in wrong.words] + compared)}"
