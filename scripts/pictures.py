"""Makes the pictures of the README from the real page, so that they never grow old: pictures.py [FOLDER].

    .venv-wheel/bin/python scripts/pictures.py        # after ./check, with Chromium installed

It serves the installed table, brings recorded games to it, and takes pictures of their replays: of each game one on a
large screen and one on a phone, and a moving one of a few choices. The games are records of the tests, so equal pages
give equal pictures.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "pictures"
GAMES = ROOT / "tests" / "games"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]
DESK, PHONE = (1440, 900), (390, 844)
MOVING_WIDTH = 960
SECONDS_TO_SETTLE = 4
TRIES = 5  # to bring a record: a busy machine may give up
QUALITY = 80


class Picture(NamedTuple):
    """A picture: the record, the line of it, the size of the screen, the theme."""

    name: str
    record: str
    line: int
    size: tuple[int, int]
    theme: str = "dusk"


STILLS = (
    Picture("alhambra", "modules-fpbc-3-keen", 155, DESK),
    Picture("alhambra-phone", "modules-fpbc-3-keen", 155, PHONE, "stucco"),
    Picture("sabika", "sabika-3-events-any-keen", 200, DESK),
    Picture("sabika-phone", "sabika-3-events-any-keen", 200, PHONE, "stucco"),
)
# A turn with two exact payments: two tiles are bought, then both are placed.
MOVING = Picture("turn", "alhambra-3-empty-careful", 122, (1280, 800))
MOVING_LINES = 5
FRAMES = (60, 60, 60, 60, 60, 1300)  # milliseconds; of each line


@contextmanager
def served() -> Iterator[str]:
    """The address of a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        program = [str(Path(sys.executable).parent / "comares")]
        database = f"sqlite:///{folder}/tables.db"
        server = subprocess.Popen(
            [*program, "serve", "--port", "0", "--database", database, "--workers", "1"],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server did not start"
            yield found[0]
        finally:
            server.terminate()
            server.wait(30)


def open_replay(browser: Browser, address: str, picture: Picture, speed: str) -> Page:
    """The replay of the record, at the line."""
    phone: dict[str, Any] = (
        {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if picture.size == PHONE else {}
    )
    width, height = picture.size
    context = browser.new_context(viewport={"width": width, "height": height}, **phone)
    kept = {"speed": speed, "sounds": False, "language": "en", "theme": picture.theme}
    context.add_init_script(f"localStorage.comares ??= JSON.stringify({json.dumps(kept)});")
    page = context.new_page()
    page.goto(address)
    record = (GAMES / f"{picture.record}.record").read_text(encoding="utf-8")
    headers = {"Origin": address.rstrip("/"), "Content-Type": "text/plain"}
    for _ in range(TRIES):
        sent = page.request.post(f"{address}api/records", data=record, headers=headers, timeout=120_000)
        if sent.ok:
            break
    assert sent.ok, sent.text()
    table = sent.json()
    page.goto(f"{address}#/replay/{table['id']}/{picture.line}")
    page.locator("nav input[type=range]").wait_for(timeout=120_000)
    page.wait_for_timeout(SECONDS_TO_SETTLE * 1000)
    return page


def take_still(browser: Browser, address: str, picture: Picture, folder: Path) -> None:
    """Write one still picture."""
    page = open_replay(browser, address, picture, "off")
    image = Image.open(io.BytesIO(page.screenshot()))
    image.convert("RGB").save(folder / f"{picture.name}.webp", quality=QUALITY, method=6)
    page.context.close()


def take_moving(browser: Browser, address: str, picture: Picture, folder: Path) -> None:
    """Write the moving picture: some lines, one after the other. How long a frame is shown does not depend on how busy
    this machine is."""
    page = open_replay(browser, address, picture, "normal")
    height = round(MOVING_WIDTH * picture.size[1] / picture.size[0])

    def frame() -> Image.Image:
        shot = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=90))).convert("RGB")
        return shot.resize((MOVING_WIDTH, height), Image.Resampling.LANCZOS)

    frames, times = [frame()], [FRAMES[-1]]
    for _ in range(MOVING_LINES):
        page.get_by_role("button", name="Next line").click()
        for milliseconds in FRAMES:
            if milliseconds == FRAMES[-1]:
                page.wait_for_timeout(SECONDS_TO_SETTLE * 1000)
            frames.append(frame())
            times.append(milliseconds)
    frames[0].save(
        folder / f"{picture.name}.webp",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=60,
        method=4,
    )
    page.context.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        raise SystemExit("Chromium is not installed")
    with served() as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        for picture in STILLS:
            take_still(browser, address, picture, folder)
        take_moving(browser, address, MOVING, folder)
        browser.close()
    for file in sorted(folder.glob("*.webp")):
        print(f"{file.name}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
