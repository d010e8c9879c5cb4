"""Validation of the data: every mistake at once. A row is looked at as a whole if its fields are of the right kinds, a
table if its rows are right, and loops of effects if everything else is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from comares.kernel.mistakes import NO_ROW, Mistake
from comares.sabika.loading import validate_board as board
from comares.sabika.loading import validate_cards as cards
from comares.sabika.loading.validate_board import Tables, Together
from comares.sabika.loading.validate_effects import Found
from comares.sabika.loading.validate_loops import loops
from comares.sabika.loading.validate_rows import SCHEMAS, Row, row_name, wrong_table

ROWS: Final[dict[tuple[str, str], Callable[[Row], Found]]] = {
    ("board", "secondary_spaces"): board.secondary_space,
    ("board", "sultan_workers"): board.sultan_workers,
    ("board", "round_track"): board.round_space,
    ("board", "tower"): board.tower_place,
    ("board", "displays"): board.display,
    ("storehouses", "tokens"): cards.storehouse,
    ("start", "dinars"): cards.start_dinars,
    ("poems_long", "cards"): cards.long_poem,
    ("poems_short", "cards"): cards.short_poem,
    ("trade", "tokens"): cards.city_token,
    ("trade", "routes"): cards.route,
    ("trade", "trade_cards"): cards.trade_card,
    ("sultan", "tokens"): cards.wish,
    ("events", "events"): cards.event,
    **{("yusuf", worker): cards.yusuf_card(worker) for worker in cards.YUSUF_RING},
}
NUMBERING: Final = ("order", "twice")  # problems of a row among the others
TOGETHER: Final[dict[str, Callable[[Tables], Together]]] = {
    "board": board.board,
    "buildings_large": cards.buildings,
    "poems_long": cards.long_poems,
    "trade": cards.trade,
    "sultan": cards.wishes,
    "events": cards.events,
    "yusuf": cards.yusuf,
}


def mistakes(found: dict[str, Any]) -> Iterator[Mistake]:
    """All mistakes of the data, in the order of the files."""
    is_sound = True
    for mistake in _in_files(found):
        is_sound = False
        yield mistake
    if is_sound:
        yield from loops(found)


def row_mistakes(file: str, table: str, at: int, row: Row) -> list[Mistake]:
    """What is wrong with one row, whatever the others say; nothing is said about its number."""
    schema = SCHEMAS[file][table]._replace(rows=1)
    found = [each for each in wrong_table({table: [row]}, file, table, schema) if each.problem.key not in NUMBERING]
    if not found and (file, table) in ROWS:
        name = row_name(row, at + 1, schema.ids)
        found = [Mistake(file, table, at, name, field, problem) for field, problem in ROWS[file, table](row)]
    return [each._replace(row=at) for each in found]


def _in_files(found: dict[str, Any]) -> Iterator[Mistake]:
    for file, schemas in SCHEMAS.items():
        right: Tables = {}
        for name, schema in schemas.items():
            wrong = list(wrong_table(found[file], file, name, schema))
            wrong += _in_rows(found[file].get(name), file, name, {each.row for each in wrong})
            yield from wrong
            if not wrong:
                right[name] = found[file][name]
        for table, row, field, problem in TOGETHER[file](right) if file in TOGETHER else ():
            name = "" if row == NO_ROW else row_name(right[table][row], row + 1, schemas[table].ids)
            yield Mistake(file, table, row, name, field, problem)


def _in_rows(rows: Any, file: str, table: str, wrong: set[int]) -> list[Mistake]:
    """What is wrong with rows whose fields are of the right kinds."""
    schema = SCHEMAS[file][table]
    if (file, table) not in ROWS or not isinstance(rows, list) or len(rows) > (schema.rows or len(rows)):
        return []
    return [
        Mistake(file, table, at, row_name(row, at + 1, schema.ids), field, problem)
        for at, row in enumerate(rows)
        if at not in wrong and isinstance(row, dict)
        for field, problem in ROWS[file, table](row)
    ]
