"""How often one address may call."""

from __future__ import annotations

import time

from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store

A_MINUTE = 60


class Limit(RateLimitMiddleware):
    """Counts calls by the clock on the wall; if that was set back, the count begins anew."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """The calls of this minute."""
        calls = await super().retrieve_cached_history(key, store)
        latest = int(time.time()) + A_MINUTE
        return calls if calls.reset <= latest else CacheObject([], latest)


def limit(calls: int) -> RateLimitConfig:
    """So many calls a minute."""
    return RateLimitConfig(("minute", calls), exclude_opt_key="unlimited", middleware_class=Limit)
