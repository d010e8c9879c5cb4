"""Starts and stops what a host sees of the server."""

from __future__ import annotations

import logging

from comares.server.observe.logs import set_up_logs
from comares.server.observe.reporter import ReportErrors, report_errors
from comares.server.observe.traces import start_traces, stop_traces
from comares.server.settings import Settings


def start_observing(settings: Settings) -> None:
    """From now on, logs, errors and traces go where the host wants them."""
    set_up_logs(settings.log_level, settings.log_format)
    report_errors(settings.error_reporter)
    start_traces(settings.telemetry)


def stop_observing() -> None:
    """Send what is waiting, for a few seconds at most. The log goes on."""
    stop_traces()
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, ReportErrors)]:
        root.removeHandler(handler)
        handler.close()
