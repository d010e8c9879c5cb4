"""Lessons through the page: by their own solution, with a wrong choice first; and the coach beside a game."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from web.playing import DESK, GO_ON, LONG, PHONE, TABLET, Person, keep_picture, overlap, play_on, until
from web.sabika_player import SabikaPlayer
from web.test_access import findings

from comares.i18n import LANGUAGES, translate
from comares.lessons.lesson import Lesson, Step
from comares.lessons.load import courses, find_lesson

WITHIN = 10.0  # seconds from the lobby to the first lesson
NEXT, TASK, WRONG = ".lesson .next", ".lesson .task", ".lesson .wrong"
FINISHED = ".lesson .finished"
LESSONS = [lesson.id for course in courses().values() for lesson in course.values()]
SIZES = [DESK, TABLET, PHONE]
# Every lesson in every language; which language comes at which size changes from lesson to lesson.
EVERY = [
    (name, language, SIZES[(n + at) % len(SIZES)])
    for n, name in enumerate(LESSONS)
    for at, language in enumerate(LANGUAGES)
]
SOME = [("alhambra/exact", "ru", PHONE), ("sabika/market", "de", DESK)]
# What a step shows: whether its text is cut off, how much of the screen it takes, and where it points.
LOOK = """() => {
  const bar = document.querySelector(".lesson"), said = document.querySelector(".lesson .said");
  const ring = document.querySelector(".pointer")?.getBoundingClientRect();
  const box = bar.getBoundingClientRect();
  const thing = document.querySelector(".pointer")?.dataset.at.split(" ")[1];
  const inside = ring && ring.right > 0 && ring.left < innerWidth && ring.bottom > 0 && ring.top < box.top;
  return {
    cut: bar.scrollHeight > bar.clientHeight + 1 || bar.scrollWidth > bar.clientWidth + 1 || box.right > innerWidth,
    share: box.height / innerHeight, points: Boolean(inside), thing,
    found: !thing || Boolean(document.querySelector(`[data-thing="${thing}"], [data-spot="${thing}"]`)),
    words: said.innerText,
  };
}"""
LARGEST = 0.34  # of the height of the screen, for a step's text


def lesson_of(name: str) -> Lesson:
    found = find_lesson(name)
    assert found is not None
    return found


def begin(page: Any, lesson: Lesson) -> None:
    """Begin a lesson from the list of its course."""
    page.evaluate(f"location.hash = '#/learn/{lesson.game}'")
    page.click(f"[data-lesson='{lesson.id}']")
    page.wait_for_selector(".lesson h2:not(:empty)")


def type_code(page: Any, code: str, language: str) -> None:
    """Choose by the code field in the menu, when it is the player's turn."""

    def typed() -> bool:
        if page.locator(GO_ON).count() and not page.locator("#code").count():
            page.locator(GO_ON).first.click()
        if not page.locator("dialog[open]").count():
            page.click(f"button[aria-label='{translate('web-menu', None, language)}']")
        if page.locator("#code").count():
            return True
        page.keyboard.press("Escape")
        return False

    until(typed)
    if not page.is_visible("#code"):
        page.click("details:has(#code) > summary")
    page.fill("#code", code)
    page.press("#code", "Enter")


def look(page: Any, seen: dict[str, Any]) -> None:
    """Keep what the page shows of the present step, by its words."""
    page.wait_for_timeout(200)  # the ring follows
    if not page.locator("dialog[open], .curtain").count():
        found = page.evaluate(LOOK)
        seen[found["words"]] = found


def read_on(page: Any, seen: dict[str, Any]) -> None:
    """Close what the table shows, such as a scoring, and read the lesson on to its next task or its end."""
    look(page, seen)
    while page.locator(GO_ON).count() or page.locator(NEXT).count():
        page.locator(GO_ON if page.locator(GO_ON).count() else NEXT).first.click()
        look(page, seen)


def do_task(page: Any, step: Step, language: str, seen: dict[str, Any]) -> None:
    """Read on to the task, choose something wrong if the lesson names it, then what is right."""
    read_on(page, seen)
    page.wait_for_selector(f"{TASK}, {FINISHED}")
    if page.locator(FINISHED).count():  # the page has made a choice that was the only one
        return
    if step.wrong:
        type_code(page, step.wrong, language)
        page.wait_for_selector(WRONG)
        wrong = page.evaluate(LOOK)
        assert not wrong["cut"], f"the answer to a wrong choice is cut off: {wrong}"
        page.click(NEXT)
        page.wait_for_selector(WRONG, state="detached")
    before = page.inner_text(".lesson .said")
    type_code(page, step.solution, language)
    until(lambda: page.locator(FINISHED).count() or page.inner_text(".lesson .said") != before)


def test_the_first_lesson_is_offered_begun_within_ten_seconds_and_played_by_clicks(visit: Callable[..., Any]) -> None:
    page = visit()
    began = time.monotonic()
    page.click(".learn-now[data-game=alhambra]")
    page.wait_for_selector(".lesson .said p")
    took = time.monotonic() - began
    print(f"lesson one after {took:.1f} s")
    assert took < WITHIN
    assert findings(page) == []
    page.click(NEXT)
    page.click(NEXT)
    page.wait_for_selector(".pointer[data-at=display]")
    page.click("[data-spot='display:florin-1']")
    page.click(".prompt .button.main[data-code]")
    page.wait_for_selector(WRONG)
    assert "You take florin 1." in page.inner_text(WRONG)
    assert findings(page) == []
    page.click(NEXT)
    page.click("[data-spot='display:florin-1']")
    page.click("[data-spot='display:dirham-3']")
    page.click(".prompt .button.main[data-code='take florin-1 dirham-3']")
    until(lambda: "Take the 9" in page.inner_text(".lesson .said"))
    page.reload()  # one can leave and go on
    until(lambda: "Take the 9" in page.inner_text(".lesson .said"))
    page.click("[data-spot='display:dinar-9']")
    page.click(".prompt .button.main[data-code]")
    page.wait_for_selector(FINISHED)
    page.click(".lesson .next-lesson")
    until(lambda: page.inner_text(".lesson h2").lower() == "buying a building")
    page.evaluate("location.hash = '#/learn/alhambra'")
    page.wait_for_selector("li.done [data-lesson='alhambra/money']")
    assert findings(page) == []
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(".play:enabled")
    assert not page.locator(".learn-now").count(), "it is offered once"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_lesson_leaves_the_table_usable(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(size, confirmTurns="off")
    for name in ("alhambra/wall", "sabika/buildings"):
        begin(page, lesson_of(name))
        page.wait_for_selector(".pointer")
        keep_picture(page, f"lesson-{name.replace('/', '-')}-{size[0]}")
        bar, table = page.locator(".lesson").bounding_box(), page.locator("main").bounding_box()
        assert table["y"] + table["height"] <= bar["y"] + 1, "the bar covers nothing of the table"
        assert bar["height"] < size[1] / 3


def test_in_a_lesson_on_a_phone_many_poems_leave_header_and_menu_free(visit: Callable[..., Any]) -> None:
    page = visit(PHONE)
    lesson = lesson_of("sabika/poems")
    begin(page, lesson)
    read_on(page, {})
    type_code(page, next(step.solution for step in lesson.steps if step.solution), "en")
    page.wait_for_selector(".poems")
    assert not overlap(page, ".prompting", "main > header")


@pytest.mark.parametrize(("name", "language", "size"), EVERY if LONG else SOME)
def test_a_lesson_is_played_by_its_own_solution_after_a_wrong_choice(
    visit: Callable[..., Any], name: str, language: str, size: tuple[int, int]
) -> None:
    lesson = lesson_of(name)
    page = visit(size, language=language, confirmTurns="off", coach="off")
    seen: dict[str, Any] = {}
    begin(page, lesson)
    assert page.inner_text(".lesson h2").lower() == translate(lesson.key("title"), None, language).lower()
    for step in lesson.tasks:
        if step.plays:
            read_on(page, seen)
            touch = size != DESK
            person: Any = Person(page, 1, touch) if lesson.game == "alhambra" else SabikaPlayer(page, 1, touch)
            play_on([person])
            page.keyboard.press("Escape")
        else:
            do_task(page, step, language, seen)
    read_on(page, seen)
    page.wait_for_selector(FINISHED)
    assert not [found for found in seen.values() if found["cut"] or found["share"] > LARGEST]
    pointless = [found["words"] for found in seen.values() if not found["points"]]
    finished = translate("web-lesson-finished", None, language)
    assert not [words for words in pointless if finished not in words], "every step points at something on the screen"
    if size == DESK:  # on a smaller screen it may lie behind a button
        assert not [found["thing"] for found in seen.values() if not found["found"]], "a step names what is not there"


def test_the_coach_names_a_choice_that_gives_much_away(visit: Callable[..., Any]) -> None:
    page = visit(coach="on")
    lesson = lesson_of("alhambra/majority")
    wish = {"position": lesson.text, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "gardener"}] * 2]}
    ask = """async (wish) => (await (await fetch("/api/tables", {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)})).json()).id"""
    table = page.evaluate(ask, wish)
    page.evaluate("(id) => { location.hash = `#/table/${id}` }", table)
    page.wait_for_selector(".display .card:enabled")
    type_code(page, "remove 47", "en")
    page.wait_for_selector("dialog[open] .keep", timeout=30_000)
    assert "The coach sees a better choice" in page.inner_text("dialog[open]")
    assert findings(page) == []
    keep_picture(page, "coach")
    page.click("dialog[open] .back")
    assert page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).line", table) == 0
    type_code(page, "remove 47", "en")
    page.click("dialog[open] .keep", timeout=30_000)
    record = "async (id) => (await fetch(`/api/tables/${id}/record`)).text()"
    until(lambda: "\n1 1 remove 47" in page.evaluate(record, table))
    assert "\ncoach 1\n" in page.evaluate(record, table)
