"""Everything that is stored of a player: what they get when they ask for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from comares.server.messages.account import AccountInfo
from comares.server.messages.export import (
    CountedResult,
    Export,
    ExportedClub,
    ExportedEdition,
    ExportedFriend,
    ExportedTable,
    ExportedTalk,
)
from comares.server.messages.notices import NoticeChoice
from comares.server.messages.ratings import OwnRating
from comares.server.play.clubs import Club, ClubStorage
from comares.server.play.counted_games import CountedGame, RatingStorage
from comares.server.play.friends import FriendStorage
from comares.server.play.notices import NoticeStorage
from comares.server.play.ratings import rating_info, shown_rating
from comares.server.play.storage import Player, Storage, TableRow
from comares.server.play.stored_results import MAX_RESULTS
from comares.server.play.your_games import game_result

MOST: Final = 10_000  # tables, games that count, sayings


class Stores(NamedTuple):
    """Where something of a player may be stored."""

    storage: Storage
    notices: NoticeStorage
    ratings: RatingStorage
    friends: FriendStorage
    clubs: ClubStorage


async def export_of(known: Player, account: AccountInfo, stores: Stores) -> Export:
    """Everything that is stored of the player."""
    storage, player = stores.storage, known.id
    wanted = await stores.notices.preferences(player)
    names = await storage.names_of(muted := await storage.marked(player, "mute"))
    ratings = sorted(await stores.ratings.ratings_of(player), key=lambda each: each.pool)
    return Export(
        player=player,
        name=known.name,
        language=known.language,
        account=account,
        notices=None if wanted is None else NoticeChoice(*wanted[1:]),
        browsers=[each.endpoint for each in await stores.notices.subscriptions_of(player)],
        learned=sorted((await storage.lessons_of(player)).done),
        puzzles=await storage.puzzle_answers(player),
        tables=[_table(row, player) for row in await storage.all_tables_of(player, MOST)],
        results=[game_result(each) for each in await storage.results_of(player, MAX_RESULTS) if each.readable],
        ratings=[OwnRating(*each.pool, rating_info(each, player)) for each in ratings],
        counted=[_counted(game, player) for game in await stores.ratings.games_of(player, MOST)],
        friends=[ExportedFriend(each.name, each.state, each.at) for each in await stores.friends.friends_of(player)],
        muted=[names.get(each, "") for each in muted],
        invited=[each.table.id for each in await stores.friends.invitations_of(player)],
        clubs=[await _club(club, player, stores.clubs) for club in await stores.clubs.clubs_of(player)],
        editions=[ExportedEdition(each.id, each.game, each.name) for each in await storage.editions_of(player)],
        said=[
            ExportedTalk(table, each.at, each.phrase, each.text) for table, each in await storage.said_by(player, MOST)
        ],
        notepads=await storage.notepads_of(player),
    )


def _table(row: TableRow, player: str) -> ExportedTable:
    you = [number for number, seat in enumerate(row.seats) if seat.player == player]
    names = [seat.name for seat in row.seats]
    return ExportedTable(row.id, row.game, row.state, names, you, row.created, row.updated)


def _counted(game: CountedGame, player: str) -> CountedResult:
    own = next(seat for seat in game.seats if seat.player == player)
    rating = shown_rating(own.after)[0] if own.after else None
    return CountedResult(game.table, *game.pool, game.ended, game.rated, game.club, own.place, own.points, rating)


async def _club(club: Club, player: str, clubs: ClubStorage) -> ExportedClub:
    joined = next(member.joined for member in await clubs.members(club.id) if member.player == player)
    return ExportedClub(club.id, club.name, club.owner == player, joined)
