"""Which modules are compiled.

A module is compiled when the wheel is built if one of its first lines is `# compiled`. There is no other list.
"""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path

import comares

MARK = "# compiled"
FIRST_LINES = 5


def marked_sources(package: Path) -> list[Path]:
    """The source files under this directory that are marked, sorted."""
    return [path for path in sorted(package.rglob("*.py")) if _is_marked(path)]


def is_compiled() -> bool:
    """Whether all marked modules are imported compiled; False if there are none."""
    package = Path(__file__).parent
    names = [_module_name(path.relative_to(package.parent)) for path in marked_sources(package)]
    return bool(names) and all(_loads_compiled(name) for name in names)


def describe() -> str:
    """The version, and whether the engine is compiled, in one line."""
    engine = "engine compiled by mypyc"
    if not is_compiled():
        engine = "engine interpreted (slow): no compiled modules in this installation"
        if comares.UNCOMPILED:
            engine = "engine interpreted (slow): COMARES_UNCOMPILED is set"
    return f"comares {comares.__version__}, {engine}"


SLOW = """\
This Comares has no compiled engine for this Python, so bots think about forty times slower; the games are the same. \
Wheels for Linux, macOS and Windows hold it; pip also builds it from the sources if there is a C compiler."""


def slow_note() -> str:
    """What a player should know of an installed engine that is not compiled; empty otherwise, and in a clone."""
    in_clone = (Path(__file__).parents[2] / "pyproject.toml").exists()
    return "" if in_clone or comares.UNCOMPILED or is_compiled() else SLOW


def _is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == MARK for _, line in zip(range(FIRST_LINES), lines))


def _module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _loads_compiled(name: str) -> bool:
    spec = find_spec(name)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
