"""Results of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "results"
down_revision = "accounts"


def upgrade() -> None:
    """Create the table; the results of games that are over already are worked out when somebody asks for them."""
    op.create_table(
        "results",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
    )
    op.create_index("ix_results_player_ended", "results", ["player", "ended"])
