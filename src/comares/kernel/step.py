# compiled
"""One kind of frame, and of option: a part of a turn, an effect of a card, a module's own choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from comares.kernel.chance import Chance
from comares.kernel.frame_fields import FrameField
from comares.kernel.log import EventSink
from comares.kernel.notation import index_of
from comares.kernel.options import Options
from comares.kernel.state import State

NOT_NOW: Final = "-"  # stands for a rule: something else is to be decided now


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What a frame of this kind does, and the options that carry this step's number in their low byte.

    `name` is what a decision of this kind is called in words and the first word of its options' codes. `usage` is
    the whole code in the manner of a manual; a step without one is only a frame, and no option. Where an option says
    one thing more than its step, that is a place among `names`, << 8. The choices of a `secret` step are seen by the
    chooser alone. `frame_fields` name the arguments of its frame, for views and positions.
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
        self.number: i64 = -1  # given by the rules it is added to

    # As a frame.

    def run(self, state: State, chance: Chance, log: EventSink) -> bool:
        """Carry the top frame, which is of this step, on; true if it waits for a choice."""
        return True

    def options(self, state: State, out: Options) -> None:
        """Add what may be chosen now to `out`. The one place that says what is legal."""

    def why_not_step(self, step: Step) -> str:
        """The number of the rule that keeps every option of that step out of a decision of this one, if one does."""
        return "" if step is self else NOT_NOW

    # As an option.

    def choose(self, state: State, option: i64, chance: Chance, log: EventSink) -> None:
        """Carry out an option of this step, which is legal here."""
        raise NotImplementedError

    def code(self, option: i64) -> str:
        """The option as a player reads and types it; `parse` gives it back exactly."""
        return f"{self.name} {self.names[option >> 8]}" if self.names else self.name

    def parse(self, words: list[str]) -> i64:
        """The option that these words after the name mean, or -1 if they mean none."""
        if self.names:
            field = index_of(words[0], self.names) if len(words) == 1 else -1
            return self.number | field << 8 if field >= 0 else -1
        return self.number if self.usage and not words else -1

    def why_not(self, state: State, option: i64) -> str:
        """The number of the first rule that forbids the option here; empty exactly if it is legal."""
        raise NotImplementedError
