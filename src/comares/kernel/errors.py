"""The errors of the engine. Each message says what would be right, and whatever was refused has changed nothing."""

from __future__ import annotations

from typing import Any


def _restored(kind: type[ComaresError], arguments: tuple[Any, ...], fields: dict[str, Any]) -> ComaresError:
    error = kind.__new__(kind)
    error.args = arguments
    error.__dict__.update(fields)
    return error


class ComaresError(Exception):
    """The base of all errors that the caller can put right.

    >>> issubclass(Illegal, ComaresError)
    True
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error can be sent to another process, whatever its arguments are."""
        return _restored, (type(self), self.args, self.__dict__)


class Unreadable(ComaresError):
    """A code that means nothing in this game. `usages` says how codes are written.

    >>> import comares
    >>> comares.new_table("alhambra", seed=7).play("dance")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    comares.kernel.errors.Unreadable: 'dance' cannot be read; a code is one of: take CARD ...
    """

    def __init__(self, message: str, code: str = "", usages: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.usages = usages


class Illegal(ComaresError):
    """A code that can be read but is not legal here. `rule` is the number of the rule that forbids it.

    >>> import comares
    >>> comares.new_table("alhambra", seed=8).play("reserve 33")
    Traceback (most recent call last):
    comares.kernel.errors.Illegal: seat 1 cannot reserve 33: that is not an action of a turn (A3.1)
    """

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class NotYourDecision(ComaresError):
    """Another seat decides now.

    >>> import comares
    >>> comares.new_table("alhambra", seed=8).play("take ducat-2", seat=1)
    Traceback (most recent call last):
    comares.kernel.errors.NotYourDecision: seat 2 cannot take ducat-2: seat 1 decides now
    """


class GameOver(NotYourDecision):
    """No seat decides any more.

    >>> str(GameOver("the game is over: no seat decides"))
    'the game is over: no seat decides'
    """


class NothingToUndo(ComaresError):
    """The last choice cannot be taken back: it revealed something, or ended the turn, or there is none.

    >>> import comares
    >>> comares.new_table("alhambra", seed=7).undo()
    Traceback (most recent call last):
    comares.kernel.errors.NothingToUndo: seat 1 cannot undo: it has chosen nothing since the last draw or turn
    """


class UnknownSeat(ComaresError):
    """A seat that is not at this table.

    >>> import comares
    >>> comares.new_table("alhambra", players=3).view(3)
    Traceback (most recent call last):
    comares.kernel.errors.UnknownSeat: there is no seat index 3; with 3 players it is from 0 to 2
    """


class BadSetup(ComaresError):
    """A game that cannot be set up: an unknown game, setting, value or bot, a wrong number of players, a wrong seed.

    >>> import comares
    >>> comares.new_table("alhambra", players=7)
    Traceback (most recent call last):
    comares.kernel.errors.BadSetup: alhambra is for 2 to 6 players, not 7
    """


class BadRecord(ComaresError):
    """A text that is not a complete and correct record. `line` is the line of the text, from 1.

    >>> import comares
    >>> comares.load("1. e4 e5\\n")
    Traceback (most recent call last):
    comares.kernel.errors.BadRecord: line 1: this is not a record of a game; expected: comares-record 1
    """

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


class BadPosition(ComaresError):
    """A text that is not a position. `line` is the line of the text, from 1; 0 if it is no line in particular.

    >>> import comares
    >>> comares.position("sabika", comares.new_table("alhambra").position())
    Traceback (most recent call last):
    comares.kernel.errors.BadPosition: line 2: this is a position of alhambra, not of sabika
    """

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class Unreachable(ComaresError):
    """A position that no game could reach. `problems` are the reasons, each a sentence.

    >>> str(Unreachable(["market: tile 33 is there twice"]))
    'no game could reach this position: market: tile 33 is there twice'
    """

    def __init__(self, problems: list[str]) -> None:
        super().__init__(f"no game could reach this position: {'; '.join(problems)}")
        self.problems = problems
