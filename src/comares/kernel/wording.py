"""The words of a game, supplied from outside: the kernel knows no language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from comares.kernel.events import Event


class Wording(Protocol):
    """Turns what the rules report into sentences of one language."""

    def narrate(self, events: Sequence[Event]) -> str:
        """What happened, sentence after sentence; empty if there is nothing to say."""
        ...

    def why(self, rule: str) -> str:
        """What the rule forbids, as a clause without a full stop."""
        ...
