"""Editions: Sabika with components, Alhambra with falcons, from folders that the host names when the server starts.

A player chooses an edition by its name. A game and its record carry the fingerprint of its components.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from comares.alhambra.modules.falconers.edition import (
    BadFalcons,
    Files,
    falcons_of,
    fingerprint,
    has_falcons,
    load_falcons,
)
from comares.games import GAMES, Registry, alhambra_with
from comares.kernel.errors import BadSetup
from comares.sabika.game import game_of
from comares.sabika.loading.load import BadData, Data, earlier_editions, load, load_earlier
from comares.server.games import alhambra, sabika
from comares.server.games.boxes import read_components, with_components
from comares.server.games.hosted import HostedGames

Folders = tuple[tuple[str, Path], ...]  # a name for players, a folder of this machine


def install_editions(folders: Folders, registry: Registry = GAMES, any_position: bool = True) -> HostedGames:
    """The games of the registry, Sabika and Alhambra also with the components of these folders. A BadSetup names a
    folder that cannot be played with."""
    own = load()
    editions = {own.fingerprint(): own}
    earlier = {value: sabika.adapter(load_earlier(value)) for value in earlier_editions()}
    names: dict[str, str] = {}
    falcons: dict[str, Files] = {}
    for name, folder in folders:
        if has_falcons(folder):
            files = _load_falcons(name, folder)
            falcons[fingerprint(files)] = files
            names[fingerprint(files)] = name
            continue
        data = _load_folder(name, folder)
        if data.fingerprint() not in editions:
            editions[data.fingerprint()] = data
            names[data.fingerprint()] = name
    if not names:
        return HostedGames(registry, earlier, any_position=any_position)
    adapters = earlier | {value: sabika.adapter(editions[value]) for value in names if value in editions}
    adapters |= {value: alhambra.adapter(falcons_of(files)) for value, files in falcons.items()}
    if len(editions) > 1:
        registry = registry.replacing(game_of(*editions.values()))
    if falcons:
        registry = registry.replacing(alhambra_with(*falcons.values(), first=False))
    return HostedGames(registry, adapters, names, any_position)


@cache
def _installed(folders: Folders, any_position: bool) -> HostedGames:
    return install_editions(folders, any_position=any_position)


def games_in_worker(folders: Folders, components: str = "", any_position: bool = True) -> HostedGames:
    """The games of the server in another process: those of the folders, or with the components of a table's game
    (`Game.components`)."""
    games = _installed(folders, any_position)
    own = read_components(components)
    return games if own is None else with_components(games, own)


def _load_falcons(name: str, folder: Path) -> Files:
    try:
        return load_falcons(folder)
    except BadFalcons as error:
        raise BadSetup(f"--data {name}: {error}; comares cards --check {folder} lists every mistake") from error


def _load_folder(name: str, folder: Path) -> Data:
    if not folder.is_dir():
        raise BadSetup(f"--data {name}: {folder} is not a folder")
    try:
        return load(folder)
    except BadData as error:
        raise BadSetup(f"--data {name}: {error}; comares cards --check {folder} lists every mistake") from error
