"""What can be wrong with what a table is told. Each error says what would be right; the table is unchanged."""

from __future__ import annotations


class ComaresError(Exception):
    """Something that the caller can put right."""


class Unreadable(ComaresError):
    """A code that means nothing in this game. `usages` is how codes are written, where a player wrote it."""

    def __init__(self, message: str, code: str = "", usages: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.usages = usages


class Illegal(ComaresError):
    """A code that means something, but not here. `rule` is the number of the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class NotYourDecision(ComaresError):
    """Somebody else decides now, or nobody does any more."""


class NothingToUndo(ComaresError):
    """The last choice drew something, or handed the decision on, or there is none."""


class BadSetup(ComaresError):
    """A game that cannot be set up so: a wrong number of seats, an option or a value that does not exist."""


class BadRecord(ComaresError):
    """A file that is not a whole, sound record. `line` is the line it goes wrong in, from 1."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line = line


class BadPosition(ComaresError):
    """A text that is not a position. `line` is the line it goes wrong in, from 1; 0 if it is none in particular."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line = line
        self.what = what


class Unreachable(ComaresError):
    """A position that no game could reach. `problems` are the reasons, each a sentence that names the place."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(f"no game could reach this position: {'; '.join(problems)}")
        self.problems = problems
