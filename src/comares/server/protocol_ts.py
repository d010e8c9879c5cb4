"""Generates the client's types from the server's: `python -m comares.server.protocol_ts [WEB_FOLDER]`.

`src/lib/protocol.ts` has the messages of `messages/`, `src/GAME/view.ts` the view of each game, `src/GAME/faces.ts`
the dataclasses of its components if it has some. Names of types and
fields are the same on both ends; docstrings and comments of fields become comments. A dataclass without fields is left
out. The output is as prettier formats it.
"""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType
from msgspec.structs import fields as struct_fields

from comares.games import GAMES
from comares.kernel.view import PendingStep, View
from comares.server import messages
from comares.server.games.hosted import HostedGames

WIDTH = 120  # prettier's printWidth
COMMAND = "python -m comares.server.protocol_ts"
WEB = Path(__file__).parents[3] / "web"
NAMES: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
FIELD_COMMENT = re.compile(r"^    (\w+): [^#\n]*#\s*(.*)$", re.MULTILINE)


def generated_files() -> dict[str, str]:
    """The text of every generated file, by its path in the client's folder."""
    games = HostedGames(GAMES)
    views = {f"src/{name}/view.ts": view_file(games.adapter(name).view) for name in GAMES}
    adapters = {name: games.adapter(name) for name in GAMES}
    faces = {
        f"src/{name}/faces.ts": components_file(adapter.component_types)
        for name, adapter in adapters.items()
        if adapter.component_types
    }
    return {"src/lib/protocol.ts": protocol_file(), **views, **faces}


def protocol_file() -> str:
    """All messages, and what the views of all games share."""
    modules = [import_module(f"{messages.__name__}.{each.name}") for each in iter_modules(messages.__path__)]
    structs = [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
    ]
    shared = [dataclass_type(PendingStep), dataclass_type(View)]
    return _file(
        "The messages between client and server (docs/protocol.md).", [], [*map(struct_type, structs), *shared]
    )


def view_file(view: type[View]) -> str:
    """The view of a game and everything in it."""
    found = [each for each in dict.fromkeys(_dataclasses_in(view)) if fields(each) or _is_named_family(each)]
    shared = [each for each in (PendingStep, View) if each in found]
    own = [
        family_type(each) if _is_named_family(each) else dataclass_type(each) for each in found if each not in shared
    ]
    used = [each.__name__ for each in shared if re.search(rf"\b{each.__name__}\b", "\n".join(own))]
    imports = [f'import type {{ {", ".join(used)} }} from "../lib/protocol";'] if used else []
    return _file(f"The view of a game ({view.__module__}).", imports, own)


def components_file(types: tuple[type, ...]) -> str:
    """The dataclasses that the components of a game are made of."""
    found = dict.fromkeys(each for one in types for each in _dataclasses_in(one))
    return _file(f"What the components show ({types[0].__module__}).", [], map(dataclass_type, found))


def struct_type(struct: type[Struct]) -> str:
    """A message as an interface; a base class of messages as the union of its messages."""
    kinds = sorted(struct.__subclasses__(), key=lambda kind: kind.__module__)  # whatever is imported first
    if kinds:
        return _comment(_doc(struct)) + _alias(struct.__name__, [kind.__name__ for kind in kinds])
    config, comments = struct.__struct_config__, _field_comments(struct)
    hints = get_type_hints(struct, include_extras=True)
    lines = [_property(str(config.tag_field), [f'"{config.tag}"'])] if config.tag_field else []
    for field in struct_fields(struct):
        parts = _union_parts(hints[field.name])
        is_unset = UnsetType in parts
        # The server sends every field; a client may leave out those with a default.
        is_optional = is_unset or (config.forbid_unknown_fields and not field.required)
        types = [ts_type(part) for part in parts if part is not UnsetType]
        lines.append(_property(field.name + ("?" if is_optional else ""), types, comments.get(field.name)))
    return _interface(struct.__name__, _doc(struct), lines)


def dataclass_type(cls: type) -> str:
    """A dataclass as an interface that extends its base class, if that is a dataclass with fields."""
    base = cls.__base__
    heading = cls.__name__ + (f" extends {base.__name__}" if base and is_dataclass(base) and fields(base) else "")
    hints, comments = get_type_hints(cls, include_extras=True), _field_comments(cls)
    own = [field.name for field in fields(cls) if field.name in vars(cls).get("__annotations__", {})]
    lines = [_property(name, [ts_type(part) for part in _union_parts(hints[name])], comments.get(name)) for name in own]
    return _interface(heading, _doc(cls), lines)


def family_type(base: type) -> str:
    """The subclasses of a dataclass as the optional properties of an interface, each under its `NAME`."""
    names = {str(vars(each)["NAME"]): each.__name__ for each in _subclasses(base)}
    lines = [_property(f"{_key(name)}?", [names[name]]) for name in sorted(names)]
    return _interface(_family_name(base), "By name; those that are not in the game are left out.", lines)


def ts_type(hint: Any) -> str:
    """The TypeScript type of a Python type, as msgspec encodes it."""
    if hint in NAMES:
        return NAMES[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return ts_type(args[0])
    if origin in (Union, UnionType):
        return " | ".join(ts_type(part) for part in _union_parts(hint))
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (list, set, frozenset) or (origin is tuple and args[-1:] == (...,)):
        item = ts_type(args[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(ts_type, args))}]"
    if origin is dict and _is_named_family(args[1]):
        return _family_name(args[1])
    if origin is dict:
        return f"Record<{ts_type(args[0])}, {ts_type(args[1])}>"
    if _is_named_tuple(hint):
        return f"[{', '.join(f'{name}: {ts_type(part)}' for name, part in get_type_hints(hint).items())}]"
    if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, Struct)):
        return hint.__name__
    raise TypeError(f"no TypeScript type for {hint!r}")


def _is_named_family(hint: Any) -> bool:
    """Whether a type is a dataclass without fields whose subclasses each have a `NAME`: the key of a dict of them."""
    subclasses = _subclasses(hint) if isinstance(hint, type) and is_dataclass(hint) and not fields(hint) else []
    return bool(subclasses) and all("NAME" in vars(each) for each in subclasses)


def _family_name(base: type) -> str:
    return f"{base.__name__}s"


def _is_named_tuple(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def _union_parts(hint: Any) -> list[Any]:
    """The members of a union, each once, null last; of anything else, itself."""
    if get_origin(hint) is Annotated:
        return _union_parts(get_args(hint)[0])
    if get_origin(hint) not in (Union, UnionType):
        return [hint]
    parts = [part for each in get_args(hint) for part in _union_parts(each)]
    return sorted(dict.fromkeys(parts), key=lambda part: part is NoneType)


def _dataclasses_in(hint: Any, with_subclasses: bool = True) -> Iterator[type]:
    """All dataclasses that a type is made of, those that it needs before itself, its subclasses after it."""
    if isinstance(hint, type) and is_dataclass(hint):
        if hint.__base__ is not None and is_dataclass(hint.__base__):
            yield from _dataclasses_in(hint.__base__, with_subclasses=False)
        hints = get_type_hints(hint)
        for field in fields(hint):
            yield from _dataclasses_in(hints[field.name])
        if not _is_named_family(hint):
            yield hint
        for subclass in _subclasses(hint) if with_subclasses else ():
            yield from _dataclasses_in(subclass)
        if _is_named_family(hint) and with_subclasses:
            yield hint
    elif _is_named_tuple(hint):
        for inner in get_type_hints(hint).values():
            yield from _dataclasses_in(inner)
    for inner in get_args(hint):
        yield from _dataclasses_in(inner)


def _subclasses(cls: type) -> list[type]:
    """The subclasses in the same package, by name."""
    package = cls.__module__.partition(".")[0]
    subclasses: list[type] = cls.__subclasses__()
    found = [each for each in subclasses if each.__module__.partition(".")[0] == package]
    return sorted(found, key=lambda each: each.__name__)


# Text.


def _file(title: str, imports: list[str], types: Iterable[str]) -> str:
    heading = _comment(f"{title} Generated by `{COMMAND}`; do not edit.").rstrip("\n")
    return "\n\n".join([heading, *imports, *types]) + "\n"


def _interface(heading: str, doc: str, lines: list[str]) -> str:
    body = "\n" + "".join(f"  {line}\n" for line in lines) if lines else ""
    return f"{_comment(doc)}export interface {heading} {{{body}}}"


def _alias(name: str, parts: list[str]) -> str:
    return _broken_if_long(f"export type {name} =", parts, "")


def _property(name: str, types: list[str], comment: str | None = None) -> str:
    """A line of an interface, without its indentation."""
    return _broken_if_long(f"{name}:", types, "  ") + (f" // {comment}" if comment else "")


def _key(name: str) -> str:
    """The name of a property, in quotes if it is no identifier."""
    return name if name.isidentifier() else f'"{name}"'


def _broken_if_long(start: str, parts: list[str], indent: str) -> str:
    """A union on one line, on the next line, or on a line for each part: the first that fits."""
    union = " | ".join(parts)
    if len(f"{indent}{start} {union};") <= WIDTH or len(parts) < 2:
        return f"{start} {union};"
    if len(f"{indent}  {union};") <= WIDTH:
        return f"{start}\n{indent}  {union};"
    return "\n".join([start, *(f"{indent}  | {part}" for part in parts)]) + ";"


def _comment(doc: str) -> str:
    if not doc:
        return ""
    if len(doc) + len("/**  */") <= WIDTH:
        return f"/** {doc} */\n"
    lines = textwrap.wrap(doc, WIDTH - len(" * "))
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"]) + "\n"


def _doc(cls: type) -> str:
    """The docstring without its doctests, on one line."""
    doc = vars(cls).get("__doc__") or ""
    if doc.startswith(f"{cls.__name__}("):  # made by dataclass
        return ""
    return _in_typescript(" ".join(doc.partition(">>>")[0].split()))


def _field_comments(cls: type) -> dict[str, str]:
    return {name: _in_typescript(comment) for name, comment in FIELD_COMMENT.findall(inspect.getsource(cls))}


def _in_typescript(comment: str) -> str:
    return re.sub(r"\bNone\b", "null", comment)


def main(arguments: list[str]) -> None:
    """Write the files into the client's folder."""
    web = Path(arguments[0]) if arguments else WEB
    for name, text in generated_files().items():
        path = web / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
