"""What a line changes in the row of its table."""

from __future__ import annotations

from dataclasses import replace

from comares.kernel.table import Table
from comares.server.play.clocks import after_line, turn_ended
from comares.server.play.lessons import LessonPlay, first_game
from comares.server.play.result import result_of_game
from comares.server.play.storage import OVER, RUNNING, Learned, Progress, SeatProgress, TableRow


def is_over(table: Table, lesson: LessonPlay | None) -> bool:
    """Whether the game is over, or the lesson that it is played for."""
    return bool(table.state.over) or bool(lesson and lesson.is_over(table))


def progress_of(row: TableRow, table: Table, lesson: LessonPlay | None, now: float) -> Progress:
    """The progress of the table with its last line; the row is that before it."""
    over = is_over(table, lesson)
    turn = None if over else int(table.state.seat)
    after = turn_ended(after_line(row, turn, now))
    changed = [
        SeatProgress(number, seat.stand_in, seat.level, seat.time_left, seat.lost_turns)
        for number, (seat, old) in enumerate(zip(after.seats, row.seats, strict=True))
        if seat != old
    ]
    bot = turn is not None and after.seats[turn].is_bots
    result = None
    if table.state.over:
        outcome = table.outcome()
        result = result_of_game(outcome.points, outcome.winners, row.seats, row.rated)
    deadline = None if over else after.deadline
    learned = learned_by(row, lesson) if over else ()
    line = len(table.record.lines) - 1
    return Progress(line, turn, bot, over, learned, row.revision, tuple(changed), result, deadline)


def learned_by(row: TableRow, lesson: LessonPlay | None) -> tuple[Learned, ...]:
    """What players have learned when it is over: its lesson, or to play without a coach."""
    if lesson:
        player = row.seats[lesson.lesson.seat].player
        return (Learned(player, lesson.lesson.id),) if player else ()
    seats = [row.seats[seat] for seat in row.coached or ()]
    return tuple(Learned(seat.player, first_game(row.game)) for seat in seats if seat.player)


def apply_progress(row: TableRow, progress: Progress) -> None:
    """Update the row after a commit."""
    row.line, row.turn, row.bot_turn = progress.line, progress.turn, progress.bot_turn
    row.deadline = progress.deadline
    for number, stand_in, level, time_left, lost_turns in progress.seats:
        old = row.seats[number]
        row.seats[number] = replace(old, stand_in=stand_in, level=level, time_left=time_left, lost_turns=lost_turns)
    if progress.over and row.state == RUNNING:
        row.state = OVER
    if progress.result:
        row.result = progress.result


def follow_progress(row: TableRow, table: Table, lesson: LessonPlay | None) -> None:
    """Update what the lines say of the row, after they were read; the rest of it was read with them."""
    over = is_over(table, lesson)
    row.line, row.turn = len(table.record.lines) - 1, None if over else int(table.state.seat)
    row.bot_turn = row.turn is not None and row.seats[row.turn].is_bots
    if over and row.state == RUNNING:
        row.state = OVER
