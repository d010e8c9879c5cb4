# compiled
"""A game: a stateless object, made once for the chosen options, with six verbs over plain-data state."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from comares.kernel.chance import Chance
from comares.kernel.events import EventKind
from comares.kernel.frame_fields import frame_arguments, pending_step
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.outcome import Outcome
from comares.kernel.state import FRAME, State
from comares.kernel.step import Step
from comares.kernel.view import PendingStep, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What every game does in the same way: look up the step of the top frame, carry it on.

    A game adds its steps, names its piles (the streams of chance) and its events, and says how it is set up,
    seen, imagined and counted.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.steps: list[Step] = []
        self.piles: list[str] = []
        self.events: list[EventKind] = []
        self.view_type: type[View] = View  # the class of this game's views, which says how a position is written

    def add(self, step: Step) -> i64:
        """Give the step its number."""
        step.number = len(self.steps)
        self.steps.append(step)
        return step.number

    # The six verbs.

    def setup(self, chance: Chance, log: EventSink) -> State:
        """A new game, up to its first decision."""
        raise NotImplementedError

    def options(self, state: State, out: Options) -> None:
        """All that `state.seat` may choose now, into `out`; nothing when the game is over.

        An option is legal exactly when it is here. No option is there twice.
        """
        out.clear()
        if not state.over:
            self.steps[state.step()].options(state, out)

    def apply(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        """Carry a legal option out, in place, up to the next decision or the end; tell the log what happened."""
        self.steps[option & 255].choose(state, option, chance, log)
        self.advance(state, chance, log)

    def view(self, state: State, seat: int | None) -> View:
        """What that seat may know (None: a spectator), built from nothing."""
        raise NotImplementedError

    def imagine(self, view: View, chance: Chance) -> State:
        """Some full state that the view could be, with its unknowns drawn from chance."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """The points as they stand, what a scoring now would add, and at the end who has won."""
        raise NotImplementedError

    # Positions.

    def full_view(self, state: State) -> View:
        """Everything, what is hidden from all seats too; its viewer is None. `imagine` makes the same state of it
        again and draws nothing."""
        raise NotImplementedError

    def problems(self, view: View) -> list[str]:
        """Why no game could reach this position: a sentence each, which names the place. Empty if one could."""
        raise NotImplementedError

    # What they share.

    def points(self, state: State) -> list[int]:
        """The points of each seat as they stand."""
        raise NotImplementedError

    def advance(self, state: State, chance: Chance, log: EventSink) -> None:
        """Carry frames on until one waits for a choice or the game is over."""
        while not state.over and not self.steps[state.step()].run(state, chance, log):
            pass

    def pending(self, state: State) -> list[PendingStep]:
        """The frames of the state in names, the top one last."""
        frames = state.pending()
        pending: list[PendingStep] = []
        for at in range(0, len(frames), FRAME):
            step = self.steps[frames[at]]
            pending.append(pending_step(step.name, step.frame_fields, frames[at + 1 : at + FRAME]))
        return pending

    def frames(self, pending: list[PendingStep]) -> list[int]:
        """The frames for `State.set_pending` from their names; a ValueError says what is wrong."""
        numbers = {step.name: int(step.number) for step in self.steps}
        frames: list[int] = []
        for frame in pending:
            if frame.step not in numbers:
                raise ValueError(f"no step is called {frame.step!r}; there is {', '.join(numbers)}")
            number = numbers[frame.step]
            frames += [number, *frame_arguments(frame, self.steps[number].frame_fields)]
        return frames

    def code(self, option: i64) -> str:
        """The option as a player reads and types it."""
        return self.steps[option & 255].code(option)

    def parse(self, code: str) -> i64:
        """The option that a code means, or -1: `parse(code(option)) == option`."""
        words = code.split()
        for step in self.steps:
            if words and step.name == words[0]:
                option: i64 = step.parse(words[1:])
                if option >= 0:
                    return option
        return -1

    def why_not(self, state: State, option: i64) -> str:
        """The number of the first rule that forbids the option here; empty exactly if it is legal."""
        step = self.steps[option & 255]
        return self.steps[state.step()].why_not_step(step) or step.why_not(state, option)
