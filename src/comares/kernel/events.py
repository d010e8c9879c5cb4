"""What happened, as numbers: told by the rules, read by whoever wants words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from comares.kernel.log import EventSink

Arguments = dict[str, str | int]


def nothing(a: int, b: int) -> Arguments:
    """No arguments beside the seat."""
    return {}


class EventKind(NamedTuple):
    """One kind of event. `read` names the two numbers of one; `rule` stands where it gives points, which are its
    first number; a `secret` one is for its seat alone."""

    name: str
    read: Callable[[int, int], Arguments] = nothing
    rule: str = ""
    secret: bool = False


class Event(NamedTuple):
    """One thing that happened."""

    kind: EventKind
    seat: int
    a: int
    b: int

    @property
    def arguments(self) -> Arguments:
        """What the words of this event need to know beside its seat, in keys and numbers."""
        return self.kind.read(self.a, self.b)

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        return not self.kind.secret or self.seat == seat


class Scored(NamedTuple):
    """Points, and why: the event that says so and the number of its rule."""

    seat: int
    points: int
    why: Event

    @property
    def rule(self) -> str:
        """The rule that gives the points."""
        return self.why.kind.rule


def scored(events: list[Event]) -> list[Scored]:
    """The points among the events."""
    return [Scored(event.seat, event.a, event) for event in events if event.kind.rule]


class EventCollector(EventSink):
    """Keeps every event."""

    def __init__(self, kinds: list[EventKind]) -> None:
        super().__init__()
        self.kinds = kinds
        self.events: list[Event] = []

    def emit(self, event: int, seat: int, a: int, b: int) -> None:
        """Keep it."""
        self.events.append(Event(self.kinds[event], int(seat), int(a), int(b)))
