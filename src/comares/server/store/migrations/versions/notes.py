"""For hosts: notes of admin commands to the server on the same SQLite file, indexes for quotas and retention."""

import sqlalchemy as sa
from alembic import op

revision = "notes"
down_revision = "positions"


def upgrade() -> None:
    """Create the table and the indexes."""
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notes"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_host_created", "tables", ["host", "created"])
    op.create_index("ix_tables_state_updated", "tables", ["state", "updated"])
