"""A scoring with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from comares.kernel.events import Scored
from comares.kernel.game import Game


@dataclass(frozen=True)
class ScoreEntry:
    """Points for one reason. `seat` is -1 for a party that no player has (Dirk in Alhambra, Yusuf in Sabika).

    >>> ScoreEntry(0, 3, "A9.4", "Player 1 scores 3 for a wall of 3.").rule
    'A9.4'
    """

    seat: int
    points: int
    rule: str
    words: str


@dataclass(frozen=True)
class Score:
    """What a scoring would give: the points of each seat, and the reasons.

    >>> import comares
    >>> table = comares.new_table("alhambra", seed=8)
    >>> for code in ("buy 4 6", "stop", "place 33 0,1"):
    ...     line = table.play(code)
    >>> print(table.score(scoring=2))
    Player 1 scores 12: most gardens (1). (A9.2)
    Player 1 scores 3 for a wall of 3. (A9.4)
    >>> table.score(scoring=2).points
    [15, 0, 0]
    """

    points: list[int]
    entries: tuple[ScoreEntry, ...]

    def __str__(self) -> str:
        return "\n".join(f"{entry.words} ({entry.rule})" for entry in self.entries)


def score_of(scored: Sequence[Scored], players: int, game: Game) -> Score:
    """The entries in words, and their sums."""
    points = [0] * players
    for entry in scored:
        if entry.seat >= 0:
            points[entry.seat] += entry.points
    entries = [ScoreEntry(one.seat, one.points, one.rule, game.wording.narrate([one.why])) for one in scored]
    return Score(points, tuple(entries))
