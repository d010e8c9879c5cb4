"""What a storage raises."""

from __future__ import annotations


class Conflict(Exception):
    """Another process has stored something else in that place."""


class BadRow(Exception):
    """A stored table that is not one: its row does not hold what a TableRow holds."""


class StorageFailed(Exception):
    """Nothing can be read or written now. A write may or may not have been committed."""
