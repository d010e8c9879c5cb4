"""Tables and seats as they look from outside."""

from __future__ import annotations

from collections.abc import Collection

from comares.server.messages import InvitationCard, SeatCard, SecretCard, TableCard
from comares.server.store.storage import Seat, Stored


def seat_cards(seats: list[Seat], here: Collection[str]) -> list[SeatCard]:
    """Who sits where, and which of the players are here."""
    return [
        SeatCard(seat.kind, seat.name, seat.level, seat.player is not None and seat.player in here) for seat in seats
    ]


def table_card(table: Stored, player: str, here: Collection[str]) -> TableCard:
    """The table as it looks from the lobby to the player. Secrets are for whoever holds the seat, invitations for
    the one who made the table, or for everybody if it is open."""
    numbered = list(enumerate(table.seats))
    invites = table.open or table.host == player
    return TableCard(
        id=table.id,
        game=table.game,
        options=table.options,
        pace=table.pace,
        open=table.open,
        state=table.state,
        seats=seat_cards(table.seats, here),
        you=[number for number, seat in numbered if seat.player == player],
        turn=table.turn,
        line=table.line,
        created=table.created,
        updated=table.updated,
        rematch=table.rematch,
        invitations=[InvitationCard(n, seat.secret) for n, seat in numbered if seat.kind == "open" and invites],
        secrets=[SecretCard(n, seat.secret) for n, seat in numbered if seat.player == player],
    )
