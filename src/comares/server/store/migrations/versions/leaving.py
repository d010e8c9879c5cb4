"""Leaving and staying: stand-ins, resignations, who was seen when; series and results; tables removed from lists."""

import sqlalchemy as sa
from alembic import op

revision = "leaving"
down_revision = "answers"


def upgrade() -> None:
    """Add the columns and the table; nobody has resigned so far, and every table is a series of its own."""
    for column in (
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.Column("series", sa.String(20)),
        sa.Column("round", sa.Integer, nullable=False, server_default="1"),
        sa.Column("rounds", sa.Integer, nullable=False, server_default="1"),
        sa.Column("result", sa.JSON),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_series", "tables", ["series"])
    for column in (
        sa.Column("stand_in", sa.String(10), nullable=False, server_default=""),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
        sa.Column("resigned", sa.Float, nullable=False, server_default="0"),
    ):
        op.add_column("seats", column)
    op.create_table(
        "hidden",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_hidden"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_hidden_table", ondelete="CASCADE"),
    )
