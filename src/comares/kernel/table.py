"""A table: rules, a state, its record, undo. The public library, the server, the arena and the terminal drive it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from typing import NamedTuple

from comares.kernel.chance import Chance
from comares.kernel.errors import GameOver, Illegal, NothingToUndo, NotYourDecision, UnknownSeat, Unreadable
from comares.kernel.events import EventCollector, Scored, scored
from comares.kernel.game import Game
from comares.kernel.log import SILENT
from comares.kernel.options import Options
from comares.kernel.outcome import Outcome
from comares.kernel.position import Position
from comares.kernel.position_state import state_from
from comares.kernel.record import DEAL, NATURE, REWIND, UNDO, Line, Record, write
from comares.kernel.recorded_chance import EVERYBODY, NOBODY, RecordedChance, RecordingChance
from comares.kernel.stages import Stage, apply_in_stages
from comares.kernel.state import State
from comares.kernel.step import LEGAL, NOT_NOW
from comares.kernel.view import View

MARK_EVERY = 16  # lines between two kept states
MAX_CODE_SHOWN = 60  # characters of a code that an error repeats; all codes are shorter


class Decision(NamedTuple):
    """The seat that decides, the name of its step, and the codes of all legal options."""

    seat: int
    kind: str
    codes: list[str]


class Table:
    """A game being played. A refused call changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: dict[str, str] | None,
        chance: Chance,
        view: View | None = None,
        allow_unreachable: bool = False,
    ) -> None:
        """A new game; or one that begins from the view of a position, whose unknowns are drawn."""
        checked = game.checked(seats, settings or {})
        self.game = game
        self.rules = game.make(seats, checked)
        self.chance = chance
        self.record = Record(game, seats, checked, position=view)
        self._options = Options()
        self.stages: list[Stage] = []  # of the last line
        self._standing: list[Line] = []  # the lines that were not taken back
        self._undoable: list[tuple[int, State]] = []  # line and state before each choice that can be undone
        recording = RecordingChance(chance, EVERYBODY if view is None else NOBODY)
        collector = EventCollector(self.rules.events)
        if view is None:
            self.state = self.rules.setup(recording, collector)
        else:
            self.state = state_from(view, self.rules, recording, allow_unreachable)
        self._append(NATURE, DEAL, recording, collector, EVERYBODY, [0] * seats)
        self._marks = [(1, self.state.copy())]  # the state before every 16th line or so: a rewind replays from there

    @classmethod
    def from_position(cls, position: Position, chance: Chance, allow_unreachable: bool = False) -> Table:
        """A game that goes on from a position. What the position leaves unknown is drawn, and no seat sees it. A
        position that no game could reach is refused with the reasons (Unreachable), unless it is allowed."""
        game, seats, settings, view = position
        return cls(game, seats, settings, chance, deepcopy(view), allow_unreachable)

    # Choosing.

    def play(self, seat: int, code: str) -> Line:
        """Carry out the seat's choice."""
        option = self.parse(code)
        code = self.rules.code(option)
        self._must_decide(seat, code)
        rule = self.why_not(option)
        if rule:
            number = "" if rule == NOT_NOW else f" ({rule})"
            raise Illegal(f"seat {seat + 1} cannot {code}: {self.game.wording.why(rule)}{number}", rule)
        return self._carry_out(seat, option)

    def parse(self, code: str) -> int:
        """The option that the code means; an Unreadable says how codes are written."""
        option = int(self.rules.parse(code))
        if option < 0:
            short, usages = cut(code), "; ".join(self.usages())
            raise Unreadable(f"{short!r} cannot be read; a code is one of: {usages}", short, usages)
        return option

    def why_not(self, option: int) -> str:
        """The rule that forbids the option now; `step.LEGAL` if it is legal."""
        self.rules.options(self.state, self._options)
        return LEGAL if option in self._options.to_list() else self.rules.why_not(self.state, option)

    def undo(self, seat: int) -> Line:
        """Take back the seat's last choice, if since then nothing was drawn or revealed and no other seat decided."""
        self._must_decide(seat, UNDO)
        if not self._undoable:
            raise NothingToUndo(f"seat {seat + 1} cannot undo: it has chosen nothing since the last draw or turn")
        number, before = self._undoable.pop()
        points = self.points()
        self._take_back(number)
        self.state = before.copy()  # `_marks` may hold `before`
        return self._append(seat, f"{UNDO} {number}", None, EventCollector([]), EVERYBODY, points)

    def rewind(self, seat: int, number: int) -> Line:
        """Go back to before the seat's choice in that line, whatever was drawn or chosen since. This is for tables with
        one person. The record shows the rewind, and what follows is drawn anew."""
        if self.state.over:
            raise GameOver(f"seat {seat + 1} cannot {REWIND}: the game is over")
        at = self._place_of(number)
        if at == len(self._standing) or (self._standing[at].number, self._standing[at].seat) != (number, seat):
            raise NothingToUndo(f"seat {seat + 1} cannot {REWIND} {number}: that line is not a choice of its own")
        points = self.points()
        self._take_back(number)
        first, kept = self._marks[-1]
        self.state = kept.copy()
        for line in self._standing[self._place_of(first) :]:
            recorded = RecordedChance(line.draws, self.rules.piles)
            self.rules.apply(self.state, self.rules.parse(line.code), recorded, SILENT)
        self._undoable.clear()
        return self._append(seat, f"{REWIND} {number}", None, EventCollector([]), EVERYBODY, points)

    # Reading.

    def decision(self) -> Decision | None:
        """What is to be decided now; None if the game is over."""
        if self.state.over:
            return None
        self.rules.options(self.state, self._options)
        codes = [self.rules.code(option) for option in self._options.to_list()]
        return Decision(int(self.state.seat), self.rules.steps[self.state.step()].name, codes)

    def can_undo(self) -> bool:
        """Whether the last choice can be undone."""
        return bool(self._undoable)

    def view(self, seat: int | None) -> View:
        """What the seat may know (None: a spectator)."""
        self.check_seat(seat)
        return self.rules.view(self.state, seat)

    def outcome(self) -> Outcome:
        """The points, what a scoring held now would add, and the winners if the game is over."""
        return self.rules.outcome(self.state)

    def points(self) -> list[int]:
        """The points of each seat."""
        return self.rules.points(self.state)

    def scored(self) -> list[tuple[int, Scored]]:
        """All points scored so far, each with the number of its line."""
        return [(line.number, entry) for line in self.standing_lines() for entry in scored(line.events)]

    def standing_lines(self) -> list[Line]:
        """The lines that were not taken back by an undo or a rewind."""
        return list(self._standing)

    def usages(self) -> list[str]:
        """How codes are written: the usage of each step; a usage of one word only if it is legal now."""
        decision = self.decision()
        now = decision.codes if decision else []
        return [step.usage for step in self.rules.steps if " " in step.usage or step.usage in now]

    def text(self, seat: int | None = None, everything: bool = False) -> str:
        """The record as text: what the seat may know (None: a spectator), or everything. After the end all is open."""
        self.check_seat(seat)
        seen = None if self.record.position is None else self.rules.view(self._marks[0][1], seat)
        return write(self.record, self.rules.piles, seat, everything or bool(self.state.over), seen)

    def position(self, seat: int | None = None, everything: bool = False) -> Position:
        """The position now: what the seat may know (None: a spectator), or everything. After the end all is open."""
        full = everything or bool(self.state.over)
        view = self.rules.full_view(self.state) if full else self.view(seat)
        return Position(self.game, self.record.seats, dict(self.record.settings), view)

    def check_seat(self, seat: int | None) -> None:
        """Raise UnknownSeat if there is no such seat; None is a spectator."""
        if seat is not None and not 0 <= seat < self.record.seats:
            seats = self.record.seats
            raise UnknownSeat(f"there is no seat index {seat}; with {seats} players it is from 0 to {seats - 1}")

    def copy(self, chance: Chance) -> Table:
        """An independent table in the same position, with this chance for what comes next."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.chance = chance
        other.record = replace(self.record, lines=list(self.record.lines), points=dict(self.record.points))
        other.state = self.state.copy()
        other._options = Options()
        other._standing = list(self._standing)
        other._undoable = list(self._undoable)
        other._marks = list(self._marks)
        return other

    # Inner parts.

    def _must_decide(self, seat: int, code: str) -> None:
        if self.state.over:
            raise GameOver(f"seat {seat + 1} cannot {code}: the game is over")
        if seat != self.state.seat:
            raise NotYourDecision(f"seat {seat + 1} cannot {code}: seat {self.state.seat + 1} decides now")

    def _take_back(self, number: int) -> None:
        """The lines from that one on stand no more. In all, this takes as long as the record is."""
        while self._standing and self._standing[-1].number >= number:
            self._standing.pop()
        while self._marks[-1][0] > number:
            self._marks.pop()

    def _place_of(self, number: int) -> int:
        """The index of the first standing line from that number on."""
        return bisect_left(self._standing, number, key=lambda line: line.number)

    def _carry_out(self, seat: int, option: int) -> Line:
        before, points = self.state.copy(), self.points()
        if len(self.record.lines) - self._marks[-1][0] >= MARK_EVERY:
            self._marks.append((len(self.record.lines), before))
        recording, collector = RecordingChance(self.chance), EventCollector(self.rules.events)
        stages = apply_in_stages(self.rules, self.state, option, recording, collector, self.game.stages)
        if is_final(self.state, seat, recording):
            self._undoable.clear()
        else:
            self._undoable.append((len(self.record.lines), before))
        audience = seat if self.rules.steps[option & 255].secret else EVERYBODY
        arg0 = int(before.arg0())
        return self._append(seat, self.rules.code(option), recording, collector, audience, points, arg0, stages)

    def _append(
        self,
        seat: int,
        code: str,
        recording: RecordingChance | None,
        collector: EventCollector,
        audience: int,
        before: list[int],
        frame_arg0: int = 0,
        stages: Sequence[Stage] = (),
    ) -> Line:
        drawn, told = recording.drawn if recording else [], tuple((stage.step, stage.events) for stage in stages)
        line = Line(
            len(self.record.lines), seat, code, drawn, collector.events, audience, frame_arg0=frame_arg0, stages=told
        )
        self.stages = list(stages)
        self.record.lines.append(line)
        if recording is not None:  # an undo or a rewind draws nothing and is no choice
            self._standing.append(line)
        self.record.over = bool(self.state.over)
        points = self.points()
        if points != before or self.state.over:
            self.record.points[line.number] = points
        return line


def is_final(after: State, seat: int, chance: Chance) -> bool:
    """Whether the seat's choice that led here cannot be undone: it drew or revealed something, ended the game, or
    passed the decision to another seat."""
    return bool(chance.draws or after.over or after.seat != seat)


def cut(code: str) -> str:
    """The code, shortened if it is too long for an error message."""
    return code if len(code) <= MAX_CODE_SHOWN else f"{code[:MAX_CODE_SHOWN]}..."
