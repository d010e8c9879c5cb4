"""PettingZoo: a table as an environment whose agents act one after the other (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ImportError as error:
    from comares.research.extra import MissingExtra

    raise MissingExtra("a PettingZoo environment", error) from error

from comares.kernel.errors import BadSetup
from comares.research.batch import Batch
from comares.research.codec import codec
from comares.research.picture import picture
from comares.research.spaces import ERROR, RANDOM, Observation, check_word, observation_space
from comares.research.text import text_of

RENDER_MODES = ("ansi", "human", "rgb_array")
WIN, POINTS = "win", "points"  # what rewards are


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game at a table. Agents are player_0, player_1, ...; each chooses symbols (docs/research.md).

    An observation has the bytes of `observation` and the `action_mask`, all 0 for an agent that does not decide.
    With rewards="win" each winner gets its share of the victory at the end; with "points", every agent gets the change
    of its points after each choice. `max_cycles` ends a game early after so many choices of symbols.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": True, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        rewards: str = WIN,
        max_cycles: int | None = None,
        illegal: str = ERROR,
        render_mode: str | None = None,
        data: Path | None = None,
    ) -> None:
        super().__init__()
        check_word("render_mode", render_mode, (None, *RENDER_MODES))
        check_word("rewards", rewards, (WIN, POINTS))
        check_word("illegal", illegal, (ERROR, RANDOM))
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"max_cycles must be 1 or more, not {max_cycles}")
        self.codec = codec(game, players, settings, data)
        self.metadata = {**TableEnv.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.data = data
        self.reward_kind = rewards
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.possible_agents = [f"player_{seat}" for seat in range(self.codec.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.codec))
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(self.codec.size) for agent in self.possible_agents}
        self._batch: Batch | None = None
        self._no_action = np.zeros(self.codec.size, np.int8)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The seed decides all draws; without one the game is random."""
        seed = secrets.randbits(64) if seed is None else seed
        if self._batch is None:
            self._batch = Batch(self.codec.rules, self.codec.actions, self.codec.observer, 1, seed)
            self._batch.redeals = False
            masks, observations, _, _, _, _, seen = self._batch.memory()
            self._mask: NDArray[np.int8] = np.frombuffer(masks, np.int8)
            self._observation: NDArray[np.uint8] = np.frombuffer(observations, np.uint8)
            self._seen: NDArray[np.uint8] = np.frombuffer(seen, np.uint8)
        else:
            self._batch.deal(0, seed)
        self._episode = self._batch.episodes[0]
        self._dice = np.random.default_rng(seed)
        self._cycles = 0
        self._points = [0] * self.codec.players
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._state = self._episode.state
        self.agent_selection = agents[self._state.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent sees now."""
        assert self._batch is not None, "call reset first"
        seat = self._seat[agent]
        if seat == self._state.seat:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        self._batch.look(0, seat)
        return {"observation": self._seen.copy(), "action_mask": self._no_action.copy()}

    def step(self, action: int | None) -> None:
        """The agent that decides chooses a symbol; one that is finished passes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self._batch
        assert batch is not None
        self._cumulative_rewards[agent] = 0.0
        try:
            played = batch.choose(0, -1 if action is None else action)
        except (ValueError, TypeError):
            played = self._replace(agent, action)
        if played:
            self._reward()
            self.agent_selection = self.possible_agents[self._state.seat]
        elif self.reward_kind == POINTS:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cycles += 1
        if self._cycles == self.max_cycles and not self._state.over:
            self.truncations = dict.fromkeys(self.agents, True)

    def _replace(self, agent: str, action: int | None) -> bool:
        """An action that is not legal: an error, or a random legal one instead of it."""
        assert self._batch is not None
        if self.illegal == ERROR:
            names = self.codec.names
            known = isinstance(action, int | np.integer) and 0 <= action < len(names)
            wanted = f"{action} ({names[action]})" if action is not None and known else repr(action)
            some = ", ".join(f"{symbol} ({names[symbol]})" for symbol in self.legal()[:5])
            raise ValueError(f"{agent} cannot choose {wanted} now; legal are {some}, ... (see action_mask)")
        return self._batch.choose(0, int(self._dice.choice(self.legal())))

    def legal(self) -> list[int]:
        """The legal symbols of the agent that decides."""
        assert self._batch is not None, "call reset first"
        return sorted(self._batch.legal(0))

    def _reward(self) -> None:
        """After an option was played."""
        over = self._state.over
        if self.reward_kind == POINTS:
            points = self.codec.rules.points(self._state)
            changes = [float(now - before) for now, before in zip(points, self._points)]
            self.rewards = dict(zip(self.possible_agents, changes))
            self._points = points
            self._accumulate_rewards()
        elif over:
            self.rewards = dict(zip(self.possible_agents, shares(self.codec.rules.outcome(self._state).winners, self)))
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat that decides sees it: a text, a picture, or for "human" printed."""
        if self.render_mode is None:
            raise BadSetup(f"make the environment with a render_mode: {', '.join(RENDER_MODES)}")
        view = self.codec.rules.view(self._state, int(self._state.seat))
        if self.render_mode == "rgb_array":
            return picture(view, self.codec)
        text = text_of(view, self.codec, self.data)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def state(self) -> NDArray[np.uint8]:
        """All observations one after the other: together they tell what anybody knows."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    @property
    def state_space(self) -> Space[Any]:
        return Box(0, 255, (self.codec.players * self.codec.observation_size,), np.uint8)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def shares(winners: list[int], env: TableEnv) -> list[float]:
    """Each seat's share of the victory."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(env.codec.players)]
