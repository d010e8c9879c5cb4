"""People at pages: what a page asks the server for, names, friends."""

from __future__ import annotations

from typing import Any


def call(page: Any, path: str, method: str = "GET", body: object = None) -> Any:
    """A call of the page's player."""
    script = """async ([path, method, body]) => {
        const answer = await fetch(`/api/${path}`, {method, headers: body ? {"Content-Type": "application/json"} : {},
            body: body ? JSON.stringify(body) : undefined});
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
        return text ? JSON.parse(text) : null;
    }"""
    return page.evaluate(script, [path, method, body])


def go(page: Any, where: str, selector: str = "main h1") -> None:
    page.evaluate("(where) => { location.hash = `#/${where}` }", where)
    page.wait_for_selector(selector)


def named(page: Any, name: str, language: str = "en") -> Any:
    call(page, "me", "PUT", {"name": name, "language": language})
    return page


def befriend(one: Any, other: Any) -> None:
    code = call(other, "friends")["code"]
    call(one, "friends", "POST", {"code": code})
    call(other, "friends", "POST", {"code": call(one, "friends")["code"]})
