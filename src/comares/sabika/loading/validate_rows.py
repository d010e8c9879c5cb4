"""What must hold of each table of the data: how many rows it has, and what each field may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from comares.sabika import components as c
from comares.sabika.loading.validate_effects import GRANTED, Wrong, wrong_effect

Row = dict[str, Any]
STATUSES = ("rulebook", "rulebook_inferred", "public", "reconstructed", "printed")


class Table(NamedTuple):
    """A table of a file: how many rows (None: any number), and its fields with the kind of value each must have."""

    rows: int | None
    fields: dict[str, Any]
    ids: str = "id"


NUMBER, WORD, FLAG, EFFECT = int, str, bool, "effect"
OPTIONAL = "?"  # at the end of a field's name
TABLES: dict[str, dict[str, Table]] = {
    "board": {
        "outer": Table(8, {"i": NUMBER, "action": WORD, "stack?": ("left", "right")}, "i"),
        "middle": Table(6, {"i": NUMBER, "action": WORD}, "i"),
        "inner": Table(6, {"i": NUMBER, "action": WORD}, "i"),
        "secondary_spaces": Table(
            None,
            {
                "side": ("small", "large"),
                "id": WORD,
                "kind": ("raw", "marble"),
                "outer?": NUMBER,
                "middle": NUMBER,
                "inner?": NUMBER,
                "only_with_4?": FLAG,
            },
            "",
        ),
        "sultan_workers": Table(3, {"players": list, "outer": list, "middle": list, "inner": list}, "players"),
        "round_track": Table(
            6, {"space": NUMBER, "era": ("I", "II"), "tax": NUMBER, "wish": FLAG, "event": FLAG}, "space"
        ),
        "tower": Table(3, {"slot": NUMBER, "vp": NUMBER}, "slot"),
        "reward_track": Table(None, {"space": NUMBER, "last?": FLAG, "bonus": EFFECT}, "space"),
        "displays": Table(3, {"id": ("small_buildings", "short_poems", "long_poems")}),
    },
    "buildings_large": {
        "every_token_first": Table(1, {"bonus": EFFECT}, ""),
        "tokens": Table(
            21,
            {"id": NUMBER, "era": ("I", "II"), "type": c.LARGE_TYPES, "bonus": EFFECT, "removed_with_2?": FLAG},
        ),
    },
    "buildings_small": {
        "balance_bonuses": Table(4, {"id": c.COLOURS, "bonus": EFFECT}),
        "balance_cards": Table(4, {"id": NUMBER, "left": c.COLOURS, "right": ("joker",)}),
        "cards": Table(
            36,
            {
                "id": NUMBER,
                "type": c.SMALL_TYPES,
                "base": c.MATERIALS[:3],
                "left": c.COLOURS,
                "right": c.COLOURS,
            },
        ),
    },
    "events": {"events": Table(14, {"id": NUMBER, "kind": ("positive", "negative"), "modifier": dict})},
    "poems_long": {"cards": Table(20, {"id": WORD, "scoring": dict, "solo_removed?": FLAG})},
    "poems_short": {"cards": Table(22, {"id": NUMBER, "blue": dict, "red": EFFECT})},
    "start": {
        "dinars": Table(4, {"place": NUMBER, "dinars": NUMBER}, "place"),
        "tokens": Table(10, {"id": NUMBER, "bonus": EFFECT}),
    },
    "storehouses": {"tokens": Table(24, {"id": NUMBER, "boxes": NUMBER, "bonus": EFFECT})},
    "sultan": {"tokens": Table(9, {"id": WORD, "letter": ("A", "B", "C"), "count_of": (dict, str)})},
    "trade": {
        "cities": Table(9, {"id": WORD}),
        "routes": Table(None, {"a": WORD, "b": WORD, "cost": NUMBER}, ""),
        "tokens": Table(
            12,
            {
                "id": NUMBER,
                "colour": c.CITY_COLOURS,
                "demand": list,
                "bonus": EFFECT,
                "action?": GRANTED,
                "income?": EFFECT,
            },
        ),
        "trade_cards": Table(8, {"id": NUMBER, "scoring": dict, "yusuf_condition": dict}),
    },
    "yusuf": {
        worker: Table(n, {"id": WORD, "space": NUMBER, "discard": FLAG, "actions": list, "reward": dict})
        for worker, n in (("architect", 12), ("merchant", 7), ("poet", 7))
    },
}


def row_name(row: Row, number: int, ids: str) -> str:
    """How an error calls a row."""
    return f"{ids} {row[ids]}" if ids and ids in row else f"row {number}"


def wrong_table(found: dict[str, Any], file: str, name: str, table: Table) -> Iterator[Wrong]:
    """What is wrong with one table, its ids and the fields of its rows."""
    rows = found[file].get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        yield file, name, "", "a list of rows should stand here"
        return
    if table.rows is not None and len(rows) != table.rows:
        yield file, name, "", f"there are {len(rows)} rows, and there must be {table.rows}"
    seen = []
    for number, row in enumerate(rows, 1):
        where = f"{name} {row_name(row, number, table.ids)}"
        yield from _fields(file, where, row, table.fields)
        if table.ids in row and row[table.ids] in seen:
            yield file, where, table.ids, "it is there twice"
        seen.append(row.get(table.ids))
        wanted = number - 1 if table.ids == "i" else number
        if table.fields.get(table.ids) is NUMBER and row[table.ids] != wanted:
            yield file, where, table.ids, f"the rows are numbered in order: {wanted} should stand here"


def _fields(file: str, where: str, row: Row, fields: dict[str, Any]) -> Iterator[Wrong]:
    for name, kind in {**fields, "status": STATUSES}.items():
        field = name.rstrip(OPTIONAL)
        if field not in row:
            if not name.endswith(OPTIONAL):
                yield file, where, field, "it is missing"
        elif kind == EFFECT:
            yield from wrong_effect(file, where, field, row[field])
        elif isinstance(kind, tuple) and not isinstance(kind[0], type):
            if row[field] not in kind:
                yield file, where, field, f"{row[field]!r} is not one of {', '.join(kind)}"
        elif not isinstance(row[field], kind) or (kind is NUMBER and isinstance(row[field], bool)):
            yield file, where, field, f"{row[field]!r} cannot stand here"
    for status in (row.get("status_by_field") or {}).values():
        if status not in STATUSES:
            yield file, where, "status_by_field", f"{status!r} is not one of {', '.join(STATUSES)}"
