"""Rated tables and their ratings, friends, clubs."""

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "talk"


def upgrade() -> None:
    """Create the tables; no game so far counts. Nobody could mark a friend, so there is none to keep."""
    no = sa.false()
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("club", sa.String(20)))
    op.add_column("tables", sa.Column("to_count", sa.Boolean, nullable=False, server_default=no))
    op.create_index("ix_tables_to_count", "tables", ["to_count"])
    op.create_index("ix_tables_club", "tables", ["club"])
    op.add_column("notice_preferences", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("DELETE FROM marks WHERE mark = 'friend'")
    _create_ratings()
    _create_friends()
    _create_clubs()


def _create_ratings() -> None:
    op.create_table(
        "counted_games",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("club", sa.String(20)),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_counted_games"),
    )
    op.create_index("ix_counted_games_game_seats_number", "counted_games", ["game", "seats", "number"])
    op.create_index("ix_counted_games_club_ended", "counted_games", ["club", "ended"])
    op.create_table(
        "counted_seats",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Float) for name in ("mu_before", "sigma_before", "mu_after", "sigma_after")),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_counted_seats"),
    )
    op.create_index("ix_counted_seats_player", "counted_seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("rivals", sa.Integer, nullable=False),
        sa.Column("sure", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "seats", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_seats_sure", "ratings", ["game", "seats", "sure"])
    op.create_table(
        "rating_pools",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("stale", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", name="pk_rating_pools"),
    )


def _create_friends() -> None:
    op.create_table(
        "friends",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_friends"),
    )
    op.create_index("ix_friends_player_other", "friends", ["player", "other"], unique=True)
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "friend_codes",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_friend_codes"),
        sa.UniqueConstraint("code", name="uq_friend_codes_code"),
    )
    op.create_table(
        "presence",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_presence"),
    )
    op.create_table(
        "invited",
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_invited"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invited_table", ondelete="CASCADE"),
    )
    op.create_index("ix_invited_player", "invited", ["player"])


def _create_clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("code", name="uq_clubs_code"),
    )
    op.create_index("ix_clubs_owner", "clubs", ["owner"])
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("club", "player", name="pk_club_members"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_club_members_club", ondelete="CASCADE"),
    )
    op.create_index("ix_club_members_player", "club_members", ["player"])
