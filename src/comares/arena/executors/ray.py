"""Workers of a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from comares.kernel.errors import BadSetup, ComaresError

LOST_WORKERS = 3  # so often a task is run again after its worker was lost


class RayExecutor(Executor):
    """Runs tasks on the Ray cluster that this process is connected to."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._run = ray.remote(max_retries=LOST_WORKERS, num_cpus=1)(_call)
        self._references: dict[Future[Any], Any] = {}

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Hand the task to the cluster."""
        reference = self._run.remote(fn, args, kwargs)
        future: Future[Any] = reference.future()
        self._references[future] = reference
        future.add_done_callback(lambda done: self._references.pop(done, None))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel what is not done yet, unless the caller waits for it."""
        references = list(self._references.values())
        if wait and not cancel_futures:
            self._ray.wait(references, num_returns=len(references)) if references else None
        else:
            for reference in references:
                self._ray.cancel(reference)


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


@contextmanager
def ray_workers(host_and_port: str) -> Iterator[Executor]:
    """An executor for the Ray cluster whose client server is at that address."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadSetup("--cluster ray://... needs Ray, which is not installed: install comares[ray]") from None
    try:
        ray.init(f"ray://{host_and_port}", log_to_driver=False, logging_level="error")
    except Exception as error:
        why = (str(error).splitlines() or [type(error).__name__])[0]
        raise BadSetup(f"no Ray cluster answers at {host_and_port}: {why}") from None
    try:
        executor = RayExecutor(ray)
        try:
            yield executor
        except ray.exceptions.WorkerCrashedError:
            raise ComaresError("a game lost several workers of the cluster, one after the other") from None
        finally:
            executor.shutdown(wait=False)
    finally:
        ray.shutdown()
