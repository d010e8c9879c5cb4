"""Players in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comares.server.play.storage import Player

if TYPE_CHECKING:
    from comares.server.play.memory_storage import MemoryStorage


async def find_player(storage: MemoryStorage, player: str) -> Player | None:
    return storage.players.get(player)


async def names_of(storage: MemoryStorage, players: list[str]) -> dict[str, str]:
    return {player: storage.players[player].name for player in players if player in storage.players}


async def save_player(storage: MemoryStorage, player: Player) -> None:
    known = storage.players.get(player.id, player)
    storage.players[player.id] = player._replace(generation=known.generation, account=known.account)


async def sign_out(storage: MemoryStorage, player: Player) -> int:
    known = storage.players.get(player.id, player)
    storage.players[player.id] = known._replace(generation=known.generation + 1)
    return known.generation + 1


def set_account(storage: MemoryStorage, player: str, account: bool) -> Player:
    """Note that the player has an account."""
    storage.players[player] = storage.players[player]._replace(account=account)
    return storage.players[player]


def forget_player(storage: MemoryStorage, player: str, heir: str | None = None) -> None:
    """Drop the name and language; what was learned and entered and the results go to the heir."""
    storage.players.pop(player, None)
    for edition in [each for each in storage.editions.values() if each.player == player]:
        if heir is None:
            del storage.editions[edition.id]
        else:
            edition.player = heir
    learned = storage.learned.pop(player, set())
    if heir is not None and learned:
        storage.learned.setdefault(heir, set()).update(learned)
    answers = storage.answered.pop(player, {})
    if heir is not None and answers:
        storage.answered[heir] = {**answers, **storage.answered.get(heir, {})}
    _forget_deals(storage, player, heir)
    for key, result in list(storage.results.items()):
        if result.player == player and heir is not None:
            storage.results[key] = replace(result, player=heir)
        elif result.player == player:
            del storage.results[key]
    _forget_words(storage, player, heir)
    hidden = {table for table, who in storage.hidden if who == player}
    storage.hidden = {each for each in storage.hidden if each[1] != player}
    storage.hidden |= {(table, heir) for table in hidden if heir is not None}
    for tell in storage.on_gone:
        tell(player, heir)


def _forget_deals(storage: MemoryStorage, player: str, heir: str | None) -> None:
    """Tries at deals of the day go to the heir, but those of days on which the heir has one already."""
    tried = {(deal.day, deal.game) for deal in storage.deals.values() if deal.player == heir}
    for table, deal in [each for each in storage.deals.items() if each[1].player == player]:
        if heir is None:
            del storage.deals[table]
        elif deal.day is None or (deal.day, deal.game) not in tried:
            storage.deals[table] = replace(deal, player=heir)


def _forget_words(storage: MemoryStorage, player: str, heir: str | None) -> None:
    """What the player said, noted and reported, and marks by and of the player, go to the heir or are emptied."""
    for all_said in storage.talk.values():
        for said in all_said:
            reporters = {heir if each == player else each for each in said.reporters} - {None}
            told = said._replace(reporters=tuple(sorted(str(each) for each in reporters)))
            if said.player == player and heir is None:
                told = told._replace(player="", name="", phrase="", text="")
            elif said.player == player:
                told = told._replace(player=str(heir))
            all_said[said.number] = told
    for table, who in [key for key in storage.notepads if key[1] == player]:
        text = storage.notepads.pop((table, who))
        if heir is not None:
            storage.notepads.setdefault((table, heir), text)
    for who, other, mark in [each for each in storage.marks if player in each[:2]]:
        storage.marks.discard((who, other, mark))
        if heir is not None:
            storage.marks.add((heir if who == player else who, heir if other == player else other, mark))
    storage.marks = {each for each in storage.marks if each[0] != each[1]}
