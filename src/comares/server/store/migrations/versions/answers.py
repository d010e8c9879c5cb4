"""Answers to puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "answers"
down_revision = "deals"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "answers",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(20), nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_answers"),
    )
