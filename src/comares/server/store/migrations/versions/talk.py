"""Talk at tables with reports, notepads, and what players think of each other."""

import sqlalchemy as sa
from alembic import op

revision = "talk"
down_revision = "clocks"


def upgrade() -> None:
    """Create the tables; everything may be said at the tables so far."""
    op.add_column("tables", sa.Column("talk", sa.String(10), nullable=False, server_default="all"))
    op.create_table(
        "talk",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("place", sa.String(10), nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_talk"),
        sa.UniqueConstraint("key", name="uq_talk_key"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_talk_table", ondelete="CASCADE"),
    )
    op.create_table(
        "reports",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", "player", name="pk_reports"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reports_table", ondelete="CASCADE"),
    )
    op.create_table(
        "notepads",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_notepads"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notepads_table", ondelete="CASCADE"),
    )
    op.create_table(
        "marks",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("mark", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("player", "other", "mark", name="pk_marks"),
    )
    op.create_index("ix_marks_other", "marks", ["other"])
