"""What a seat may know of a game: the base class of all views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, NamedTuple, TypeVar

from comares.kernel.notation import integer

FieldValue = int | str


class CountedFrom(NamedTuple):
    """Marks a number that a position writes as counted from `first`, while the program counts from 0."""

    first: int


Seat = Annotated[int, CountedFrom(1)]  # 0 in the program is seat 1 in words, records and positions

ABSENT = "absent"
Value = TypeVar("Value")
OrNone = Annotated[Value | None, ABSENT]  # None means that there is none; elsewhere None means unknown


@dataclass(frozen=True)
class PendingStep:
    """One pending step: its name, and its arguments by name.

    >>> str(PendingStep("take", {"n": 2, "from": "start"}))
    'take n=2 from=start'
    >>> PendingStep.parse("take n=2 from=start")
    PendingStep(step='take', fields={'n': 2, 'from': 'start'})
    """

    step: str
    fields: dict[str, FieldValue]

    def __str__(self) -> str:
        return " ".join([self.step, *(f"{name}={value}" for name, value in self.fields.items())])

    @classmethod
    def parse(cls, text: str) -> PendingStep:
        """The step that is written so; a ValueError says what is expected."""
        step, *words = text.split()
        fields: dict[str, FieldValue] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not (name and equals and value) or name in fields:
                raise ValueError(f"expected STEP NAME=VALUE ..., each name once, not {word!r}")
            number = integer(value)
            fields[name] = value if number is None else number
        return cls(step, fields)


@dataclass
class View:
    """A game as one seat sees it. Each game adds its fields.

    A field that the viewer may not know is None; where None says that there is nothing, its type is `OrNone`. A
    position is a view in text (docs/position.md), so a view and its parts are dataclasses of numbers, words, lists of
    them and other such dataclasses. The class variable `DERIVED` of a part names the fields that follow from others;
    they are left out of the text.

    >>> View(viewer=0, seat=1, over=False, pending=[PendingStep("take", {})]).seat
    1
    """

    viewer: Seat | None  # whose view this is; None: a spectator, or nobody in particular
    seat: Seat  # the seat that decides
    over: bool
    pending: list[PendingStep]  # the next step last
