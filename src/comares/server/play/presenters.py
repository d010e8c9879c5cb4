"""Tables and seats as the lobby shows them."""

from __future__ import annotations

from collections.abc import Collection

from comares.server.games.boxes import edition_of
from comares.server.messages.lobby import ResultInfo, SeatInvitation, SeatSecret, TableSummary
from comares.server.messages.table import ClockInfo, SeatInfo
from comares.server.play.clocks import times_left
from comares.server.play.storage import Seat, TableRow


def seat_infos(seats: list[Seat], here: Collection[str]) -> list[SeatInfo]:
    """Who sits where; `here` are the players who are connected."""
    return [seat_info(seat, seat.player is not None and seat.player in here) for seat in seats]


def edition_shown(table: TableRow) -> str:
    """The edition whose components and cards a client asks for; empty: those of the game."""
    return table.edition or edition_of(table.game, table.settings)


def seat_info(seat: Seat, here: bool) -> SeatInfo:
    """Who sits at the seat."""
    seen = None if here or not seat.seen else seat.seen
    return SeatInfo(seat.kind, seat.name, seat.level, here, seat.stand_in, seen, seat.resigned > 0)


def clock_info(row: TableRow, now: float, stands: bool) -> ClockInfo | None:
    """The clocks of a table at that time of players; None if it has none."""
    if row.clock is None:
        return None
    ticking = row.turn if row.deadline is not None else None
    left = times_left(row, now)
    return ClockInfo(row.clock.kind, row.clock.seconds, row.clock.increment, left, ticking, stands)


def table_summary(
    table: TableRow,
    player: str,
    here: Collection[str],
    now: float = 0.0,
    stands: bool = False,
    invited: bool = False,
) -> TableSummary:
    """The table as the player sees it in the lobby. Secrets are for the holder of the seat; invitations are for the
    player who made the table and for whom a friend or a club asks, or for everybody if the table is open."""
    numbered = list(enumerate(table.seats))
    invites = table.open or table.host == player or invited
    return TableSummary(
        id=table.id,
        game=table.game,
        settings=table.settings,
        pace=table.pace,
        open=table.open,
        state=table.state,
        seats=seat_infos(table.seats, here),
        you=[number for number, seat in numbered if seat.player == player],
        turn=table.turn,
        line=table.line,
        created=table.created,
        updated=table.updated,
        rematch=table.rematch,
        edition=edition_shown(table),
        host=table.host == player,
        begun=table.begun,
        round=table.round,
        rounds=table.rounds,
        result=None if table.result is None else ResultInfo(table.result.points, table.result.places),
        invitations=[SeatInvitation(n, seat.secret) for n, seat in numbered if seat.kind == "open" and invites],
        clock=clock_info(table, now, stands),
        talk=table.talk,
        rated=table.rated,
        club=table.club or "",
        secrets=[SeatSecret(n, seat.secret) for n, seat in numbered if seat.player == player],
    )
