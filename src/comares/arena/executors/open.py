"""Opens the executor that the arguments of a command name."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager

from comares.arena.executors.dask import dask_workers
from comares.arena.executors.local import available_cores, local_processes
from comares.arena.executors.ray import ray_workers
from comares.arena.executors.serial import SerialExecutor
from comares.kernel.errors import BadSetup

CLUSTERS: dict[str, Callable[[str], AbstractContextManager[Executor]]] = {"dask": dask_workers, "ray": ray_workers}


def add_executor(command: ArgumentParser) -> None:
    """The arguments that say where the games are played."""
    command.add_argument("--cores", type=int, metavar="N", help="processes on this machine (default: all cores)")
    command.add_argument(
        "--cluster", metavar="URL", help="play on a cluster instead: dask://HOST:PORT or ray://HOST:PORT"
    )


def executor_of(args: Namespace) -> AbstractContextManager[Executor]:
    """The executor of these arguments; it is closed with the context."""
    if args.cores is not None and args.cores < 1:
        raise BadSetup(f"there must be at least 1 core, not {args.cores}")
    if args.cluster is None:
        return local_executor(args.cores or available_cores())
    if args.cores is not None:
        raise BadSetup("--cores is for this machine; a cluster has the cores of its workers")
    kind, address = read_cluster(args.cluster)
    return CLUSTERS[kind](address)


@contextmanager
def local_executor(cores: int) -> Iterator[Executor]:
    """This process for one core, else processes of this machine. Tasks that have not begun when it is closed are
    dropped."""
    if cores == 1:
        yield SerialExecutor()
        return
    workers = local_processes(cores)
    try:
        yield workers
    finally:
        workers.shutdown(wait=False, cancel_futures=True)


def read_cluster(url: str) -> tuple[str, str]:
    """The kind of a cluster and its host and port.

    >>> read_cluster("dask://10.0.0.5:8786")
    ('dask', '10.0.0.5:8786')
    """
    kind, separator, address = url.partition("://")
    host, colon, port = address.rstrip("/").rpartition(":")
    if not separator or kind not in CLUSTERS or not colon or not host or not port.isdigit():
        raise BadSetup(f"{url!r} is no cluster: write dask://HOST:PORT or ray://HOST:PORT")
    return kind, f"{host}:{port}"
