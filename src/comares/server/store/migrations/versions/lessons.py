"""Lessons: their tables, what players have finished, and who had a coach."""

import sqlalchemy as sa
from alembic import op

revision = "lessons"
down_revision = "generations"


def upgrade() -> None:
    """Add the columns and the table; no table so far was a lesson's, and nobody had a coach."""
    op.add_column("tables", sa.Column("lesson", sa.String(60)))
    op.add_column("tables", sa.Column("coached", sa.JSON))
    op.create_table(
        "learned",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("lesson", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "lesson", name="pk_learned"),
    )
