"""Which players are at a table through other processes."""

from __future__ import annotations

import time

from comares.server.play.presence import Presence


def test_a_process_that_is_silent_for_too_long_is_dropped_with_its_players() -> None:
    presence = Presence(timeout=0.05)
    presence.update("one:1", "k3v9", ["ada", "ben"])
    presence.update("two:2", "k3v9", ["eve"])
    assert presence.players_at("k3v9") == {"ada", "ben", "eve"}
    time.sleep(0.1)
    presence.mark_alive("two:2")
    assert (presence.drop_silent(), presence.players_at("k3v9")) == ({"k3v9"}, {"eve"})


def test_a_process_without_players_at_a_table_leaves_nothing() -> None:
    presence = Presence(timeout=60.0)
    presence.update("one:1", "k3v9", ["ada"])
    presence.update("one:1", "k3v9", [])
    assert presence.players_at("k3v9") == set()
