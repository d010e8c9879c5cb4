"""The arguments of a frame by name: how views and positions write what is pending, and how it is read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comares.kernel.notation import integer
from comares.kernel.view import FieldValue, PendingStep

ARGUMENTS = ("arg0", "arg1", "arg2")  # the names of arguments for which a step has no name


class FrameField(NamedTuple):
    """One argument of a frame: its name, and how its number is written.

    `names`: the number is an index into these names; with `set`, it is a set of such indices, written name+name.
    `first`: the number that is written for 0. Printed cards, for example, are numbered from 1.
    """

    name: str
    names: tuple[str, ...] = ()
    set: bool = False
    first: int = 0

    def write(self, number: int) -> FieldValue:
        """The number in its written form."""
        if self.set:
            return _value("+".join(name for i, name in enumerate(self.names) if number >> i & 1) or "none")
        if self.names:
            return _value(self.names[number]) if 0 <= number < len(self.names) else number
        return number + self.first

    def read(self, value: FieldValue) -> int:
        """The number from its written form; a ValueError says what is expected."""
        if self.set:
            words = [] if value == "none" else str(value).split("+")
            return sum(1 << self._index(word) for word in words)
        if self.names and (isinstance(value, str) or str(value) in self.names):
            return self._index(str(value))
        if not isinstance(value, int):
            raise ValueError(f"{self.name}={value}: expected a number")
        return value if self.names else value - self.first

    def _index(self, word: str) -> int:
        if word not in self.names:
            raise ValueError(f"{self.name}={word}: expected one of {', '.join(self.names)}")
        return self.names.index(word)


def _value(word: str) -> FieldValue:
    """The word, or the number that it spells: a name such as 19 is the same, written and read."""
    number = integer(word)
    return word if number is None else number


def pending_step(step: str, fields: Sequence[FrameField], arguments: Sequence[int]) -> PendingStep:
    """The frame of that step with its three arguments by name. An argument without a name is left out if it is 0.

    `frame_arguments` gives the same three arguments back."""
    named: dict[str, FieldValue] = {}
    for i, number in enumerate(arguments):
        if i < len(fields):
            named[fields[i].name] = fields[i].write(int(number))
        elif number:
            named[ARGUMENTS[i]] = int(number)
    return PendingStep(step, named)


def frame_arguments(pending: PendingStep, fields: Sequence[FrameField]) -> list[int]:
    """The three arguments of the frame; a ValueError says what is wrong with a field."""
    known = {field.name: i for i, field in enumerate(fields)}
    known |= {name: i for i, name in enumerate(ARGUMENTS) if i >= len(fields)}
    arguments = [0, 0, 0]
    for name, value in pending.fields.items():
        if name not in known:
            raise ValueError(f"{pending.step} has no field {name!r}; expected {', '.join(known) or 'none'}")
        i = known[name]
        arguments[i] = (fields[i] if i < len(fields) else FrameField(name)).read(value)
    missing = [field.name for field in fields if field.name not in pending.fields]
    if missing:
        raise ValueError(f"{pending.step} needs {', '.join(missing)}")
    return arguments
