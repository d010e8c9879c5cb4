"""Names of tables and secrets of seats."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no two look alike
ID_LENGTH = 10
SECRET_BYTES = 18


def new_id() -> str:
    """A table's id: short enough to read out, long enough to be unique."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_secret() -> str:
    """A secret that holds a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)
