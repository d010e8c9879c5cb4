"""Puzzles at the table: a position to look at, previews as at any table, and the stored answer."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from comares.bots.knowledge import knowledge_of
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.position import read
from comares.kernel.table import Table
from comares.puzzles.puzzle import DIFFICULTIES, Puzzle, package_puzzles
from comares.server.errors import Refusal
from comares.server.games.hosted import HostedGames
from comares.server.messages.table import Preview, SeatInfo, TableMessage
from comares.server.messages.words import Sentence
from comares.server.play.projection import Perspective, decision_message, sentence_message

DAY_SECONDS: Final = 86_400
MAX_OPENED: Final = 64
ORDER_SEED: Final = 7  # of the order in which puzzles are those of a day
RUNNING: Final = "running"

log = logging.getLogger(__name__)


class OpenPuzzle(NamedTuple):
    """A puzzle with its table. What the position does not tell is drawn, always alike, and shown to nobody."""

    puzzle: Puzzle
    table: Table
    perspective: Perspective

    def codes(self) -> list[str]:
        """All legal codes."""
        decision = self.table.decision()
        assert decision is not None
        return decision.codes


class PuzzleBook:
    """The puzzles that this server can show: those of the package whose game and components it has."""

    def __init__(self, games: HostedGames, puzzles: Iterable[Puzzle] | None = None) -> None:
        self.games = games
        given = [each for game in games.registry for each in package_puzzles(game)] if puzzles is None else puzzles
        known = sorted((each for each in given if each.game in games.registry), key=self._place)
        self._puzzles = {each.id: each for each in known}
        self._opened: OrderedDict[str, OpenPuzzle] = OrderedDict()
        self._order: dict[str, list[str]] = {}

    def _place(self, puzzle: Puzzle) -> tuple[int, int, int]:
        """By game, the easiest first, and of those the ones with the fewest modules."""
        game = list(self.games.registry).index(puzzle.game)
        return game, DIFFICULTIES.index(puzzle.difficulty), len(puzzle.settings)

    def all(self) -> list[Puzzle]:
        """Every puzzle, in the order in which they are solved: those of a game together, the easiest first."""
        return list(self._puzzles.values())

    def find(self, puzzle: str) -> Puzzle:
        """The puzzle of that id; a Refusal if there is none."""
        if puzzle not in self._puzzles:
            raise Refusal("not-here")
        return self._puzzles[puzzle]

    def of_day(self, game: str, now: float | None = None) -> str | None:
        """The puzzle of the day, in UTC; None if the game has none. Each has its turn before one comes again."""
        if game not in self._order:
            ids = sorted(each.id for each in self._puzzles.values() if each.game == game)
            Random(ORDER_SEED).shuffle(ids)
            self._order[game] = ids
        order = self._order[game]
        day = int((time.time() if now is None else now) // DAY_SECONDS)
        return order[day % len(order)] if order else None

    def opened(self, puzzle: str) -> OpenPuzzle:
        """The puzzle with its table. A Refusal: this server does not have its components."""
        found = self._opened.get(puzzle) or self._open(self.find(puzzle))
        self._opened[puzzle] = found
        self._opened.move_to_end(puzzle)
        while len(self._opened) > MAX_OPENED:
            self._opened.popitem(last=False)
        return found

    def _open(self, puzzle: Puzzle) -> OpenPuzzle:
        try:
            table = Table.from_position(read(puzzle.position, self.games.registry), SeededChance(0))
        except ComaresError as error:
            log.warning("puzzle %s cannot be opened: %s", puzzle.id, error)
            raise Refusal("setup", what=f"this puzzle needs other components: {error}") from None
        adapter = self.games.adapter(puzzle.game)
        return OpenPuzzle(puzzle, table, Perspective(puzzle.game, adapter, table.rules, table.state, puzzle.seat))


def table_message(found: OpenPuzzle) -> TableMessage:
    """The table of the puzzle as its seat sees it."""
    puzzle, table, perspective = found
    return TableMessage(
        table=puzzle.id,
        game=puzzle.game,
        settings=table.record.settings,
        line=0,
        you=[puzzle.seat],
        viewer=puzzle.seat,
        seats=[SeatInfo("person", "", None, seat == puzzle.seat) for seat in range(puzzle.seats)],
        view=perspective.view,
        decision=decision_message(table, puzzle.seat, True, False),
        outcome=perspective.outcome(),
        news=[],
        state=RUNNING,
        rematch=None,
        edition="",
        read_only=None,
        stages=[],
        outlook=perspective.outlook(),
    )


def move_words(found: OpenPuzzle, codes: Iterable[str]) -> dict[str, Sentence]:
    """The moves of these codes as phrases that a player would say."""
    rules, state = found.table.rules, found.table.state
    explainer = knowledge_of(found.puzzle.game).explainer(rules)
    return {code: sentence_message(explainer.move(state, int(rules.parse(code)))) for code in codes}


def previews(found: OpenPuzzle, codes: list[str]) -> dict[str, Preview]:
    """What each of the codes would change; illegal ones are left out."""
    legal = set(found.codes())
    return dict(found.perspective.previews([code for code in codes if code in legal]))


def reasons(found: OpenPuzzle, codes: list[str]) -> dict[str, str | None]:
    """Why each code is not legal."""
    return dict(found.perspective.reasons(codes))
