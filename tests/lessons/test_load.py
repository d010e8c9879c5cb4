"""What is wrong in the file of a lesson is named, with what would be right."""

from __future__ import annotations

from importlib.resources import files

import pytest

from comares.lessons.load import BadLesson, read_lesson
from comares.server.play.lesson_walk import walk

GOOD = (files("comares.lessons") / "alhambra" / "01-money.toml").read_text("utf-8")


def read_changed(old: str, new: str, file: str = "01-money.toml") -> None:
    assert old in GOOD
    read_lesson(GOOD.replace(old, new, 1), "alhambra", file)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 1", "minutes = 99", "01-money.toml: minutes: expected 1 to 15, not 99"),
        ("minutes = 1", "minuts = 1", "minuts: there is no such field"),
        ("seed = ", "seed = -", "seed: expected a whole number from 0 on"),
        ('"Zoraya", "Yusuf"', '"Zoraya"', "rivals: expected 2 names, not 1"),
        ("viewer 1\n", "", "position: expected a viewer"),
        ("game alhambra 2", "game chess 2", "position: line 2: there is no game 'chess'"),
        ("over no", "over maybe", "position: line "),
        ('at = "display"', 'at = "moon"', "step 2: at: expected one of dirk, display"),
        ('at = "display"', 'at = "display a card"', "step 2: at: after display expected one thing such as outer:2"),
        ('name = "money"', 'name = "aim"', "steps: two of them have the same name"),
        ("codes = [", "code = [", "step 3: goal.code: there is no such field"),
        ('solution = "take florin-1 dirham-3"', "", "step 3: solution: a step with a goal has a solution"),
        ("explained = true", "explained = 1", "step 3: explained: expected true or false"),
        ("minutes = 1", "minutes = ", "this is not TOML"),
        ("minutes = 1", 'group = "extra"', "group: expected one of course, more, not 'extra'"),
    ],
)
def test_bad_data_is_a_clear_error(old: str, new: str, said: str) -> None:
    with pytest.raises(BadLesson) as error:
        read_changed(old, new)
    assert said in str(error.value)


def test_a_file_name_has_a_number_and_a_name() -> None:
    with pytest.raises(BadLesson, match=r"expected a file name such as 01-money\.toml"):
        read_lesson(GOOD, "alhambra", "money.toml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('wrong = "take florin-1"', 'wrong = "take ducat-9"', "step several: wrong: 'take ducat-9' is not legal"),
        ('wrong = "take florin-1"', 'wrong = "take florin-1 dirham-3"', "'take florin-1 dirham-3' meets the goal"),
        ('solution = "take florin-1 dirham-3"', 'solution = "take florin-1"', "the solution does not meet the goal"),
        ('"take ducat-7"', '"take ducat-1"', "script: seat 2 cannot take ducat-1"),
        ('"take dinar-4"', '"take dinar-4", "take ducat-7", "stop"', "script: the lesson ends before"),
    ],
)
def test_a_lesson_that_does_not_lead_on_says_where(old: str, new: str, said: str) -> None:
    assert old in GOOD
    lesson = read_lesson(GOOD.replace(old, new, 1), "alhambra", "01-money.toml")
    with pytest.raises(BadLesson) as error:
        list(walk(lesson))
    assert said in str(error.value)
