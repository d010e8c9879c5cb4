"""The calls about clubs. Only members see what is in one; its link tells the name."""

from __future__ import annotations

import time

from litestar import delete, get, patch, post

from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.summaries import summary
from comares.server.http.types import TheClubs, TheRatings
from comares.server.messages.clubs import (
    ClubCode,
    ClubGame,
    ClubLink,
    ClubMember,
    ClubPage,
    ClubSeat,
    MemberNumber,
    NewClub,
)
from comares.server.messages.lobby import ClubInfo
from comares.server.names import clean_name
from comares.server.play.clubs import (
    MAX_CLUB_GAMES,
    MAX_CLUBS,
    MAX_MEMBERS,
    Club,
    ClubFull,
    ClubStorage,
    Member,
    standings,
)
from comares.server.play.counted_games import CountedGame, RatingStorage
from comares.server.play.ids import is_id, new_id, new_secret
from comares.server.play.rooms import Rooms
from comares.server.play.storage import Player

LISTED_GAMES = 50


async def own_club(club: str, known: Player, clubs: ClubStorage) -> Club:
    """A club that the player is in."""
    found = await clubs.find_club(club) if is_id(club) else None
    if found is None or known.id not in [member.player for member in await clubs.members(found.id)]:
        raise Refusal("no-club")  # somebody else's is as good as none
    return found


async def owned_club(club: str, known: Player, clubs: ClubStorage) -> Club:
    """A club that the player owns."""
    found = await own_club(club, known, clubs)
    if found.owner != known.id:
        raise Refusal("not-owner")
    return found


async def club_page(club: Club, known: Player, clubs: ClubStorage, ratings: RatingStorage, rooms: Rooms) -> ClubPage:
    """The club as a member sees it."""
    games = await ratings.games_of_club(club.id, MAX_CLUB_GAMES)
    members = {member.player: member for member in await clubs.members(club.id)}
    return ClubPage(
        id=club.id,
        name=club.name,
        code=club.code,
        owner=club.owner == known.id,
        members=[
            ClubMember(members[each.player].name, each.player == club.owner, each.player == known.id, *each[1:])
            for each in standings(games, members)
        ],
        tables=[summary(row, known.id, rooms, invited=True) for row in await clubs.tables_of_club(club.id)],
        games=[club_game(game, members) for game in games[:LISTED_GAMES]],
    )


def club_game(game: CountedGame, members: dict[str, Member]) -> ClubGame:
    """A game as the club lists it. Players who left the club have no name here."""
    seats = [
        ClubSeat(members[seat.player].name if seat.player in members else "", seat.level, seat.place, seat.points)
        for seat in game.seats
    ]
    return ClubGame(game.table, game.pool.game, game.ended, game.rated, seats)


async def club_infos(known: Player, clubs: ClubStorage) -> list[ClubInfo]:
    """The clubs of the player."""
    return [
        ClubInfo(club.id, club.name, len(await clubs.members(club.id)), club.owner == known.id)
        for club in await clubs.clubs_of(known.id)
    ]


@get("/api/clubs", summary="My clubs", responses=REFUSALS)
async def list_clubs(known: Player, clubs: TheClubs) -> list[ClubInfo]:
    return await club_infos(known, clubs)


@post("/api/clubs", summary="Found a club", responses=REFUSALS)
async def post_club(data: NewClub, known: Player, clubs: TheClubs, ratings: TheRatings, rooms: Rooms) -> ClubPage:
    club = Club(new_id(), shown_name(data.name), new_secret(), known.id, time.time())
    try:
        await clubs.add_club(club)
    except ClubFull:
        raise Refusal("club-full", members=MAX_MEMBERS, clubs=MAX_CLUBS) from None
    return await club_page(club, known, clubs, ratings, rooms)


def shown_name(text: str) -> str:
    """The name of a club; a Refusal if nothing of it can be seen."""
    name = clean_name(text)
    if not name:
        raise Refusal("malformed", what="name: expected something that can be seen")
    return name


@get("/api/clubs/{club:str}", summary="A club: members, tables, results", responses=REFUSALS)
async def get_club(club: str, known: Player, clubs: TheClubs, ratings: TheRatings, rooms: Rooms) -> ClubPage:
    return await club_page(await own_club(club, known, clubs), known, clubs, ratings, rooms)


@patch("/api/clubs/{club:str}", summary="Rename a club", responses=REFUSALS)
async def rename_club(
    club: str, data: NewClub, known: Player, clubs: TheClubs, ratings: TheRatings, rooms: Rooms
) -> ClubPage:
    found = await owned_club(club, known, clubs)
    await clubs.rename(found.id, shown_name(data.name))
    return await club_page(await own_club(club, known, clubs), known, clubs, ratings, rooms)


@delete("/api/clubs/{club:str}", summary="Delete a club", responses=REFUSALS, status_code=204)
async def delete_club(club: str, known: Player, clubs: TheClubs) -> None:
    await clubs.delete_club((await owned_club(club, known, clubs)).id)


@post("/api/clubs/{club:str}/code", summary="Another link in place of the one so far", responses=REFUSALS)
async def renew_code(club: str, known: Player, clubs: TheClubs, ratings: TheRatings, rooms: Rooms) -> ClubPage:
    found = await owned_club(club, known, clubs)
    await clubs.renew_code(found.id, new_secret())
    return await club_page(await own_club(club, known, clubs), known, clubs, ratings, rooms)


@post("/api/clubs/{club:str}/leave", summary="Leave a club", responses=REFUSALS, status_code=204)
async def leave_club(club: str, known: Player, clubs: TheClubs) -> None:
    await clubs.leave((await own_club(club, known, clubs)).id, known.id)


@post("/api/clubs/{club:str}/remove", summary="Remove a member", responses=REFUSALS, status_code=200)
async def remove_member(
    club: str, data: MemberNumber, known: Player, clubs: TheClubs, ratings: TheRatings, rooms: Rooms
) -> ClubPage:
    found = await owned_club(club, known, clubs)
    members = {member.player: member for member in await clubs.members(found.id)}
    listed = [each.player for each in standings(await ratings.games_of_club(found.id, MAX_CLUB_GAMES), members)]
    player = listed[data.number] if data.number < len(listed) else None
    if player is None or members[player].name != data.name or player == known.id:
        raise Refusal("not-member")
    await clubs.leave(found.id, player)
    return await club_page(found, known, clubs, ratings, rooms)


@post("/api/club-links/seen", summary="What a club's link leads to", responses=REFUSALS, status_code=200)
async def see_link(data: ClubCode, known: Player, clubs: TheClubs) -> ClubLink:
    club = await linked(data, clubs)
    members = [member.player for member in await clubs.members(club.id)]
    return ClubLink(club.id if known.id in members else "", club.name, len(members))


@post("/api/club-links", summary="Come into a club by its link", responses=REFUSALS, status_code=200)
async def join_club(data: ClubCode, known: Player, clubs: TheClubs, ratings: TheRatings, rooms: Rooms) -> ClubPage:
    club = await linked(data, clubs)
    try:
        await clubs.join(club.id, known.id, time.time())
    except ClubFull:
        raise Refusal("club-full", members=MAX_MEMBERS, clubs=MAX_CLUBS) from None
    return await club_page(club, known, clubs, ratings, rooms)


async def linked(data: ClubCode, clubs: ClubStorage) -> Club:
    """The club that the link leads to."""
    club = await clubs.club_of_code(data.code) if is_id(data.code) else None
    if club is None:
        raise Refusal("no-club")
    return club


HANDLERS = [
    list_clubs,
    post_club,
    get_club,
    rename_club,
    delete_club,
    renew_code,
    leave_club,
    remove_member,
    see_link,
    join_club,
]
