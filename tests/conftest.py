"""How much Hypothesis tries: a little and always the same, or with COMARES_LONG=1 a lot and ever new. What commands say
is read in English here, whatever this machine speaks."""

import os

import pytest
from hypothesis import HealthCheck, settings

from comares.i18n.current import ENVIRONMENT, set_language

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("short", derandomize=True, deadline=None, max_examples=30, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("long", deadline=None, max_examples=1000, suppress_health_check=SLOW_IS_FINE)
settings.load_profile("long" if os.environ.get("COMARES_LONG") else "short")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `long` are for the long run only."""
    if not os.environ.get("COMARES_LONG"):
        config.hook.pytest_deselected(items=[item for item in items if "long" in item.keywords])
        items[:] = [item for item in items if "long" not in item.keywords]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    set_language("en")
