"""A table: rules, a state, its record, undo. The server, the arena, the terminal and the tests all drive one."""

from __future__ import annotations

from copy import deepcopy
from typing import NamedTuple

from comares.kernel.chance import Chance
from comares.kernel.errors import Illegal, NothingToUndo, NotYourDecision, Unreadable
from comares.kernel.events import EventCollector, Scored, scored
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.outcome import Outcome
from comares.kernel.position import Position
from comares.kernel.position_state import state_from
from comares.kernel.record import DEAL, NATURE, REWIND, UNDO, Line, Record, write
from comares.kernel.recorded_chance import EVERYBODY, NOBODY, RecordedChance, RecordingChance
from comares.kernel.state import State
from comares.kernel.view import View

MARK_EVERY = 16  # lines
LONGEST = 60  # no code of our games is as long


class Decision(NamedTuple):
    """Who decides, what kind of choice it is, and every code that may be chosen."""

    seat: int
    kind: str
    codes: list[str]


class Table:
    """A game being played. Whatever is refused leaves it unchanged."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: dict[str, str] | None,
        chance: Chance,
        view: View | None = None,
        allow_unreachable: bool = False,
    ) -> None:
        """A new game; or one that begins from a position's `view`, in which what is unknown is drawn."""
        checked = game.checked(seats, settings or {})
        self.game = game
        self.rules = game.make(seats, checked)
        self.chance = chance
        self.record = Record(game, seats, checked, position=view)
        self._options = Options()
        self._undoable: list[tuple[int, State]] = []  # the line of each choice since the last barrier, the state before
        recording = RecordingChance(chance, EVERYBODY if view is None else NOBODY)
        listener = EventCollector(self.rules.events)
        if view is None:
            self.state = self.rules.setup(recording, listener)
        else:
            self.state = state_from(view, self.rules, recording, allow_unreachable)
        self._append(NATURE, DEAL, recording, listener, EVERYBODY, [0] * seats)
        self._marks = [(1, self.state.copy())]  # the state before some lines, so that a rewind plays only a few again

    @classmethod
    def from_position(cls, position: Position, chance: Chance, allow_unreachable: bool = False) -> Table:
        """A game that goes on from a position. What the position does not tell is drawn, in sight of nobody. A
        position that no game could reach is refused with the reasons (Unreachable), unless it is allowed."""
        game, seats, settings, view = position
        return cls(game, seats, settings, chance, deepcopy(view), allow_unreachable)

    # What a player does.

    def play(self, seat: int, code: str) -> Line:
        """Carry out what the seat chooses."""
        option = self.rules.parse(code)
        if option < 0:
            short, usages = cut(code), "; ".join(self.usages())
            raise Unreadable(f"{short!r} cannot be read here; a code is one of: {usages}", short, usages)
        code = self.rules.code(option)
        self._must_decide(seat, code)
        self.rules.options(self.state, self._options)
        if option not in self._options.to_list():
            rule = self.rules.why_not(self.state, option)
            raise Illegal(f"seat {seat + 1} cannot {code}: {self.game.wording.why(rule)} ({rule})", rule)
        return self._carry_out(seat, option)

    def undo(self, seat: int) -> Line:
        """Take back the seat's last choice, if nothing was drawn or laid open and nobody else came to decide since."""
        self._must_decide(seat, UNDO)
        if not self._undoable:
            raise NothingToUndo(f"seat {seat + 1} cannot undo: nothing was chosen since the last card or the last turn")
        number, before = self._undoable.pop()
        points = self.points()
        self._forget(number)
        self.state = before
        return self._append(seat, f"{UNDO} {number}", None, EventCollector([]), EVERYBODY, points)

    def rewind(self, seat: int, number: int) -> Line:
        """Begin again from the seat's own choice in that line, whatever was drawn or chosen since. It is for tables at
        which nobody else minds; the record says that it was done, and chance draws anew."""
        if self.state.over:
            raise NotYourDecision(f"seat {seat + 1} cannot {REWIND}: the game is over")
        standing = self.standing_lines()
        if not any(line.number == number and line.seat == seat for line in standing):
            raise NothingToUndo(f"seat {seat + 1} cannot {REWIND} {number}: no choice of its own stands in that line")
        points = self.points()
        self._forget(number)
        first, kept = self._marks[-1]
        self.state = kept.copy()
        for line in standing:
            if first <= line.number < number:
                recorded = RecordedChance(line.draws, self.rules.piles)
                self.rules.apply(self.state, self.rules.parse(line.code), recorded, SILENT)
        self._undoable.clear()
        return self._append(seat, f"{REWIND} {number}", None, EventCollector([]), EVERYBODY, points)

    # What a player sees.

    def decision(self) -> Decision | None:
        """What is to be decided now; None when the game is over."""
        if self.state.over:
            return None
        self.rules.options(self.state, self._options)
        codes = [self.rules.code(option) for option in self._options.to_list()]
        return Decision(int(self.state.seat), self.rules.steps[self.state.step()].name, codes)

    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return bool(self._undoable)

    def view(self, seat: int | None) -> View:
        """What the seat may know (None: a spectator)."""
        return self.rules.view(self.state, seat)

    def outcome(self) -> Outcome:
        """How the game stands."""
        return self.rules.outcome(self.state)

    def points(self) -> list[int]:
        """The points as they stand."""
        return self.rules.points(self.state)

    def scored(self) -> list[tuple[int, Scored]]:
        """All points given so far, each with the number of its line."""
        return [(line.number, entry) for line in self.standing_lines() for entry in scored(line.events)]

    def standing_lines(self) -> list[Line]:
        """The lines that were not taken back."""
        standing: list[Line] = []
        for line in self.record.lines:
            undoes_from = line.undoes_from
            if undoes_from is None:
                standing.append(line)
            else:
                standing = [kept for kept in standing if kept.number < undoes_from]
        return standing

    def usages(self) -> list[str]:
        """How each kind of option is written; of those that are a single word, the ones that can be chosen now."""
        decision = self.decision()
        now = decision.codes if decision else []
        return [step.usage for step in self.rules.steps if " " in step.usage or step.usage in now]

    def text(self, seat: int | None = None, everything: bool = False) -> str:
        """The record as text: what the seat may see (None: a spectator), or everything, as when the game is over."""
        seen = None if self.record.position is None else self.rules.view(self._marks[0][1], seat)
        return write(self.record, self.rules.piles, seat, everything or bool(self.state.over), seen)

    def position(self, seat: int | None = None, everything: bool = False) -> Position:
        """The position now: what the seat may know (None: a spectator), or everything, as when the game is over."""
        full = everything or bool(self.state.over)
        view = self.rules.full_view(self.state) if full else self.view(seat)
        return Position(self.game, self.record.seats, dict(self.record.settings), view)

    # How it is done.

    def _must_decide(self, seat: int, code: str) -> None:
        if self.state.over:
            raise NotYourDecision(f"seat {seat + 1} cannot {code}: the game is over")
        if seat != self.state.seat:
            raise NotYourDecision(f"seat {seat + 1} cannot {code}: seat {self.state.seat + 1} decides now")

    def _forget(self, number: int) -> None:
        """What was marked after that line is no part of the game any more."""
        self._marks = [mark for mark in self._marks if mark[0] <= number]

    def _carry_out(self, seat: int, option: int) -> Line:
        before, points = self.state.copy(), self.points()
        if len(self.record.lines) - self._marks[-1][0] >= MARK_EVERY:
            self._marks.append((len(self.record.lines), before))
        recording, listener = RecordingChance(self.chance), EventCollector(self.rules.events)
        self.rules.apply(self.state, option, recording, listener)
        if is_final(self.state, seat, recording):
            self._undoable.clear()
        else:
            self._undoable.append((len(self.record.lines), before))
        audience = seat if self.rules.steps[option & 255].secret else EVERYBODY
        place = int(before.arg0())
        return self._append(seat, self.rules.code(option), recording, listener, audience, points, place)

    def _append(
        self,
        seat: int,
        code: str,
        recording: RecordingChance | None,
        listener: EventCollector,
        audience: int,
        before: list[int],
        place: int = 0,
    ) -> Line:
        drawn = recording.drawn if recording else []
        line = Line(len(self.record.lines), seat, code, drawn, listener.events, audience, place=place)
        self.record.lines.append(line)
        self.record.over = bool(self.state.over)
        points = self.points()
        if points != before or self.state.over:
            self.record.points[line.number] = points
        return line


def is_final(after: State, seat: int, chance: Chance) -> bool:
    """Whether the seat's choice that led here cannot be taken back: something was drawn or laid open, the game is
    over, or somebody else came to decide."""
    return bool(chance.draws or after.over or after.seat != seat)


def cut(code: str) -> str:
    """As much of what was typed as anybody wants to read again."""
    return code if len(code) <= LONGEST else f"{code[:LONGEST]}..."
