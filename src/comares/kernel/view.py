"""What a seat may know of a game: the base class of all views."""

from __future__ import annotations

from dataclasses import dataclass

FieldValue = int | str


@dataclass(frozen=True)
class PendingStep:
    """One pending step: its name, and its arguments by name.

    >>> str(PendingStep("take", {"n": 2, "from": "start"}))
    'take n=2 from=start'
    """

    step: str
    fields: dict[str, FieldValue]

    def __str__(self) -> str:
        return " ".join([self.step, *(f"{name}={value}" for name, value in self.fields.items())])


@dataclass
class View:
    """A game as one seat sees it. It holds nothing that the seat may not know. Each game adds its fields.

    >>> View(viewer=0, seat=1, over=False, pending=[PendingStep("take", {})]).seat
    1
    """

    viewer: int | None  # whose view this is; None: a spectator
    seat: int  # the seat that decides
    over: bool
    pending: list[PendingStep]  # the next step last
