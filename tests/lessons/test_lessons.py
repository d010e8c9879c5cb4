"""Every lesson of the package: its own solution leads through it, its wrong choices are answered, all its texts are
there, and it points at what the client knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comares.i18n import LANGUAGES, catalogue, translate
from comares.lessons.lesson import ANCHORS, Lesson
from comares.lessons.load import courses
from comares.server.play.lesson_walk import walk

LESSONS = [lesson for course in courses().values() for lesson in course.values()]
CLIENT = Path(__file__).parents[2] / "web" / "src" / "lessons" / "anchors.ts"
LONGEST = 420  # characters that fit the bar of a phone
COMPARED = ("points", "overpaid", "wall", "room", "vp", "cost")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_its_own_solution_leads_through_it_and_a_wrong_choice_is_answered(lesson: Lesson) -> None:
    walked = list(walk(lesson))
    assert {each.step.name for each in walked} == {step.name for step in lesson.tasks}
    wrong = [each.wrong for each in walked if each.wrong]
    assert wrong or lesson.tasks[-1].plays, "every lesson tries a wrong choice"
    for answer in wrong:
        step = next(step for step in lesson.steps if step.name == answer.step)
        assert answer.words or answer.compared or step.explained, "the answer says what it would have led to"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_no_other(language: str) -> None:
    keys = {key for lesson in LESSONS for key in lesson.text_keys()}
    for key in keys:
        assert 2 < len(translate(key, None, language)) < LONGEST, key
    said = {key for key in catalogue(language)._messages if key.startswith("lesson-")}
    assert said == keys
    for name in COMPARED:
        assert catalogue(language).has_message(f"web-lesson-{name}")


def test_the_client_knows_every_place_that_a_step_may_point_at() -> None:
    text = CLIENT.read_text("utf-8")
    for game, anchors in ANCHORS.items():
        found = re.search(rf"  {game}: \{{\n(.*?)\n  \}}", text, re.DOTALL)
        assert found is not None
        assert set(re.findall(r"^    (\w+):", found.group(1), re.MULTILINE)) == anchors
