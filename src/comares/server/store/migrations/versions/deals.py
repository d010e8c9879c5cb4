"""The deal of the day, and the deal of another table."""

import sqlalchemy as sa
from alembic import op

revision = "deals"
down_revision = "editions"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_days"),
    )
    op.create_table(
        "deals",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("origin", sa.String(20)),
        sa.Column("numbers", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_deals"),
    )
    op.create_index("ix_deals_day_game_player", "deals", ["day", "game", "player"], unique=True)
