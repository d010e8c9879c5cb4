"""Times of day in a player's time zone: quiet hours, and when the digest comes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from comares.server.play.notices import Preferences

DAY_MINUTES = 24 * 60


@lru_cache(1000)
def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def next_at(minutes: int, zone: str, now: float) -> float:
    """The next moment at which it is so many minutes since midnight there."""
    local = datetime.fromtimestamp(now, zone_of(zone) or UTC)
    for days in range(3):
        day = local.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None) + timedelta(days=days)
        # Wall-clock time: a day on which the clock is changed has another length.
        moment = (day + timedelta(minutes=minutes)).replace(tzinfo=local.tzinfo).timestamp()
        if moment > now:
            return moment
    return now + DAY_MINUTES * 60


def quiet_until(wanted: Preferences, now: float) -> float:
    """When the quiet hours end, if they are now; else now."""
    if not wanted.quiet or wanted.quiet_from == wanted.quiet_to:
        return now
    local = datetime.fromtimestamp(now, zone_of(wanted.zone) or UTC)
    minute = local.hour * 60 + local.minute
    since_start = (minute - wanted.quiet_from) % DAY_MINUTES
    if since_start >= (wanted.quiet_to - wanted.quiet_from) % DAY_MINUTES:
        return now
    return next_at(wanted.quiet_to, wanted.zone, now)
