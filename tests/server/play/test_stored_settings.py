"""Tables that began with version 1 of the rules are opened and played on as they began."""

from __future__ import annotations

from dataclasses import replace

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.server.play.new_table import to_stored
from comares.server.play.storage import Seat
from comares.server.play.stored_settings import with_all_settings


def test_a_row_of_version_1_gets_the_settings_that_play_as_version_1_did() -> None:
    table = Table(GAMES["alhambra"], 2, {"portals": "on"}, SeededChance(1))
    row = to_stored(table, [Seat("person", "A"), Seat("person", "B")], "running", "live", False, "host")[0]
    old = replace(row, version=1, settings={"end": "short", "portals": "on"})
    opened = with_all_settings(old, GAMES)
    assert opened.version == GAMES["alhambra"].version
    assert (opened.settings["start-tie"], opened.settings["portal-offer"]) == ("lowest", "fitting")
    assert with_all_settings(row, GAMES) == row
    future = replace(row, version=99)
    assert with_all_settings(future, GAMES) == future
