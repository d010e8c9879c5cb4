"""Games that a player has finished, stored without playing them at the server: for what comes after the end."""

from __future__ import annotations

from random import Random

from sqlalchemy import create_engine, text

from comares.bots.bot import ask
from comares.bots.knowledge import knowledge_of
from comares.bots.registry import make_bot
from comares.games import GAMES
from comares.kernel.chance import Chance, SeededChance
from comares.kernel.table import Table
from comares.server.games.hosted import HostedGames
from comares.server.play.deals import day_table, today
from comares.server.play.ids import new_secret
from comares.server.play.new_table import to_stored
from comares.server.play.results import results_of_table
from comares.server.play.storage import OVER, Player, Seat
from comares.server.store import deal_queries, queries, result_queries
from helpers.server.postgres import driven

QUICK = "beginner"  # whoever plays, plays quickly
DAY_SEED = "5eed" * 8


def player_of(database: str, table: str) -> str:
    """The player who made the table."""
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        found = connection.execute(text("select host from tables where id = :table"), {"table": table}).scalar_one()
    engine.dispose()
    return str(found)


def finish_game(database: str, player: str, game: str, settings: dict[str, str], level: str, seed: int) -> str:
    """A game of the player against a bot of the level; its table."""
    table = played_out(game, 2 if GAMES[game].max_players > 1 else 1, settings, SeededChance(seed), seed)
    seats = [_person(player), Seat("bot", level.capitalize(), level, secret=new_secret())]
    row, lines = to_stored(table, seats, OVER, "live", False, player)
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        queries.add_table(connection, row, lines)
        result_queries.add_results(connection, results_of_table(row, table, HostedGames().adapter(game)))
    engine.dispose()
    return row.id


def finish_deal(database: str, player: str, game: str, seed: int) -> str:
    """The player's try of the deal of the day, over; its table."""
    games = HostedGames()
    (row, _), deal = day_table(today(), game, DAY_SEED, Player(player, "", "en"), games)
    table = played_out(game, len(row.seats), row.settings, deal.chance(None), seed)
    stored, lines = to_stored(table, row.seats, OVER, "live", False, player)
    deal.table = stored.id
    engine = create_engine(driven(database))
    with engine.begin() as connection:
        deal_queries.seed_of_day(connection, today(), game, DAY_SEED)
        deal_queries.add_deal(connection, stored, lines, deal)
        result_queries.add_results(connection, results_of_table(stored, table, games.adapter(game)))
    engine.dispose()
    return stored.id


def played_out(game: str, seats: int, settings: dict[str, str], chance: Chance, seed: int) -> Table:
    """A table whose game is over."""
    table, dice = Table(GAMES[game], seats, settings, chance), Random(seed)
    bots = [make_bot(QUICK, table.rules, dice.getrandbits(30), knowledge_of(game)) for _ in range(seats)]
    while decision := table.decision():
        table.play(decision.seat, ask(bots[decision.seat], table).code)
    return table


def _person(player: str) -> Seat:
    return Seat("person", "", player=player, secret=new_secret())
