"""The tables of ratings, friends and clubs."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from comares.server.store.schema import METADATA

# Games that count: rated ones, and those of a club. They stay when the table is deleted.
COUNTED_GAMES = Table(
    "counted_games",
    METADATA,
    Column("table", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("club", String(20)),
    Column("number", Integer, nullable=False),  # among the rated games of its pool; -1: not rated
    Index(None, "game", "seats", "number"),
    Index(None, "club", "ended"),
)
COUNTED_SEATS = Table(
    "counted_seats",
    METADATA,
    Column("table", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(40), nullable=False, index=True),  # empty: a bot's
    Column("level", String(40), nullable=False),  # of a bot
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("mu_before", Float),  # null: the game is not rated
    Column("sigma_before", Float),
    Column("mu_after", Float),
    Column("sigma_after", Float),
)
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rivals", Integer, nullable=False),
    Column("sure", Float, nullable=False),  # by which the best are listed
    Index(None, "game", "seats", "sure"),
)
RATING_POOLS = Table(
    "rating_pools",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),  # rated ones
    Column("stale", Boolean, nullable=False),  # games belong to other players now
    Column("version", Integer, nullable=False, server_default="0"),  # one more whenever games become another player's
)

# Friends: a row for each direction. Both rows say `friend`, or one says that somebody asks or is blocked.
FRIENDS = Table(
    "friends",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("player", String(40), nullable=False),
    Column("other", String(40), nullable=False, index=True),
    Column("state", String(10), nullable=False),  # asked, friend, blocked
    Column("at", Float, nullable=False),
    Index(None, "player", "other", unique=True),
)
FRIEND_CODES = Table(
    "friend_codes",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("code", String(40), nullable=False, unique=True),
)
# When players who have friends were last here.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("seen", Float, nullable=False),
)
# Friends who are asked to a table.
INVITED = Table(
    "invited",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(40), primary_key=True, index=True),
    Column("by", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("code", String(40), nullable=False, unique=True),  # of the link that lets people in
    Column("owner", String(40), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
CLUB_MEMBERS = Table(
    "club_members",
    METADATA,
    Column("club", String(20), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(40), primary_key=True, index=True),
    Column("joined", Float, nullable=False),
)
