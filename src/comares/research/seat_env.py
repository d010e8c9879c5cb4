"""Gymnasium: one seat of a table, against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray
except ImportError as error:
    from comares.research.extra import MissingExtra

    raise MissingExtra("a Gymnasium environment", error) from error

from comares.bots.bot import Bot, ask
from comares.bots.spec import seat_bot
from comares.games import games_with_data
from comares.kernel.chance import SeededChance
from comares.kernel.errors import BadSetup
from comares.kernel.table import Table
from comares.research.codec import codec, settings_of
from comares.research.picture import picture
from comares.research.spaces import ERROR, RANDOM, Observation, check_word, observation_space
from comares.research.text import text_of

RENDER_MODES = ("ansi", "rgb_array")
SEEDS = 1 << 30


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table whose other seats are played by bots of these specs (docs/bots.md), repeated.

    The reward is the seat's share of the victory at the end. `info` holds the `action_mask` too, the codes of the
    choices since the last step, and at the end the points. The seat is fixed, or changes from game to game (None).
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = ("greedy",),
        seat: int | None = 0,
        *,
        illegal: str = ERROR,
        render_mode: str | None = None,
        data: Path | None = None,
        **settings: str,
    ) -> None:
        check_word("render_mode", render_mode, (None, *RENDER_MODES))
        check_word("illegal", illegal, (ERROR, RANDOM))
        self.codec = codec(game, players, settings_of(settings), data)
        self.bots = [bots] if isinstance(bots, str) else list(bots)
        if not self.bots and self.codec.players > 1:
            raise BadSetup("name at least one bot for the other seats, as bots=['greedy']")
        if seat is not None and not 0 <= seat < self.codec.players:
            raise BadSetup(f"there is no seat {seat}; with {self.codec.players} players it is from 0 on")
        self.fixed_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.data = data
        self.action_space = Discrete(self.codec.size)
        self.observation_space = observation_space(self.codec)
        self._bots: dict[int, Bot] = {}
        self._path: list[int] = []
        self._options: list[int] = []
        self._told: list[str] = []

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until the seat decides. The seed decides deals, bots and seats."""
        super().reset(seed=seed)
        dice = self.np_random
        self.close()
        self.seat = int(dice.integers(self.codec.players)) if self.fixed_seat is None else self.fixed_seat
        chance = SeededChance(int(dice.integers(1 << 63)))
        self.table = Table(self.codec.game, self.codec.players, self.codec.settings, chance)
        others = [seat for seat in range(self.codec.players) if seat != self.seat]
        registry = games_with_data(self.data)
        self._bots = {
            seat: seat_bot(self.bots[i % len(self.bots)], self.table, int(dice.integers(SEEDS)), registry)
            for i, seat in enumerate(others)
        }
        self._told = []
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose a symbol; after a whole option the bots play until the seat decides again."""
        if self.table.state.over:
            raise BadSetup("the game is over: call reset")
        symbol = int(action)
        legal = self.legal()
        if symbol not in legal:
            if self.illegal == ERROR:
                names = self.codec.names
                wanted = names[symbol] if 0 <= symbol < len(names) else "no action"
                some = ", ".join(f"{each} ({names[each]})" for each in legal[:5])
                raise ValueError(f"{symbol} ({wanted}) is not legal now; legal are {some}, ... (see action_mask)")
            symbol = int(self.np_random.choice(legal))
        self._told = []
        self._path.append(symbol)
        self._options = self.codec.narrowed(self._options, [*self._path])
        if len(self._options) == 1:
            self._play(self.codec.rules.code(self._options[0]))
            self._let_bots_play()
        over = bool(self.table.state.over)
        return self._seen(), self._share() if over else 0.0, over, False, self._info()

    def legal(self) -> list[int]:
        """The symbols that are legal now."""
        return self.codec.legal(self._options, len(self._path))

    def _let_bots_play(self) -> None:
        while (decision := self.table.decision()) and decision.seat != self.seat:
            self._play(ask(self._bots[decision.seat], self.table).code)
        self._path = []
        self._options = self.codec.options(self.table.state)

    def _play(self, code: str) -> None:
        seat = int(self.table.state.seat)
        line = self.table.play(seat, code)
        self._told.append(f"{seat}:{code}" if line.seen_by(self.seat) else f"{seat}:?")

    def _share(self) -> float:
        winners = self.table.outcome().winners
        return 1 / len(winners) if self.seat in winners else 0.0

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.codec.size, np.int8)
        mask[self.legal()] = 1
        return mask

    def _seen(self) -> Observation:
        seen = self.codec.observe_view(self.table.view(self.seat), self._path)
        return {"observation": np.frombuffer(seen, np.uint8).copy(), "action_mask": self._mask()}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "choices": self._told}
        return {**info, "points": self.table.points()} if self.table.state.over else info

    def render(self) -> Any:
        """The table as the seat sees it: a text or a picture."""
        if self.render_mode is None:
            raise BadSetup(f"make the environment with a render_mode: {', '.join(RENDER_MODES)}")
        view = self.table.view(self.seat)
        return picture(view, self.codec) if self.render_mode == "rgb_array" else text_of(view, self.codec, self.data)

    def close(self) -> None:
        """End the programs of `cmd:` bots."""
        for bot in self._bots.values():
            if hasattr(bot, "close"):
                bot.close()
        self._bots = {}


def register() -> None:
    """Make `gymnasium.make("comares/Alhambra-v0", players=3, bots=["mason"])` known, and Sabika-v0."""
    for game in ("alhambra", "sabika"):
        name = f"comares/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:SeatEnv", kwargs={"game": game})


register()
