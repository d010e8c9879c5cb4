"""Brings a database to the newest schema."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from comares import __version__
from comares.kernel.errors import BadSetup

MIGRATION_LOCK = 0x636F6D61  # the advisory lock held while a PostgreSQL database is migrated


def migrate(engine: Engine, schema: str = "head") -> None:
    """Migrate the database to that schema, by default the newest.

    A BadSetup: a newer version of Comares has migrated it further.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        check_schema(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, schema)


def check_schema(connection: Connection, migrations: ScriptDirectory) -> None:
    """Refuses a database whose schema this version does not know."""
    known = [revision.revision for revision in migrations.walk_revisions()]
    unknown = [name for name in MigrationContext.configure(connection).get_current_heads() if name not in known]
    if unknown:
        raise BadSetup(
            f"the database has the schema {unknown[0]!r} of a newer version of Comares; version {__version__} knows "
            f"schemas up to {known[0]!r}. Update Comares, or use a backup of the database from before the update"
        )
