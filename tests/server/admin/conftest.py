"""A running server on each database, and admin commands beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.server.admin import Admin, Hosted
from helpers.server.client import ServerProcess
from helpers.server.postgres import postgres


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def hosted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("hosted")
    if request.param == "sqlite":
        yield from _served(f"sqlite:///{folder / 'tables.db'}", folder)
    else:
        with postgres() as url:
            yield from _served(url, folder)


def _served(database: str, folder: Path) -> Iterator[Hosted]:
    with ServerProcess(database, folder / "log") as server:
        yield Hosted(server, Admin(database))
    assert not server.errors(), server.errors()
