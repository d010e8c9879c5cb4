"""One server for the tests that do not stop it."""

from collections.abc import Iterator

import pytest
from helpers.server.client import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots do not wait; at the end it must have noted no mistake of its own."""
    folder = tmp_path_factory.mktemp("server")
    with Served(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
    assert not server.mistakes(), server.mistakes()
