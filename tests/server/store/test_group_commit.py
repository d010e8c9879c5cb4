"""Many moves in one commit: whatever fails in the middle, what was told as stored is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.server.faulty_database import faulty, obey_fault_file, with_large_groups
from helpers.server.forgetful_commit import ForgetfulStorage
from helpers.server.full_disk import small_file_system
from helpers.server.statement_faults import Fault, failing, use_faulty_connections
from helpers.server.stored_log import stored_lines
from helpers.server.write_group import append_together, lost, new_tables

from comares.server.play.storage import StorageFailed
from comares.server.store.sql_storage import SqlStorage

PLAYERS = 50
MEGABYTES = 8
LONG_CODE = "x" * 3000  # a line that needs a page of its own
FEW = 4  # tables in a group whose statements fail one after the other


def lost_in_a_file_that_cannot_grow(open_storage: Callable[[str], SqlStorage], database: str, pages: int) -> list[str]:
    """What is lost when three groups of lines meet a file with room for so many pages."""

    async def story() -> list[str]:
        storage = obey_fault_file(open_storage(database), database)
        tables = await new_tables(storage, PLAYERS)
        wrong, refused = [], 0
        for number in (1, 2, 3):
            with storage.database.engine.connect() as connection:
                used = int(str(connection.exec_driver_sql("PRAGMA page_count").scalar()))
            with faulty(database, f"PRAGMA max_page_count = {used + pages}"):
                told = append_together(storage, tables, number, LONG_CODE)
            refused += len(told.errors)
            wrong += lost(told, number, stored_lines(database))
            again = append_together(storage, sorted(set(tables) - set(told.stored)), number)
            wrong += lost(again, number, stored_lines(database))
        storage.close()
        assert refused, "there was room for everything"
        return wrong

    return asyncio.run(asyncio.wait_for(story(), 120))


@pytest.mark.parametrize("pages", [0, 1, 7, 20, 40])
def test_a_file_that_cannot_grow_loses_nothing_of_a_group(pages: int, tmp_path: Path) -> None:
    assert not lost_in_a_file_that_cannot_grow(SqlStorage, f"sqlite:///{tmp_path / 'tables.db'}", pages)


def test_the_same_check_catches_a_database_that_forgets_a_group(tmp_path: Path) -> None:
    assert lost_in_a_file_that_cannot_grow(ForgetfulStorage, f"sqlite:///{tmp_path / 'tables.db'}", 20)


def lost_on_a_full_disk(open_storage: Callable[[str], SqlStorage], folder: Path) -> list[str]:
    """What is lost when groups of lines use up the last of a file system."""
    wrong, refused = [], 0
    with small_file_system(folder / "disk", MEGABYTES) as disk:
        database = f"sqlite:///{disk.folder / 'tables.db'}"
        storage = with_large_groups(open_storage(database))
        tables = asyncio.run(new_tables(storage, PLAYERS))
        for number in (1, 2, 3):
            disk.fill()
            told = append_together(storage, tables, number, LONG_CODE)
            disk.free()
            refused += len(told.errors)
            wrong += lost(told, number, stored_lines(database))
            append_together(storage, sorted(set(tables) - set(told.stored)), number)
        storage.close()
    assert refused, "there was room for everything"
    return wrong


def test_a_full_file_system_loses_nothing_of_a_group(tmp_path: Path) -> None:
    assert not lost_on_a_full_disk(SqlStorage, tmp_path)


def test_the_same_check_catches_a_database_that_forgets_a_group_on_a_full_file_system(tmp_path: Path) -> None:
    assert lost_on_a_full_disk(ForgetfulStorage, tmp_path)


def lost_by_fault(open_storage: Callable[[str], SqlStorage], database: str, fault: Fault) -> tuple[list[str], int]:
    """What is lost of one group that meets the fault, and how many of its lines were refused."""

    async def story() -> tuple[list[str], int]:
        storage = open_storage(database)
        tables = await new_tables(storage, FEW)
        use_faulty_connections(storage.database.engine)
        with failing(fault):
            told = append_together(storage, tables, 1)
        assert all(isinstance(error, StorageFailed) for error in told.errors)
        wrong = lost(told, 1, stored_lines(database))
        for number in (1, 2):  # the same line again, for those who were refused, and the next one
            assert len(append_together(storage, tables, number).stored) == FEW, "the next commit succeeds"
        storage.close()
        return wrong, len(told.errors)

    return asyncio.run(asyncio.wait_for(story(), 60))


def statements_of_a_group(folder: Path) -> list[str]:
    """The statements of a group without a fault."""
    none = Fault(at=-1)
    assert lost_by_fault(SqlStorage, f"sqlite:///{folder / 'sound.db'}", none) == ([], 0)
    return none.statements


@pytest.mark.parametrize("after", [False, True], ids=["not-carried-out", "carried-out"])
@pytest.mark.parametrize("lasting", [False, True], ids=["once", "lasting"])
def test_an_io_error_at_any_statement_of_a_group_loses_nothing(lasting: bool, after: bool, tmp_path: Path) -> None:
    statements = statements_of_a_group(tmp_path)
    assert (statements[0], statements[-1]) == ("BEGIN IMMEDIATE", "COMMIT")
    for at in range(len(statements)):
        wrong, refused = lost_by_fault(SqlStorage, f"sqlite:///{tmp_path / f'{at}.db'}", Fault(at, lasting, after))
        assert not wrong, (at, statements[at])
        if at > 0 and not lasting:
            assert not refused, (at, statements[at], "a fault that has passed refuses nothing")


def test_the_same_check_catches_a_database_that_forgets_a_group_after_an_io_error(tmp_path: Path) -> None:
    statements = statements_of_a_group(tmp_path)
    at = len(statements) - 1 - statements[::-1].index(next(each for each in reversed(statements) if "INSERT" in each))
    assert lost_by_fault(ForgetfulStorage, f"sqlite:///{tmp_path / 'tables.db'}", Fault(at))[0]
