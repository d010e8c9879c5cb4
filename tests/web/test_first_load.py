"""What a first visit costs: at most 200 kB gzip without fonts, each game's part loaded when needed."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from web.playing import new_table
from web.sabika_player import new_sabika

MOST = 200_000  # bytes over the wire, for the lobby and one game
LOBBY = 110_000
SLOWED = 4  # times
READY_WITHIN = 2000 if os.environ.get("COMARES_LONG") else 20_000  # milliseconds; a busy machine has longer

# What came over the wire for this page, fonts left out.
SENT = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter((entry) => !entry.name.endsWith(".woff2") && !entry.name.includes("/api/tables"))
    .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


@pytest.mark.parametrize(("game", "open_table"), [("alhambra", new_table), ("sabika", new_sabika)])
def test_the_first_load_is_at_most_200_kb(visit: Callable[..., Any], game: str, open_table: Callable[..., Any]) -> None:
    page = visit()
    lobby = page.evaluate(SENT)
    assert 10_000 < lobby < LOBBY, "the lobby brings no game with it"
    open_table(page, [{"kind": "me"}, {"kind": "open"}])
    page.wait_for_timeout(300)
    assert lobby < page.evaluate(SENT) < MOST


def test_the_page_asks_no_other_host(visit: Callable[..., Any]) -> None:
    page = visit()
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert names
    assert all(name.startswith(page.evaluate("location.origin")) for name in names)


@pytest.mark.alone
def test_on_a_slow_processor_the_lobby_can_soon_be_used(visit: Callable[..., Any]) -> None:
    page = visit()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.reload(wait_until="commit")
    page.wait_for_selector(".play:enabled")
    ready = page.evaluate("performance.now()")
    print(f"ready after {ready:.0f} ms")
    assert ready < READY_WITHIN
