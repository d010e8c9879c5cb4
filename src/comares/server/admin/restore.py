"""`comares admin restore`: the content of a backup instead of what is in the database, also while the server runs."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, delete, text
from sqlalchemy.exc import SQLAlchemyError

from comares.kernel.errors import BadSetup
from comares.server.admin.backup import COPIED, OWNER_ONLY, checked, copy_table, count_rows
from comares.server.admin.database import AdminDatabase, check_not_newer, named_errors
from comares.server.admin.output import Output, counted
from comares.server.play.cluster import KEYS, RESTORED
from comares.server.store.engine import open_engine
from comares.server.store.migrate import migrate
from comares.server.store.notes import notify_servers


def restore(url: str, output: Output, backup: Path, force: bool) -> None:
    """Check the backup, then replace everything in one transaction: if anything fails, all stays as it was. Servers
    that run open their tables again."""
    if not backup.is_file():
        raise BadSetup(f"there is no backup {backup}")
    with migrated_copy(backup) as (source, counts), target(url) as database:
        there = database.read(count_rows)
        if any(there.values()) and not force:
            raise BadSetup(f"the database holds {counted(there)}; --force replaces them (make a backup first)")
        database.write(lambda to: _replace(source, to, counts))
    output.done(f"restored {backup}: {counted(counts)}", file=str(backup), **counts)


@contextmanager
def migrated_copy(backup: Path) -> Iterator[tuple[AdminDatabase, dict[str, int]]]:
    """A copy of the backup with the tables of this version, and how many rows it holds. A backup is never changed."""
    with TemporaryDirectory(prefix="comares-restore-") as folder:
        copy = Path(folder, "backup.db")
        shutil.copyfile(backup, copy)
        copy.chmod(OWNER_ONLY)
        engine = open_engine(f"sqlite:///{copy}")
        try:
            source = AdminDatabase(engine)
            try:
                source.read(check_not_newer)
                migrate(engine)
            except (BadSetup, SQLAlchemyError) as error:
                raise BadSetup(f"{backup} cannot be restored: {str(error).splitlines()[0]}") from None
            yield source, checked(copy)
        finally:
            engine.dispose()


@contextmanager
def target(url: str) -> Iterator[AdminDatabase]:
    """The database to restore into; a new one is made."""
    with named_errors():
        engine = open_engine(url)
        try:
            migrate(engine)
            yield AdminDatabase(engine)
        finally:
            engine.dispose()


def _replace(source: AdminDatabase, to: Connection, counts: dict[str, int]) -> None:
    if to.dialect.name == "postgresql":
        names = ", ".join(f'"{table.name}"' for table in COPIED)
        to.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    for table in reversed(COPIED):
        to.execute(delete(table))
    with source.engine.connect() as reader, reader.begin():
        for table in COPIED:
            copy_table(reader, to, table)
    if count_rows(to) != counts:
        raise BadSetup("not everything was copied, so nothing was changed")
    notify_servers(to, RESTORED)
    notify_servers(to, KEYS)
