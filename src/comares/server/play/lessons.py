"""A lesson at a real table: which step it is at, what the others do, what a wrong choice would have led to."""

from __future__ import annotations

from collections.abc import Iterator

from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.lessons.lesson import Choice, Lesson, Step
from comares.lessons.load import find_lesson
from comares.server.errors import Refusal
from comares.server.messages.lessons import WrongChoice
from comares.server.messages.table import LessonAt, Preview
from comares.server.messages.words import Sentence
from comares.server.play.ids import new_secret
from comares.server.play.new_table import StoredTable, to_stored
from comares.server.play.projection import DryRun, Perspective
from comares.server.play.storage import RUNNING, Player, Seat

LINES_OF_A_TABLE = 10_000  # more than a table can have: two lessons share no draws
RIVAL = "gardener"  # the level that plays on when the script has ended


class WrongChoiceRefused(Refusal):
    """The choice is legal, but not what the lesson asks for."""

    def __init__(self, answer: WrongChoice) -> None:
        super().__init__("lesson")
        self.answer = answer


class LessonPlay:
    """A lesson that is being played. How far it is follows from the lines of the table alone, so undo takes it back."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def done(self, table: Table) -> int:
        """How many tasks are done. A task takes one choice; a game to play, all that are left."""
        choices = sum(line.seat == self.lesson.seat for line in table.standing_lines())
        tasks = len(self.lesson.tasks)
        if self.lesson.tasks[-1].plays:
            return tasks if table.state.over else min(choices, tasks - 1)
        return min(choices, tasks)

    def is_over(self, table: Table) -> bool:
        """Whether all tasks are done."""
        return self.done(table) == len(self.lesson.tasks)

    def progress(self, table: Table) -> LessonAt:
        """How far it is, for the client."""
        return LessonAt(self.lesson.id, self.done(table), self.is_over(table))

    def task(self, table: Table) -> Step | None:
        """What the player has to do now; None: nothing more."""
        done = self.done(table)
        return self.lesson.tasks[done] if done < len(self.lesson.tasks) else None

    def chance(self, table: Table) -> SeededChance:
        """What is drawn with the next line: always the same."""
        return SeededChance(self.lesson.seed * LINES_OF_A_TABLE + len(table.standing_lines()))

    def scripted(self, table: Table) -> str | None:
        """What the seat of a rival chooses now; None: the script has ended."""
        choices = sum(line.seat not in (self.lesson.seat, -1) for line in table.standing_lines())
        return self.lesson.script[choices] if choices < len(self.lesson.script) else None

    def check(self, perspective: Perspective, table: Table, code: str) -> None:
        """Raises a WrongChoiceRefused if the code is legal and not what the lesson asks for."""
        task, decision = self.task(table), table.decision()
        if task is None or task.goal is None or decision is None or code not in decision.codes:
            return
        chosen, told = _choice(perspective, decision.codes, code)
        if task.goal.is_met(chosen):
            return
        right = dict(perspective.previews([task.solution])).get(task.solution)
        compared = list(_compared(told.preview, right, decision.seat)) if right else []
        answer = WrongChoice(len(table.record.lines) - 1, code, task.name, told.words, compared)
        raise WrongChoiceRefused(answer)


def first_game(game: str) -> str:
    """What is noted for a player who has finished a game with a coach: the coach no longer comes unasked."""
    return f"{game}/first-game"


def lesson_play(lesson: str | None) -> LessonPlay | None:
    """The lesson of a table. One that there is no more is an ordinary table."""
    found = find_lesson(lesson) if lesson else None
    return LessonPlay(found) if found else None


def lesson_table(lesson: Lesson, player: Player) -> StoredTable:
    """A new table for the lesson."""
    table = Table.from_position(lesson.position, SeededChance(lesson.seed), allow_unreachable=True)
    names = iter(lesson.rivals)
    seats = [
        Seat("person", player.name, player=player.id, secret=new_secret())
        if seat == lesson.seat
        else Seat("bot", next(names), RIVAL, secret=new_secret())
        for seat in range(lesson.position.seats)
    ]
    stored = to_stored(table, seats, RUNNING, "live", False, player.id)
    stored.row.lesson = lesson.id
    return stored


def _choice(perspective: Perspective, codes: list[str], code: str) -> tuple[Choice, DryRun]:
    """The choice as goals judge it, and what it would do."""
    told = perspective.dry_run(code)
    first = code.split()[0]
    alike = dict(perspective.previews(other for other in codes if other.split()[0] == first))
    seat = perspective.viewer or 0
    gains = {other: _gain(preview, seat) for other, preview in alike.items()}
    known = [gain for gain in gains.values() if gain is not None]
    kinds = [words.key.split("-", 1)[1] for words in told.words]
    return Choice(code, told.preview.changes, kinds, gains[code], max(known, default=None)), told


def _gain(preview: Preview, seat: int) -> int | None:
    if preview.points is None:
        return None
    before, after = preview.points[seat]
    return after - before


def _compared(chosen: Preview, right: Preview, seat: int) -> Iterator[Sentence]:
    """What a wrong choice would have led to, beside a right one: sentences of the catalogues."""
    mine, best = _gain(chosen, seat), _gain(right, seat)
    if mine is not None and best is not None and mine < best:
        yield Sentence("web-lesson-points", {"points": mine, "right": best})
    here, there = chosen.changes, right.changes
    if here.get("paid", 0) > here.get("price", 0):
        yield Sentence("web-lesson-overpaid", {"over": here["paid"] - here["price"]})
    for name in ("wall", "room", "vp"):
        if name in here and name in there and here[name] < there[name]:
            yield Sentence(f"web-lesson-{name}", {"number": here[name], "right": there[name]})
    if here.get("cost", 0) > there.get("cost", 0):
        yield Sentence("web-lesson-cost", {"number": here["cost"], "right": there.get("cost", 0)})
