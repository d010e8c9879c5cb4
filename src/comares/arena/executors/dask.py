"""Workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from comares.kernel.errors import BadSetup, ComaresError

SECONDS_TO_CONNECT = 20
SECONDS_FOR_A_WORKER = 60


@contextmanager
def dask_workers(host_and_port: str) -> Iterator[Executor]:
    """The executor of Dask for the scheduler at that address."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise BadSetup("--cluster dask://... needs Dask, which is not installed: install comares[cluster]") from None
    try:
        client = Client(  # type: ignore[no-untyped-call]
            f"tcp://{host_and_port}", timeout=SECONDS_TO_CONNECT, set_as_default=False
        )
    except (OSError, ValueError) as error:
        raise BadSetup(f"no Dask scheduler answers at {host_and_port}: {_reason(error)}") from None
    with client:
        try:
            client.wait_for_workers(1, SECONDS_FOR_A_WORKER)
        except TimeoutError:
            raise BadSetup(
                f"the cluster at {host_and_port} has no worker: start some with dask worker {host_and_port}"
            ) from None
        # Not pure: a game with a time budget is played anew, not taken from an earlier match.
        executor: Executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        try:
            yield executor
        except KilledWorker:
            raise ComaresError("a game lost several workers of the cluster, one after the other") from None
        finally:
            executor.shutdown(wait=False)


def _reason(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
