"""The toy game stands on the shelf here, so that matches of it are short."""

from __future__ import annotations

import pytest
from helpers.engine.toy_game import TOY

from comares.games import GAMES


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TOY.name, TOY)
