"""The rate limit of HTTP calls from one address."""

from __future__ import annotations

import time

from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store

MINUTE = 60


class ClockSafeRateLimit(RateLimitMiddleware):
    """Counts calls by the system clock; if the clock was set back, the count starts again."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """The calls of the present minute."""
        calls = await super().retrieve_cached_history(key, store)
        latest = int(time.time()) + MINUTE
        return calls if calls.reset <= latest else CacheObject([], latest)


def rate_limit(calls_per_minute: int) -> RateLimitConfig:
    """The configuration of the middleware."""
    return RateLimitConfig(
        ("minute", calls_per_minute), exclude_opt_key="unlimited", middleware_class=ClockSafeRateLimit
    )
