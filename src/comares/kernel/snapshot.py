"""Any state as plain data: to compare, print and fingerprint positions."""

from __future__ import annotations

import hashlib
from typing import Any

from librt.vecs import vec

from comares.kernel.attributes import attributes
from comares.kernel.state import State


def plain(thing: Any) -> Any:
    """The object as lists, dicts, strings and numbers. Two states are equal here exactly if their positions are.

    >>> plain([1, (2, True)])
    [1, [2, True]]
    """
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, list | tuple | vec):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    if hasattr(thing, "plain"):
        return plain(thing.plain())
    data = {name: plain(getattr(thing, name)) for name in attributes(thing)}
    if isinstance(thing, State):
        data["pending"] = thing.pending()
    return data


def fingerprint(thing: Any) -> str:
    """Twelve hex digits; different positions have different digits."""
    return hashlib.blake2b(repr(plain(thing)).encode(), digest_size=6).hexdigest()
