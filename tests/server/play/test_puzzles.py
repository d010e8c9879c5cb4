"""Every puzzle of the package can be opened, solved and explained; its answer stands nowhere before."""

from __future__ import annotations

import msgspec
import pytest
from helpers.server.in_memory import HOSTED

from comares.arena.puzzles.find import CONFIRMATION, MASTER_SECONDS
from comares.games import GAMES
from comares.i18n import LANGUAGES
from comares.i18n.sentences import say
from comares.puzzles.puzzle import DIFFICULTIES, Puzzle, id_of, package_puzzles, puzzle_from
from comares.server.errors import Refusal
from comares.server.play.puzzles import DAY_SECONDS, PuzzleBook, previews, reasons, table_message

BOOK = PuzzleBook(HOSTED)


@pytest.mark.parametrize("puzzle", BOOK.all(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_opens_and_its_figures_say_what_a_puzzle_promises(puzzle: Puzzle) -> None:
    found = BOOK.opened(puzzle.id)
    codes = found.codes()
    assert set(puzzle.answers) <= set(codes)
    assert puzzle.second in codes
    assert puzzle.second not in puzzle.answers
    assert puzzle.values.keys() <= set(codes)
    best = puzzle.values[puzzle.answers[0]]
    assert all(value < best for code, value in puzzle.values.items() if code not in puzzle.answers)
    assert 0 < puzzle.low <= puzzle.gap <= puzzle.high, "the interval excludes the second best"
    assert puzzle.seconds >= CONFIRMATION * MASTER_SECONDS, "ten times the master's thinking"
    assert puzzle.difficulty in DIFFICULTIES
    assert "data" not in puzzle.settings, "made with the components of this version"
    assert int(found.table.state.seat) == puzzle.seat
    assert puzzle.id == id_of(puzzle.position, puzzle.answers)
    assert puzzle_from(puzzle.row()) == puzzle
    for language in LANGUAGES:
        assert all(say(each, puzzle.game, (), language, puzzle.seat) for each in puzzle.sentences())


def test_the_ids_differ_and_both_games_have_puzzles_of_several_difficulties_and_numbers_of_players() -> None:
    for game in GAMES:
        puzzles = package_puzzles(game)
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 15
        assert len({puzzle.difficulty for puzzle in puzzles}) >= 3
        assert len({puzzle.seats for puzzle in puzzles}) >= 3
        assert len({puzzle.themes[0] for puzzle in puzzles}) >= 3


@pytest.mark.parametrize("game", list(GAMES))
def test_the_easiest_puzzles_come_first_and_of_those_the_ones_with_the_fewest_modules(game: str) -> None:
    order = [
        (DIFFICULTIES.index(puzzle.difficulty), len(puzzle.settings)) for puzzle in BOOK.all() if puzzle.game == game
    ]
    assert order == sorted(order)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    count = len(package_puzzles(game))
    days = [BOOK.of_day(game, day * DAY_SECONDS + 5.0) for day in range(20_000, 20_000 + count)]
    assert len(set(days)) == count
    assert BOOK.of_day(game, 20_000 * DAY_SECONDS) == BOOK.of_day(game, 20_001 * DAY_SECONDS - 1.0) == days[0]


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_sent_before_the_answer_treats_all_options_alike(game: str) -> None:
    puzzle = package_puzzles(game)[0]
    found = BOOK.opened(puzzle.id)
    message = table_message(found)
    assert message.decision is not None
    assert message.decision.codes == found.codes()
    sent = msgspec.json.encode(message).decode()
    for figure in (puzzle.gap, puzzle.low, puzzle.high):
        assert str(figure) not in sent
    some = found.codes()[:6]
    assert list(previews(found, [*some, "no such code"])) == some
    assert [reasons(found, [code])[code] for code in some] == [""] * len(some)


def test_a_puzzle_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal):
        BOOK.opened("nothing")
