"""Notices: what players want, where they get it, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "reviews"


def upgrade() -> None:
    """Create the tables; nobody gets notices so far."""
    op.create_table(
        "notice_preferences",
        sa.Column("player", sa.String(40), nullable=False),
        *(sa.Column(kind, sa.Boolean, nullable=False) for kind in ("turn", "begins", "over")),
        sa.Column("mail", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("quiet_from", "quiet_to", "daily_at")),
        sa.PrimaryKeyConstraint("player", name="pk_notice_preferences"),
    )
    op.create_table(
        "muted_tables",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("table", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("player", "table", name="pk_muted_tables"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_muted_tables_table", ondelete="CASCADE"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_player", "subscriptions", ["player"])
    op.create_table(
        "webhooks",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(80), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_webhooks"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_webhooks_table", ondelete="CASCADE"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_outbox_table", ondelete="CASCADE"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_index("ix_outbox_player_table", "outbox", ["player", "table"])
