"""PettingZoo: a table as an environment that asks every agent in every cycle."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Space
from pettingzoo import ParallelEnv

from comares.research.actions import END
from comares.research.aec import TableEnv
from comares.research.spaces import Observation

Numbers = dict[str, float]
Flags = dict[str, bool]


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """In each cycle the action of the agent that decides counts; the others choose 0, which their masks allow alone."""

    def __init__(self, table: TableEnv) -> None:
        self.table = table
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.observation_spaces = table.observation_spaces
        self.action_spaces = table.action_spaces

    def observation_space(self, agent: str) -> Space[Any]:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Space[Any]:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.table.reset(seed, options)
        self.agents = self.table.agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], Numbers, Flags, Flags, dict[str, dict[str, Any]]]:
        """The agent that decides chooses a symbol."""
        table = self.table
        table.step(actions[table.agent_selection])
        rewards, ended, cut = dict(table.rewards), dict(table.terminations), dict(table.truncations)
        observations, infos = self._observations(), {agent: dict[str, Any]() for agent in self.agents}
        if any(ended.values()) or any(cut.values()):
            self.agents = []
        return observations, rewards, ended, cut, infos

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self.table.observe(agent) for agent in self.agents}
        for agent, part in seen.items():
            if agent != self.table.agent_selection:
                part["action_mask"][END] = 1
        return seen

    def render(self) -> Any:
        """The table, as the render mode of the environment says."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
