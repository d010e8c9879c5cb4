"""kill -9: no accepted move is lost, doubled or moved."""

from __future__ import annotations

import os
from pathlib import Path

from helpers.server.client import ServerProcess
from helpers.server.kill_harness import run
from helpers.server.premature_ack import PREMATURE_ACK

LONG = bool(os.environ.get("COMARES_LONG"))
GAMES, KILLS = (100, 500) if LONG else (10, 15)


def test_no_accepted_move_is_lost_doubled_or_moved_by_kill_9(tmp_path: Path) -> None:
    report = run(ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"), GAMES, KILLS)
    print(report)
    assert not report.wrong
    assert report.moves > 2 * KILLS
    assert report.resent > 0
    assert min(report.accepted[kind] for kind in ("alhambra", "sabika", "undo", "redo")) > 0


def test_the_harness_catches_a_server_that_sends_a_line_before_it_is_stored(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    report = run(ServerProcess(database, tmp_path / "log", PREMATURE_ACK), games=5, kills=2)
    assert [fault for fault in report.wrong if "lost" in fault]
