"""The owner's page: whoever owns a box corrects its cards in the browser, takes them along as a folder, and plays with
them."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from web.playing import DESK, PHONE, TOUCH_SIZES, keep_picture, new_table, play_on
from web.sabika_player import SabikaPlayer, new_sabika
from web.test_access import findings

from comares.cli import main
from comares.sabika.loading.load import Row, load
from comares.sabika.loading.validate_rows import REMARKS
from comares.sabika.text.cards import check

LONG = bool(os.environ.get("COMARES_LONG"))
PATIENCE = 30_000  # milliseconds
CHOICES = 3


def own_page(page: Any) -> None:
    """From the lobby to a new edition."""
    page.click('a[href="#/own"]')
    page.click(".editions .new")
    page.wait_for_selector("[data-row]", timeout=PATIENCE)


def pick(page: Any, file: str, table: str, at: int) -> None:
    """Open a component from the list."""
    back = page.locator(".list-back")
    if back.is_visible():
        back.click()
    page.click(f'[data-row="{file}.{table}.{at}"]')
    page.wait_for_selector(".editor .words p", timeout=PATIENCE)


def saved(page: Any) -> None:
    """Wait until everything is saved."""
    page.wait_for_timeout(450)
    page.wait_for_function("() => !/…/.test(document.querySelector('.saved').textContent)", timeout=PATIENCE)


def field(name: str, inside: str = "") -> str:
    return f'[data-field="{name}"] {inside}'


def more(page: Any, name: str, of: str = "") -> None:
    """One more of a number."""
    page.click(field(name, f"{of} .stepper button:last-child"))


def use_for_tables(page: Any) -> None:
    page.check(".use input")
    page.wait_for_function("() => document.querySelector('.use input').checked", timeout=PATIENCE)
    saved(page)


def handed_out(page: Any) -> bytes:
    """The zip of the edition."""
    with page.expect_download() as download:
        page.click(".export")
    return Path(download.value.path()).read_bytes()


def take_in(page: Any, packed: bytes, zipped: Path) -> None:
    """A new edition from a zip, under its name."""
    zipped.write_bytes(packed)
    page.set_input_files('.editions input[type="file"]', zipped)
    page.wait_for_function(
        "(name) => document.querySelector('.choose')?.selectedOptions[0].text === name",
        arg=zipped.stem,
        timeout=PATIENCE,
    )


def play(page: Any, size: tuple[int, int]) -> str:
    """Start a game from the lobby with one click, and play; the edition of its table."""
    page.goto(page.url.split("#")[0])
    with page.expect_response(
        lambda answer: answer.url.endswith("/api/tables") and answer.request.method == "POST"
    ) as made:
        page.click('.play[data-game="sabika"]')
    table = made.value.json()
    player = SabikaPlayer(page, seed=5, touch=size in TOUCH_SIZES)
    if LONG:
        play_on([player])
    for _ in range(0 if LONG else CHOICES):
        page.wait_for_selector(".prompt .option:enabled, .prompt .worker", timeout=PATIENCE)
        player.act()
    return str(table["edition"])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_is_corrected_taken_along_brought_back_and_played_with(
    visit: Callable[..., Any], size: tuple[int, int], tmp_path: Path
) -> None:
    page = visit(size)
    own_page(page)
    assert "0 of 292" in page.inner_text(".count")
    pick(page, "storehouses", "tokens", 0)
    more(page, "bonus")
    page.wait_for_selector("text=Gain 2 tiles", timeout=PATIENCE)
    assert page.get_attribute(".large [data-op=gain]", "data-amount") == "2"
    page.click("button.printed")
    page.wait_for_selector("text=Printed 1 of 292", timeout=PATIENCE)
    saved(page)
    keep_picture(page, f"own-{size[0]}")
    packed = handed_out(page)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(tmp_path)
    sound, report = check(tmp_path)
    assert sound, report
    take_in(page, packed, tmp_path / "My copy.zip")
    assert "1 of 292" in page.inner_text(".count")
    use_for_tables(page)
    edition = play(page, size)
    token = page.evaluate(
        "async (edition) => (await (await fetch(`/api/games/sabika/components?edition=${edition}`)).json())"
        ".files.storehouses.tokens[0]",
        edition,
    )
    assert (token["bonus"], token["status"]) == ([{"gain": {"tile": 2}}], "printed")


def test_mistakes_are_said_at_the_field_and_undone(visit: Callable[..., Any]) -> None:
    page = visit()
    own_page(page)
    pick(page, "trade", "tokens", 1)
    page.click(field("demand", '[data-value="clothes"]'))
    page.wait_for_selector(field("demand", ".wrong"), timeout=PATIENCE)
    assert "expected some of sugar, clothes, pottery" in page.inner_text(field("demand", ".wrong"))
    assert page.is_disabled(".use input")
    page.keyboard.press("u")
    page.wait_for_selector(field("demand", ".wrong"), state="detached", timeout=PATIENCE)
    assert page.get_attribute(field("demand", '[data-value="clothes"]'), "aria-pressed") == "true"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_marked_card_at_the_table_leads_to_its_place(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(size)
    own_page(page)
    page.goto(page.url.split("#")[0])
    new_sabika(page, [{"kind": "me"}, {"kind": "bot", "name": "Zoraya", "level": "gardener"}])
    poem = '[data-thing^="short:"]:has(.mark.reconstructed)'
    if size == PHONE:
        page.tap("main nav button:has-text('Cards')")
    page.wait_for_selector(poem, timeout=PATIENCE)
    number = int(str(page.get_attribute(poem, "data-thing")).split(":")[1])
    if size == DESK:
        page.hover(poem)
        page.wait_for_selector(".reader kbd", timeout=PATIENCE)
        with page.expect_popup() as opened:
            page.keyboard.press("c")
        there = opened.value
    else:
        page.tap(poem)
        page.tap(".reader a.correct")
        there = page
    there.wait_for_selector(f'[data-row="poems_short.cards.{number - 1}"].here', state="attached", timeout=PATIENCE)
    there.wait_for_selector(".editor .words p", timeout=PATIENCE)


def test_falcons_at_the_table_lead_to_their_page(visit: Callable[..., Any]) -> None:
    page = visit()
    new_table(page, [{"kind": "me"}, {"kind": "bot", "name": "Zoraya", "level": "gardener"}], falconers="on")
    page.click("[role=tab]:has-text('Modules')")
    page.click('a[href="#/own/alhambra"]')
    page.click(".editions .new")
    page.click('[data-row="falcons.falcons.0"]')
    page.wait_for_selector(".editor .large svg", timeout=PATIENCE)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_the_owners_page(visit: Callable[..., Any], size: tuple[int, int]) -> None:
    page = visit(size)
    page.click('a[href="#/own"]')
    page.wait_for_selector(".editions .new", timeout=PATIENCE)
    assert findings(page) == []
    page.click(".editions .new")
    for place in (("poems_short", "cards", 2), ("poems_long", "cards", 1), ("trade", "trade_cards", 0)):
        pick(page, *place)
        assert findings(page) == [], place
    pick(page, "trade", "tokens", 1)
    page.click(field("demand", '[data-value="clothes"]'))
    page.wait_for_selector(field("demand", ".wrong"), timeout=PATIENCE)
    assert findings(page) == []


@pytest.mark.parametrize("language", ["en", "de", "ru", "cs", "it"])
def test_every_language_fits_the_owners_page_on_a_phone(visit: Callable[..., Any], language: str) -> None:
    page = visit(PHONE, language)
    own_page(page)
    for place in (("poems_short", "cards", 3), ("buildings_large", "tokens", 11), ("yusuf", "merchant", 4)):
        pick(page, *place)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
        cut = page.evaluate(
            """() => [...document.querySelectorAll(".own button, .own legend, .own h2, .own .words p")]
            .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
        )
        assert cut == [], place


def test_a_card_after_another_is_as_printed_by_one_key(visit: Callable[..., Any]) -> None:
    page = visit()
    own_page(page)
    pick(page, "storehouses", "tokens", 0)
    for n in range(1, 4):
        page.keyboard.press("p")
        page.wait_for_selector(f'.row.here[data-row="storehouses.tokens.{n}"]', timeout=PATIENCE)
        page.wait_for_selector(f"text=Printed {n} of 292", timeout=PATIENCE)


def test_what_is_entered_without_a_connection_is_saved_when_it_is_back(visit: Callable[..., Any]) -> None:
    page = visit()
    own_page(page)
    pick(page, "storehouses", "tokens", 0)
    page.context.set_offline(True)
    more(page, "bonus")
    page.wait_for_selector(".editions .error", timeout=PATIENCE)
    page.context.set_offline(False)
    page.wait_for_selector(".editions .error", state="detached", timeout=PATIENCE)
    saved(page)
    page.wait_for_selector("text=Gain 2 tiles", timeout=PATIENCE)
    page.reload()
    pick(page, "storehouses", "tokens", 0)
    page.wait_for_selector("text=Gain 2 tiles", timeout=PATIENCE)


def test_what_is_entered_is_shown_as_text_and_never_as_markup(visit: Callable[..., Any]) -> None:
    page = visit()
    own_page(page)
    page.fill(".name input", "<img src=x onerror=document.title='broken'>")
    page.press(".name input", "Tab")
    saved(page)
    pick(page, "trade", "cities", 0)
    page.fill(field("id", "input"), "<b>x</b>")
    page.press(field("id", "input"), "Tab")
    page.wait_for_selector(field("id", ".wrong"), timeout=PATIENCE)
    assert page.locator(".own img, .own b").count() == 0
    assert "broken" not in page.title()


def test_reconstructed_and_printed_look_different_and_marks_can_be_switched_off(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click('.set-up[data-game="sabika"]')
    page.wait_for_selector(".honest .mark.reconstructed", timeout=PATIENCE)
    assert "reconstructed" in page.inner_text(".honest")
    page.click(".honest a")
    page.click(".editions .new")
    pick(page, "buildings_large", "tokens", 0)
    page.click("button.printed")
    saved(page)
    use_for_tables(page)
    page.goto(page.url.split("#")[0])
    new_sabika(page, [{"kind": "me"}, {"kind": "bot", "name": "Zoraya", "level": "gardener"}])
    page.wait_for_selector('[data-thing="large:1"] .mark.printed', timeout=PATIENCE)
    page.wait_for_selector('[data-thing="large:2"] .mark.reconstructed', timeout=PATIENCE)
    page.click(".legend-button")
    page.wait_for_selector("dialog .mark.legend", timeout=PATIENCE)  # the legend is loaded when it is first opened
    assert page.locator("dialog .mark.legend").count() == 2
    page.keyboard.press("Escape")
    table = page.url
    page.goto(table.split("#")[0])
    page.uncheck("label:has-text('Mark reconstructed cards') input")
    page.goto(table)
    page.wait_for_selector('[data-thing="large:1"]', timeout=PATIENCE)
    assert page.locator("[data-thing] :is(.mark.reconstructed, .mark.printed)").count() == 0


def test_the_zip_has_the_name_of_the_edition_and_what_was_entered_a_moment_before(
    visit: Callable[..., Any], tmp_path: Path
) -> None:
    page = visit()
    own_page(page)
    pick(page, "storehouses", "tokens", 0)
    more(page, "bonus")
    with page.expect_download() as download:
        page.click(".export")
    assert download.value.suggested_filename == "My box 1.zip"
    with zipfile.ZipFile(download.value.path()) as archive:
        archive.extractall(tmp_path)
    assert load(tmp_path).files["storehouses"]["tokens"][0]["bonus"] == [{"gain": {"tile": 2}}]


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_owner_corrects_ten_cards_of_ten_kinds_and_plays_with_them(
    visit: Callable[..., Any], size: tuple[int, int], tmp_path: Path
) -> None:
    page = visit(size)
    own_page(page)

    def printed(file: str, table: str, at: int, correct: Callable[[], None]) -> None:
        pick(page, file, table, at)
        correct()
        saved(page)
        page.keyboard.press("p")
        saved(page)

    def value(name: str, one: str) -> Callable[[], None]:
        return lambda: page.click(field(name, f'[data-value="{one}"]'))

    printed("buildings_small", "cards", 0, value("base", "wood"))
    printed("buildings_large", "tokens", 11, lambda: more(page, "bonus"))
    printed("storehouses", "tokens", 2, lambda: more(page, "boxes"))
    printed("poems_short", "cards", 2, lambda: more(page, "blue"))
    printed("poems_long", "cards", 1, lambda: more(page, "scoring"))
    printed("trade", "tokens", 2, value("action", "market"))
    printed("trade", "routes", 0, lambda: more(page, "cost"))
    printed("start", "dinars", 0, lambda: more(page, "dinars"))
    printed("board", "tower", 0, lambda: more(page, "vp"))
    printed("yusuf", "architect", 0, value("actions", "storehouse"))
    assert "10 of 292" in page.inner_text(".count")
    keep_picture(page, f"own-ten-{size[0]}")
    packed = handed_out(page)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(tmp_path / "box")
    assert main(["cards", "--check", str(tmp_path / "box")]) == 0
    assert changed_rows(tmp_path / "box") == 10
    take_in(page, packed, tmp_path / "Ten cards.zip")
    assert "10 of 292" in page.inner_text(".count")
    use_for_tables(page)
    edition = play(page, size)
    assert edition
    assert page.locator(".winner").count(), "the game is played to its end"
    keep_picture(page, f"own-ten-played-{size[0]}")


def changed_rows(folder: Path) -> int:
    """How many rows of the folder play differently from ours."""
    pairs = zip(load(folder).all_rows(), load().all_rows(), strict=True)
    return sum(plain(theirs) != plain(ours) for (_, _, theirs), (_, _, ours) in pairs)


def plain(row: Row) -> Row:
    return {name: value for name, value in row.items() if name not in REMARKS}
