"""How many files the system lets this process open."""

from __future__ import annotations

import sys

RESERVED = 128  # files for the database, the workers and everything else that is no connection
UNKNOWN = 1 << 20


def room_for_connections() -> int:
    """As many connections as there are files for, after the limit was raised as far as the system allows."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNKNOWN if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass  # some systems allow less than they say
    return UNKNOWN if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)
