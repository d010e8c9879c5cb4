"""The deal of the day, and the same deal for a friend."""

from __future__ import annotations

import calendar
import secrets
import time
from typing import Final, NamedTuple

from comares.bots.knowledge import LEVELS
from comares.kernel.errors import ComaresError
from comares.kernel.table import Table
from comares.server.errors import Refusal, refusal_of
from comares.server.games.adapter import DealSetup
from comares.server.games.hosted import HostedGames
from comares.server.play.deal_chance import numbers_in
from comares.server.play.ids import new_secret
from comares.server.play.new_table import StoredTable, to_stored
from comares.server.play.room import Room
from comares.server.play.storage import OVER, RUNNING, Player, Seat, Storage, TableRow
from comares.server.play.stored_deals import BOTS, Deal

DAY_SECONDS: Final = 86_400
SEED_BYTES: Final = 16
STRONGEST: Final = list(LEVELS)[-1]


class DealTable(NamedTuple):
    """A table with its deal, ready to be stored."""

    stored: StoredTable
    deal: Deal


def today(now: float | None = None) -> str:
    """The day, in UTC."""
    return time.strftime("%Y-%m-%d", time.gmtime(time.time() if now is None else now))


def new_seed() -> str:
    """A seed for a deal."""
    return secrets.token_hex(SEED_BYTES)


def setup_of(day: str, game: str, games: HostedGames) -> DealSetup:
    """Who plays on that day, and with which settings: one setup after the other."""
    setups = games.adapter(game).deals
    number = calendar.timegm(time.strptime(day, "%Y-%m-%d")) // DAY_SECONDS
    return setups[number % len(setups)]


def day_table(day: str, game: str, seed: str, player: Player | None, games: HostedGames) -> DealTable:
    """A table with the deal of the day: for the player, or for the strongest bot in the player's place (None)."""
    setup = setup_of(day, game, games)
    first = (
        Seat("bot", STRONGEST.capitalize(), STRONGEST, secret=new_secret())
        if player is None
        else Seat("person", player.name, player=player.id, secret=new_secret())
    )
    others = [Seat("bot", level.capitalize(), level, secret=new_secret()) for level in setup.levels]
    deal = Deal("", game, BOTS if player is None else player.id, seed, day=day)
    return _dealt(deal, [first, *others], setup.settings, games, "" if player is None else player.id)


def friend_table(row: TableRow, played: Table, player: Player, games: HostedGames) -> DealTable:
    """The deal of a finished game once more: the same bots, and a free seat for every person who played."""
    if row.state != OVER:
        raise Refusal("not-over")
    if player.id not in [seat.player for seat in row.seats]:
        raise Refusal("not-your-seat", seat=0)
    if row.position is not None:
        raise Refusal("setup", what="this game began from a position; copy the position for a friend instead")
    seats = [
        Seat("bot", seat.name, seat.level, secret=new_secret())
        if seat.kind == "bot"
        else Seat("open", "", secret=new_secret())
        for seat in row.seats
    ]
    numbers = {str(pile): drawn for pile, drawn in numbers_in(played.standing_lines()).items()}
    deal = Deal("", row.game, "", new_seed(), origin=row.id, numbers=numbers)
    settings = games.registry[row.game].offered(row.settings)
    return _dealt(deal, seats, settings, games, player.id)


def _dealt(deal: Deal, seats: list[Seat], settings: dict[str, str], games: HostedGames, host: str) -> DealTable:
    try:
        table = Table(games.registry[deal.game], len(seats), settings, deal.chance(None))
    except ComaresError as error:
        raise refusal_of(error) from error
    stored = to_stored(table, seats, RUNNING, "live", False, host)
    deal.table = stored.row.id
    return DealTable(stored, deal)


async def must_not_spoil(room: Room, player: str, storage: Storage) -> None:
    """Today's deal is shown at other tables only to players who have finished it."""
    deal = room.deal
    if deal is None or deal.day != today() or room.seats_of(player):
        return
    own = await storage.deal_try(deal.day, deal.game, player)
    found = await storage.find_table(own) if own else None
    if found is None or found.state != OVER:
        raise Refusal("deal-hidden")
