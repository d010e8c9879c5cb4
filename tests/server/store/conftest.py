"""The storages of the contract tests, once in each kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.server.storages import KINDS, AllStores, open_storage, open_stores

from comares.server.play.storage import Storage


@pytest.fixture(scope="module", params=KINDS)
def storage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storage]:
    """A storage that the tests of a file share."""
    with open_storage(request.param, tmp_path_factory.mktemp("contract")) as opened:
        yield opened


@pytest.fixture(scope="module", params=KINDS)
def stores(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AllStores]:
    """Storages that the tests of a file share."""
    with open_stores(request.param, tmp_path_factory.mktemp("stores")) as opened:
        yield opened
