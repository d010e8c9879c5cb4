"""Plays a lesson by its own solution, and tries its wrong choices: what `comares lessons check` and the tests do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from comares.bots.bot import Bot, ask
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import make_bot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.record import Line
from comares.kernel.table import Decision, Table
from comares.lessons.lesson import Lesson, Step
from comares.lessons.load import BadLesson
from comares.server.games.hosted import HostedGames
from comares.server.messages.lessons import WrongChoice
from comares.server.play.lessons import RIVAL, LessonPlay, WrongChoiceRefused
from comares.server.play.projection import Perspective

PLAYER = "geometer"  # the level that plays for the player where a game is to be played
MAX_LINES = 3000


class Walked(NamedTuple):
    """A choice of the player: its step, what could be chosen, what came of it, what a wrong choice is answered by."""

    step: Step
    decision: Decision
    line: Line
    wrong: WrongChoice | None


def walk(lesson: Lesson, seed: int | None = None) -> Iterator[Walked]:
    """Every choice of the player, by the lesson's own solution; a BadLesson says where it does not lead on."""
    return _Walk(lesson, lesson.seed if seed is None else seed).run()


class _Walk:
    def __init__(self, lesson: Lesson, seed: int) -> None:
        self.lesson = lesson
        self.play = LessonPlay(lesson)
        self.adapter = HostedGames(GAMES).adapter(lesson.game)
        try:
            self.table = Table.from_position(lesson.position, SeededChance(seed), allow_unreachable=True)
        except ComaresError as error:
            raise BadLesson(f"{lesson.id}: position: {error}") from error
        self.bots: dict[str, Bot] = {}

    def run(self) -> Iterator[Walked]:
        while not self.play.is_over(self.table):
            decision = self.table.decision()
            if decision is None or len(self.table.record.lines) > MAX_LINES:
                raise BadLesson(f"{self.lesson.id}: the game ends before the lesson")
            if decision.seat != self.lesson.seat:
                self._carry_out(decision.seat, self.play.scripted(self.table) or self._bot(RIVAL), "script")
                continue
            step = self.play.task(self.table)
            assert step is not None
            wrong = self._wrong(step) if step.wrong else None
            if step.goal is not None and (refused := self._refused(step.solution)):
                raise BadLesson(f"{self.lesson.id}: step {step.name}: the solution does not meet the goal: {refused}")
            line = self._carry_out(decision.seat, step.solution or self._bot(PLAYER), f"step {step.name}")
            yield Walked(step, decision, line, wrong)
        if self.play.scripted(self.table) is not None:
            raise BadLesson(f"{self.lesson.id}: script: the lesson ends before {self.play.scripted(self.table)!r}")

    def _wrong(self, step: Step) -> WrongChoice:
        answer = self._refused(step.wrong)
        if answer is None:
            decision = self.table.decision()
            is_legal = decision is not None and step.wrong in decision.codes
            why = (
                "meets the goal" if is_legal else f"is not legal; expected one of {decision.codes if decision else ()}"
            )
            raise BadLesson(f"{self.lesson.id}: step {step.name}: wrong: {step.wrong!r} {why}")
        return answer

    def _refused(self, code: str) -> WrongChoice | None:
        perspective = Perspective(
            self.lesson.game, self.adapter, self.table.rules, self.table.state, int(self.table.state.seat)
        )
        try:
            self.play.check(perspective, self.table, code)
        except WrongChoiceRefused as refused:
            return refused.answer
        return None

    def _bot(self, level: str) -> str:
        if level not in self.bots:
            self.bots[level] = make_bot(level, self.table.rules, 1, knowledge_of(self.lesson.game, GAMES))
        return ask(self.bots[level], self.table).code

    def _carry_out(self, seat: int, code: str, where: str) -> Line:
        self.table.chance = self.play.chance(self.table)
        try:
            return self.table.play(seat, code)
        except ComaresError as error:
            decision = self.table.decision()
            now = f"; seat {decision.seat + 1} may choose {', '.join(decision.codes[:40])}" if decision else ""
            raise BadLesson(f"{self.lesson.id}: {where}: {error}{now}") from error
