"""Pools of ratings notice that games went to other players while they are computed again."""

import sqlalchemy as sa
from alembic import op

revision = "rating_versions"
down_revision = "people"


def upgrade() -> None:
    """Add the column."""
    op.add_column("rating_pools", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
