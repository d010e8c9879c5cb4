"""The storage of clubs over SQLAlchemy."""

from __future__ import annotations

from comares.server.store import club_queries
from comares.server.store.database import Database
from comares.server.store.query_methods import reads, writes


class SqlClubs:
    """Stores them in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    add_club = writes(club_queries.add_club)
    find_club = reads(club_queries.find_club)
    club_of_code = reads(club_queries.club_of_code)
    clubs_of = reads(club_queries.clubs_of)
    members = reads(club_queries.members)
    join = writes(club_queries.join)
    leave = writes(club_queries.leave)
    rename = writes(club_queries.rename)
    renew_code = writes(club_queries.renew_code)
    delete_club = writes(club_queries.delete_club)
    tables_of_club = reads(club_queries.tables_of_club)
