"""OpenTelemetry traces, an extra: spans of calls, moves, commits and bots' answers. Without the extra, or without an
address to send them to, a span costs nothing."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from comares import __version__
from comares.kernel.errors import BadSetup

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Tracer

SERVICE: Final = "comares"
SECONDS_TO_SEND: Final = 3

_provider: TracerProvider | None = None
_tracer: Tracer | None = None


def require_telemetry_extra(address: str) -> None:
    """A BadSetup if traces are wanted and the packages for them are missing."""
    if address and (find_spec("opentelemetry") is None or find_spec("opentelemetry.sdk") is None):
        raise BadSetup(
            "telemetry needs packages that are not installed: install comares[telemetry], or leave out telemetry"
        )


def start_traces(address: str) -> None:
    """From now on, send spans to the collector at the address (OTLP over HTTP); nothing happens without one."""
    global _provider, _tracer
    require_telemetry_extra(address)
    if not address:
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    _provider = TracerProvider(resource=Resource.create({"service.name": SERVICE, "service.version": __version__}))
    exporter = OTLPSpanExporter(endpoint=f"{address.rstrip('/')}/v1/traces", timeout=SECONDS_TO_SEND)
    _provider.add_span_processor(BatchSpanProcessor(exporter))
    _tracer = _provider.get_tracer(SERVICE)


def stop_traces() -> None:
    """Send what is left."""
    global _provider, _tracer
    provider, _provider, _tracer = _provider, None, None
    if provider is not None:
        provider.shutdown()


def span(name: str, **attributes: str | int) -> AbstractContextManager[object]:
    """A span around the code inside. Attributes name tables, seats, lines and levels, never a code or a secret."""
    if _tracer is None:
        return nullcontext()
    named = {f"comares.{key}": value for key, value in attributes.items()}
    return _tracer.start_as_current_span(name, attributes=named)
