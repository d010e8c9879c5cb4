"""Files that only their owner may read: the database holds every hand and the key of all cookies."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

OWNER_ONLY = 0o600
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE_SQLITE = ("-wal", "-shm")  # SQLite gives new files beside the database its rights

log = logging.getLogger(__name__)


def make_private(path: Path) -> None:
    """Create the file for its owner alone, whatever the umask; or take the rights on it from everybody else."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except FileExistsError:
        narrow(path)


def narrow(path: Path) -> None:
    """Take the rights on the file from everybody but its owner, if they have any."""
    rights = stat.S_IMODE(path.stat().st_mode)
    if os.name != "posix" or not rights & OTHERS:
        return
    try:
        path.chmod(rights & ~OTHERS)
        log.warning("%s could be read by others (%04o); now only its owner can", path, rights)
    except PermissionError:
        log.error("%s can be read by others (%04o); its owner can change that: chmod 600", path, rights)


def make_sqlite_private(database: Path) -> None:
    """Create the database file for its owner alone, or take the rights on it and on the files beside it from others."""
    make_private(database)
    for suffix in BESIDE_SQLITE:
        beside = Path(f"{database}{suffix}")
        if beside.exists():
            narrow(beside)
