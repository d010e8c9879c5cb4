"""The documentation site at /docs, if this build has one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.response import Redirect

from comares.server.errors import Refusal
from comares.server.http.static_files import File, file_response, read_file
from comares.server.http.types import AnyRequest

SERVER = Path(__file__).parents[1]
PACKED = SERVER / "documentation"  # in the wheel
BUILT = SERVER.parents[2] / ".build" / "site"  # in the tree
FIRST_PAGE = "index.html"

MISSING = """<!doctype html><meta charset="utf-8"><title>Comares</title>
<h1>Comares</h1>
<p>This build has no documentation. In the sources it is the folder <code>docs</code>; <code>scripts/docs</code> makes
the site of it, and the next build holds it.</p>
"""


@cache
def site() -> dict[str, Path]:
    """The files of the site by name."""
    folder = PACKED if PACKED.exists() else BUILT
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


@cache
def site_file(name: str) -> File:
    """A file of the site. It is kept in memory, as the client is."""
    if name in site():
        return read_file(name, site()[name].read_bytes())
    if name == FIRST_PAGE:
        return read_file(name, MISSING.encode())
    raise Refusal("not-here")


@get("/docs", include_in_schema=False, opt={"unlimited": True}, sync_to_thread=False)
def documentation() -> Redirect:
    """The first page. Its links are relative, so it must be asked for by its name."""
    return Redirect(f"/docs/{FIRST_PAGE}")


@get("/docs/{path:path}", include_in_schema=False, opt={"unlimited": True, "packed": True}, sync_to_thread=False)
def documentation_file(request: AnyRequest, path: str) -> Response[bytes]:
    """A file of the documentation."""
    return file_response(request, site_file(path.strip("/")), "no-cache")


HANDLERS = [documentation, documentation_file]
