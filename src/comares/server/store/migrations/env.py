"""The entry point of Alembic: runs the migrations on the connection in its configuration."""

from alembic import context

from comares.server.store.schema import METADATA


def migrate() -> None:
    """Run the missing migrations."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic loads this file
    migrate()
