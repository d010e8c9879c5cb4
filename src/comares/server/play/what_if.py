"""What could have been: other choices after a position of a game that is over, and a table that plays on from there.

Both begin from what one seat knew: what it did not know is drawn anew, so nothing hidden is told.
"""

from __future__ import annotations

import zlib
from concurrent.futures.process import BrokenProcessPool

from comares.bots.bot import seen_by
from comares.bots.knowledge import LEVELS
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.events import Event
from comares.kernel.position import Position
from comares.kernel.position_state import NO_STATE
from comares.kernel.rules import Rules
from comares.kernel.table import Table
from comares.server.bots.fair_queue import Share
from comares.server.bots.request import EventNumbers, is_level, strongest
from comares.server.errors import Refusal, refusal_of
from comares.server.games.editions import Folders
from comares.server.messages.review import Explore, Explored, PlayOn
from comares.server.messages.table import DecisionMessage, TableMessage
from comares.server.play.ids import new_secret
from comares.server.play.new_table import StoredTable, to_stored
from comares.server.play.positions import open_position
from comares.server.play.presenters import edition_shown
from comares.server.play.projection import Perspective, Span, news_lines
from comares.server.play.replay import Moment, ReplayCache
from comares.server.play.review_content import judged_move
from comares.server.play.review_work import Question, judge_options
from comares.server.play.reviews import must_be_open
from comares.server.play.room import Room
from comares.server.play.rooms import Rooms
from comares.server.play.storage import RUNNING, Player, Seat
from comares.server.play.work import in_thread
from comares.server.settings import ReviewSettings


async def play_on(room: Room, replays: ReplayCache, asked: PlayOn, player: Player) -> StoredTable:
    """A new table at the position after the line, as the seat knew it: the player in that seat, bots in the others."""
    must_be_open(room)
    _must_have_seat(room, asked.seat)
    level = asked.level or strongest()
    if not is_level(level):
        raise Refusal("setup", what=f"there is no bot {level!r}; there is {', '.join(LEVELS)}")
    moment = await replays.moment(room, asked.line)
    seats = [
        Seat("person", player.name, player=player.id, secret=new_secret())
        if number == asked.seat
        else Seat("bot", (known or level).capitalize(), known or level, secret=new_secret())
        for number, known in enumerate(_level_of(seat) for seat in room.row.seats)
    ]

    def make() -> StoredTable:
        try:
            table = open_position(_position(room, moment, asked.seat), allow_unreachable=True)
        except ComaresError as error:
            raise refusal_of(error) from error
        return to_stored(table, seats, RUNNING, "live", False, player.id)

    return await in_thread(make)


async def explore(
    room: Room,
    rooms: Rooms,
    replays: ReplayCache,
    asked: Explore,
    share: Share,
    limits: ReviewSettings,
    folders: Folders,
) -> Explored:
    """The position after the choices; with `judge`, what the bots think of its options."""
    must_be_open(room)
    _must_have_seat(room, asked.seat)
    moment = await replays.moment(room, asked.line)
    table = await in_thread(_explored, room, moment, asked)
    decision = table.decision()
    message = await in_thread(_message, room, table, asked)
    turn = decision.seat if decision else None
    if decision is None or not asked.judge or len(decision.codes) < 2:
        return Explored(message, turn)
    question = await in_thread(_question, room, moment, table, asked, limits, folders)
    try:
        timeout = limits.timeout
        found = await rooms.bots.run(judge_options, question, share=share, kind="review", timeout=timeout)
    except (BrokenProcessPool, TimeoutError):
        raise Refusal("position", what="the bots cannot play on from here") from None
    return Explored(message, turn, [judged_move(each) for each in found])


def _explored(room: Room, moment: Moment, asked: Explore) -> Table:
    """A table at the position, with what the seat did not know drawn anew, and with the choices played."""
    seed = zlib.crc32(f"{room.id} {asked.line} {asked.seat} {asked.deal}".encode())
    try:
        table = Table.from_position(_position(room, moment, asked.seat), SeededChance(seed), allow_unreachable=True)
        for code in asked.codes:
            if table.state.over:
                raise Refusal("over")
            table.play(int(table.state.seat), code)
    except ComaresError as error:
        raise refusal_of(error, room.row.game) from error
    except NO_STATE as error:
        raise Refusal("position", what=f"the rules cannot go on from here: {error!r}") from error
    return table


def _message(room: Room, table: Table, asked: Explore) -> TableMessage:
    """The table as the seat sees it. The codes are those of the seat itself: others' hands are not its own."""
    perspective = Perspective(room.row.game, room.adapter, table.rules, table.state, asked.seat)
    decision = table.decision()
    shown = None
    if decision:
        codes = decision.codes if decision.seat == asked.seat else None
        shown = DecisionMessage(decision.seat, decision.kind, can_undo=bool(asked.codes), codes=codes)
    news = [] if not asked.codes else list(news_lines(table, asked.seat, Span(None, 1)))
    for line in news:
        line.line += asked.line
    return TableMessage(
        table=room.id,
        game=room.row.game,
        settings=room.row.settings,
        line=asked.line + len(asked.codes),
        you=[asked.seat],
        viewer=asked.seat,
        seats=room.seat_infos(),
        view=perspective.view,
        decision=shown,
        outcome=perspective.outcome(),
        news=news,
        state=room.row.state,
        rematch=None,
        edition=edition_shown(room.row),
        stages=perspective.stage_views(table.stages) if asked.codes else [],
        outlook=perspective.outlook(),
    )


def _question(
    room: Room, moment: Moment, table: Table, asked: Explore, limits: ReviewSettings, folders: Folders
) -> Question:
    """The decision as its seat sees it. What was seen before the position is told as the exploring seat saw it; of the
    others, whose hands are drawn anew, only what everybody saw."""
    seat = int(table.state.seat)
    before = [event for event in moment.events if event.seen_by(seat if seat == asked.seat else None)]
    seen = _numbers(table.rules, [*before, *seen_by(table, seat)])
    view = table.view(seat)
    settings = dict(room.record.settings)
    seed = asked.line + len(asked.codes)
    return Question(
        room.row.game,
        room.record.seats,
        settings,
        view,
        seen,
        folders,
        limits.what_if,
        seed,
        room.record.game.components,
    )


def _numbers(rules: Rules, events: list[Event]) -> list[EventNumbers]:
    kinds = {kind.name: index for index, kind in enumerate(rules.events)}
    return [(kinds[event.kind.name], event.seat, event.a, event.b) for event in events]


def _position(room: Room, moment: Moment, seat: int) -> Position:
    view = moment.rules.view(moment.state, seat)
    return Position(room.record.game, room.record.seats, dict(room.record.settings), view)


def _must_have_seat(room: Room, seat: int) -> None:
    if seat >= len(room.row.seats):
        raise Refusal("no-seat")


def _level_of(seat: Seat) -> str | None:
    """The level of a bot that this server still has."""
    return seat.level if seat.kind == "bot" and seat.level and is_level(seat.level) else None
