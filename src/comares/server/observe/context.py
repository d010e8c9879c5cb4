"""Which call and which table the running code works for; log lines, spans and reported errors name them."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
TABLE: Final[ContextVar[str]] = ContextVar("table", default="")

TABLE_PATH: Final = re.compile(r"/api/tables/([a-z0-9]{1,20})(?:/|$)")


def new_request_id() -> str:
    """An id for one call or one connection."""
    return secrets.token_hex(6)


def table_in(path: str) -> str:
    """The table that the path of a call names; empty if it names none."""
    found = TABLE_PATH.match(path)
    return found[1] if found else ""


def where() -> dict[str, str]:
    """The ids of the call and the table, those that are known."""
    known = {"request": REQUEST.get(), "table": TABLE.get()}
    return {name: value for name, value in known.items() if value}
