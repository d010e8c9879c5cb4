"""A Ray cluster on this machine: a head that plays nothing, and worker nodes with one core each."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

TESTS = Path(__file__).parents[2]
SECONDS_TO_START = 600.0
OBJECT_STORE = str(100_000_000)  # bytes, so that three nodes fit into a small machine
STARTED = "Ray runtime started"
HOST = "127.0.0.1"  # Ray would take the machine's address in its network


class RayCluster:
    """The nodes of the cluster. Each is a process group of its own, so that all of a node can be killed at once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port, self._client_port = free_port(), free_port()
        self.nodes: list[subprocess.Popen[bytes]] = []
        ports = ["--port", str(self._port), "--ray-client-server-port", str(self._client_port)]
        self._start("--head", *ports, "--num-cpus", "0", "--include-dashboard", "false")
        self._wait_for_node()

    @property
    def url(self) -> str:
        """The address for --cluster."""
        return f"ray://{HOST}:{self._client_port}"

    def add_workers(self, count: int) -> None:
        """Start worker nodes, one after the other: on one machine two at once take the same socket."""
        for _ in range(count):
            self._start("--address", f"{HOST}:{self._port}", "--num-cpus", "1")
            self._wait_for_node()

    def kill_a_worker(self) -> None:
        """Kill the node that was started last with all its processes, as a power cut would."""
        self._kill(self.nodes[-1])

    def close(self) -> None:
        """End all processes."""
        for node in reversed(self.nodes):
            self._kill(node)

    def _kill(self, node: subprocess.Popen[bytes]) -> None:
        with suppress(ProcessLookupError):
            os.killpg(node.pid, signal.SIGKILL)
        node.wait()

    def _start(self, *arguments: str) -> None:
        # A node gives up if its agents do not tell their ports within 15 seconds. With fixed ports it waits for one of
        # them only.
        for agent in ("metrics-export", "dashboard-agent-grpc", "dashboard-agent-listen", "runtime-env-agent"):
            arguments += (f"--{agent}-port", str(free_port()))
        places = [str(TESTS), *sys.path]
        always = ["--node-ip-address", HOST, "--block", "--disable-usage-stats", "--object-store-memory", OBJECT_STORE]
        always += ["--include-log-monitor", "false"]
        with (self._folder / f"node-{len(self.nodes)}.log").open("wb") as log:
            node = subprocess.Popen(
                [str(Path(sys.executable).with_name("ray")), "start", *arguments, *always],
                cwd=self._folder,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(place for place in places if place),
                    "RAY_raylet_start_wait_time_s": str(round(SECONDS_TO_START)),
                    "RAY_worker_niceness": "0",  # so that a busy machine does not stop them altogether
                },
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.nodes.append(node)

    def _log(self, number: int) -> str:
        return (self._folder / f"node-{number}.log").read_text(encoding="utf-8")

    def _wait_for_node(self) -> None:
        """Wait for the node that was started last."""
        number, node = len(self.nodes) - 1, self.nodes[-1]
        until = time.monotonic() + SECONDS_TO_START
        while STARTED not in self._log(number):
            if time.monotonic() > until or node.poll() is not None:
                log = self._log(number)
                self.close()
                raise RuntimeError(f"node {number} did not start: {log}")
            time.sleep(0.2)


def free_port() -> int:
    """A port that nothing uses. The system's own are above those that Ray gives to its workers."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def ray_cluster(folder: Path, workers: int) -> Iterator[RayCluster]:
    """A cluster with so many worker nodes; it ends with the context."""
    cluster = RayCluster(folder)
    try:
        cluster.add_workers(workers)
        yield cluster
    finally:
        cluster.close()
