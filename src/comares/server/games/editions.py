"""Editions: Sabika with components from folders that the host names when the server starts.

A player chooses an edition by its name. A game and its record carry the fingerprint of its components.
"""

from __future__ import annotations

from pathlib import Path

from comares.games import GAMES, Registry
from comares.kernel.errors import BadSetup
from comares.sabika.game import game_of
from comares.sabika.loading.load import BadData, Data, earlier_editions, load, load_earlier
from comares.server.games import sabika
from comares.server.games.hosted import HostedGames

Folders = tuple[tuple[str, Path], ...]  # a name for players, a folder of this machine


def install_editions(folders: Folders, registry: Registry = GAMES, any_position: bool = True) -> HostedGames:
    """The games of the registry, Sabika also with the components of these folders. A BadSetup names a folder that
    cannot be played with."""
    own = load()
    editions = {own.fingerprint(): own}
    earlier = {fingerprint: sabika.adapter(load_earlier(fingerprint)) for fingerprint in earlier_editions()}
    names: dict[str, str] = {}
    for name, folder in folders:
        data = _load_folder(name, folder)
        if data.fingerprint() not in editions:
            editions[data.fingerprint()] = data
            names[data.fingerprint()] = name
    if not names:
        return HostedGames(registry, earlier, any_position=any_position)
    adapters = earlier | {fingerprint: sabika.adapter(editions[fingerprint]) for fingerprint in names}
    return HostedGames(registry.replacing(game_of(*editions.values())), adapters, names, any_position)


def _load_folder(name: str, folder: Path) -> Data:
    if not folder.is_dir():
        raise BadSetup(f"--data {name}: {folder} is not a folder")
    try:
        return load(folder)
    except BadData as error:
        raise BadSetup(f"--data {name}: {error}; comares cards --check {folder} lists every mistake") from error
