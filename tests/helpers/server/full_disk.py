"""Disks that are full for a while: a real small file system, or a limit on the size of files that needs no rights."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import pytest

from helpers.server.faulty_database import FULL, fault_file

BLOCK = bytes(4096)
ROOM = 20 * len(BLOCK)  # left on a disk that is filled: the last of it is used up in the middle of a group


class Disk(Protocol):
    """A disk that can be filled."""

    def fill(self) -> None:
        """From now on, files cannot grow, or only a little."""
        ...

    def free(self) -> None:
        """From now on, files can grow."""
        ...


class SmallFileSystem:
    """A file system of its own; a file of zeros fills it."""

    def __init__(self, folder: Path, room: int = ROOM) -> None:
        self.folder = folder
        self.room = room

    def fill(self) -> None:
        with (self.folder / "filler").open("ab", buffering=0) as filler:
            with suppress(OSError):  # no space left on device
                while filler.write(BLOCK):
                    pass
            filler.truncate(filler.tell() - self.room)

    def free(self) -> None:
        (self.folder / "filler").unlink()


@contextmanager
def small_file_system(folder: Path, megabytes: int) -> Iterator[SmallFileSystem]:
    """A file system of that size in the folder. The test is skipped where none can be mounted."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0777", "none", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.SubprocessError):
        pytest.skip("a file system can be mounted by root only")
    try:
        yield SmallFileSystem(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=False, capture_output=True)


class FileSizeLimit:
    """A limit on the size of files in the server's process. SQLite gets SQLITE_IOERR where a full disk would give
    SQLITE_FULL."""

    def __init__(self, process: Callable[[], int]) -> None:
        self.process = process

    def fill(self) -> None:
        self._limit(ROOM)

    def free(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        with suppress(ProcessLookupError):
            hard = resource.prlimit(self.process(), resource.RLIMIT_FSIZE)[1]
            resource.prlimit(self.process(), resource.RLIMIT_FSIZE, (size if size >= 0 else hard, hard))


class PageLimit:
    """A limit on the pages of the database in SQLite itself: SQLITE_FULL in the middle of a transaction. The server
    must obey the fault file."""

    def __init__(self, database: str) -> None:
        self.file = fault_file(database)

    def fill(self) -> None:
        self.file.write_text(FULL)

    def free(self) -> None:
        self.file.unlink()
