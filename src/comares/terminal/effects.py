"""Effects, scorings and changes of Sabika's data in a few words, as they stand in the files."""

from __future__ import annotations

from typing import Any


def brief(thing: Any) -> str:
    """An effect in short.

    >>> brief([{"gain": {"dinars": 2, "vp": 1}}, {"action": "quarry_large"}])
    '2 dinars, 1 vp; quarry large'
    >>> brief({"choice": [[{"gain": {"raw": 1}}], [{"action": "export"}]]})
    '1 raw or export'
    """
    if isinstance(thing, list):
        return "; ".join(brief(item) for item in thing)
    if isinstance(thing, dict):
        return ", ".join(_entry(key, value) for key, value in thing.items() if value is not False)
    return str(thing).replace("_", " ")


def _entry(key: str, value: Any) -> str:
    name = key.replace("_", " ")
    if key == "gain":
        return ", ".join(f"{n} {brief(what)}" for what, n in value.items())
    if key == "gain_choice":
        return f"{value['count']} of {_among(value['from'])}"
    if key == "choice":
        return " or ".join(brief(alternative) for alternative in value)
    if key == "action":
        return brief(value)
    if value is True:
        return name
    return f"{name}: {brief(value)}" if isinstance(value, list | dict) else f"{name} {brief(value)}"


def _among(what: Any) -> str:
    return "/".join(what) if isinstance(what, list) else brief(what)
