"""Alembic's entry: runs the migrations on the connection that it is handed."""

from alembic import context

from comares.server.store.schema import METADATA


def migrate() -> None:
    """Run what is missing."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # what Alembic calls this file; anybody else only reads it
    migrate()
