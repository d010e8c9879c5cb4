"""Tests that somebody with a browser lives through."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from helpers.server.client import Player, Served

PATIENCE = 60.0  # seconds

Story = Callable[[Player], Awaitable[None]]


def told(story: Story) -> Callable[[Served], None]:
    """The story as a test: told of a new player at the server that there is."""

    async def live(served: Served) -> None:
        async with Player(served.host) as ada:
            await asyncio.wait_for(story(ada), PATIENCE)

    def test(served: Served) -> None:
        asyncio.run(live(served))

    test.__name__, test.__doc__ = getattr(story, "__name__", "story"), story.__doc__
    return test
