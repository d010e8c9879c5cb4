"""Async tests of one player at the shared server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from helpers.server.client import Player, ServerProcess

TIMEOUT = 60.0  # seconds

Story = Callable[[Player], Awaitable[None]]


def scenario(story: Story) -> Callable[[ServerProcess], None]:
    """Makes a pytest test of an async function of a new player at the shared server."""

    async def live(served: ServerProcess) -> None:
        async with Player(served.host) as ada:
            await asyncio.wait_for(story(ada), TIMEOUT)

    def test(served: ServerProcess) -> None:
        asyncio.run(live(served))

    test.__name__, test.__doc__ = getattr(story, "__name__", "story"), story.__doc__
    return test
