"""How often an address may try to sign in, or ask for mail."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

from comares.server.errors import Refusal

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MAILS_FROM_ADDRESS: Final = 10  # times as many as to one address
MAX_ADDRESSES: Final = 10_000  # that are remembered; then those without an attempt in the last time are forgotten


class Attempts:
    """Counts the attempts of addresses within a time, in the memory of this process."""

    def __init__(self, limit: int, seconds: float = MINUTE) -> None:
        """`limit`: attempts of one address in so many seconds; 0: any number."""
        self._limit = limit
        self._seconds = seconds
        self._made: dict[str, deque[float]] = {}

    def use(self, address: str) -> None:
        """Count an attempt; a Refusal if it is one too many."""
        if not self._limit:
            return
        now = time.monotonic()
        if len(self._made) > MAX_ADDRESSES:
            self._made = {each: made for each, made in self._made.items() if made[-1] > now - self._seconds}
        made = self._made.setdefault(address, deque(maxlen=self._limit))
        if len(made) == self._limit and made[0] > now - self._seconds:
            raise Refusal("too-many")
        made.append(now)
