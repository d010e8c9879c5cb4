"""Validation of each table of the data: its number of rows, and the kind of each field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from comares.sabika import components as c
from comares.sabika.loading.validate_effects import GRANTED, Wrong, wrong_effect

Row = dict[str, Any]
STATUSES = ("rulebook", "rulebook_inferred", "public", "reconstructed", "printed")


class RowSchema(NamedTuple):
    """The schema of a table: its number of rows (None: any), its fields and their kinds, the field that names a row."""

    rows: int | None
    fields: dict[str, Any]
    ids: str = "id"


NUMBER, WORD, FLAG, EFFECT = int, str, bool, "effect"
OPTIONAL = "?"  # at the end of a field's name
SCHEMAS: dict[str, dict[str, RowSchema]] = {
    "board": {
        "outer": RowSchema(8, {"i": NUMBER, "action": WORD, "stack?": ("left", "right")}, "i"),
        "middle": RowSchema(6, {"i": NUMBER, "action": WORD}, "i"),
        "inner": RowSchema(6, {"i": NUMBER, "action": WORD}, "i"),
        "secondary_spaces": RowSchema(
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
        "sultan_workers": RowSchema(3, {"players": list, "outer": list, "middle": list, "inner": list}, "players"),
        "round_track": RowSchema(
            6, {"space": NUMBER, "era": ("I", "II"), "tax": NUMBER, "wish": FLAG, "event": FLAG}, "space"
        ),
        "tower": RowSchema(3, {"slot": NUMBER, "vp": NUMBER}, "slot"),
        "reward_track": RowSchema(None, {"space": NUMBER, "last?": FLAG, "bonus": EFFECT}, "space"),
        "displays": RowSchema(3, {"id": ("small_buildings", "short_poems", "long_poems")}),
    },
    "buildings_large": {
        "every_token_first": RowSchema(1, {"bonus": EFFECT}, ""),
        "tokens": RowSchema(
            21,
            {"id": NUMBER, "era": ("I", "II"), "type": c.LARGE_TYPES, "bonus": EFFECT, "removed_with_2?": FLAG},
        ),
    },
    "buildings_small": {
        "balance_bonuses": RowSchema(4, {"id": c.COLOURS, "bonus": EFFECT}),
        "balance_cards": RowSchema(4, {"id": NUMBER, "left": c.COLOURS, "right": ("joker",)}),
        "cards": RowSchema(
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
    "events": {"events": RowSchema(14, {"id": NUMBER, "kind": ("positive", "negative"), "modifier": dict})},
    "poems_long": {"cards": RowSchema(20, {"id": WORD, "scoring": dict, "solo_removed?": FLAG})},
    "poems_short": {"cards": RowSchema(22, {"id": NUMBER, "blue": dict, "red": EFFECT})},
    "start": {
        "dinars": RowSchema(4, {"place": NUMBER, "dinars": NUMBER}, "place"),
        "tokens": RowSchema(10, {"id": NUMBER, "bonus": EFFECT}),
    },
    "storehouses": {"tokens": RowSchema(24, {"id": NUMBER, "boxes": NUMBER, "bonus": EFFECT})},
    "sultan": {"tokens": RowSchema(9, {"id": WORD, "letter": ("A", "B", "C"), "count_of": (dict, str)})},
    "trade": {
        "cities": RowSchema(9, {"id": WORD}),
        "routes": RowSchema(None, {"a": WORD, "b": WORD, "cost": NUMBER}, ""),
        "tokens": RowSchema(
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
        "trade_cards": RowSchema(8, {"id": NUMBER, "scoring": dict, "yusuf_condition": dict}),
    },
    "yusuf": {
        worker: RowSchema(n, {"id": WORD, "space": NUMBER, "discard": FLAG, "actions": list, "reward": dict})
        for worker, n in (("architect", 12), ("merchant", 7), ("poet", 7))
    },
}


def row_name(row: Row, number: int, ids: str) -> str:
    """The name of a row in an error."""
    return f"{ids} {row[ids]}" if ids and ids in row else f"row {number}"


def _kind_name(kind: Any) -> str:
    """The kind of a field in words."""
    if kind == EFFECT:
        return "an effect"
    if isinstance(kind, tuple):
        return " or ".join(_kind_name(each) if isinstance(each, type) else str(each) for each in kind)
    return {int: "a number", str: "a word", bool: "true or false", list: "a list", dict: "a table"}[kind]


def wrong_table(found: dict[str, Any], file: str, name: str, schema: RowSchema) -> Iterator[Wrong]:
    """The errors of one table: its rows, their ids and fields."""
    rows = found[file].get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        yield file, name, "", "expected a list of rows"
        return
    if schema.rows is not None and len(rows) != schema.rows:
        yield file, name, "", f"there are {len(rows)} rows, expected {schema.rows}"
    seen = []
    for number, row in enumerate(rows, 1):
        where = f"{name} {row_name(row, number, schema.ids)}"
        yield from _fields(file, where, row, schema.fields)
        if schema.ids in row and row[schema.ids] in seen:
            yield file, where, schema.ids, f"{row[schema.ids]!r} is there twice, expected once"
        seen.append(row.get(schema.ids))
        wanted = number - 1 if schema.ids == "i" else number
        if schema.fields.get(schema.ids) is NUMBER and row[schema.ids] != wanted:
            yield file, where, schema.ids, f"expected {wanted}: rows are numbered in order"


def _fields(file: str, where: str, row: Row, fields: dict[str, Any]) -> Iterator[Wrong]:
    for name, kind in {**fields, "status": STATUSES}.items():
        field = name.rstrip(OPTIONAL)
        if field not in row:
            if not name.endswith(OPTIONAL):
                yield file, where, field, f"the field is missing, expected {_kind_name(kind)}"
        elif kind == EFFECT:
            yield from wrong_effect(file, where, field, row[field])
        elif isinstance(kind, tuple) and not isinstance(kind[0], type):
            if row[field] not in kind:
                yield file, where, field, f"{row[field]!r}: expected one of {', '.join(kind)}"
        elif not isinstance(row[field], kind) or (kind is NUMBER and isinstance(row[field], bool)):
            yield file, where, field, f"{row[field]!r}: expected {_kind_name(kind)}"
    for status in (row.get("status_by_field") or {}).values():
        if status not in STATUSES:
            yield file, where, "status_by_field", f"{status!r}: expected one of {', '.join(STATUSES)}"
