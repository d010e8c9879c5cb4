"""The storage of friends over SQLAlchemy."""

from __future__ import annotations

from comares.server.store import friend_queries
from comares.server.store.database import Database
from comares.server.store.query_methods import reads, writes


class SqlFriends:
    """Stores them in a database that is open."""

    def __init__(self, database: Database) -> None:
        self.database = database

    friends_of = reads(friend_queries.friends_of)
    ask = writes(friend_queries.ask)
    accept = writes(friend_queries.accept)
    remove = writes(friend_queries.remove)
    block = writes(friend_queries.block)
    code_of = writes(friend_queries.code_of)
    renew_code = writes(friend_queries.renew_code)
    player_of_code = reads(friend_queries.player_of_code)
    see = writes(friend_queries.see)
    invite = writes(friend_queries.invite)
    invitations_of = reads(friend_queries.invitations_of)
    decline = writes(friend_queries.decline)
