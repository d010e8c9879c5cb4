"""Validation of each table of the data: its number of rows, and the kind of each field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from comares.kernel.mistakes import NO_ROW, Mistake, Problem, listed, one_of, problem, shown, unknown
from comares.sabika import components as c
from comares.sabika.loading.validate_effects import GRANTED, Found, wrong_effect

Row = dict[str, Any]
STATUSES: Final = ("rulebook", "rulebook_inferred", "public", "reconstructed", "printed")
# Fields about a row, or for drawing only: they do not change the game.
REMARKS: Final = frozenset(
    ("status", "status_by_field", "why", "note", "known", "src", "star", "subject", "region", "angle")
)
MAX_REMARK: Final = 500  # characters
MAX_ROWS: Final = 60  # of a table that may have any number
MAX_WORD: Final = 30


class RowSchema(NamedTuple):
    """The schema of a table: its number of rows (None: any), its fields and their kinds, the field that names a row."""

    rows: int | None
    fields: dict[str, Any]
    ids: str = "id"


NUMBER, WORD, FLAG, EFFECT = int, str, bool, "effect"
OPTIONAL = "?"  # at the end of a field's name
SCHEMAS: dict[str, dict[str, RowSchema]] = {
    "board": {
        "outer": RowSchema(8, {"i": NUMBER, "action": WORD, "id?": WORD, "stack?": ("left", "right")}, "i"),
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
        "displays": RowSchema(
            3,
            {
                "id": ("small_buildings", "short_poems", "long_poems"),
                "count?": NUMBER,
                "yusuf_order?": list,
                "count_by_players?": list,
            },
        ),
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
    name = row.get(ids) if ids else None
    return f"{ids} {shown(name) if isinstance(name, list) else name}" if is_plain(name) else f"row {number}"


def is_plain(name: Any) -> bool:
    """Whether a value can name a row."""
    return (isinstance(name, (int, list)) or (isinstance(name, str) and len(name) <= MAX_WORD)) and name != []


def wrong_table(tables: dict[str, Any], file: str, name: str, schema: RowSchema) -> Iterator[Mistake]:
    """The errors of one table: its rows, their ids and fields."""
    rows = tables.get(name)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        yield Mistake(file, name, NO_ROW, "", "", problem("rows"))
        return
    if schema.rows is not None and len(rows) != schema.rows:
        yield Mistake(file, name, NO_ROW, "", "", problem("row-count", found=len(rows), expected=schema.rows))
    if len(rows) > (schema.rows or MAX_ROWS):
        return
    seen: list[Any] = []
    for number, row in enumerate(rows, 1):
        where = row_name(row, number, schema.ids)
        found = [*_fields(row, schema.fields), *_identity(row, number, schema, seen)]
        yield from (Mistake(file, name, number - 1, where, field, wrong) for field, wrong in found)
        seen.append(row.get(schema.ids))


def _identity(row: Row, number: int, schema: RowSchema, seen: list[Any]) -> Found:
    """Ids are there once, and numbers in order."""
    ids = schema.ids
    if not ids or ids not in row:
        return
    if row[ids] in seen:
        yield ids, problem("twice", value=shown(row[ids]))
    wanted = number - 1 if ids == "i" else number
    if schema.fields.get(ids) is NUMBER and row[ids] != wanted:
        yield ids, problem("order", expected=wanted)


def _fields(row: Row, fields: dict[str, Any]) -> Found:
    known = {name.rstrip(OPTIONAL): name for name in fields}
    for name in row:
        if name not in known and name not in REMARKS:
            yield str(name)[:MAX_WORD], unknown("field", name, list(known))
    for field, name in known.items():
        if field in row:
            yield from _field(field, row[field], fields[name])
        elif not name.endswith(OPTIONAL):
            yield field, _missing(fields[name])
    yield from _remarks(row)


def _field(field: str, value: Any, kind: Any) -> Found:
    if kind == EFFECT:
        yield from wrong_effect(field, value)
    elif _is_words(kind):
        if value not in kind:
            yield field, one_of(value, kind)
    elif not isinstance(value, kind) or (kind is NUMBER and isinstance(value, bool)):
        yield field, problem("kind", value=shown(value), kind=_kind_name(kind))
    elif kind is WORD and not is_word(value):
        yield field, problem("kind", value=shown(value), kind="word")


def is_word(value: str) -> bool:
    """Whether a word can stand in codes and records."""
    letters = value.replace("_", "")
    return len(value) <= MAX_WORD and letters.isascii() and letters.isalnum()


def _remarks(row: Row) -> Found:
    """The status of the row and what people have noted: short texts only, for others may read them."""
    if row.get("status") not in STATUSES:
        yield "status", one_of(row.get("status"), STATUSES) if "status" in row else _missing(STATUSES)
    by_field = row.get("status_by_field", {})
    if not isinstance(by_field, dict) or len(by_field) > len(REMARKS) or any(len(name) > MAX_WORD for name in by_field):
        yield "status_by_field", problem("kind", value=shown(by_field), kind="table")
    else:
        yield from (("status_by_field", one_of(each, STATUSES)) for each in by_field.values() if each not in STATUSES)
    for name in ("why", "note", "known", "src", "subject", "region"):
        if name in row and not (isinstance(row[name], str) and len(row[name]) <= MAX_REMARK):
            yield name, problem("remark", most=MAX_REMARK)
    if "star" in row and not isinstance(row["star"], bool):
        yield "star", problem("kind", value=shown(row["star"]), kind="flag")
    angle = row.get("angle", 0)
    if isinstance(angle, bool) or not isinstance(angle, (int, float)) or not 0 <= angle <= 360:
        yield "angle", problem("number", what="angle", least=0, most=360)


def _missing(kind: Any) -> Problem:
    if _is_words(kind):
        return problem("missing-one-of", values=listed(kind))
    return problem("missing", kind=_kind_name(kind))


def _is_words(kind: Any) -> bool:
    return isinstance(kind, tuple) and not isinstance(kind[0], type)


def _kind_name(kind: Any) -> str:
    """The kind of a field, as the messages name it."""
    if isinstance(kind, tuple):
        return "word-or-table"
    names: dict[Any, str] = {EFFECT: "effect", int: "number", str: "word", bool: "flag", list: "list", dict: "table"}
    return names[kind]
