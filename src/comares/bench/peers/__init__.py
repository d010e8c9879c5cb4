"""Other engines: installed into a temporary environment and measured alternately with ours."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import NamedTuple

from comares.bench.cases import FRESH, Case
from comares.bench.compare import Worker

ROUNDS = 3
OURS = Case(FRESH, "alhambra", 3)  # as peers play: no deal comes twice
STEPS = Case("steps", "alhambra", 2)  # of our environment for PettingZoo
TIMEOUT = 300  # seconds for an installation


class Peer(NamedTuple):
    """A package to install, the script in this folder that plays with it, which of our figures it is compared with, and
    packages that it needs besides."""

    name: str
    package: str
    script: str
    ours: Case = OURS
    also: tuple[str, ...] = ()


PEERS = (
    Peer("catanatron (Catan, 3 players)", "catanatron", "catanatron_playouts.py"),
    Peer("OpenSpiel (backgammon)", "open_spiel", "backgammon_playouts.py"),
    Peer("PettingZoo (Hanabi, steps)", "pettingzoo", "hanabi_steps.py", STEPS, ("shimmy", "open_spiel")),
)


class PeerFigure(NamedTuple):
    """A peer's decisions per second and the ratio of ours to it, or the problem if there is no figure."""

    name: str
    version: str
    rate: float | None
    ratio: float | None
    problem: str = ""


def measure_peers(seconds: float, tick: Callable[[], None]) -> list[PeerFigure]:
    """Install each peer and measure it alternately with our engine, in about so many seconds in all."""
    figures = []
    with tempfile.TemporaryDirectory() as folder, Worker(False) as ours:
        for peer in PEERS:
            figures.append(measure_peer(peer, Path(folder), ours, seconds / len(PEERS) / ROUNDS / 2))
            tick()
    return figures


def measure_peer(peer: Peer, folder: Path, ours: Worker, seconds: float) -> PeerFigure:
    """Install the peer into an environment in the folder and measure it; a failure is reported in the figure."""
    version = ""
    rates, ratios = [], []
    try:
        if peer.ours == STEPS and find_spec("pettingzoo") is None:
            return PeerFigure(peer.name, version, None, None, "our environment needs comares[research]")
        _output([sys.executable, "-m", "venv", str(folder)])
        python = folder / "bin" / "python"
        version = _install(peer.package, python, peer.also)
        for _ in range(ROUNDS):
            script = Path(__file__).with_name(peer.script)
            rates.append(float(_output([str(python), str(script), str(seconds)])))
            ratios.append(ours.measure(peer.ours, seconds) / rates[-1])
    except subprocess.TimeoutExpired:
        return PeerFigure(peer.name, version, None, None, f"took longer than {TIMEOUT} s")
    except subprocess.CalledProcessError as error:
        output = (error.stderr or error.stdout or "no reason given").strip()
        return PeerFigure(peer.name, version, None, None, output.splitlines()[-1])
    return PeerFigure(peer.name, version, median(rates), median(ratios))


def _install(package: str, python: Path, also: tuple[str, ...] = ()) -> str:
    """Install a package, and others that it needs, as wheels, never from source; returns its version."""
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    _output([*pip, "install", "--only-binary", ":all:", package, *also])
    return _output([str(python), "-c", f"from importlib.metadata import version; print(version({package!r}))"]).strip()


def _output(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=TIMEOUT).stdout
