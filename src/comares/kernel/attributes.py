"""The attributes of an object by name, whether its class is compiled or not."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec


def attributes(thing: object) -> list[str]:
    """The names of the object's public attributes, sorted. Names that begin with an underscore are caches."""
    names = set(getattr(thing, "__dict__", ()))
    for base in type(thing).__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
    return sorted(name for name in names if not name.startswith("_"))


def attribute_data(thing: object) -> dict[str, Any]:
    """The values of the public attributes for pickling; a vec, which cannot be pickled, becomes a list."""
    values = {name: getattr(thing, name) for name in attributes(thing)}
    return {name: list(value) if isinstance(value, vec) else value for name, value in values.items()}
