"""Metrics for Prometheus. Each is declared here; the dashboard in deploy/grafana.json asks for these names."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

from comares import __version__
from comares.compiled import is_compiled

MOVES: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
BOTS: Final = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 40)
LAGS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)
LAG_INTERVAL: Final = 0.25  # seconds between two measurements

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

INFO: Final = Gauge("comares_info", "The version of this server", ["version", "compiled"], registry=REGISTRY)
INFO.labels(__version__, "yes" if is_compiled() else "no").set(1)
MOVE_SECONDS: Final = Histogram(
    "comares_move_seconds", "From a choice's arrival to its commit", ["player"], buckets=MOVES, registry=REGISTRY
)
REQUEST_SECONDS: Final = Histogram(
    "comares_request_seconds", "Time of HTTP calls", ["method", "status"], buckets=MOVES, registry=REGISTRY
)
REFUSALS: Final = Counter("comares_refusals", "Refused calls and messages", ["key"], registry=REGISTRY)
ERRORS: Final = Counter("comares_errors", "Unexpected errors", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "comares_bot_seconds", "From a bot's question to its answer", ["level"], buckets=BOTS, registry=REGISTRY
)
BOTS_WAITING: Final = Gauge(
    "comares_bots_waiting", "Questions to bots without an answer so far: waiting or at work", registry=REGISTRY
)
LOOP_LAG: Final = Histogram(
    "comares_loop_lag_seconds", "How late the event loop is with a timer", buckets=LAGS, registry=REGISTRY
)
SIGN_INS: Final = Counter("comares_sign_ins", "New accounts, and devices signed in to one", ["how"], registry=REGISTRY)
NOTICES: Final = Counter("comares_notices", "Notices by what became of them", ["channel", "outcome"], registry=REGISTRY)
NOTICES_WAITING: Final = Gauge("comares_notices_waiting", "Notices that are to be sent", registry=REGISTRY)
PRUNED: Final = Counter("comares_pruned_tables", "Tables deleted because of their age", ["why"], registry=REGISTRY)
TABLES: Final = Gauge("comares_tables", "Tables in the database", ["state"], registry=REGISTRY)
ROOMS: Final = Gauge("comares_rooms", "Tables open in this process", registry=REGISTRY)
CONNECTIONS: Final = Gauge("comares_connections", "Sockets at these tables", registry=REGISTRY)
COMMITS: Final = Gauge("comares_commits", "Commits of this process", registry=REGISTRY)


async def watch_loop() -> None:
    """Measures, forever, how late the event loop is."""
    while True:
        due = time.perf_counter() + LAG_INTERVAL
        await asyncio.sleep(LAG_INTERVAL)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
