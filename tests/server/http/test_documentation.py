"""The documentation is served at /docs as the client is: by name from a list, packed, checked by its etag."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from helpers.server.client import ServerProcess

from comares.server.errors import Refusal
from comares.server.http import documentation


def test_docs_leads_to_a_page_and_anything_else_is_refused(served: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://{served.host}") as client:
        first = client.get("/docs")
        assert (first.status_code, first.headers["location"]) == (302, "/docs/index.html")
        page = client.get("/docs/index.html")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "script-src 'self'" in page.headers["content-security-policy"]
        again = client.get("/docs/index.html", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        for wrong in ("nothing.html", "../static/index.html", "..%2f..%2fapp.py", "%00", "index.html/"):
            assert client.get(f"/docs/{wrong}").status_code in (200, 404), wrong
            assert b"make_app" not in client.get(f"/docs/{wrong}").content
        assert client.get("/docs/nothing.html").status_code == 404


def test_files_of_the_site_are_served_by_name_and_nothing_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (tmp_path / "site" / "index.html").write_text("<h1>Guide</h1>", encoding="utf-8")
    (tmp_path / "site" / "assets" / "a.js").write_text("1", encoding="utf-8")
    monkeypatch.setattr(documentation, "PACKED", tmp_path / "site")
    documentation.site.cache_clear()
    documentation.site_file.cache_clear()
    try:
        assert documentation.site_file("index.html").content == b"<h1>Guide</h1>"
        assert documentation.site_file("assets/a.js").kind == "text/javascript"
        with pytest.raises(Refusal):
            documentation.site_file("../secret.txt")
    finally:
        documentation.site.cache_clear()
        documentation.site_file.cache_clear()
