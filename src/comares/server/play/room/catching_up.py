"""Reading a table again once the storage can be read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from comares.server.errors import Refusal
from comares.server.play.storage import StorageFailed


class CatchingUp:
    """Refreshes until it works: after a write without an answer, or after notes that may have been missed."""

    def __init__(self, refresh: Callable[[], Awaitable[None]], retry: float) -> None:
        self._refresh = refresh
        self._retry = retry  # seconds between two tries
        self._is_behind = False  # something was stored, or may have been, that is not here yet
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Refresh as soon as the storage can be read."""
        self._is_behind = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._try())

    def stop(self) -> None:
        """There is nothing to read any more."""
        self._is_behind = False

    async def _try(self) -> None:
        while self._is_behind:
            self._is_behind = False
            try:
                await self._refresh()
            except (Refusal, StorageFailed) as error:
                if isinstance(error, Refusal) and error.key != "storage":
                    return  # the table was deleted, or cannot be opened any more
                self._is_behind = True
                await asyncio.sleep(self._retry)
