"""What happened, as numbers. The rules emit events; words are made from them elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from comares.kernel.log import EventSink

Arguments = dict[str, str | int]


def nothing(a: int, b: int) -> Arguments:
    """No arguments beside the seat."""
    return {}


class EventKind(NamedTuple):
    """One kind of event.

    `read` gives the two numbers of an event their names. `rule` is the rule that gives points, for events that do; the
    points are the first number. Only its own seat may know of a `secret` event."""

    name: str
    read: Callable[[int, int], Arguments] = nothing
    rule: str = ""
    secret: bool = False


class Event(NamedTuple):
    """One event."""

    kind: EventKind
    seat: int
    a: int
    b: int

    @property
    def arguments(self) -> Arguments:
        """The arguments of the event's sentence beside its seat: keys and numbers."""
        return self.kind.read(self.a, self.b)

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of the event."""
        return not self.kind.secret or self.seat == seat


class Scored(NamedTuple):
    """Points for a seat, and the event that explains them."""

    seat: int
    points: int
    why: Event

    @property
    def rule(self) -> str:
        """The rule that gives the points."""
        return self.why.kind.rule


def scored(events: list[Event]) -> list[Scored]:
    """The events that give points."""
    return [Scored(event.seat, event.a, event) for event in events if event.kind.rule]


class EventCollector(EventSink):
    """Keeps every event in a list."""

    def __init__(self, kinds: list[EventKind]) -> None:
        super().__init__()
        self.kinds = kinds
        self.events: list[Event] = []

    def emit(self, event: int, seat: int, a: int, b: int) -> None:
        """Append the event."""
        self.events.append(Event(self.kinds[event], int(seat), int(a), int(b)))
