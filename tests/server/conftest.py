"""One server for the tests that do not stop it."""

from collections.abc import Iterator

import pytest
from helpers.server.client import ServerProcess


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots move at once; its log must hold no traceback at the end."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log") as server:
        yield server
    assert not server.errors(), server.errors()
