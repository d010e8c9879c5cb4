"""What the lobby shows of other people: friends who are here, invitations, the tables of clubs."""

from __future__ import annotations

import time
from typing import Final

from comares.server.http.clubs import club_infos
from comares.server.http.friends import friend_info
from comares.server.http.summaries import summary
from comares.server.messages.lobby import InvitedTable, LobbyPeople, TableSummary
from comares.server.play.clubs import ClubStorage
from comares.server.play.friends import FriendStorage
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player

SEEN_INTERVAL: Final = 60.0  # seconds between two notes that a player is here
MAX_REMEMBERED: Final = 20_000  # players; then all are noted again


class People:
    """Where the lobby finds other people."""

    def __init__(self, friends: FriendStorage, clubs: ClubStorage) -> None:
        self._friends = friends
        self._clubs = clubs
        self._noted: dict[str, float] = {}  # by player: when it was last noted that they are here

    async def see(self, player: str) -> None:
        """The player is here: their friends are told, about once a minute."""
        now = time.monotonic()
        if now - self._noted.get(player, -SEEN_INTERVAL) < SEEN_INTERVAL:
            return
        if len(self._noted) > MAX_REMEMBERED:
            self._noted.clear()
        self._noted[player] = now
        await self._friends.see(player, time.time())

    async def shown(self, known: Player, rooms: Rooms) -> LobbyPeople:
        """What the player sees of others."""
        friends = [friend_info(each) for each in await self._friends.friends_of(known.id)]
        invited = [
            InvitedTable(by, summary(table, known.id, rooms, invited=True))
            for table, by in await self._friends.invitations_of(known.id)
        ]
        return LobbyPeople(
            friends=sum(each.state == "friend" for each in friends),
            here=[each.name for each in friends if each.here],
            asking=sum(each.state == "asking" for each in friends),
            invited=invited,
            clubs=await club_infos(known, self._clubs),
            club_tables=await self._club_tables(known, rooms),
        )

    async def _club_tables(self, known: Player, rooms: Rooms) -> list[TableSummary]:
        """The tables of the player's clubs with a free seat, where the player does not sit."""
        found = [
            summary(row, known.id, rooms, invited=True)
            for club in await self._clubs.clubs_of(known.id)
            for row in await self._clubs.tables_of_club(club.id)
        ]
        return [table for table in found if table.invitations and not table.you]
