"""One server for the tests that do not stop it."""

from collections.abc import Iterator

import pytest
from helpers.served import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots do not wait; at the end it must have noted no mistake of its own."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with Served(f"sqlite:///{database}") as server:
        yield server
    assert "Traceback" not in server.noted, server.noted
