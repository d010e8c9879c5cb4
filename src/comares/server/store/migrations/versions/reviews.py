"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "results"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reviews_table", ondelete="CASCADE"),
    )
    op.create_index("ix_reviews_player", "reviews", ["player"])
