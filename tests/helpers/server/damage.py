"""Damage to stored tables, as SQL."""

from __future__ import annotations

from sqlalchemy import create_engine, text

from helpers.server.postgres import driven

LINES = 4  # of each game, after the deal
OF_LINE_2 = 'WHERE "table" = :table AND number = 2'
OF_TABLE = "WHERE id = :table"

# Damage after which the game opens up to a line.
UP_TO = {
    "a gap": (f"DELETE FROM lines {OF_LINE_2}", 2),
    "an illegal code": (f"UPDATE lines SET code = 'buy 1 9+9+9+9' {OF_LINE_2}", 2),
    "an unreadable code": (f"UPDATE lines SET code = '' {OF_LINE_2}", 2),
    "a seat that does not exist": (f"UPDATE lines SET seat = 40 {OF_LINE_2}", 2),
    "draws that are none": (f"UPDATE lines SET draws = '7' {OF_LINE_2}", 2),
    "a draw of no pile": (f"""UPDATE lines SET draws = '[["moon", 3]]' {OF_LINE_2}""", 2),
    "a draw too many": (f"""UPDATE lines SET draws = '[["deck", 1], ["deck", 1], ["deck", 1]]' {OF_LINE_2}""", 2),
    "the end is missing": ('DELETE FROM lines WHERE "table" = :table AND number > 2', 3),
}

# Damage after which nothing can be opened, and the refusal that says so.
REFUSED = {
    "no deal": ('DELETE FROM lines WHERE "table" = :table AND number = 0', "bad-table"),
    "no lines": ('DELETE FROM lines WHERE "table" = :table', "bad-table"),
    "no seats": ('DELETE FROM seats WHERE "table" = :table', "bad-table"),
    "an unknown setting": (f"""UPDATE tables SET options = '{{"weather": "rain"}}' {OF_TABLE}""", "bad-table"),
    "an unknown value": (f"""UPDATE tables SET options = '{{"portals": "maybe"}}' {OF_TABLE}""", "bad-table"),
    "settings that are none": (f"UPDATE tables SET options = '[1]' {OF_TABLE}", "bad-table"),
    "an unknown state": (f"UPDATE tables SET state = 'asleep' {OF_TABLE}", "bad-table"),
    "an unknown kind of seat": ("""UPDATE seats SET kind = 'cat' WHERE "table" = :table""", "bad-table"),
    "a bad position": (f"UPDATE tables SET position = 'seats ?' {OF_TABLE}", "bad-table"),
    "an unknown game": (f"UPDATE tables SET game = 'chess' {OF_TABLE}", "unknown-game"),
    "newer rules": (f"UPDATE tables SET version = 999 {OF_TABLE}", "newer-rules"),
}

BOTS_AT_A_GAP = f"""DELETE FROM lines {OF_LINE_2};
UPDATE seats SET kind = 'bot', level = 'random' WHERE "table" = :table; UPDATE tables SET bot_turn = TRUE {OF_TABLE}"""
OLDER_RULES = f"UPDATE tables SET version = 0 {OF_TABLE}"
NOT_JSON = f"UPDATE tables SET options = 'no json' {OF_TABLE}"  # only SQLite stores it


def damage(database: str, statements: dict[str, str]) -> None:
    """Carry out the statements on their tables."""
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        for table, several in statements.items():
            for statement in several.split(";"):
                connection.execute(text(statement), {"table": table})
    engine.dispose()
