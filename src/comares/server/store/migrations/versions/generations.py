"""Cookies that can be revoked."""

import sqlalchemy as sa
from alembic import op

revision = "generations"
down_revision = "notes"


def upgrade() -> None:
    """Add the column; the cookies so far are of the first generation."""
    op.add_column("players", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
