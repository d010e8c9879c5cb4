"""What the watchers of a table are sent. Who may see what is decided here, at the moment of sending."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from comares.server.messages.table import NewsLine, SeatsMessage, TableMessage
from comares.server.play.presenters import edition_shown
from comares.server.play.projection import (
    Span,
    Viewer,
    decision_message,
    news_lines,
    permitted,
    words_of_refusal,
)
from comares.server.play.result_messages import with_result, with_winners
from comares.server.play.storage import RUNNING

if TYPE_CHECKING:
    from comares.server.play.room.room import Room
    from comares.server.play.room.watcher import Watcher


def broadcast_table(room: Room) -> None:
    """Send every subscribed watcher the table as it may see it."""
    room.changed.set()
    room.told_state = room.row.state
    made: dict[tuple[Viewer, int | None, tuple[int, ...]], TableMessage] = {}
    for watcher in [watcher for watcher in room.watchers if watcher.sent_line is not None]:
        you = room.seats_of(watcher.player)
        key = (permitted(watcher.viewer, you), watcher.sent_line, tuple(you))
        if key not in made:
            news = list(news_of(room, watcher.player, watcher.viewer, watcher.sent_line))
            made[key] = table_message(room, watcher.player, watcher.viewer, news)
        send_table(watcher, made[key])


def send_table(watcher: Watcher, message: TableMessage) -> None:
    """Send the table to one watcher."""
    watcher.sent_line = message.line
    watcher.send(message)


def broadcast_seats(room: Room) -> None:
    """Send every watcher who sits where."""
    for watcher in list(room.watchers):
        send_seats(room, watcher)


def send_seats(room: Room, watcher: Watcher) -> None:
    """Send one watcher who sits where."""
    you = room.seats_of(watcher.player)
    watcher.send(SeatsMessage(room.seat_infos(), you, room.row.rematch, room.clock_info()))


def news_of(
    room: Room, player: str, wanted: Viewer, since: int | None, before: int | None = None
) -> Iterator[NewsLine]:
    """One page of the lines after `since`, as far as the player may know them now: the last ones, or those before line
    `before`."""
    viewer = permitted(wanted, room.seats_of(player))
    news = news_lines(room.table, viewer, Span(since, room.limits.news_page, before), room.reasons)
    return with_winners(room.row.game, news, room.row.result)


def table_message(room: Room, player: str, wanted: Viewer, news: list[NewsLine]) -> TableMessage:
    """The whole table as the player may see it now, with these lines: from the wanted seat, if it is the player's own,
    else as a spectator."""
    you = room.seats_of(player)
    viewer = permitted(wanted, you)
    table, perspective = room.table, room.perspective(viewer)
    running = room.row.state == RUNNING and not room.read_only
    may_rewind = room.is_alone(you) and not room.counts
    return TableMessage(
        table=room.id,
        game=room.row.game,
        settings=table.record.settings,
        line=room.line,
        you=you,
        viewer=viewer,
        seats=room.seat_infos(),
        view=perspective.view,
        decision=decision_message(table, viewer, viewer in you, may_rewind, not room.counts) if running else None,
        outcome=with_result(perspective.outcome(), room.row.result),
        news=news,
        state=room.row.state,
        rematch=room.row.rematch,
        edition=edition_shown(room.row),
        read_only=words_of_refusal(room.read_only),
        stages=perspective.stage_views(table.stages),
        outlook=perspective.outlook() if running else {},
        lesson=room.lesson.progress(table) if room.lesson else None,
        coached=room.row.coached or [],
        round=room.row.round,
        rounds=room.row.rounds,
        clock=room.clock_info(),
        rated=room.row.rated,
    )
