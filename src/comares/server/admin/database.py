"""The database of an admin command: opened beside a server that may run on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from comares.kernel.errors import BadSetup
from comares.server.play.storage import StorageFailed
from comares.server.store import migrations
from comares.server.store.engine import open_engine, parse_url
from comares.server.store.failures import describe
from comares.server.store.migrate import check_schema
from comares.server.store.sql_storage import SqlStorage

Result = TypeVar("Result")


class AdminDatabase:
    """Runs jobs on connections, one after the other. Errors of the database are a BadSetup without its values."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def storage(self) -> Iterator[SqlStorage]:
        """The storage of a server on this database, for what a server does too."""
        with named_errors():
            storage = SqlStorage(self.engine.url.render_as_string(hide_password=False))
            try:
                yield storage
            finally:
                storage.close()

    def read(self, job: Callable[[Connection], Result]) -> Result:
        """The result of the job."""
        with named_errors(), self.engine.connect() as connection, connection.begin():
            return job(connection)

    def write(self, job: Callable[[Connection], Result]) -> Result:
        """The result of the job, once it is committed."""
        with (
            named_errors(),
            self.engine.connect().execution_options(writes=True) as connection,
            connection.begin(),
        ):
            return job(connection)


@contextmanager
def named_errors() -> Iterator[None]:
    """Errors of the database become one line."""
    try:
        yield
    except (SQLAlchemyError, ImportError) as error:
        raise BadSetup(f"the database refuses: {describe(error)}") from None
    except StorageFailed as error:
        raise BadSetup(f"the database refuses: {error}") from None


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    parsed = parse_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


@contextmanager
def existing_database(url: str) -> Iterator[AdminDatabase]:
    """The database of a server; a BadSetup if there is none, or if it is of another version."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise BadSetup(f"there is no database {file}; expected the one of a server (--database, COMARES_DATABASE)")
    engine = open_engine(url)
    try:
        database = AdminDatabase(engine)
        database.read(check_version)
        yield database
    finally:
        engine.dispose()


def check_version(connection: Connection) -> None:
    """A BadSetup if the tables are not those of this version of Comares."""
    check_not_newer(connection)
    found = version_of(connection)
    if found is None:
        raise BadSetup("the database is empty; expected the one of a server")
    if found != newest_version():
        raise BadSetup(
            "the database is of an older version of Comares; start this version's comares serve once to migrate it"
        )


def check_not_newer(connection: Connection) -> None:
    """A BadSetup if this version of Comares does not know the tables."""
    check_schema(connection, _scripts())


def version_of(connection: Connection) -> str | None:
    """The version of the tables; None if there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str:
    """The version of the tables that this version of Comares has."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def _scripts() -> ScriptDirectory:
    config = Config()
    assert migrations.__file__ is not None
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return ScriptDirectory.from_config(config)
