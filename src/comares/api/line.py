"""One line of a game's record."""

from __future__ import annotations

from functools import cached_property

from comares.kernel import record
from comares.kernel.game import Game


class Line:
    """One line of a game: the deal, a choice, or an undo.

    >>> import comares
    >>> line = comares.new_table("alhambra", seed=8).play("buy 4 6")
    >>> line.number, line.seat, line.code
    (1, 0, 'buy 4 6')
    >>> line.words
    'Player 1 buys garden 6 (tile 33). Player 1 pays 6 in ducats.'
    """

    def __init__(self, line: record.Line, game: Game) -> None:
        self._line = line
        self._game = game

    @property
    def number(self) -> int:
        """The number of the line, from 0."""
        return self._line.number

    @property
    def seat(self) -> int | None:
        """The seat that chose; None for the deal."""
        return None if self._line.seat == record.NATURE else self._line.seat

    @property
    def code(self) -> str:
        """The code of the choice; `deal`; or `undo N`."""
        return self._line.code

    @cached_property
    def words(self) -> str:
        """What happened, in English."""
        return self._game.wording.narrate(self._line.events)

    def __repr__(self) -> str:
        return f"Line({self.number}, {self.seat}, {self.code!r})"
