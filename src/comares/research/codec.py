"""The symbols and observations of a game with its settings: what all adapters share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from comares.games import GAMES, games_with_data
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game
from comares.kernel.options import Options
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.kernel.view import View
from comares.research import alhambra_actions, sabika_names
from comares.research.actions import END, Actions
from comares.research.alhambra_actions import AlhambraActions
from comares.research.alhambra_observer import AlhambraObserver
from comares.research.observer import WORD, Field, Observer, observe
from comares.research.sabika_actions import SabikaActions
from comares.research.sabika_observer import SabikaObserver


class _Parts(NamedTuple):
    """What research needs of a game."""

    actions: Callable[[Rules], Actions]
    observer: Callable[[Rules], Observer]
    names: Callable[[Rules], list[str]]


_PARTS = {
    "alhambra": _Parts(AlhambraActions, AlhambraObserver, lambda rules: alhambra_actions.symbol_names()),
    "sabika": _Parts(SabikaActions, SabikaObserver, sabika_names.symbol_names),
}


class Codec:
    """A game with its settings, its symbols and its observations."""

    def __init__(self, game: Game, players: int, settings: Mapping[str, str], data: Path | None = None) -> None:
        if game.name not in _PARTS:
            raise BadSetup(f"research knows no actions of {game.name}; it knows {', '.join(_PARTS)}")
        self.game = game
        self.players = players
        self.data = data
        self.settings = game.checked(players, settings)
        self.rules = game.make(players, self.settings)
        parts = _PARTS[game.name]
        self.actions = parts.actions(self.rules)
        self.observer = parts.observer(self.rules)
        self._names = parts.names
        self._named: list[str] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return codec, (self.game.name, self.players, self.settings, self.data)

    @property
    def size(self) -> int:
        """How many symbols there are; they are numbered from 0."""
        return int(self.actions.size)

    @property
    def observation_size(self) -> int:
        """The bytes of an observation."""
        return int(self.observer.words) * WORD

    @property
    def names(self) -> list[str]:
        """Every symbol in words."""
        if not self._named:
            self._named = self._names(self.rules)
        return self._named

    def layout(self) -> list[Field]:
        """The parts of an observation."""
        return self.observer.layout()

    # Options and symbols.

    def options(self, state: State) -> list[int]:
        """The legal options of a state."""
        out = Options()
        self.rules.options(state, out)
        return out.to_list()

    def path(self, code: str) -> list[int]:
        """The symbols of an option's code, whether it is legal anywhere or not."""
        option = int(self.rules.parse(code))
        if option < 0:
            raise ValueError(f"{code!r} is no code of {self.game.name}")
        return self.actions.path(option)

    def code(self, path: Iterable[int], options: Iterable[int]) -> str:
        """The code of the only one of these options whose path begins with these symbols."""
        symbols = list(path)
        left = self.narrowed(options, symbols)
        if len(left) != 1:
            raise ValueError(f"{len(left)} options begin with {self.words(symbols)}, not one")
        return self.rules.code(left[0])

    def narrowed(self, options: Iterable[int], path: Iterable[int]) -> list[int]:
        """The options whose paths begin with these symbols. END stands after the last symbol of a path."""
        left = list(options)
        for depth, symbol in enumerate(path):
            left = [option for option in left if self.actions.symbol(option, depth) == symbol]
        return left

    def legal(self, options: Iterable[int], depth: int) -> list[int]:
        """The symbols with which options go on whose first `depth` symbols are chosen."""
        return sorted({int(self.actions.symbol(option, depth)) for option in options})

    def shortest(self, option: int, options: Iterable[int]) -> list[int]:
        """The symbols that lead to an option among others: as many of its path as it takes to leave no other."""
        left, path = list(options), list[int]()
        while len(left) > 1 or not path:
            path.append(int(self.actions.symbol(option, len(path))))
            left = [other for other in left if self.actions.symbol(other, len(path) - 1) == path[-1]]
        return path

    def words(self, path: Iterable[int]) -> str:
        """A path in words."""
        return ", ".join(self.names[symbol] for symbol in path if symbol != END)

    # Observations.

    def observe(self, state: State, viewer: int, path: Iterable[int] = ()) -> bytes:
        """What the viewer sees of a state, after it has chosen these symbols."""
        return observe(self.observer, state, viewer, list(path))

    def observe_view(self, view: View, path: Iterable[int] = ()) -> bytes:
        """What a view says, as an observation: the same as that of the state it was made of."""
        assert view.viewer is not None, "a spectator has no observation"
        return self.observe(self.rules.imagine(view, SeededChance(0)), view.viewer, path)


def codec(
    game: str, players: int | None = None, settings: Mapping[str, str] | None = None, data: Path | None = None
) -> Codec:
    """The codec of a game; without a number of players for three. Codecs hold no game: share them."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    given = tuple(sorted((settings or {}).items()))
    return _codec(game, 3 if players is None else players, given, data)


@cache
def _codec(game: str, players: int, settings: tuple[tuple[str, str], ...], data: Path | None) -> Codec:
    return Codec(games_with_data(data)[game], players, dict(settings), data)


def settings_of(keywords: Mapping[str, str]) -> dict[str, str]:
    """Settings as keyword arguments: building_sites="on" is the setting building-sites."""
    return {name.replace("_", "-"): value for name, value in keywords.items()}
