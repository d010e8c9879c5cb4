# compiled
"""A3: a turn. Its parts are frames: actions, placing, refilling, scoring, the next turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from comares.alhambra.events import PASSED, STOPPED
from comares.alhambra.module import Hooks
from comares.alhambra.state import AlhambraState, alhambra
from comares.kernel.chance import Chance
from comares.kernel.frame_fields import FrameField
from comares.kernel.log import EventSink
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.step import Step


class Action(Step):
    """A3.1, A3.2: one action, and another after each exact purchase."""

    def __init__(self, actions: list[Step], stop: Step, no_action: Step, hooks: Hooks) -> None:
        super().__init__("action", frame_fields=(FrameField("purchases"),))  # A3.2: exact ones so far
        self.actions: vec[Step] = vec[Step](actions)
        self.stop: Step = stop
        self.no_action: Step = no_action
        self.hooks: Hooks = hooks

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        state.seat = alhambra(state).turn
        return True

    def options(self, state: State, out: Options) -> None:
        self._add_actions(state, out)
        if state.arg0():
            self.stop.options(state, out)
        elif not out.n:
            self.no_action.options(state, out)

    def _add_actions(self, base: State, out: Options) -> None:
        state = alhambra(base)
        for action in self.actions:
            action.options(state, out)
        for module in self.hooks.actions:
            module.actions(state, out)

    def why_not_step(self, step: Step) -> str:
        if step is self.stop or step is self.no_action:
            return ""
        for action in self.actions:
            if action is step:
                return ""
        for module in self.hooks.modules:
            if step in module.action_steps():
                return ""
        return "A3.1"


class Stop(Step):
    """A3.2: take no further action after an exact purchase."""

    def __init__(self) -> None:
        super().__init__("stop", "stop")

    def options(self, state: State, out: Options) -> None:
        out.add(self.number)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        log.emit(STOPPED, state.seat, 0, 0)
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        return "" if state.arg0() else "A3.2"


class Pass(Step):
    """A3.5: pass, if no action is possible."""

    def __init__(self) -> None:
        super().__init__("pass", "pass")
        self.action: Step | None = None  # the step that lists the actions

    def options(self, state: State, out: Options) -> None:
        out.add(self.number)

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        log.emit(PASSED, state.seat, 0, 0)
        state.pop()

    def why_not(self, state: State, option: i64) -> str:
        out = Options()
        assert self.action is not None
        self.action.options(state, out)
        return "" if out.to_list() == [int(self.number)] else "A3.5"


class NextTurn(Step):
    """A3.4: start the next player's turn, or the end of the game (A10)."""

    def __init__(self, seats: i64, parts: list[Step], finale: list[Step]) -> None:
        super().__init__("next-turn")
        self.seats: i64 = seats
        self.parts: vec[Step] = vec[Step](parts)
        self.finale: vec[Step] = vec[Step](finale)

    def run(self, base: State, chance: Chance, log: EventSink) -> bool:
        state = alhambra(base)
        state.pop()
        if state.ending:
            push_all(state, self.finale)
        else:
            self.begin(state, (state.turn + 1) % self.seats)
        return False

    def begin(self, state: AlhambraState, seat: i64) -> None:
        """Start the seat's turn."""
        state.turn = seat
        state.push(self.number)
        push_all(state, self.parts)


def push_all(state: AlhambraState, parts: vec[Step]) -> None:
    """Push the frames of these steps, so that they run in this order."""
    i: i64 = len(parts) - 1
    while i >= 0:
        state.push(parts[i].number)
        i -= 1
