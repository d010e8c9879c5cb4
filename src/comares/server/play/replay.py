"""A table as it was after any of its lines."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from comares.kernel.position import Position
from comares.kernel.record import Line
from comares.kernel.replay import play_again
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.server.errors import Refusal
from comares.server.messages import TableMessage
from comares.server.play.projection import Perspective, news_lines
from comares.server.play.room import Room
from comares.server.play.storage import RUNNING

MAX_CACHED_GAMES = 16


class GameStates:
    """The states of one game after each of its lines; it grows with the game."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.states: list[State] = []


class ReplayCache:
    """The states of the games that were replayed last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, GameStates] = OrderedDict()
        self._lock = asyncio.Lock()

    async def table_message(self, room: Room, player: str, upto: int, seat: int | None) -> TableMessage:
        """The table after line `upto`, as a spectator saw it, or from a seat: the player's own, or any once the game
        is over."""
        you = room.seats_of(player)
        _check_viewer(room, you, seat)
        async with self._lock:
            game = await self._game_states(room, upto)
            return self._message(room, game, upto, seat, you)

    async def position(self, room: Room, player: str, upto: int, seat: int | None) -> Position:
        """The position after line `upto`: what a spectator or the seat could see. Once the game is over, all of it."""
        _check_viewer(room, room.seats_of(player), seat)
        async with self._lock:
            game = await self._game_states(room, upto)
            assert game.table is not None
            rules, state = game.table.rules, game.states[upto]
            view = rules.view(state, seat) if room.row.state == RUNNING else rules.full_view(state)
            return Position(room.record.game, room.record.seats, dict(room.record.settings), view)

    def _message(self, room: Room, game: GameStates, upto: int, viewer: int | None, you: list[int]) -> TableMessage:
        assert game.table is not None
        perspective = Perspective(room.row.game, room.adapter, game.table.rules, game.states[upto], viewer)
        return TableMessage(
            table=room.id,
            game=room.row.game,
            settings=room.row.settings,
            line=upto,
            you=you,
            viewer=viewer,
            seats=room.seat_infos(),
            view=perspective.view,
            decision=None,
            outcome=perspective.outcome(),
            news=news_lines(game.table, viewer, None, upto),
            state=room.row.state,
            rematch=room.row.rematch,
        )

    async def _game_states(self, room: Room, upto: int) -> GameStates:
        game = self._games.pop(room.id, None) or GameStates()
        if upto >= len(game.states):
            lines = await room.stored_lines(len(game.states) - 1)
            await asyncio.to_thread(self._extend, game, room, lines)
        self._games[room.id] = game
        while len(self._games) > MAX_CACHED_GAMES:
            self._games.popitem(last=False)
        if upto >= len(game.states):
            raise Refusal("late", line=len(game.states) - 1)
        return game

    def _extend(self, game: GameStates, room: Room, lines: list[Line]) -> None:
        for line in lines:
            game.table = play_again(room.record, game.table, line, room.piles)
            game.states.append(game.table.state.copy())


def _check_viewer(room: Room, you: list[int], seat: int | None) -> None:
    """While the game runs, only the holder of a seat looks from it; afterwards everybody does."""
    if seat is not None and (seat >= len(room.row.seats) or (seat not in you and room.row.state == RUNNING)):
        raise Refusal("not-your-seat", seat=seat + 1)
