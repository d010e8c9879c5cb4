# compiled
"""The rules of a game: a stateless object, made once for the settings, with six methods over a state."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from comares.kernel.chance import Chance
from comares.kernel.events import EventKind, Scored
from comares.kernel.frame_fields import frame_arguments, pending_step
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.outcome import Outcome
from comares.kernel.state import FRAME, State
from comares.kernel.step import Step
from comares.kernel.view import PendingStep, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What all games share: find the step of the top frame and carry it on.

    A subclass adds its steps, names its piles (the streams of chance) and its events, and defines set-up, views,
    determinization (`imagine`) and scoring.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.steps: vec[Step] = vec[Step]()  # a list would check the type of a step each time it is read
        self.piles: list[str] = []
        self.events: list[EventKind] = []
        self.view_type: type[View] = View  # the class of this game's views; positions are written by its fields

    def add(self, step: Step) -> i64:
        """Add the step and set its number, which is returned."""
        step.number = len(self.steps)
        self.steps = append(self.steps, step)
        return step.number

    # The six methods.

    def setup(self, chance: Chance, log: EventSink) -> State:
        """A new game at its first decision."""
        raise NotImplementedError

    def options(self, state: State, out: Options) -> None:
        """Fill `out` with the options of `state.seat`; with none if the game is over.

        An option is legal exactly if it is listed. No option is listed twice.
        """
        out.clear()
        if not state.over:
            self.steps[state.step()].options(state, out)

    def apply(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        """Carry out a legal option in place, up to the next decision or the end, and emit its events."""
        self.steps[option & 255].choose(state, option, chance, log)
        self.advance(state, chance, log)

    def view(self, state: State, seat: int | None) -> View:
        """What that seat may know (None: a spectator). The view shares nothing with the state."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """Determinization: a full state that agrees with the view, its unknowns drawn from chance."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """The points, what a scoring held now would add, and the winners if the game is over."""
        raise NotImplementedError

    def scorings(self) -> int:
        """How many scorings a whole game has; they are numbered from 1."""
        raise NotImplementedError

    def score(self, state: State, scoring: i64) -> list[Scored]:
        """What that scoring (from 1) would give if it were held now."""
        raise NotImplementedError

    # Positions.

    def full_view(self, state: State) -> View:
        """Everything, hidden things included; the viewer is None. `imagine` makes the same state of it again and draws
        nothing."""
        raise NotImplementedError

    def problems(self, view: View) -> list[str]:
        """Why no game could reach this position, a sentence for each reason; empty if one could."""
        raise NotImplementedError

    # What the games share.

    def points(self, state: State) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError

    def advance(self, state: State, chance: Chance, log: EventSink) -> None:
        """Carry on frames until one waits for a choice or the game is over."""
        while not state.over and not self.steps[state.step()].run(state, chance, log):
            pass

    def pending(self, state: State) -> list[PendingStep]:
        """The frames of the state by name, the top one last."""
        frames = state.pending()
        pending: list[PendingStep] = []
        for at in range(0, len(frames), FRAME):
            step = self.steps[frames[at]]
            pending.append(pending_step(step.name, step.frame_fields, frames[at + 1 : at + FRAME]))
        return pending

    def frames(self, pending: list[PendingStep]) -> list[int]:
        """The frames for `State.set_pending`, from their names; a ValueError says what is wrong."""
        numbers = {step.name: int(step.number) for step in self.steps}
        frames: list[int] = []
        for frame in pending:
            if frame.step not in numbers:
                raise ValueError(f"unknown step {frame.step!r}; expected one of {', '.join(numbers)}")
            number = numbers[frame.step]
            frames += [number, *frame_arguments(frame, self.steps[number].frame_fields)]
        return frames

    def code(self, option: i64) -> str:
        """The option as a player reads and types it."""
        return self.steps[option & 255].code(option)

    def parse(self, code: str) -> i64:
        """The option that the code means, or -1. `parse(code(option)) == option`."""
        words = code.split()
        for step in self.steps:
            if words and step.name == words[0]:
                option: i64 = step.parse(words[1:])
                if option >= 0:
                    return option
        return -1

    def why_not(self, state: State, option: i64) -> str:
        """The number of the first rule that forbids the option; `step.LEGAL` exactly if it is legal."""
        step = self.steps[option & 255]
        return self.steps[state.step()].why_not_step(step) or step.why_not(state, option)
