"""A Dask scheduler and its workers, each a process of this machine, as on a cluster."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

TESTS = Path(__file__).parents[2]
SECONDS_TO_START = 120.0


class DaskCluster:
    """The processes of the cluster."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._scheduler_file = folder / "address.json"
        self.processes: list[subprocess.Popen[bytes]] = []
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        self._wait_until(
            "the scheduler", lambda: self._scheduler_file.exists() and self._scheduler_file.stat().st_size > 0
        )

    @property
    def url(self) -> str:
        """The address for --cluster."""
        address = json.loads(self._scheduler_file.read_text(encoding="utf-8"))["address"]
        return str(address).replace("tcp://", "dask://")

    def add_workers(self, count: int) -> None:
        """Start workers with one thread each, without the nanny that would start them again, and wait for them."""
        host = ["--host", "127.0.0.1", "--no-dashboard"]
        for _ in range(count):
            self._start("worker", "--nthreads", "1", "--no-nanny", "--memory-limit", "0", *host)
        logs = [self._folder / f"worker-{number}.log" for number in range(1, len(self.processes))]
        self._wait_until("a worker", lambda: all("Registered to" in log.read_text(encoding="utf-8") for log in logs))

    def kill_a_worker(self) -> None:
        """Kill the worker that was started last, as a power cut would."""
        self.processes[-1].send_signal(signal.SIGKILL)
        self.processes[-1].wait()

    def close(self) -> None:
        """End all processes."""
        for process in reversed(self.processes):
            process.kill()
            process.wait()

    def _start(self, part: str, *arguments: str) -> None:
        places = [str(TESTS), *sys.path]
        log = (self._folder / f"{part}-{len(self.processes)}.log").open("wb")
        process = subprocess.Popen(
            [sys.executable, "-m", "dask", part, "--scheduler-file", str(self._scheduler_file), *arguments],
            cwd=self._folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(place for place in places if place)},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        log.close()
        self.processes.append(process)

    def _wait_until(self, what: str, is_so: Callable[[], bool]) -> None:
        until = time.monotonic() + SECONDS_TO_START
        while not is_so():
            if time.monotonic() > until:
                logs = "\n".join(log.read_text(encoding="utf-8") for log in self._folder.glob("*.log"))
                self.close()
                raise RuntimeError(f"{what} did not start: {logs}")
            time.sleep(0.05)


@contextmanager
def dask_cluster(folder: Path, workers: int) -> Iterator[DaskCluster]:
    """A cluster with so many workers; it ends with the context."""
    cluster = DaskCluster(folder)
    try:
        cluster.add_workers(workers)
        yield cluster
    finally:
        cluster.close()
