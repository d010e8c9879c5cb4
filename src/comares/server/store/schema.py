"""The tables of the database. The lines are the game; everything else says who plays it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("updated", Float, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),  # of cookies
    Column("account", Boolean, nullable=False, server_default=false()),  # whether there is a row of `accounts`
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),  # the settings of the game
    Column("pace", String(10), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("state", String(10), nullable=False),
    Column("line", Integer, nullable=False),  # the last one
    Column("turn", Integer),  # the seat that decides
    Column("bot_turn", Boolean, nullable=False),  # whether that seat is a bot's
    Column("host", String(40)),  # the player who made it
    Column("rematch", String(20)),  # the table that followed it
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("position", Text),  # the view that the game began from, in rows; null: it was dealt
    Column("lesson", String(60)),  # that it is played for
    Column("coached", JSON),  # the seats that had a coach
    Column("edition", String(40)),  # of the components that a player entered; null: those of the server
    Column("revision", Integer, nullable=False, server_default="0"),  # one more with each change that is no line
    Column("series", String(20)),  # the first table of its series; null: this one
    Column("round", Integer, nullable=False, server_default="1"),  # its number in the series
    Column("rounds", Integer, nullable=False, server_default="1"),  # of the series
    Column("result", JSON(none_as_null=True)),  # points and places of the seats, once the game is over
    Column("clock", JSON(none_as_null=True)),  # how much time people have; null: no clock
    Column("deadline", Float),  # when the time of who decides is over, by the clock of all games
    Column("talk", String(10), nullable=False, server_default="all"),  # what may be said: all, phrases, off
    Column("rated", Boolean, nullable=False, server_default=false()),  # the result changes ratings
    Column("club", String(20), index=True),  # that it is played in
    Column("to_count", Boolean, nullable=False, server_default=false(), index=True),  # counts, and was not counted yet
    Index(None, "series"),
    Index(None, "deadline"),
    Index(None, "bot_turn", "state"),
    Index(None, "open", "updated"),
    Index(None, "host", "created"),
    Index(None, "state", "updated"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("player", String(40), index=True),
    Column("secret", String(80), nullable=False, unique=True),  # an open seat's invitation, then its holder's link
    Column("stand_in", String(10), nullable=False, server_default=""),  # turn, away: a bot plays for the person
    Column("seen", Float, nullable=False, server_default="0"),  # when the person was last connected
    Column("resigned", Float, nullable=False, server_default="0"),  # when the person gave up
    Column("time_left", Float),  # seconds that the person had when the clock last stood still; null: all
    Column("lost_turns", Integer, nullable=False, server_default="0"),  # in a row
)

# What was said at a table, and who has reported it to the host of the server.
TALK = Table(
    "talk",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", String(40), nullable=False, unique=True),  # so that it is stored once
    Column("at", Float, nullable=False),
    Column("player", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),  # null: a spectator
    Column("place", String(10), nullable=False),  # table, aside
    Column("phrase", String(20), nullable=False),
    Column("text", Text, nullable=False),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)

# What a player notes at a table, for nobody else.
NOTEPADS = Table(
    "notepads",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

# Whom a player hears no more.
MARKS = Table(
    "marks",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("other", String(40), primary_key=True, index=True),
    Column("mark", String(10), primary_key=True),
)

# The clock of all games: seconds in which people could play. One row.
CLOCK = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

# The tables that a player has removed from the list of finished ones.
HIDDEN = Table(
    "hidden",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(40), primary_key=True),
)

# What players have entered for the components of a game.
EDITIONS = Table(
    "editions",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("player", String(40), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("content", Text, nullable=False),  # the files as JSON
    Column("fingerprint", String(40), nullable=False),  # empty while there are mistakes
    Column("pieces", Integer, nullable=False),
    Column("printed", Integer, nullable=False),
    Column("reconstructed", Integer, nullable=False),
    Column("mistakes", Integer, nullable=False),
    Column("used", Boolean, nullable=False),  # for the new tables of the player
    Column("version", Integer, nullable=False),  # one more with each change
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)

# The components that a table is played with, as they were when it was made.
COMPONENTS = Table(
    "components",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", String(40), nullable=False, index=True),  # a digest of the content
    Column("game", String(40), nullable=False),
    Column("fingerprint", String(40), nullable=False, index=True),
    Column("content", Text, nullable=False),
)

# One row for each line of a record. The primary key makes sure that a number is used once for each table.
LINES = Table(
    "lines",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("draws", JSON, nullable=False),  # [pile, number] or [pile, number, the seat that saw it]
    Column("at", Float, nullable=False),
)

# The lessons that players have finished.
LEARNED = Table(
    "learned",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("at", Float, nullable=False),
)

# One row for each seat of a person at a finished game. It stays when the table is deleted.
RESULTS = Table(
    "results",
    METADATA,
    Column("table", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("data", JSON, nullable=False),  # the other fields of a Result
    Index(None, "player", "ended"),
)

# What the bots think of a finished game. It can be made again, so a line of the record is never in here.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(40), index=True),  # for whom it is being made; null: for nobody now
    Column("done", Boolean, nullable=False),
    Column("content", Text, nullable=False),  # JSON
    Column("started", Float, nullable=False),
)

# The deal of each day, made when it is first asked for.
DAYS = Table(
    "days",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seed", String(40), nullable=False),
)

# The tables whose draws are not random: the deal of a day, or that of another table.
DEALS = Table(
    "deals",
    METADATA,
    Column("table", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("player", String(40), nullable=False),  # whose try it is
    Column("day", String(10)),
    Column("seed", String(40), nullable=False),
    Column("origin", String(20)),  # the table whose deal it is
    Column("numbers", JSON, nullable=False),  # by pile: what it gives first
    Index(None, "day", "game", "player", unique=True),
)

# The first answers of players to puzzles.
ANSWERS = Table(
    "answers",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# What an admin command tells the server that runs on the same SQLite file. PostgreSQL has notifications for that.
NOTES = Table(
    "notes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("table", String(20), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

# Accounts: players who can sign in again, on any device.

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("email", String(254), unique=True),
    Column("settings", Text, nullable=False),  # of the client, as it sent them
    Column("created", Float, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # of the credential, in base64url
    Column("player", String(40), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("player", String(40), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# What opens an account once. Only hashes are stored; `used` is the attempt that used it.
RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(40), nullable=False, index=True),
    Column("used", String(40)),
)
TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("value", String(300), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
    Column("used", String(40)),
)

# Notices: what players want, where they get it, and what is to be sent.

NOTICE_PREFERENCES = Table(
    "notice_preferences",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("turn", Boolean, nullable=False),
    Column("begins", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("mail", String(10), nullable=False),  # off, now, daily
    Column("zone", String(60), nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),  # minutes since midnight there
    Column("quiet_to", Integer, nullable=False),
    Column("daily_at", Integer, nullable=False),
    Column("invited", Boolean, nullable=False, server_default=true()),
)

MUTED_TABLES = Table(
    "muted_tables",
    METADATA,
    Column("player", String(40), primary_key=True),
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("player", String(40), nullable=False, index=True),
    Column("device", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", String(80), nullable=False),
    Column("language", String(10), nullable=False),
    Column("created", Float, nullable=False),
)

# Events are written in the transaction that causes them; each becomes deliveries, which are deleted once they are sent.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", String(200), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("table", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("player", String(40), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("target", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("claimed", Float, nullable=False),  # until when a process has it
    Index(None, "player", "table"),
)
