"""Storage in memory: for tests, and for a table without a server. A file for each subject."""

from __future__ import annotations

from comares.server.play.memory_storage.deals import MemoryDeals
from comares.server.play.memory_storage.editions import MemoryEditions
from comares.server.play.memory_storage.lines import MemoryLines
from comares.server.play.memory_storage.players import MemoryPlayers
from comares.server.play.memory_storage.results import MemoryResults
from comares.server.play.memory_storage.reviews import MemoryReviews
from comares.server.play.memory_storage.seats import MemorySeats
from comares.server.play.memory_storage.talk import MemoryTalk


class MemoryStorage(
    MemoryPlayers, MemoryLines, MemorySeats, MemoryEditions, MemoryTalk, MemoryResults, MemoryDeals, MemoryReviews
):
    """Keeps everything in dictionaries. What it returns are copies."""

    async def check_readable(self) -> None:
        """Memory can always be read."""

    async def check_writable(self) -> None:
        """Memory can always be written to."""
