"""Clubs in memory, beside the storage in memory."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.clubs import MAX_CLUB_TABLES, MAX_CLUBS, MAX_MEMBERS, Club, ClubFull, Member
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.storage import RUNNING, TableRow


class MemoryClubs:
    """Keeps everything in dictionaries."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._storage = storage
        self._clubs: dict[str, Club] = {}
        self._members: dict[str, dict[str, float]] = {}  # by club: when each player came
        storage.on_gone.append(self._on_gone)

    async def add_club(self, club: Club) -> None:
        if club.id not in self._clubs and len(await self.clubs_of(club.owner)) >= MAX_CLUBS:
            raise ClubFull
        self._clubs.setdefault(club.id, club)
        self._members.setdefault(club.id, {}).setdefault(club.owner, club.created)

    async def find_club(self, club: str) -> Club | None:
        return self._clubs.get(club)

    async def club_of_code(self, code: str) -> Club | None:
        return next((club for club in self._clubs.values() if club.code == code), None)

    async def clubs_of(self, player: str) -> list[Club]:
        own = [club for club in self._clubs.values() if player in self._members[club.id]]
        return sorted(own, key=lambda club: (club.name.lower(), club.id))

    async def members(self, club: str) -> list[Member]:
        inside = self._by_joining(club)
        names = {player: await self._storage.find_player(player) for player, _ in inside}
        return [Member(player, known.name if (known := names[player]) else "", at) for player, at in inside]

    def _by_joining(self, club: str) -> list[tuple[str, float]]:
        return sorted(self._members.get(club, {}).items(), key=lambda each: (each[1], each[0]))

    async def join(self, club: str, player: str, at: float) -> None:
        inside = self._members.get(club)
        if inside is None or player in inside:
            return
        if len(inside) >= MAX_MEMBERS or len(await self.clubs_of(player)) >= MAX_CLUBS:
            raise ClubFull
        inside[player] = at

    async def leave(self, club: str, player: str) -> None:
        self._leave(club, player)

    def _leave(self, club: str, player: str) -> None:
        self._members.get(club, {}).pop(player, None)
        staying = self._by_joining(club)
        if not staying:
            self._delete(club)
        elif self._clubs[club].owner == player:
            self._clubs[club] = self._clubs[club]._replace(owner=staying[0][0])

    def _on_gone(self, player: str, heir: str | None) -> None:
        """The heir is in the clubs instead; without one the player leaves them."""
        for club in [each for each, inside in self._members.items() if player in inside]:
            if heir is None:
                self._leave(club, player)
                continue
            self._members[club].setdefault(heir, self._members[club].pop(player))
            if self._clubs[club].owner == player:
                self._clubs[club] = self._clubs[club]._replace(owner=heir)

    async def rename(self, club: str, name: str) -> None:
        if club in self._clubs:
            self._clubs[club] = self._clubs[club]._replace(name=name)

    async def renew_code(self, club: str, code: str) -> None:
        if club in self._clubs:
            self._clubs[club] = self._clubs[club]._replace(code=code)

    async def delete_club(self, club: str) -> None:
        self._delete(club)

    def _delete(self, club: str) -> None:
        self._clubs.pop(club, None)
        self._members.pop(club, None)
        for row in self._storage.all_rows():
            row.club = None if row.club == club else row.club

    async def tables_of_club(self, club: str) -> list[TableRow]:
        rows = [row for row in self._storage.all_rows() if row.club == club and row.state == RUNNING]
        rows.sort(key=lambda row: (not any(seat.kind == "open" for seat in row.seats), -row.updated, row.id))
        return [replace(row) for row in rows[:MAX_CLUB_TABLES]]
