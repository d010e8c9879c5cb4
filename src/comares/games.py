"""The registry: all games, and where to find what bots, terminal and server need for each of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from comares.alhambra.game import ALHAMBRA, game_of
from comares.alhambra.modules import MODULES, SETTINGS
from comares.alhambra.modules.falconers.components import OURS
from comares.alhambra.modules.falconers.edition import (
    OUR_FALCONS,
    SETTING,
    Files,
    falcons_of,
    fingerprint,
    has_falcons,
    load_falcons,
)
from comares.alhambra.modules.falconers.module import Falconers
from comares.kernel.game import Game, Setting
from comares.sabika.game import SABIKA, sabika_with

NOTHING = ""  # the game brings no such part; bots and terminal then use a general one


class GamePack(NamedTuple):
    """A game and the places of its parts. A place is "module:NAME"; the part is loaded when it is first used, so that
    the engine needs neither bots nor a server.

    `knowledge`: a `comares.bots.knowledge.Knowledge`. `renderer`: makes a `comares.terminal.renderer.Renderer`.
    `adapter`: makes a `comares.server.games.adapter.Adapter`.
    """

    game: Game
    knowledge: str = NOTHING
    renderer: str = NOTHING
    adapter: str = NOTHING


class Registry(Mapping[str, Game]):
    """Games by name. A registry never changes; for other games, make another registry."""

    def __init__(self, *packs: GamePack) -> None:
        self._packs = {pack.game.name: pack for pack in packs}

    def __getitem__(self, name: str) -> Game:
        return self._packs[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(self._packs)

    def __len__(self) -> int:
        return len(self._packs)

    def pack(self, name: str) -> GamePack:
        """The game with the places of its parts."""
        return self._packs[name]

    def replacing(self, game: Game) -> Registry:
        """A copy of the registry in which this game replaces the one of the same name."""
        packs = {**self._packs, game.name: self._packs[game.name]._replace(game=game)}
        return Registry(*packs.values())


def load_named(place: str) -> object:
    """The object at the place "module:NAME"."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


GAMES = Registry(
    GamePack(
        ALHAMBRA,
        knowledge="comares.bots.alhambra.knowledge:KNOWLEDGE",
        renderer="comares.terminal.alhambra:AlhambraRenderer",
        adapter="comares.server.games.alhambra:adapter",
    ),
    GamePack(
        SABIKA,
        knowledge="comares.bots.sabika.knowledge:KNOWLEDGE",
        renderer="comares.terminal.sabika:SabikaRenderer",
        adapter="comares.server.games.sabika:adapter",
    ),
)
GAMES_PLACE = "comares.games:GAMES"


def load_registry(place: str = GAMES_PLACE) -> Registry:
    """The registry at the place "module:NAME". A place is plain text, so that it can be handed to another process."""
    registry = load_named(place)
    assert isinstance(registry, Registry), f"{place} is no Registry"
    return registry


def games_with_data(data: Path | None, registry: Registry = GAMES) -> Registry:
    """The registry with the components of a folder, Sabika's or the falcons of Alhambra; without a folder the registry
    itself."""
    if data is None:
        return registry
    return registry.replacing(alhambra_with(load_falcons(data)) if has_falcons(data) else sabika_with(data))


def alhambra_with(*editions: Files, first: bool = True) -> Game:
    """Alhambra with these falcons to choose from by their fingerprints, the first by default, or else this package's
    own."""
    sets = {fingerprint(files): falcons_of(files) for files in editions}
    values = (*sets, OUR_FALCONS) if first else (OUR_FALCONS, *sets)
    modules = {**MODULES, "falconers": lambda settings: Falconers(sets.get(settings[SETTING], OURS))}
    return game_of(modules, (*SETTINGS, Setting(SETTING, values, needs=("falconers", "on"))))
