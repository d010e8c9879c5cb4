"""The work of a review in a worker process: a game is replayed once, and its positions and choices are judged."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from typing import NamedTuple

from comares.bots.budget import Budget
from comares.bots.explanations import Reason
from comares.bots.judgement import Judge
from comares.bots.knowledge import knowledge_of
from comares.bots.option_values import OptionValue
from comares.i18n.sentences import Sentence
from comares.kernel.events import Event
from comares.kernel.options import Options
from comares.kernel.record import Line, Record
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.kernel.view import View
from comares.server.bots.request import EventNumbers
from comares.server.games.editions import Folders, games_in_worker
from comares.server.play.positions import restored_position
from comares.server.play.storage import StoredLine, TableRow
from comares.server.play.stored_lines import Damaged, play_stored

KEPT_GAMES = 2  # replayed games that a worker keeps for their next part
MAX_PLAYOUTS = 48  # for the chances in one position


class GameToReview(NamedTuple):
    """A game that is over, or an imported record, as it is stored."""

    row: TableRow
    lines: list[StoredLine]
    folders: Folders  # of the host's editions
    components: str = ""  # of the game, if a player entered them


class Plan(NamedTuple):
    """What there is to do: the lines after which a turn ends, and those whose choice had alternatives."""

    positions: list[int]
    choices: list[int]


class Part(NamedTuple):
    """Some of it, each with the seconds that it may take."""

    positions: list[int]
    choices: list[int]
    seconds_each: float
    seconds: float  # after which nothing more is begun


class FoundMove(NamedTuple):
    """A move with its value and its reason."""

    code: str
    value: OptionValue
    move: Sentence
    why: list[Sentence]


class FoundChoice(NamedTuple):
    """A choice and the best one."""

    seat: int
    chosen: FoundMove
    best: FoundMove


class Found(NamedTuple):
    """What a part found, by line; what is missing was not begun."""

    chances: dict[int, list[float]]
    choices: dict[int, FoundChoice]


class ReplayedGame:
    """A game with its states after each line, as far as it can be replayed."""

    def __init__(self, game: GameToReview) -> None:
        row, games = game.row, games_in_worker(game.folders, game.components)
        beginning = restored_position(row, games.registry)
        record = Record(games.registry[row.game], len(row.seats), row.settings, position=beginning)
        piles = games.piles(row.game, len(row.seats), row.settings)
        table: Table | None = None
        self.states: list[State] = []
        try:
            for line in game.lines:
                table = play_stored(record, table, line, piles)
                self.states.append(table.state.copy())
        except Damaged as damaged:
            table = damaged.sound
        self.lines: list[Line] = list(table.record.lines) if table else []
        self.standing: list[Line] = table.standing_lines() if table else []

    def seen_before(self, number: int, seat: int) -> list[Event]:
        """The events before the line that the seat saw, without those that were undone by then."""
        standing: list[Line] = []
        for line in self.lines[:number]:
            if line.undoes_from is None:
                standing.append(line)
            while standing and line.undoes_from is not None and standing[-1].number >= line.undoes_from:
                standing.pop()
        return [event for line in standing for event in line.events if event.seen_by(seat)]


_replayed: OrderedDict[tuple[str, int], ReplayedGame] = OrderedDict()


def replayed(game: GameToReview) -> ReplayedGame:
    """The game, from memory if it was replayed lately."""
    key = (game.row.id, len(game.lines))
    found = _replayed.get(key) or ReplayedGame(game)
    _replayed[key] = found
    _replayed.move_to_end(key)
    while len(_replayed) > KEPT_GAMES:
        _replayed.popitem(last=False)
    return found


def plan_review(game: GameToReview) -> Plan:
    """What a review of the game has to do."""
    found, judge, out = replayed(game), judge_of(game), Options()
    positions, choices = list[int](), list[int]()
    for line in found.standing:
        after = found.states[line.number]
        if line.number == 0 or after.over or after.seat != line.seat:
            positions.append(line.number)
        if line.seat >= 0 and line.number > 0:
            judge.rules.options(found.states[line.number - 1], out)
            if out.n > 1:
                choices.append(line.number)
    if found.standing and found.standing[-1].number not in positions:  # a record that is not finished
        positions.append(found.standing[-1].number)
    return Plan(positions, choices)


def review_part(game: GameToReview, part: Part) -> Found:
    """Judge as much of the part as its time allows; at least one thing."""
    found, judge = replayed(game), judge_of(game)
    began = time.thread_time()
    chances, choices = dict[int, list[float]](), dict[int, FoundChoice]()
    for line in part.positions:
        budget = Budget(MAX_PLAYOUTS, 1000 * part.seconds_each, "cpu")
        chances[line] = judge.prospect(found.states[line], budget, line).chances
        if time.thread_time() - began > part.seconds:
            return Found(chances, choices)
    for line in part.choices:
        choices[line] = _choice(found, judge, line, Budget(0, 1000 * part.seconds_each, "cpu"))
        if time.thread_time() - began > part.seconds:
            break
    return Found(chances, choices)


def _choice(found: ReplayedGame, judge: Judge, number: int, budget: Budget) -> FoundChoice:
    line = found.lines[number]
    view = judge.rules.view(found.states[number - 1], line.seat)
    judged = judge.choice(view, found.seen_before(number, line.seat), line.code, budget, number)
    chosen = _move(judge, view, judged.code, judged.value)
    best = chosen if judged.best == judged.code else _move(judge, view, judged.best, judged.best_value)
    return FoundChoice(line.seat, chosen, best)


class Question(NamedTuple):
    """A decision to judge, as its seat sees it."""

    game: str
    seats: int
    settings: dict[str, str]
    view: View
    seen: list[EventNumbers]
    folders: Folders
    seconds: float
    seed: int
    components: str = ""  # of the game, if a player entered them


def judge_options(question: Question) -> list[FoundMove]:
    """The options worth comparing, the best first, with their reasons."""
    settings = tuple(question.settings.items())
    judge = _judge(question.folders, question.components, question.game, question.seats, settings)
    events = [Event(judge.rules.events[kind], seat, a, b) for kind, seat, a, b in question.seen]
    budget = Budget(0, 1000 * question.seconds, "cpu")
    values = judge.options(question.view, events, budget, question.seed)
    return [_move(judge, question.view, code, value) for code, value in values.items()]


def _move(judge: Judge, view: View, code: str, value: OptionValue) -> FoundMove:
    reason = judge.explainer.reason(view, code)
    assert reason.move is not None
    return FoundMove(code, value, reason.move, why(reason))


def why(reason: Reason) -> list[Sentence]:
    """The reason without the move itself and the second best."""
    return [*reason.gains, *reason.prepares, *reason.denies]


def judge_of(game: GameToReview) -> Judge:
    """The judge of the game's rules."""
    row = game.row
    return _judge(game.folders, game.components, row.game, len(row.seats), tuple(row.settings.items()))


@lru_cache(8)
def _judge(folders: Folders, components: str, game: str, seats: int, settings: tuple[tuple[str, str], ...]) -> Judge:
    registry = games_in_worker(folders, components).registry
    return Judge(registry[game].rules(seats, dict(settings)), knowledge_of(game, registry))
