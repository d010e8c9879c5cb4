"""The house rules: what holds for every file, wherever it stands."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "comares"
SOURCES = sorted(PACKAGE.rglob("*.py"))

GAMES = {"alhambra", "sabika"}
BUILD_TOOLS = {"source_loader", "compiled"}
ENGINE = {"kernel", "i18n", *GAMES}
# What each part of the package may import, besides itself.
BELOW = {
    "kernel": set[str](),
    "i18n": {"kernel"},
    **{game: {"kernel", "i18n"} for game in GAMES},
    "bots": {*ENGINE, "games"},
    "puzzles": {*ENGINE, "games"},
    "arena": {*ENGINE, "games", "bots", "puzzles"},
    "api": {*ENGINE, "games", "bots", "arena"},
    "lessons": {*ENGINE, "games"},
    "terminal": {*ENGINE, "games", "bots", "perft"},
    "server": {*ENGINE, "games", "bots", "lessons", "puzzles"},
    "research": {*ENGINE, "games", "bots", "terminal"},
    "bench": {*ENGINE, "games", "bots", "perft", "research"},
}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported_names(path: Path) -> set[str]:
    """Every name that a file imports, with its module, wherever in it the import stands."""
    package = ("comares", *path.parent.relative_to(PACKAGE).parts)
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) + 1 - node.level]] if node.level else []
            base += [node.module] if node.module else []
            names.update(".".join([*base, alias.name]) for alias in node.names)
    return names


def modules_imported(path: Path) -> set[str]:
    """The modules and names of the package that a file imports."""
    return {name for name in imported_names(path) if name.startswith("comares.")}


def parts_imported(path: Path) -> set[str]:
    return {name.split(".")[1] for name in modules_imported(path)}


def file_of(name: str) -> Path | None:
    """The file in which a name of the package stands: a module, or the module or package that has the name."""
    parts = name.split(".")[1:]
    for length in range(len(parts), 0, -1):
        stem = PACKAGE.joinpath(*parts[:length])
        for path in (stem.with_suffix(".py"), stem / "__init__.py"):
            if path.exists():
                return path
    return None


def room_of(path: Path) -> str:
    """The folder of a file; a file beside folders, such as sabika/state.py, is a room of its own."""
    folder = path.parent
    has_folders = any((child / "__init__.py").exists() for child in folder.iterdir())
    return (path if has_folders else folder).relative_to(PACKAGE).as_posix()


def rooms_imported() -> dict[str, set[str]]:
    """By room: the other rooms whose files its files import."""
    imported: dict[str, set[str]] = {}
    for path in SOURCES:
        files = [file_of(name) for name in modules_imported(path)]
        imported.setdefault(room_of(path), set()).update(room_of(file) for file in files if file is not None)
    return {room: others - {room} for room, others in imported.items()}


def ids(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", [path for path in SOURCES if part_of(path) in BELOW], ids=ids)
def test_imports_go_one_way(path: Path) -> None:
    part = part_of(path)
    wrong = parts_imported(path) - BELOW[part] - BUILD_TOOLS - {part, "__version__"}
    assert not wrong, f"{part} may not know {', '.join(sorted(wrong))}"


def test_every_part_of_the_package_has_its_place_in_the_order() -> None:
    parts = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert parts <= BELOW.keys()


def test_no_two_folders_import_each_other() -> None:
    """Nor through others: taking away what imports nothing that is left, again and again, leaves nothing."""
    left = rooms_imported()
    while free := [room for room, others in left.items() if not others & left.keys()]:
        left = {room: others for room, others in left.items() if room not in free}
    circle = {room: sorted(others & left.keys()) for room, others in left.items()}
    assert not circle, f"these import each other: {circle}"


@pytest.mark.parametrize("path", SOURCES, ids=ids)
def test_every_view_has_a_type(path: Path) -> None:
    untyped = re.findall(r"\bview: Any\b", path.read_text(encoding="utf-8"))
    assert not untyped, "a view is a View, an AlhambraView or a SabikaView"


# The folders of the server, each with those it may import; a file beside them counts as a folder of its own.
SERVER_BELOW: dict[str, set[str]] = {
    "errors": set(),
    "messages": set(),
    "settings": set(),
    "identity": set(),
    "lan": set(),
    "meter": set(),
    "log_limit": set(),
    "names": set(),
    "extra": set(),
    "service_manager": set(),
    "observe": {"settings", "bots"},
    "notices": {"errors", "names", "settings", "observe", "play"},
    "configuration": {"settings", "games", "store", "observe"},
    "admin": {"errors", "settings", "configuration", "extra", "games", "play", "store", "notices"},
    "games": {"errors"},
    "bots": {"errors", "settings", "games", "meter"},
    "play": {"errors", "messages", "names", "settings", "observe", "games", "bots", "meter"},
    "store": {"play"},
    "http": {
        "errors",
        "messages",
        "names",
        "settings",
        "identity",
        "log_limit",
        "observe",
        "games",
        "bots",
        "play",
        "notices",
    },
    "protocol_ts": {"messages", "games"},
    "app": {
        "errors",
        "messages",
        "settings",
        "identity",
        "observe",
        "games",
        "bots",
        "play",
        "store",
        "notices",
        "http",
    },
    "lessons_command": {"extra", "play"},
    "position_table": {"messages", "identity", "bots", "play", "store"},
    "command": {
        "settings",
        "configuration",
        "observe",
        "extra",
        "lan",
        "service_manager",
        "http",
        "app",
        "position_table",
    },
}
SERVER_FILES = [path for path in SOURCES if part_of(path) == "server" and path.name != "__init__.py"]
SERVER_LIBRARIES = {"litestar", "starlette", "uvicorn", "sqlalchemy", "alembic", "psycopg", "websockets"}


def server_part(path: Path) -> str:
    return path.relative_to(PACKAGE / "server").parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", SERVER_FILES, ids=ids)
def test_the_folders_of_the_server_import_one_way(path: Path) -> None:
    part = server_part(path)
    imported = {name.split(".")[2] for name in imported_names(path) if name.startswith("comares.server.")}
    wrong = imported - SERVER_BELOW[part] - {part}
    assert not wrong, f"server/{part} may not import server/{', '.join(sorted(wrong))}"


@pytest.mark.parametrize("path", [path for path in SERVER_FILES if server_part(path) == "play"], ids=ids)
def test_play_knows_no_web_framework_and_no_sql(path: Path) -> None:
    wrong = {name.split(".")[0] for name in imported_names(path)} & SERVER_LIBRARIES
    assert not wrong, f"server/play may not import {', '.join(sorted(wrong))}"


CORE = [
    path for path in SOURCES if part_of(path) in {"kernel", *GAMES} and "modules" not in path.relative_to(PACKAGE).parts
]


@pytest.mark.parametrize("path", CORE, ids=ids)
def test_neither_kernel_nor_the_core_of_a_game_names_a_module(path: Path) -> None:
    names = re.compile("falcon|portal|building.?site|certificate", re.IGNORECASE)
    named = [line for line in path.read_text(encoding="utf-8").splitlines() if names.search(line)]
    assert not named


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_vec_is_made_only_where_it_is_compiled(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    compiled = text.startswith("# compiled\n")
    assert compiled or "vec[" not in text, "the compiled engine never lets go of a vec that it is handed from outside"


def test_no_compiled_file_lies_beside_the_sources() -> None:
    beside = [path for suffix in ("so", "pyd", "c") for path in PACKAGE.rglob(f"*.{suffix}")]
    assert not beside, "a compiled file wins over the source beside it, however old it is"


def our_files() -> list[Path]:
    """Every file of the repository but what `.gitignore` keeps out of it."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    folders = [pattern.rstrip("/") for pattern in ignored if pattern.endswith("/")]
    found: list[Path] = []
    todo = [ROOT]
    while todo:
        for path in todo.pop().iterdir():
            if path.name == ".git" or any(path.match(pattern) for pattern in folders):
                continue
            if path.is_dir():
                todo.append(path)
            else:
                found.append(path)
    return found


def test_no_file_names_a_package_registry() -> None:
    hosts = [["pypi", "org"], ["pythonhosted", "org"], ["npmjs", "org"], ["npmjs", "com"], ["debian", "org"]]
    names = re.compile("|".join(r"\.".join(host) for host in hosts).encode(), re.IGNORECASE)
    assert not [ids(path) for path in our_files() if names.search(path.read_bytes())]


def test_the_locks_are_asked_for_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = project["project"]
    extras = package["optional-dependencies"]
    asked = {
        "run": [*package["dependencies"], *extras["postgresql"]],
        "telemetry": extras["telemetry"],
        "research": extras["research"],
        "cluster": extras["cluster"],
        "ray": extras["ray"],
        "build": project["build-system"]["requires"],
    }
    for name, wanted in asked.items():
        assert (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").split() == sorted(wanted)


def locked(name: str) -> set[str]:
    """The packages of a lock file."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))


def test_no_test_library_is_locked_for_running() -> None:
    test_only = (ROOT / "requirements" / "run.exclude").read_text(encoding="utf-8").split()
    assert not locked("run") & {*test_only, "pytest", "hypothesis", "schemathesis", "playwright"}
    assert "psycopg" in locked("run")
