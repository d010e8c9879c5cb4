"""Sabika with components of the host's own: folders that he names when he starts the server. A player only ever chooses
a name; a game and its record carry the fingerprint of what it is played with."""

from __future__ import annotations

from pathlib import Path

from comares.games import GAMES
from comares.kernel.errors import BadSetup
from comares.sabika.game import game_of
from comares.sabika.loading.load import BadData, Data, load
from comares.server.errors import Refusal
from comares.server.games import add_edition

OPTION = "data"  # of the game: the fingerprint of its components
LONGEST_NAME = 40

Folders = tuple[tuple[str, Path], ...]  # a name for players, a folder of this machine

NAMES: dict[str, str] = {}  # what each fingerprint is called


def folders_of(asked: list[str]) -> Folders:
    """What `--data NAME=FOLDER` says, each once."""
    folders: dict[str, Path] = {}
    for words in asked:
        name, _, folder = words.partition("=")
        name = name.strip()
        if not name or not folder or len(name) > LONGEST_NAME or not name.isprintable() or name in folders:
            raise BadSetup(f"--data {words}: it is NAME=FOLDER, with a name of its own for the players to choose")
        folders[name] = Path(folder)
    return tuple(folders.items())


def offer(folders: Folders) -> None:
    """Put Sabika with these components too on the shelf of this process; a BadSetup says which cannot be played
    with."""
    ours = load()
    editions = {ours.fingerprint(): ours}
    for name, folder in folders:
        data = _loaded(name, folder)
        if data.fingerprint() not in editions:
            editions[data.fingerprint()] = data
            NAMES[data.fingerprint()] = name
            add_edition(data)
    if len(editions) > 1:
        GAMES["sabika"] = game_of(*editions.values())


def _loaded(name: str, folder: Path) -> Data:
    if not folder.is_dir():
        raise BadSetup(f"--data {name}: {folder} is no folder of data")
    try:
        return load(folder)
    except BadData as error:
        raise BadSetup(f"--data {name}: {error} (comares cards --check {folder} says what is wrong)") from error


def must_have(game: str, options: dict[str, str]) -> None:
    """A table can be opened only with the components that it was set up with."""
    wanted = options.get(OPTION)
    known = next((setting.values for setting in GAMES[game].settings if setting.name == OPTION), ())
    if wanted is not None and wanted not in known:
        here = ", ".join(f"{NAMES[value]} ({value})" if value in NAMES else value for value in known)
        raise Refusal("components", data=wanted, here=here)
