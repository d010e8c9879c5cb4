# compiled
"""A step: one kind of frame and of option, such as a part of a turn, an effect of a card, a choice of a module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from comares.kernel.chance import Chance
from comares.kernel.frame_fields import FrameField
from comares.kernel.log import EventSink
from comares.kernel.notation import index_of
from comares.kernel.option_fields import option_fields
from comares.kernel.options import Options
from comares.kernel.state import State
from comares.kernel.view import FieldValue

LEGAL: Final = ""  # no rule forbids it
NOT_NOW: Final = "-"  # instead of a rule: another decision comes first


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What a frame of this kind does, and what its options do. The low byte of an option is the number of its step.

    `name` names the decision and is the first word of the codes. `usage` is the code as a manual writes it; a step
    without a usage has no options. If an option has one argument, it is an index into `names`, shifted left by 8. Only
    the chooser sees the choices of a `secret` step. `frame_fields` name the arguments of the frame, for views and
    positions.
    """

    def __init__(
        self,
        name: str,
        usage: str = "",
        names: Sequence[str] = (),
        secret: bool = False,
        frame_fields: Sequence[FrameField] = (),
    ) -> None:
        self.name: str = name
        self.usage: str = usage
        self.names: list[str] = list(names)
        self.secret: bool = secret
        self.frame_fields: list[FrameField] = list(frame_fields)
        self.number: i64 = -1  # `Rules.add` sets it

    # As a frame.

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        """Carry on the top frame, which is of this step; true if it waits for a choice."""
        return True

    def options(self, state: State, out: Options) -> None:
        """Add the legal options to `out`. This alone decides what is legal."""

    def why_not_step(self, step: Step) -> str:
        """The rule that forbids every option of that step in a decision of this one; LEGAL if there is none."""
        return LEGAL if step is self else NOT_NOW

    # As an option.

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        """Carry out an option of this step, which must be legal."""
        raise NotImplementedError

    def code(self, option: i64) -> str:
        """The option as a player reads and types it. `parse` is the exact inverse."""
        return f"{self.name} {self.names[option >> 8]}" if self.names else self.name

    def parse(self, words: list[str]) -> i64:
        """The option that the words after the name mean, or -1."""
        if self.names:
            field = index_of(words[0], self.names) if len(words) == 1 else -1
            return self.number | field << 8 if field >= 0 else -1
        return self.number if self.usage and not words else -1

    def fields(self, option: i64) -> dict[str, FieldValue]:
        """The parts of the option by name. This default takes the names from the usage."""
        return option_fields(self.name, self.usage, self.code(option))

    def why_not(self, state: State, option: i64) -> str:
        """The number of the first rule that forbids the option; LEGAL exactly if `options` lists it."""
        raise NotImplementedError
