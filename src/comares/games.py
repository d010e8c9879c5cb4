"""The registry: every game there is, and where the parts of Comares find what they need of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import NamedTuple

from comares.alhambra.game import ALHAMBRA
from comares.kernel.game import Game
from comares.sabika.game import SABIKA

NOTHING = ""  # the part has a general answer for games that bring none of their own


class GamePack(NamedTuple):
    """A game and what others know of it. Each of these is named as "module:NAME" and loaded when it is first used, so
    that the engine needs neither bots nor a server.

    `knowledge`: a `comares.bots.knowledge.Knowledge`. `renderer`: makes a `comares.terminal.renderer.Renderer`.
    `adapter`: makes a `comares.server.games.adapter.Adapter`.
    """

    game: Game
    knowledge: str = NOTHING
    renderer: str = NOTHING
    adapter: str = NOTHING


class Registry(Mapping[str, Game]):
    """Games by name. It never changes: whoever has other games makes another registry."""

    def __init__(self, *packs: GamePack) -> None:
        self._packs = {pack.game.name: pack for pack in packs}

    def __getitem__(self, name: str) -> Game:
        return self._packs[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(self._packs)

    def __len__(self) -> int:
        return len(self._packs)

    def pack(self, name: str) -> GamePack:
        """The game with all that is known of it."""
        return self._packs[name]

    def replacing(self, game: Game) -> Registry:
        """The same registry with this game instead of the one of its name."""
        packs = {**self._packs, game.name: self._packs[game.name]._replace(game=game)}
        return Registry(*packs.values())


def load_named(place: str) -> object:
    """What stands at "module:NAME"."""
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
