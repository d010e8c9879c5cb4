"""Lessons and the coach: courses over HTTP, answers over the socket of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from comares.server.messages.table import ServerMessage
from comares.server.messages.words import Sentence, Words


class LessonInfo(Struct):
    """A lesson of a course."""

    id: str  # such as alhambra/money
    title: str
    group: Literal["course", "more"]
    minutes: int
    state: Literal["new", "begun", "done"]


class CourseInfo(Struct):
    """The lessons of a game, in order."""

    game: str
    lessons: list[LessonInfo]
    coach: bool  # the next game is the first one after the lessons, so a coach is there


class StepInfo(Struct):
    """A step of a lesson."""

    name: str
    at: str  # what it points at: an anchor, and a thing there, such as `rondel outer:2`
    text: str
    wrong: str  # what is said to every wrong choice; empty: nothing
    task: bool  # the player has to choose something
    plays: bool  # a game is played to its end


class LessonText(Struct):
    """A lesson in one language."""

    id: str
    title: str
    steps: list[StepInfo]
    next: str | None  # the lesson after it


class BeginLesson(Struct, forbid_unknown_fields=True):
    """Begin a lesson, or go on with it."""

    again: bool = False  # from its beginning


class WrongChoice(ServerMessage, tag="wrong"):
    """A choice that the lesson does not ask for. It was not made; this is what it would have led to."""

    line: int
    code: str
    step: str  # of the lesson
    words: list[Words]  # as the log would have told it
    compared: list[Sentence]  # with a right choice


class CoachMessage(ServerMessage, tag="coached"):
    """The answer to `Coach`: how good a choice is, by the strongest bot's judgement."""

    line: int
    code: str
    better: str | None  # null: nothing is much better
    behind: int  # how many points the choice is behind it, about
    reason: list[Sentence]  # the better choice and why
