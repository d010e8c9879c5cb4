"""Tables that begin from a position."""

import sqlalchemy as sa
from alembic import op

revision = "positions"
down_revision = "first"


def upgrade() -> None:
    """Add the column; the games of all tables so far were dealt."""
    op.add_column("tables", sa.Column("position", sa.Text))
