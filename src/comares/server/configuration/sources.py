"""Where the values of settings come from. A flag wins over the environment, the environment over the file, the file
over the default."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast

from comares.kernel.errors import BadSetup
from comares.server.configuration.declarations import BY_KEY, PREFIX, SETTINGS, Declared
from comares.server.configuration.kinds import Switch
from comares.server.settings import Settings

CONFIG_VARIABLE: Final = "COMARES_CONFIG"
OTHER_VARIABLES: Final = frozenset({CONFIG_VARIABLE, "COMARES_LONG", "COMARES_UNCOMPILED", "COMARES_POSITIONS"})
DEFAULT: Final = "default"

Part = TypeVar("Part")
Problems = dict[str, str]  # by key or name: what is wrong with it


class Configured(NamedTuple):
    """The value of a setting and where it comes from."""

    declared: Declared
    value: object
    source: str


def add_settings(command: argparse._ActionsContainer, keys: Iterable[str] = BY_KEY) -> None:
    """A flag for each of these settings. A flag that is not given leaves no attribute."""
    for key in keys:
        declared = BY_KEY[key]
        shown = declared.shown_default or declared.kind.show(declared.default_value())
        default = f" (default: {shown})" if shown else ""
        text = declared.meaning.replace("`", "").replace("%", "%%") + default.replace("`", "").replace("%", "%%")
        flag, name = declared.flag, _argument(declared)
        if isinstance(declared.kind, Switch):
            command.add_argument(
                flag, dest=name, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS, help=text
            )
        else:
            many: Any = {"action": "append"} if key == "data" else {}
            metavar = declared.kind.placeholder
            command.add_argument(flag, dest=name, default=argparse.SUPPRESS, metavar=metavar, help=text, **many)


def add_config(command: argparse._ActionsContainer) -> None:
    """The flag that names the file."""
    text = f"a TOML file with settings (default: {CONFIG_VARIABLE} in the environment, or none)"
    command.add_argument("--config", metavar="FILE", help=text)


def configured(
    args: argparse.Namespace, environment: Mapping[str, str] = os.environ, keys: Collection[str] = tuple(BY_KEY)
) -> list[Configured]:
    """The value and source of each of these settings; a BadSetup that names every mistake. A wrong value that a
    stronger source replaces is no mistake."""
    problems: Problems = {}
    found: dict[str, Configured] = {}
    path = getattr(args, "config", None) or environment.get(CONFIG_VARIABLE)
    file = _from_file(path, problems) if path else []
    for layer in (file, _from_environment(environment, problems), _from_flags(args, problems)):
        for each in layer:
            found[each.declared.key] = each
            problems.pop(each.declared.key, None)
    if problems:
        raise BadSetup("\n".join(problems.values()))
    return [
        found.get(key) or Configured(declared, declared.default_value(), DEFAULT)
        for key, declared in BY_KEY.items()
        if key in keys
    ]


def settings_of(found: Iterable[Configured], **more: Any) -> Settings:
    """The Settings with these values."""
    settings = Settings(**more)
    for each in found:
        settings = _with(settings, each.declared.place.split("."), each.value)
    return settings


def _with(part: Part, path: list[str], value: object) -> Part:
    first, *rest = path
    if rest:
        value = _with(getattr(part, first), rest, value)
    return cast(Part, replace(cast(Any, part), **{first: value}))


def _from_flags(args: argparse.Namespace, problems: Problems) -> Iterable[Configured]:
    for declared in SETTINGS:
        if _argument(declared) in args:
            given = getattr(args, _argument(declared))
            if isinstance(given, bool):
                yield Configured(declared, given, declared.flag)
                continue
            text = "\n".join(given) if isinstance(given, list) else str(given)
            yield from _parsed(declared, text, declared.flag, problems)


def _argument(declared: Declared) -> str:
    return "setting_" + declared.key.replace(".", "_")


def _from_environment(environment: Mapping[str, str], problems: Problems) -> Iterable[Configured]:
    variables = {declared.variable: declared for declared in SETTINGS}
    for name, text in environment.items():
        if name in variables:
            yield from _parsed(variables[name], text, name, problems)
        elif name.startswith(PREFIX) and name not in OTHER_VARIABLES:
            problems[name] = f"{name} in the environment is no setting{_did_you_mean(name, variables)}"


def _parsed(declared: Declared, text: str, source: str, problems: Problems) -> Iterable[Configured]:
    try:
        yield Configured(declared, declared.kind.parse(text), source)
    except ValueError as error:
        problems[declared.key] = f"{source}: {error}"


def _from_file(path: str, problems: Problems) -> Iterable[Configured]:
    try:
        text = Path(path).read_text(encoding="utf-8")
        table = tomllib.loads(text)
    except OSError as error:
        raise BadSetup(f"the file {path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"the file {path} is not TOML: {error}") from None
    for key, value in _flat(table):
        where = f"{path} line {_line_of(text, key)}"
        declared = BY_KEY.get(key)
        if declared is None:
            problems[key] = f"{where}: {key} is no setting{_did_you_mean(key, BY_KEY)}"
            continue
        try:
            yield Configured(declared, declared.kind.load(value), where)
        except ValueError as error:
            problems[key] = f"{where}: {key}: {error}"


def _flat(table: dict[str, Any]) -> Iterable[tuple[str, object]]:
    """The keys of the file with dots; a table that is itself a value stays whole."""
    for key, value in table.items():
        if isinstance(value, dict) and key not in BY_KEY:
            for inner, deep in _flat(value):
                yield f"{key}.{inner}", deep
        else:
            yield key, value


def _line_of(text: str, key: str) -> int:
    """The line of a key; that of its table if it is nowhere else."""
    table, _, name = key.rpartition(".")
    at, inside = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[\s*([^\]]+?)\s*\]", line):
            inside = header[1]
            if inside in (key, table):
                at = number
        elif (inside == table and re.match(rf"\s*[\"']?{re.escape(name)}[\"']?\s*=", line)) or re.match(
            rf"\s*{re.escape(key)}\s*=", line
        ):
            return number
    return at or 1


def _did_you_mean(name: str, known: Collection[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {close[0]}?" if close else f"; the settings are {', '.join(known)}"
