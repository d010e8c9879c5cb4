"""Clocks: of tables, and the one of all games that passes only while people can play."""

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "leaving"


def upgrade() -> None:
    """Add the columns and the table; no table so far has a clock."""
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("time_left", sa.Float))
    op.add_column("seats", sa.Column("lost_turns", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clock"),
    )
