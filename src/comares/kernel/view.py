"""What a seat may know of a game: the base of every game's view."""

from __future__ import annotations

from dataclasses import dataclass

FieldValue = int | str


@dataclass(frozen=True)
class PendingStep:
    """One thing that is still to be done: the name of its step and what the step needs to know, by name.

    >>> str(PendingStep("take", {"n": 2, "from": "start"}))
    'take n=2 from=start'
    """

    step: str
    fields: dict[str, FieldValue]

    def __str__(self) -> str:
        return " ".join([self.step, *(f"{name}={value}" for name, value in self.fields.items())])


@dataclass
class View:
    """The table from one seat. Everything in it is known to that seat; a game adds its own fields."""

    viewer: int | None  # the seat that looks; None: a spectator
    seat: int  # who decides
    over: bool
    pending: list[PendingStep]  # what is still to be done, the next step last
