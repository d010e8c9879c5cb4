"""The files of the client, in memory. Any other path gets the page, whose router reads the path."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get

from comares.server.errors import Refusal
from comares.server.http.types import AnyRequest
from comares.server.settings import Settings

SERVER = Path(__file__).parents[1]
PACKED = SERVER / "static"  # in the wheel
BUILT = SERVER.parents[2] / "web" / "dist"  # in the tree
PAGE = "index.html"

COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt", ".map")

MISSING = """<!doctype html><meta charset="utf-8"><title>Comares</title>
<h1>Comares</h1>
<p>The server runs, but this build has no client.</p>
<p>From a clone, <code>./play</code> builds it. In the tree, build it once with <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>. The API is described at
<a href="/api/schema/openapi.json">/api/schema</a>.</p>
"""


class File(NamedTuple):
    """A file and its headers."""

    content: bytes
    packed: bytes | None
    kind: str
    etag: str


class Client:
    """The built client. It is read again when it was built again."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder or (PACKED if PACKED.exists() else BUILT)
        self._stamp = 0
        self._files: dict[str, File] = {}

    def file(self, name: str) -> File:
        """The file of that name; the page for a path of the client's router."""
        self._read_if_new()
        if name in self._files:
            return self._files[name]
        if name.startswith("api/") or "." in name:
            raise Refusal("not-here")
        return self._files[PAGE]

    def _read_if_new(self) -> None:
        page = self._folder / PAGE
        stamp = page.stat().st_mtime_ns if page.exists() else -1
        if stamp == self._stamp:
            return
        self._stamp = stamp
        self._files = {PAGE: read_file(PAGE, MISSING.encode())}
        for path in self._folder.rglob("*") if stamp > 0 else ():
            if path.is_file():
                name = path.relative_to(self._folder).as_posix()
                self._files[name] = read_file(name, path.read_bytes())


def read_file(name: str, content: bytes) -> File:
    """The file of that name with what its headers need."""
    packed = gzip.compress(content, 9, mtime=0) if name.endswith(COMPRESSED) else None
    kind = {"js": "text/javascript", "webmanifest": "application/manifest+json"}.get(name.rpartition(".")[2])
    kind = kind or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(content, packed, kind, f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"')


@get(["/", "/{path:path}"], include_in_schema=False, opt={"unlimited": True, "packed": True}, sync_to_thread=False)
def client_file(request: AnyRequest, client: Client, path: str = "/") -> Response[bytes]:
    """A file of the client."""
    name = path.strip("/") or PAGE
    has_content_hash = name.startswith("assets/")
    caching = "public, max-age=31536000, immutable" if has_content_hash else "no-cache"
    return file_response(request, client.file(name), caching)


def file_response(request: AnyRequest, file: File, caching: str) -> Response[bytes]:
    """The file, packed if the client of the request can unpack it; nothing if the client has it already."""
    headers = {"etag": file.etag, "vary": "accept-encoding", "cache-control": caching}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.kind)


def client_of(settings: Settings) -> Client:
    """The client of these settings."""
    return Client(settings.client)
