"""Between them the recorded games of Sabika are played in every mode, use every option and see all that it can tell."""

from __future__ import annotations

from pathlib import Path

import pytest
from helpers.sabika.ledger import gained_by, owned

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.events import Event
from comares.kernel.record import read
from comares.kernel.replay import replay
from comares.kernel.step import Step
from comares.kernel.table import Table
from comares.sabika import components as c
from comares.sabika.game import DIFFICULTY, EVENTS

SABIKA = GAMES["sabika"]
RECORDS = [
    read(path.read_text(encoding="utf-8"), GAMES) for path in sorted(Path(__file__).parent.glob("sabika-*.record"))
]
UNSEEN = {"gained-balance-vp"}  # no balance of these components gives VP


def verbs() -> set[str]:
    """The first words of options: the names of the steps that carry one out."""
    return {step.name for step in SABIKA.rules(1).steps if type(step).choose is not Step.choose}


def test_there_are_30_games_by_2_to_4_players_with_all_events_and_8_alone_at_all_difficulties() -> None:
    together = [(record.seats, record.settings["events"]) for record in RECORDS if record.seats > 1]
    alone = [record.settings["difficulty"] for record in RECORDS if record.seats == 1]
    assert len(RECORDS) >= 30
    assert set(together) == {(seats, events) for seats in (2, 3, 4) for events in EVENTS.values}
    assert all(alone.count(difficulty) >= 2 for difficulty in DIFFICULTY.values)
    assert all(record.over for record in RECORDS)


def test_between_them_the_games_use_every_option() -> None:
    of_settings = [
        read(path.read_text(encoding="utf-8"), GAMES)
        for path in sorted(Path(__file__).parent.glob("settings-*.record"))
    ]
    records = [*RECORDS, *(record for record in of_settings if record.game is SABIKA)]
    used = {line.code.split()[0] for record in records for line in record.lines}
    assert used - {"deal", "undo"} == verbs()


def test_between_them_the_games_send_every_worker_to_every_space_of_its_ring() -> None:
    used = {line.code for record in RECORDS for line in record.lines if line.code.startswith("work ")}
    sizes = zip(c.WORKERS, (c.RING_SIZE[ring] for ring in c.RING_OF), strict=True)
    assert used == {f"work {worker} {space}" for worker, size in sizes for space in range(1, size + 1)}


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    """The games, played again."""
    return [replay(record, SeededChance(0)).table for record in RECORDS]


@pytest.fixture(scope="module")
def events(tables: list[Table]) -> list[Event]:
    """All that happens in these games."""
    return [event for table in tables for line in table.record.lines for event in line.events]


def test_every_resource_at_the_end_was_reported_by_events(tables: list[Table]) -> None:
    for table in tables:
        happened = [event for line in table.standing_lines() for event in line.events]
        assert gained_by(happened) == owned(table.state, table.record.seats)


def test_the_recorded_games_contain_every_event_of_sabika(events: list[Event]) -> None:
    assert {kind.name for kind in SABIKA.rules(1).events} - {event.kind.name for event in events} == UNSEEN


@pytest.mark.parametrize(
    ("told", "name", "how_many"),
    [
        ("kept", "card", c.STARTING_TOKENS),
        ("trade-laid", "card", c.TRADE_CARDS),
        ("city-laid", "card", c.CITY_TOKENS),
        ("shipped", "city", c.CITIES),
        ("consolidated", "city", c.CITIES),
        ("wish-vp", "wish", c.WISHES),
        ("event-on", "card", c.EVENT_CARDS),
        ("expanded", "card", c.STOREHOUSES),
        ("built-large", "card", c.LARGE_BUILDINGS),
        ("built-small", "card", c.SMALL_BUILDINGS),
        ("balanced", "colour", len(c.COLOURS)),
        ("engraved-long", "long", c.LONG_POEMS),
        ("reactivated", "card", c.SHORT_POEMS),
        ("trade-vp", "card", c.TRADE_CARDS),
    ],
)
def test_between_them_the_games_use_all_of_a_kind(events: list[Event], told: str, name: str, how_many: int) -> None:
    assert len({event.arguments[name] for event in events if event.kind.name == told}) == how_many


def test_between_them_the_games_engrave_both_halves_of_every_short_poem(events: list[Event]) -> None:
    engraved = [event.arguments for event in events if event.kind.name == "engraved-short" and event.seat >= 0]
    for half in ("blue", "red"):
        assert {a["card"] for a in engraved if a["colour"] == half} == set(range(1, c.SHORT_POEMS + 1))
