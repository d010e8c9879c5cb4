"""Any table as it was after one of its lines."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from comares.kernel.record import Line
from comares.kernel.replay import play_again
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.server.errors import Refusal
from comares.server.messages import TableTold
from comares.server.play.projection import Sight, news_seen
from comares.server.play.room import Room
from comares.server.store import storage
from comares.server.store.schema import RUNNING

KEPT = 16  # films


class Film:
    """A game state by state; it grows with its game."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.states: list[State] = []


class Replays:
    """The films that were looked at last."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._lock = asyncio.Lock()

    async def shown(self, room: Room, player: str, upto: int, seat: int | None) -> TableTold:
        """The table after line `upto`, from one's own seat, from any once the game is over, or from beside it."""
        you = room.seats_of(player)
        if seat is not None and seat not in you and room.stored.state == RUNNING:
            raise Refusal("not-your-seat", seat=seat + 1)
        if seat is not None and seat >= len(room.stored.seats):
            raise Refusal("not-your-seat", seat=seat + 1)
        async with self._lock:
            film = await self._film(room, upto)
            if upto >= len(film.states):
                raise Refusal("late", line=len(film.states) - 1)
            return self._told(room, film, upto, seat, you)

    def _told(self, room: Room, film: Film, upto: int, viewer: int | None, you: list[int]) -> TableTold:
        assert film.table is not None
        sight = Sight(room.stored.game, film.table.rules, film.states[upto], viewer)
        return TableTold(
            table=room.id,
            game=room.stored.game,
            options=room.stored.options,
            line=upto,
            you=you,
            viewer=viewer,
            seats=room.seat_cards(),
            view=sight.view,
            decision=None,
            outcome=sight.outcome(),
            news=news_seen(film.table, viewer, None, upto),
            state=room.stored.state,
            rematch=room.stored.rematch,
        )

    async def _film(self, room: Room, upto: int) -> Film:
        film = self._films.pop(room.id, None) or Film()
        if upto >= len(film.states):
            known = len(film.states) - 1
            lines = await room.database.read(lambda on: storage.lines_after(on, room.id, known, room.piles))
            await asyncio.to_thread(self._go_on, film, room, lines)
        self._films[room.id] = film
        while len(self._films) > KEPT:
            self._films.popitem(last=False)
        return film

    def _go_on(self, film: Film, room: Room, lines: list[Line]) -> None:
        for line in lines:
            film.table = play_again(room.record, film.table, line, room.piles)
            film.states.append(film.table.state.copy())
