"""Players in memory."""

from __future__ import annotations

from dataclasses import replace

from comares.server.play.memory_storage.data import MemoryData
from comares.server.play.storage import Player


class MemoryPlayers(MemoryData):
    """Keeps players."""

    async def find_player(self, player: str) -> Player | None:
        return self._players.get(player)

    async def names_of(self, players: list[str]) -> dict[str, str]:
        return {player: self._players[player].name for player in players if player in self._players}

    async def save_player(self, player: Player) -> None:
        known = self._players.get(player.id, player)
        self._players[player.id] = player._replace(generation=known.generation, account=known.account)

    async def sign_out(self, player: Player) -> int:
        known = self._players.get(player.id, player)
        self._players[player.id] = known._replace(generation=known.generation + 1)
        return known.generation + 1

    def set_account(self, player: str, account: bool) -> Player:
        """Note that the player has an account."""
        self._players[player] = self._players[player]._replace(account=account)
        return self._players[player]

    def forget_player(self, player: str, heir: str | None = None) -> None:
        """Drop the name and language; what was learned and entered and the results go to the heir."""
        self._players.pop(player, None)
        for edition in [each for each in self._editions.values() if each.player == player]:
            if heir is None:
                del self._editions[edition.id]
            else:
                edition.player = heir
        learned = self._learned.pop(player, set())
        if heir is not None and learned:
            self._learned.setdefault(heir, set()).update(learned)
        answers = self._answers.pop(player, {})
        if heir is not None and answers:
            self._answers[heir] = {**answers, **self._answers.get(heir, {})}
        for table, deal in list(self._deals.items()):
            if deal.player == player:
                self._deals[table] = replace(deal, player=heir or f"{player}-gone")
        for key, result in list(self._results.items()):
            if result.player == player and heir is not None:
                self._results[key] = replace(result, player=heir)
            elif result.player == player:
                del self._results[key]
        self._forget_words(player, heir)
        hidden = {table for table, who in self._hidden if who == player}
        self._hidden = {each for each in self._hidden if each[1] != player}
        self._hidden |= {(table, heir) for table in hidden if heir is not None}

    def _forget_words(self, player: str, heir: str | None) -> None:
        """What the player said, noted and reported, and marks by and of the player, go to the heir or are emptied."""
        for all_said in self._talk.values():
            for said in all_said:
                reporters = {heir if each == player else each for each in said.reporters} - {None}
                told = said._replace(reporters=tuple(sorted(str(each) for each in reporters)))
                if said.player == player and heir is None:
                    told = told._replace(player="", name="", phrase="", text="")
                elif said.player == player:
                    told = told._replace(player=str(heir))
                all_said[said.number] = told
        for table, who in [key for key in self._notepads if key[1] == player]:
            text = self._notepads.pop((table, who))
            if heir is not None:
                self._notepads.setdefault((table, heir), text)
        for who, other, mark in [each for each in self._marks if player in each[:2]]:
            self._marks.discard((who, other, mark))
            if heir is not None:
                self._marks.add((heir if who == player else who, heir if other == player else other, mark))
