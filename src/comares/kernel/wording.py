"""The sentences of a game, supplied from outside: the kernel knows no language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from comares.kernel.events import Event


class Wording(Protocol):
    """Turns events and rules into sentences of one language."""

    def narrate(self, events: Sequence[Event]) -> str:
        """The events, one sentence after another; empty if there are none."""
        ...

    def why(self, rule: str) -> str:
        """What the rule forbids, as a clause without a full stop."""
        ...
