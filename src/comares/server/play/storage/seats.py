"""Seats in the storage: who holds them, and who was there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple, Protocol

from comares.server.play.storage.players import Player
from comares.server.play.storage.rows import SeatKind


class SeatKey(NamedTuple):
    """The seat that a secret opens."""

    table: str
    seat: int
    kind: SeatKind


class SeatStorage(Protocol):
    """Stores who holds which seat."""

    async def seat_by_secret(self, secret: str) -> SeatKey | None:
        """The seat that the secret opens."""
        ...

    async def take_seat(self, secret: str, kind: SeatKind, player: Player, new_secret: str) -> str | None:
        """Give the player the seat of that kind that the secret opens; its table, or None. From then on only the new
        secret opens it."""
        ...

    async def mark_seen(self, players: Mapping[str, Collection[str]], at: float) -> None:
        """These players, by table, were connected at that moment."""
        ...
