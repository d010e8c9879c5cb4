"""What a lesson is: a position, what the others do, steps, and goals as conditions on the player's own choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from comares.kernel.position import Position

# Where a step may point, if wanted with a thing there: `rondel outer:2`. The client knows where each of them is on the
# screen (web/src/lessons/anchors.ts).
ANCHORS: dict[str, frozenset[str]] = {
    "alhambra": frozenset(
        ("display", "hand", "market", "palace", "reserve", "rivals", "standing", "score", "prompt", "supplies", "dirk")
    ),
    "sabika": frozenset(
        (
            "rondel",
            "workshop",
            "small",
            "large",
            "storehouses",
            "map",
            "poems",
            "long",
            "wishes",
            "rounds",
            "rewards",
            "prompt",
            "event",
            "yusuf",
            "rivals",
        )
    ),
}
GROUPS = ("course", "more")  # the course itself; lessons for modules and other ways to play


class Choice(NamedTuple):
    """A legal choice of the player, and what it would do."""

    code: str
    changes: Mapping[str, int]  # by name, as the previews of the game have them
    events: Sequence[str]  # the kinds of events that it would set off at once
    points: int | None  # what it adds, if a scoring came now; None: that depends on a draw
    most: int | None  # the most that any choice of the same kind adds


@dataclass(frozen=True)
class Goal:
    """What the player's choice must be. Everything that is given must hold."""

    codes: tuple[str, ...] = ()  # it is one of these
    moves: tuple[str, ...] = ()  # its first word is one of these
    words: tuple[str, ...] = ()  # these are among its other words
    changes: Mapping[str, int] = field(default_factory=dict)  # its preview has exactly these
    least: Mapping[str, int] = field(default_factory=dict)  # its preview has at least these
    events: tuple[str, ...] = ()  # all these happen
    best: bool = False  # no choice of the same kind gives more points, if a scoring came now

    def is_met(self, choice: Choice) -> bool:
        """Whether the choice is what the lesson asks for."""
        first, *others = choice.code.split()
        return (
            (not self.codes or choice.code in self.codes)
            and (not self.moves or first in self.moves)
            and all(word in others for word in self.words)
            and all(choice.changes.get(name, 0) == value for name, value in self.changes.items())
            and all(choice.changes.get(name, 0) >= value for name, value in self.least.items())
            and all(event in choice.events for event in self.events)
            and (not self.best or (choice.points is not None and choice.points == choice.most))
        )


@dataclass(frozen=True)
class Step:
    """One thing to read or to do. Its text is `lesson-GAME-LESSON-STEP`."""

    name: str
    at: str  # the anchor that it points at, and a thing there
    goal: Goal | None = None  # None: there is something to read only, or a game to play
    solution: str = ""  # a code that meets the goal
    wrong: str = ""  # a legal code that does not
    explained: bool = False  # there is a text for every wrong choice: `...-STEP-wrong`
    plays: bool = False  # from here on the player plays as they like, until the game is over

    @property
    def is_task(self) -> bool:
        """Whether the player has to do something."""
        return self.goal is not None or self.plays


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game's course."""

    game: str
    name: str
    group: str
    minutes: int
    seed: int  # of everything that is drawn
    rivals: tuple[str, ...]  # the names of the other seats
    script: tuple[str, ...]  # what they choose, one after another; then they play as gardeners
    position: Position
    text: str  # of the position
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def seat(self) -> int:
        """The player's seat."""
        viewer = self.position.view.viewer
        assert viewer is not None
        return viewer

    @property
    def tasks(self) -> tuple[Step, ...]:
        """The steps in which the player does something, in order. All but a game take one choice."""
        return tuple(step for step in self.steps if step.is_task)

    def key(self, name: str) -> str:
        """The key of a text of the lesson."""
        return f"lesson-{self.game}-{self.name}-{name}"

    def text_keys(self) -> list[str]:
        """The keys of all its texts."""
        steps = [self.key(step.name) for step in self.steps]
        wrongs = [self.key(f"{step.name}-wrong") for step in self.steps if step.explained]
        return [self.key("title"), *steps, *wrongs]
