"""Names of tables and secrets of seats."""

from __future__ import annotations

import re
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no two look alike
ID_LENGTH = 10
SECRET_BYTES = 18
PATTERN = re.compile("[A-Za-z0-9_-]{1,80}")


def is_id(text: str) -> bool:
    """Whether the text could be an id or a secret; anything else need not be looked up."""
    return bool(PATTERN.fullmatch(text))


def new_id() -> str:
    """A table's id: short enough to read out, long enough to be unique."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """A secret that holds a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)
