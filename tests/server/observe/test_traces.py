"""With the extra `telemetry`, spans of calls, commits and bots reach an OTLP collector; they hold no secret."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from helpers.server.client import Player, ServerProcess

from comares.kernel.errors import BadSetup
from comares.server.observe import traces

pytest.importorskip("opentelemetry.sdk")


class Collector(HTTPServer):
    """A collector on the loopback that keeps what it gets."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        super().__init__(("127.0.0.1", 0), CollectorHandler)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def spans(self) -> list[Any]:
        from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

        requests = [ExportTraceServiceRequest.FromString(body) for body in self.bodies]
        scopes = [scope for request in requests for each in request.resource_spans for scope in each.scope_spans]
        return [span for scope in scopes for span in scope.spans]


class CollectorHandler(BaseHTTPRequestHandler):
    """Answers the exporter."""

    def do_POST(self) -> None:
        assert isinstance(self.server, Collector)
        assert self.path == "/v1/traces"
        body = self.rfile.read(int(self.headers["content-length"]))
        packed = self.headers.get("content-encoding") == "gzip"
        self.server.bodies.append(gzip.decompress(body) if packed else body)
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def collecting() -> Iterator[Collector]:
    with Collector() as collector:
        thread = threading.Thread(target=collector.serve_forever)
        thread.start()
        try:
            yield collector
        finally:
            collector.shutdown()
            thread.join()


def test_a_running_server_sends_its_spans(tmp_path: Path) -> None:
    async def play(host: str) -> tuple[str, list[str]]:
        async with Player(host) as ada:
            made = await ada.table("me", "gardener")
            secrets = [each["secret"] for each in made["secrets"]]
            async with ada.at(made["id"]) as chair:
                shown = await chair.look(seat=0)
                while not (shown["decision"] and shown["decision"]["codes"]):
                    shown = await chair.receive("table")
                shown = await chair.play(shown, shown["decision"]["codes"][0])
                assert shown["type"] == "table"
            return made["id"], [*secrets, ada.cookie.partition("=")[2]]

    with collecting() as collector:
        with ServerProcess(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", telemetry=collector.address) as server:
            table, secrets = asyncio.run(play(server.host))
        spans = collector.spans()
        assert {"HTTP GET", "HTTP POST", "commit"} <= {span.name for span in spans}
        commit = next(span for span in spans if span.name == "commit")
        attributes = {each.key: each.value for each in commit.attributes}
        assert attributes["comares.table"].string_value == table
        assert attributes["comares.line"].int_value > 0
        for secret in secrets:
            assert not any(secret.encode() in body for body in collector.bodies)
    assert not server.errors()


def test_without_an_address_a_span_does_nothing() -> None:
    traces.start_traces("")
    with traces.span("nothing", table="t"):
        pass
    traces.stop_traces()


def test_without_the_extra_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(traces, "find_spec", lambda name: None)
    with pytest.raises(BadSetup, match=r"comares\[telemetry\]"):
        traces.start_traces("http://127.0.0.1:4318")
