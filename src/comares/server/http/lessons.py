"""The calls about lessons: the courses, the texts of a lesson, its table."""

from __future__ import annotations

from litestar import get, post
from litestar.types import Scope

from comares.i18n import LANGUAGES, translate
from comares.lessons.lesson import Lesson
from comares.lessons.load import courses
from comares.server.errors import Refusal
from comares.server.games.hosted import HostedGames
from comares.server.http.connections import address_of
from comares.server.http.openapi_errors import REFUSALS
from comares.server.http.quotas import Quotas
from comares.server.http.summaries import summary
from comares.server.http.types import TheStorage
from comares.server.messages.lessons import BeginLesson, CourseInfo, LessonInfo, LessonText, StepInfo
from comares.server.messages.lobby import TableSummary
from comares.server.play.lessons import first_game, lesson_table
from comares.server.play.rooms import Rooms
from comares.server.play.storage import LessonProgress, Player
from comares.server.play.work import in_thread


@get("/api/lessons/{language:str}", summary="The courses, and how far the player is", responses=REFUSALS)
async def list_lessons(language: str, known: Player, storage: TheStorage, games: HostedGames) -> list[CourseInfo]:
    must_be_language(language)
    progress = await storage.lessons_of(known.id)
    return await in_thread(course_infos, progress, language, games)  # the first use of a language reads its catalogue


def course_infos(progress: LessonProgress, language: str, games: HostedGames) -> list[CourseInfo]:
    """All courses of the games that are here."""
    return [
        CourseInfo(
            game,
            [lesson_info(lesson, progress, language) for lesson in lessons.values()],
            coach=first_game(game) not in progress.done and any(each.id in progress.done for each in lessons.values()),
        )
        for game, lessons in courses().items()
        if game in games.registry
    ]


def lesson_info(lesson: Lesson, progress: LessonProgress, language: str) -> LessonInfo:
    """The lesson as the lobby lists it."""
    is_done, is_begun = lesson.id in progress.done, lesson.id in progress.tables
    state = "done" if is_done else "begun" if is_begun else "new"
    title = translate(lesson.key("title"), None, language)
    return LessonInfo(lesson.id, title, lesson.group, lesson.minutes, state)  # type: ignore[arg-type]


@get(
    "/api/lessons/{game:str}/{name:str}/{language:str}",
    summary="A lesson in one language",
    responses=REFUSALS,
)
async def get_lesson(game: str, name: str, language: str) -> LessonText:
    must_be_language(language)
    return await in_thread(lesson_text, must_exist(game, name), language)


def lesson_text(lesson: Lesson, language: str) -> LessonText:
    """The lesson in that language."""
    game, name = lesson.game, lesson.name
    names = list(courses()[game])
    following = names[names.index(name) + 1 :]
    steps = [
        StepInfo(
            step.name,
            step.at,
            translate(lesson.key(step.name), None, language),
            translate(lesson.key(f"{step.name}-wrong"), None, language) if step.explained else "",
            step.is_task,
            step.plays,
        )
        for step in lesson.steps
    ]
    title = translate(lesson.key("title"), None, language)
    return LessonText(lesson.id, title, steps, f"{game}/{following[0]}" if following else None)


@post("/api/lessons/{game:str}/{name:str}", summary="Begin a lesson, or go on with it", responses=REFUSALS)
async def begin_lesson(
    game: str,
    name: str,
    data: BeginLesson,
    scope: Scope,
    known: Player,
    storage: TheStorage,
    rooms: Rooms,
    quotas: Quotas,
) -> TableSummary:
    lesson = must_exist(game, name)
    if game not in rooms.games.registry:
        raise Refusal("not-here")
    rooms.games.check_components(game, lesson.position.settings)
    begun = (await storage.lessons_of(known.id)).tables.get(lesson.id)
    if begun is not None and not data.again:
        return summary(await rooms.stored_table(begun), known.id, rooms)
    await quotas.use(known.id, address_of(scope), runs=False)
    row, lines = await in_thread(lesson_table, lesson, known)
    await storage.add_table(row, lines)
    if begun is not None:
        await storage.delete_table(begun)
        await rooms.on_changed(begun)
    if row.bot_turn:
        await rooms.open(row.id)
    return summary(row, known.id, rooms)


def must_be_language(language: str) -> None:
    """There are texts in the languages of the catalogues only."""
    if language not in LANGUAGES:
        raise Refusal("not-here")


def must_exist(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    lesson = courses().get(game, {}).get(name)
    if lesson is None:
        raise Refusal("not-here")
    return lesson


HANDLERS = [list_lessons, get_lesson, begin_lesson]
