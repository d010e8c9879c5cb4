"""OpenSpiel: both games as Python games with explicit chance.

Import this module, then `pyspiel.load_game("comares_alhambra(players=3,portals=on)")`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    from comares.research.extra import MissingExtra

    raise MissingExtra("an OpenSpiel game", error) from error

from comares.games import GAMES
from comares.kernel.game import Game
from comares.kernel.position import Position, write
from comares.research.codec import Codec, codec
from comares.research.explicit import ExplicitGame

MAX_LENGTH = 100_000  # symbols and draws; no game is as long
MAX_CHANCE_OUTCOMES = 128  # more than there are cards in a deck
PREFIX = "comares_"


def parameters(game: Game) -> dict[str, Any]:
    """The number of players and every setting, with their defaults."""
    return {"players": max(2, game.min_players)} | {
        setting.name: setting.values[0] for setting in game.settings if len(setting.values) > 1
    }


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Comares {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class ComaresGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings. Utilities are shares of the victory, from 0 to 1."""

    kind: pyspiel.GameType
    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.game), **(params or {})}
        players = int(given.pop("players"))
        settings = self.game.drop_irrelevant(players, {name: str(value) for name, value in given.items()})
        self.codec: Codec = codec(self.game.name, players, settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.size,
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> ComaresState:
        """A game that is not dealt yet: its first node is a draw."""
        return ComaresState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """An observer; information states add all choices to what a seat sees now. Without private information it is
        that of a spectator, who has texts and no tensor."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        public = iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return TableObserver(self.codec, recall, public, params)


class ComaresState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment."""

    def __init__(self, game: ComaresGame) -> None:
        super().__init__(game)
        self.play = ExplicitGame(game.codec)

    def current_player(self) -> int:
        play = self.play
        if play.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if play.over else play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that can be drawn, each with the same probability."""
        assert self.play.draw is not None
        n = self.play.draw.n
        return [(number, 1 / n) for number in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.play.draw is not None:
            self.play.tell(int(action))
        else:
            self.play.choose(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            pile = self.play.codec.rules.piles[self.play.draw.pile] if self.play.draw else "draw"
            return f"{pile} {action}"
        return self.play.codec.names[action] or str(action)

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        """Each seat's share of the victory; nothing before the end."""
        players = self.play.codec.players
        if not self.play.over:
            return [0.0] * players
        assert self.play.state is not None
        winners = self.play.codec.rules.outcome(self.play.state).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]

    def __deepcopy__(self, memo: dict[int, Any]) -> ComaresState:
        other = ComaresState.__new__(ComaresState)
        pyspiel.State.__init__(other, self.get_game())
        other.play = deepcopy(self.play)
        return other

    def __str__(self) -> str:
        """All that has happened."""
        play = self.play
        choices = "\n".join(f"{seat}:{code}" for seat, code, _ in play.choices)
        draws = " ".join(map(str, play.numbers)) if play.draw is not None else ""
        return f"{choices}\n{play.codec.words(play.path)}|{draws}"


class TableObserver:
    """Observations as OpenSpiel reads them: a tensor of the bytes, and a text."""

    def __init__(self, codec: Codec, recall: bool, public: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observers of Comares have no parameters, but got {params}")
        self.codec = codec
        self.recall = recall
        self.public = public
        self.tensor = np.zeros(0 if public else codec.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ComaresState, player: int) -> None:
        """Make the tensor that of a player."""
        if self.public:
            return
        self.tensor[:] = np.frombuffer(state.play.observe(player), np.uint8)

    def string_from(self, state: ComaresState, player: int) -> str:
        """What a player sees, as a position; with recall after all choices that it knows of."""
        play = state.play
        if play.state is None:
            return "not dealt yet"
        codec, seat = play.codec, None if self.public else player
        view = codec.rules.view(play.state, seat)
        shown = write(Position(codec.game, codec.players, codec.settings, view))
        path = codec.words(play.path) if play.draw is None and seat == play.seat else ""
        return f"{play.seen_choices(seat)}\n{shown}{path}" if self.recall else f"{shown}{path}"


def _register(game: Game) -> None:
    kind = game_type(game)
    made = type(f"{game.name.capitalize()}Game", (ComaresGame,), {"kind": kind, "game": game})
    pyspiel.register_game(kind, made)


for _game in GAMES.values():
    if PREFIX + _game.name not in pyspiel.registered_names():
        _register(_game)
