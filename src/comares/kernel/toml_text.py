"""Tables as TOML text: one row on each line, as the data files have them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

PLAIN_KEY = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(tables: Mapping[str, Sequence[Mapping[str, Any]]], heading: str = "") -> str:
    """The text of a file of tables.

    >>> print(toml_text({"cards": [{"id": 1, "bonus": [{"gain": {"dinars": 2}}], "star": True}]}), end="")
    cards = [
        {id = 1, bonus = [{gain = {dinars = 2}}], star = true},
    ]
    """
    parts = ["".join(f"# {line}\n" for line in heading.splitlines())] if heading else []
    for name, rows in tables.items():
        lines = "".join(f"    {_value(row)},\n" for row in rows)
        parts.append(f"{_key(name)} = [\n{lines}]\n")
    return "\n".join(parts)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    return _string(str(value))


def _string(text: str) -> str:
    """JSON writes strings as TOML reads them, but for DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else _string(name)
