"""A served table and a real browser, for tests that click."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from helpers.server.client import ServerProcess
from web.playing import DESK, TOUCH_SIZES, keep_picture

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]

# What the device remembers, and a way to cut the connection from outside: while it is cut no new one is made.
PREPARE = """
if (location.protocol !== "about:") localStorage.comares ??= JSON.stringify(%s); // an empty page has no storage
(() => {
  const Real = WebSocket, open = [];
  window.cut = (down) => { window.isDown = down; if (down) for (const socket of open.splice(0)) socket.close(); };
  window.WebSocket = class extends Real {
    constructor(url) { super(window.isDown ? `${url}/nowhere` : url); open.push(this); }
  };
})();
"""

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whether the test itself failed, for the fixtures that are undone after it."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots do not wait; at the end it must have noted no mistake of its own."""
    folder = tmp_path_factory.mktemp("web")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
    assert not server.errors(), server.errors()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The browser of this machine."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed here")
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no Chromium is installed here")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(served: ServerProcess, chromium: Any, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """Opens the page as somebody new, animations off; whatever the page complains of fails the test.

    What the pages show when a test fails is kept in `screens`.
    """
    contexts: list[Any] = []
    complaints: list[str] = []

    def open_page(size: tuple[int, int] = DESK, language: str = "en", host: str = "", **settings: Any) -> Any:
        phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if size in TOUCH_SIZES else {}
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, **phone)
        contexts.append(context)
        kept = {"speed": "off", "sounds": False, "language": language, **settings}
        context.add_init_script(PREPARE % json.dumps(kept))
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"http://{host or served.host}/")
        page.wait_for_selector(".play:enabled")
        return page

    yield open_page
    for n, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            keep_picture(context.pages[0], f"failed-{request.node.name}-{n}")
        context.close()
    assert not complaints
