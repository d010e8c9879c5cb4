"""The calls about puzzles. The answers are stored with the puzzles, so nobody waits for a bot."""

from __future__ import annotations

from litestar import get, post

from comares.puzzles.puzzle import Puzzle
from comares.server.errors import Refusal
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.types import TheStorage
from comares.server.messages.puzzles import (
    NewAnswer,
    PuzzleAnswer,
    PuzzleCodes,
    PuzzleInfo,
    PuzzleList,
    PuzzlePage,
    PuzzlePreviews,
    PuzzleReasons,
)
from comares.server.play.projection import sentence_message
from comares.server.play.puzzles import PuzzleBook, move_words, previews, reasons, table_message
from comares.server.play.storage import Player
from comares.server.play.work import in_thread


@get("/api/puzzles", summary="All puzzles", responses=REFUSALS)
async def list_puzzles(known: Player, storage: TheStorage, puzzles: PuzzleBook) -> PuzzleList:
    answered = await storage.puzzle_answers(known.id)
    today = {game: found for game in puzzles.games.registry if (found := puzzles.of_day(game))}
    return PuzzleList([info(each, answered) for each in puzzles.all()], today)


@get("/api/puzzles/{puzzle:str}", summary="A puzzle to solve", responses=REFUSALS)
async def get_puzzle(puzzle: str, known: Player, storage: TheStorage, puzzles: PuzzleBook) -> PuzzlePage:
    found = await in_thread(puzzles.opened, puzzle)
    answered = await storage.puzzle_answers(known.id)
    return PuzzlePage(
        info=info(found.puzzle, answered),
        table=await in_thread(table_message, found),
        position=found.puzzle.position,
        next=following(found.puzzle, answered, puzzles),
        today=puzzles.of_day(found.puzzle.game) == puzzle,
    )


@post("/api/puzzles/{puzzle:str}/previews", summary="What options would change", responses=REFUSALS, status_code=200)
async def post_previews(puzzle: str, data: PuzzleCodes, known: Player, puzzles: PuzzleBook) -> PuzzlePreviews:
    found = await in_thread(puzzles.opened, puzzle)
    return PuzzlePreviews(await in_thread(previews, found, data.codes))


@post("/api/puzzles/{puzzle:str}/reasons", summary="Why options are not legal", responses=REFUSALS, status_code=200)
async def post_reasons(puzzle: str, data: PuzzleCodes, known: Player, puzzles: PuzzleBook) -> PuzzleReasons:
    found = await in_thread(puzzles.opened, puzzle)
    return PuzzleReasons(await in_thread(reasons, found, data.codes))


@post("/api/puzzles/{puzzle:str}/answer", summary="Answer a puzzle", responses=REFUSALS, status_code=200)
async def post_answer(
    puzzle: str, data: NewAnswer, known: Player, storage: TheStorage, puzzles: PuzzleBook
) -> PuzzleAnswer:
    found = await in_thread(puzzles.opened, puzzle)
    if data.code not in await in_thread(found.codes):
        raise Refusal("malformed", what=f"code: {data.code[:60]!r} is not a legal option of this position")
    asked = found.puzzle
    right = data.code in asked.answers
    counts = await storage.add_puzzle_answer(known.id, puzzle, right)
    answered = await storage.puzzle_answers(known.id)
    best = asked.answers[0]
    return PuzzleAnswer(
        right=right,
        counts=counts,
        code=data.code,
        value=asked.values[best] if right else asked.values.get(data.code),
        best=best,
        best_value=asked.values[best],
        second=asked.second,
        second_value=asked.values[asked.second],
        moves=await in_thread(move_words, found, [best, asked.second, data.code]),
        lead=asked.lead,
        gap=asked.gap,
        low=asked.low,
        high=asked.high,
        playouts=asked.playouts,
        reason=[sentence_message(each) for each in asked.sentences()],
        found=asked.found,
        next=following(asked, answered, puzzles),
    )


def info(puzzle: Puzzle, answered: dict[str, bool]) -> PuzzleInfo:
    """The puzzle as the list shows it."""
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        seats=puzzle.seats,
        settings=puzzle.settings,
        difficulty=puzzle.difficulty,
        themes=puzzle.themes,
        solved=answered.get(puzzle.id),
    )


def following(puzzle: Puzzle, answered: dict[str, bool], puzzles: PuzzleBook) -> str | None:
    """The next puzzle of the game that one has not answered; None if there is none."""
    same = [each.id for each in puzzles.all() if each.game == puzzle.game]
    at = same.index(puzzle.id)
    return next((each for each in same[at + 1 :] + same[:at] if each not in answered), None)


HANDLERS = [list_puzzles, get_puzzle, post_previews, post_reasons, post_answer]
