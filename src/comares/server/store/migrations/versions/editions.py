"""Components that players enter, and those that tables are played with."""

import sqlalchemy as sa
from alembic import op

revision = "editions"
down_revision = "notices"


def upgrade() -> None:
    """Add the tables and the column; all tables so far are played with components of the server."""
    op.add_column("tables", sa.Column("edition", sa.String(40)))
    op.create_table(
        "editions",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.String(40), nullable=False),
        sa.Column("pieces", sa.Integer, nullable=False),
        sa.Column("printed", sa.Integer, nullable=False),
        sa.Column("reconstructed", sa.Integer, nullable=False),
        sa.Column("mistakes", sa.Integer, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_editions")),
    )
    op.create_index(op.f("ix_editions_player"), "editions", ["player"])
    op.create_table(
        "components",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("fingerprint", sa.String(40), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_components")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE", name=op.f("fk_components_table")),
    )
    op.create_index(op.f("ix_components_edition"), "components", ["edition"])
    op.create_index(op.f("ix_components_fingerprint"), "components", ["fingerprint"])
