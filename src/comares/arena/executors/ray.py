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
        self._open: dict[Future[Any], Any] = {}  # tasks that are not done, with Ray's references to them

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Hand the task to the cluster."""
        reference = self._run.remote(fn, args, kwargs)
        future: Future[Any] = Future()
        self._open[future] = reference
        future.add_done_callback(self._forget)
        reference.future().add_done_callback(lambda done: _hand_over(done, future))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel what is not done yet, unless the caller waits for it."""
        tasks = dict(self._open)
        if wait and not cancel_futures:
            self._ray.wait(list(tasks.values()), num_returns=len(tasks)) if tasks else None
        else:
            for future in tasks:
                future.cancel()

    def _forget(self, future: Future[Any]) -> None:
        reference = self._open.pop(future, None)
        if future.cancelled() and reference is not None:
            self._ray.cancel(reference)


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


def _hand_over(done: Future[Any], future: Future[Any]) -> None:
    """Give the outcome of Ray's future to ours, unless that was cancelled: Ray's knows no cancelling."""
    if not future.set_running_or_notify_cancel():
        return
    error = done.exception()
    if error is None:
        future.set_result(done.result())
    else:
        future.set_exception(getattr(error, "cause", None) or error)  # not Ray's copy with the worker's traceback


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
    lost = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError)
    try:
        executor = RayExecutor(ray)
        try:
            yield executor
        except lost:
            raise ComaresError("a game lost several workers of the cluster, one after the other") from None
        except ConnectionError:
            raise ComaresError("the connection to the cluster was lost") from None
        finally:
            executor.shutdown(wait=False)
    finally:
        ray.shutdown()
