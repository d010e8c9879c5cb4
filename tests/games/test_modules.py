"""Between them the recorded games use every option of every module, and see all that a module can do."""

from __future__ import annotations

from pathlib import Path

import pytest

from comares.alhambra.components import CURRENCIES
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.record import Record, read
from comares.kernel.replay import replay

RECORDS = {
    path.stem: read(path.read_text(encoding="utf-8"), GAMES)
    for path in sorted(Path(__file__).parent.glob("modules-*.record"))
}

EVERY_OPTION = {
    "buy TILE portal",
    "buy TILE site",
    "buy TILE portal credit",
    "buy TILE site credit",
    "buy TILE credit",
    "decline",
    "enough",
    "falcon",
    "finish",
    "finish credit",
    *(f"keep {currency}" for currency in CURRENCIES),
    *(f"marker {currency}" for currency in CURRENCIES),
    "pay CARD",
    "pay credit",
    *(f"portal {turned}" for turned in ("NE", "SE", "SW", "NW")),
}


def option(code: str) -> str:
    """The sort of option that a code is."""
    word, *rest = code.split()
    credit = " credit" if any("credit" in part for part in rest) else ""
    if word == "buy":
        return f"buy TILE{' ' + rest[2] if len(rest) > 2 else ''}{credit}"
    if word in ("keep", "marker"):
        return code
    if word == "pay":
        return "pay credit" if credit else "pay CARD"
    return f"portal {rest[1]}" if word == "portal" else f"{word}{credit}"


def test_between_them_the_games_use_every_option_of_every_module() -> None:
    assert len(RECORDS) >= 24
    used = {option(line.code) for record in RECORDS.values() for line in record.lines}
    assert used >= EVERY_OPTION


def test_every_module_is_played_alone_in_every_pair_and_with_all_others_by_2_to_6() -> None:
    modules = [setting.name for setting in GAMES["alhambra"].settings if setting.values == ("off", "on")]
    played = {frozenset(m for m in modules if record.settings[m] == "on") for record in RECORDS.values()}
    assert {frozenset({one, other}) for one in modules for other in modules} <= played
    all_on = {record.seats for record in RECORDS.values() if all(record.settings[m] == "on" for m in modules)}
    assert all_on == {2, 3, 4, 5, 6}
    for name in ("walk-portals", "credits-win-tiles", "end"):
        assert len({record.settings[name] for record in RECORDS.values()}) == 2


@pytest.fixture(scope="module")
def events() -> set[str]:
    """The names of all that happens in these games."""
    tables = [replay(record, SeededChance(0)).table for record in RECORDS.values()]
    return {event.kind.name for table in tables for line in table.record.lines for event in line.events}


def test_the_recorded_games_contain_every_event_of_the_modules(events: set[str]) -> None:
    rules = GAMES["alhambra"].rules(3, dict.fromkeys(modules_of(next(iter(RECORDS.values()))), "on"))
    base = {kind.name for kind in GAMES["alhambra"].rules(3).events}
    assert {kind.name for kind in rules.events} - base <= events


def modules_of(record: Record) -> list[str]:
    return [setting.name for setting in record.game.settings if setting.values == ("off", "on")]
