"""Any state as plain data, to compare, to print, to fingerprint."""

from __future__ import annotations

import hashlib
from typing import Any

from librt.vecs import vec

from comares.kernel.state import State


def attributes(thing: object) -> list[str]:
    """The names of a thing's attributes, compiled or not, caches left out."""
    names = set(getattr(thing, "__dict__", ()))
    for base in type(thing).__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("_"))


def plain(thing: Any) -> Any:
    """The thing in lists, dicts, strings and numbers: equal exactly if the positions are.

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
    """Twelve hex digits that differ when positions do."""
    return hashlib.blake2b(repr(plain(thing)).encode(), digest_size=6).hexdigest()
