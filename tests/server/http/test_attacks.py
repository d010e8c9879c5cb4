"""Under every attack from one address others play on; the long run compares their times with the calm."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from helpers.server.attacks import ATTACKS, PRODUCTION, p99, turns, under
from helpers.server.client import ServerProcess

LONG = bool(os.environ.get("COMARES_LONG"))
SIZE, SECONDS = (40, 20.0) if LONG else (3, 1.0)
MAX_RATIO = 1.5  # of the p99 to the one in the calm, plus a constant:
MAX_EXTRA = 0.002  # seconds


@pytest.mark.alone
@pytest.mark.parametrize("name", ATTACKS)
def test_others_play_on_under_an_attack(name: str, tmp_path: Path) -> None:
    async def story(served: ServerProcess) -> None:
        await turns(served, 0.5)
        calm = await turns(served, SECONDS) if LONG else []
        took = await under(name, served, SIZE, SECONDS)
        assert took
        assert not LONG or p99(took) < MAX_RATIO * p99(calm) + MAX_EXTRA

    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", **PRODUCTION) as served:
        asyncio.run(asyncio.wait_for(story(served), 300))
    assert not served.errors(), served.errors()
