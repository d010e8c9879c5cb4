"""What a player was sent of a game and what the player asked for, to compare with what is stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from helpers.server.client import Message

UNDO = "undo"


class SeenLine(NamedTuple):
    """A line of a table: a seat and its code; None for the secret choice of another seat."""

    seat: int
    code: str | None

    def agrees(self, other: SeenLine) -> bool:
        """Whether both may be the same line."""
        return self.seat == other.seat and (self.code == other.code or None in (self.code, other.code))


class Choice(NamedTuple):
    """A choice and the last line that its player had seen; the code may be `undo`."""

    line: int
    seat: int
    code: str

    def became(self, line: SeenLine | None) -> bool:
        """Whether the line is this choice."""
        if line is None or line.code is None or line.seat != self.seat:
            return False
        return line.code.startswith("undo ") if self.code == UNDO else line.code == self.code


@dataclass
class ObservedLog:
    """Everything that one player knows of one table, over any number of connections."""

    table: str
    told: dict[int, SeenLine] = field(default_factory=dict)
    accepted: list[Choice] = field(default_factory=list)
    asked: Choice | None = None  # not answered yet
    contradictions: list[str] = field(default_factory=list)

    def receive(self, message: Message) -> None:
        """Take in a table message: its lines must not contradict earlier ones; a choice among them was accepted."""
        for news in message["news"]:
            self.note(news["line"], SeenLine(news["seat"], news["code"]))
        if self.asked is not None and self.asked.became(self.told.get(self.asked.line + 1)):
            self.accepted.append(self.asked)
            self.asked = None

    def note(self, number: int, line: SeenLine) -> None:
        known = self.told.setdefault(number, line)
        if not known.agrees(line):
            self.contradictions.append(f"line {number} was {known}, now {line}")
        elif known.code is None:
            self.told[number] = line

    def faults(self, stored: dict[int, SeenLine]) -> list[str]:
        """Lines that were sent and are not stored, or stored otherwise; and stored lines of the player's seats that the
        player never asked for, or not in that place."""
        wrong = [*self.contradictions]
        if list(stored) != list(range(len(stored))):
            wrong.append("the lines have gaps")
        for number, line in self.told.items():
            if number not in stored or not line.agrees(stored[number]):
                wrong.append(f"lost or moved: {number} {line}, stored is {stored.get(number)}")
        ours = {asked.line + 1: asked for asked in [*self.accepted, *([self.asked] if self.asked else [])]}
        seats = {asked.seat for asked in ours.values()}
        for number, line in stored.items():
            if line.seat in seats and not (number in ours and ours[number].became(line)):
                wrong.append(f"never chosen: {number} {line}")
        return [f"table {self.table}: {fault}" for fault in wrong]
