"""What is said if a package of the extra `comares[research]` is missing."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package of the extra is missing; the message says what to install."""

    def __init__(self, what: str, error: ImportError) -> None:
        super().__init__(f"{what} needs more than the engine ({error}): install comares[research]", name=error.name)
