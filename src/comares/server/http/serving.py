"""uvicorn, set up with the limits of this server."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import uvicorn

from comares.server.http.connections import Connections
from comares.server.http.http_guard import http_guard
from comares.server.http.listener import LimitedServer
from comares.server.http.open_files import room_for_connections
from comares.server.http.ws_flood_guard import flood_guard
from comares.server.log_limit import limit_logs
from comares.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp

TRUSTED_PROXIES = "127.0.0.1"  # unless FORWARDED_ALLOW_IPS names others
SWITCH_SECONDS = 0.0005  # after which a thread lets the event loop go on


def make_server(app: ASGIApp, settings: Settings) -> LimitedServer:
    """The server of the application; it is told its sockets when it starts."""
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", TRUSTED_PROXIES)
    trusted = frozenset(host.strip() for host in proxies.split(","))
    connections = Connections(settings.connections, trusted, room_for_connections())
    limits = settings.sockets
    config = uvicorn.Config(
        app,
        http=http_guard(connections),
        ws=flood_guard(limits, connections),
        ws_max_size=limits.max_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_interval,
        ws_ping_timeout=limits.ping_timeout,
        log_config=None,  # start_observing has set up the log
        access_log=False,  # the paths of calls name tables
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=proxies,
    )
    limit_logs(settings.log_interval)
    sys.setswitchinterval(SWITCH_SECONDS)
    return LimitedServer(config, connections)
