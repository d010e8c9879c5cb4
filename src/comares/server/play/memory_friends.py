"""Friends in memory, beside the storage in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from comares.server.play.friends import (
    MAX_ASKING,
    MAX_FRIENDS,
    MAX_INVITED,
    Friend,
    FriendState,
    TableInvitation,
    TooManyFriends,
    merged,
)
from comares.server.play.ids import new_id
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.storage import RUNNING


class Entry(NamedTuple):
    """What one player thinks of another."""

    id: str
    state: FriendState
    at: float


class MemoryFriends:
    """Keeps everything in dictionaries."""

    def __init__(self, storage: MemoryStorage) -> None:
        self._storage = storage
        self._entries: dict[tuple[str, str], Entry] = {}  # by player and the other one
        self._codes: dict[str, str] = {}  # by player
        self._seen: dict[str, float] = {}
        self._invited: dict[tuple[str, str], tuple[str, float]] = {}  # by table and player: by whom, when
        storage.on_gone.append(self._on_gone)

    async def friends_of(self, player: str) -> list[Friend]:
        own = [(other, entry) for (who, other), entry in self._entries.items() if who == player]
        known = {other for other, _ in own}
        asking = [
            (who, entry._replace(state="asking"))
            for (who, other), entry in self._entries.items()
            if other == player and entry.state == "asked" and who not in known
        ]
        newest = [sorted(each, key=lambda one: (-one[1].at, one[1].id)) for each in (own, asking)]
        return [await self._friend(who, entry) for who, entry in [*newest[0], *newest[1][:MAX_ASKING]]]

    async def _friend(self, who: str, entry: Entry) -> Friend:
        player = await self._storage.find_player(who)
        seen = self._seen.get(who, 0.0) if entry.state == "friend" else 0.0
        return Friend(entry.id, who, player.name if player else "", entry.state, entry.at, seen)

    async def ask(self, player: str, other: str, entry: str, at: float) -> None:
        back, own = self._entries.get((other, player)), self._entries.get((player, other))
        if back is not None and back.state == "asked":
            await self.accept(player, back.id, entry, at)
        elif own is None or own.state not in ("asked", "friend"):
            self._must_have_room(player)
            self._entries[player, other] = Entry(own.id if own else entry, "asked", at)

    async def accept(self, player: str, entry: str, mirror: str, at: float) -> bool:
        for (who, other), found in self._entries.items():
            if found.id == entry and other == player and found.state in ("asked", "friend"):
                if found.state == "asked":
                    self._must_have_room(player)
                    own = self._entries.get((player, who))
                    self._entries[who, player] = found._replace(state="friend", at=at)
                    self._entries[player, who] = Entry(own.id if own else mirror, "friend", at)
                return True
        return False

    async def remove(self, player: str, entry: str) -> bool:
        for (who, other), found in self._entries.items():
            if found.id == entry and player in (who, other) and (found.state != "blocked" or who == player):
                self._part(player, other if who == player else who)
                return True
        return False

    def _part(self, player: str, other: str) -> None:
        self._entries.pop((player, other), None)
        if (theirs := self._entries.get((other, player))) and theirs.state != "blocked":
            del self._entries[other, player]

    async def block(self, player: str, other: str, entry: str, at: float) -> None:
        own = self._entries.get((player, other))
        self._part(player, other)
        self._entries[player, other] = Entry(own.id if own else entry, "blocked", at)
        self._invited = {key: by for key, by in self._invited.items() if key[1] != player or by[0] != other}
        await self._storage.set_mark(player, other, "mute", True)

    def _must_have_room(self, player: str) -> None:
        if sum(who == player for who, _ in self._entries) >= MAX_FRIENDS:
            raise TooManyFriends

    async def code_of(self, player: str, new: str) -> str:
        return self._codes.setdefault(player, new)

    async def renew_code(self, player: str, new: str) -> None:
        self._codes[player] = new

    async def player_of_code(self, code: str) -> str | None:
        return next((player for player, own in self._codes.items() if own == code), None)

    async def see(self, player: str, at: float) -> None:
        if any(who == player and entry.state == "friend" for (who, _), entry in self._entries.items()):
            self._seen[player] = at

    async def invite(self, table: str, player: str, by: str, at: float) -> bool:
        of_table = sum(key[0] == table for key in self._invited)
        if max(of_table, sum(key[1] == player for key in self._invited)) >= MAX_INVITED:
            return False
        self._invited.setdefault((table, player), (by, at))
        return True

    async def invitations_of(self, player: str) -> list[TableInvitation]:
        rows = {row.id: row for row in self._storage.all_rows() if row.state == RUNNING}
        found = []
        for (table, who), (by, _) in sorted(self._invited.items(), key=lambda each: (-each[1][1], each[0])):
            row, blocked = rows.get(table), self._entries.get((player, by))
            if row is None or who != player or (blocked and blocked.state == "blocked"):
                continue
            if any(seat.kind == "open" for seat in row.seats) and player not in [seat.player for seat in row.seats]:
                friend = await self._storage.find_player(by)
                found.append(TableInvitation(replace(row), friend.name if friend else ""))
        return found

    async def decline(self, table: str, player: str) -> None:
        self._invited.pop((table, player), None)

    # Players who become others.

    def _on_gone(self, player: str, heir: str | None) -> None:
        others = {one if other == player else other for one, other in self._entries if player in (one, other)}
        for other in others:
            self._merge(player, heir, other)
        self._codes.pop(player, None)
        self._seen.pop(player, None)
        for (table, who), (by, at) in [each for each in self._invited.items() if player in (each[0][1], each[1][0])]:
            del self._invited[table, who]
            invited, host = (heir if each == player else each for each in (who, by))
            if heir is not None and invited != host:
                self._invited.setdefault((table, str(invited)), (str(host), at))

    def _merge(self, player: str, heir: str | None, other: str) -> None:
        """What the player and the other one are to each other, the heir and the other one are from now on."""
        both = [each for each in (heir, player) if each is not None]
        own = [entry for each in both if (entry := self._entries.pop((each, other), None))]
        back = [entry for each in both if (entry := self._entries.pop((other, each), None))]
        if heir is None or other in both:
            return
        mine, theirs = merged([entry.state for entry in own], [entry.state for entry in back])
        at = max(entry.at for entry in (*own, *back))
        if mine is not None:
            self._entries[heir, other] = Entry(own[0].id if own else new_id(), mine, at)
        if theirs is not None:
            self._entries[other, heir] = Entry(back[0].id if back else new_id(), theirs, at)
