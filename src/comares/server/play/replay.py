"""A table as it was after any of its lines."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from comares.kernel.events import Event
from comares.kernel.position import Position
from comares.kernel.record import Line
from comares.kernel.rules import Rules
from comares.kernel.stages import Stage
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.server.errors import Refusal
from comares.server.messages.table import TableMessage
from comares.server.play.presenters import edition_shown
from comares.server.play.projection import Perspective, Span, news_lines, permitted, words_of_refusal
from comares.server.play.result_messages import with_result, with_winners
from comares.server.play.room import Room
from comares.server.play.storage import SECRET_STATES, StoredLine
from comares.server.play.stored_lines import Damaged, play_stored
from comares.server.play.work import in_thread

MAX_CACHED_STATES = 20_000  # of all games together; the longest game alone may have more


class Moment(NamedTuple):
    """A game as it was after a line: the state, and what had happened that was not undone by then."""

    rules: Rules
    state: State
    events: list[Event]


class GameStates:
    """The states of one game after each of its lines; it grows with the game."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.states: list[State] = []
        self.stages: list[list[Stage]] = []
        self.lock = asyncio.Lock()  # held while it grows


class ReplayCache:
    """The states of the games that were replayed last."""

    def __init__(self) -> None:
        self._games: OrderedDict[Room, GameStates] = OrderedDict()  # a room that is opened again may differ

    async def table_message(self, room: Room, player: str, upto: int, seat: int | None) -> TableMessage:
        """The table after line `upto`, as a spectator saw it, or from a seat: the player's own, or any once the game
        is over."""
        game = await self._game_states(room, upto)
        you = room.seats_of(player)
        _check_viewer(room, you, seat)
        return self._message(room, game, upto, seat, you)

    async def position(self, room: Room, player: str, upto: int, seat: int | None) -> Position:
        """The position after line `upto`: what a spectator or the seat could see. Once the game is over, all of it."""
        game = await self._game_states(room, upto)
        _check_viewer(room, room.seats_of(player), seat)
        assert game.table is not None
        rules, state = game.table.rules, game.states[upto]
        view = rules.view(state, seat) if room.row.state in SECRET_STATES else rules.full_view(state)
        return Position(room.record.game, room.record.seats, dict(room.record.settings), view)

    async def moment(self, room: Room, upto: int) -> Moment:
        """The game after line `upto`, with everything that is hidden."""
        game = await self._game_states(room, upto)
        assert game.table is not None
        standing: list[Line] = []
        for line in game.table.record.lines[: upto + 1]:
            if line.undoes_from is None:
                standing.append(line)
            while standing and line.undoes_from is not None and standing[-1].number >= line.undoes_from:
                standing.pop()
        return Moment(game.table.rules, game.states[upto], [event for line in standing for event in line.events])

    def _message(self, room: Room, game: GameStates, upto: int, viewer: int | None, you: list[int]) -> TableMessage:
        assert game.table is not None
        perspective = Perspective(room.row.game, room.adapter, game.table.rules, game.states[upto], viewer)
        news = news_lines(game.table, viewer, Span(None, 1, upto + 1))
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
            outcome=with_result(perspective.outcome(), room.row.result),
            news=list(with_winners(room.row.game, news, room.row.result)),
            state=room.row.state,
            edition=edition_shown(room.row),
            rematch=room.row.rematch,
            read_only=words_of_refusal(room.read_only),
            stages=perspective.stage_views(game.stages[upto]),
            round=room.row.round,
            rounds=room.row.rounds,
        )

    async def _game_states(self, room: Room, upto: int) -> GameStates:
        game = self._games.setdefault(room, GameStates())
        self._games.move_to_end(room)
        async with game.lock:
            if upto >= len(game.states):
                lines = await room.stored_lines(len(game.states) - 1)
                await in_thread(self._extend, game, room, lines)
        while len(self._games) > 1 and sum(len(each.states) for each in self._games.values()) > MAX_CACHED_STATES:
            self._games.popitem(last=False)
        if upto >= len(game.states):
            is_damaged = room.damaged_line == len(game.states)
            raise Refusal("damaged" if is_damaged else "late", line=len(game.states) - (not is_damaged))
        return game

    def _extend(self, game: GameStates, room: Room, lines: list[StoredLine]) -> None:
        try:
            for line in lines:
                game.table = play_stored(room.record, game.table, line, room.piles)
                game.states.append(game.table.state.copy())
                game.stages.append(game.table.stages)
        except Damaged as damaged:
            game.table = damaged.sound


def _check_viewer(room: Room, you: list[int], seat: int | None) -> None:
    """While the game runs, only the holder of a seat looks from it; afterwards everybody does."""
    if seat is not None and (
        seat >= len(room.row.seats) or (room.row.state in SECRET_STATES and permitted(seat, you) is None)
    ):
        raise Refusal("not-your-seat", seat=seat + 1)
