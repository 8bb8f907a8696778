"""Every game as an environment of PettingZoo (AEC): `env(key)`, and `raw_env(key)` unwrapped.

An agent is a seat, `seat_0` and so on. An observation is a dictionary: `observation`, the view of
that seat as numbers from 0 to 1, and `action_mask`. Chance is drawn from the seed of `reset`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tablee.adapters import NEEDS
from tablee.adapters.alphabet import WAIT
from tablee.adapters.asking import NOBODY, Asking, refuse
from tablee.adapters.drawn import MODES, checked, drawn
from tablee.adapters.setting import LONGEST, Ended, rewards, setting

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from tablee.adapters.seen import observation, space_of
except ImportError as missing:
    raise ImportError(NEEDS.format(module="pettingzoo", package="PettingZoo")) from missing


def env(
    key: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
    small: bool = False,
) -> AECEnv:
    """The usual wrappers around `raw_env`: an illegal action ends the game and costs 1."""
    wrapped = wrappers.TerminateIllegalWrapper(
        raw_env(key, seats, options, longest, render_mode, small), -1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo calls it so
    """One game. An illegal action is refused in words, and nothing happens."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        small: bool = False,
    ) -> None:
        super().__init__()
        self.setting = setting(key, seats, options, longest, small)
        self.metadata: dict[str, Any] = {"is_parallelizable": False, "render_modes": [*MODES]}
        self.metadata["name"] = f"tablee_{key}_v{self.setting.game.version}"
        self.render_mode = checked(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: space_of(self.setting) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.setting.alphabet.size) for agent in self.possible_agents
        }
        self._rng = Random()
        self._asking: Asking | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Without a seed, chance goes on where it was."""
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._asking = Asking(self.setting)
        self._asking.settle(self._rng)
        self.agent_selection = self.possible_agents[max(0, self._asking.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees now. Only the agent that is asked has anything in its mask."""
        asking, seat = self._game(), int(agent[5:])
        view = self.setting.game.view(asking.state, seat)
        if seat != asking.seat:
            return observation(self.setting, view, (), False)
        return observation(self.setting, view, asking.offered, asking.may_wait, asking.chosen)

    def step(self, action: Any) -> None:
        """The agent that is asked plays or waits; an agent whose game is over is taken away."""
        asking = self._game()
        if not self.agents:
            raise Ended("the game is over: call reset() to begin another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise Ended(f"the game is over for {agent}: its only step is None")
            self._was_dead_step(action)
            return
        action = int(action) if isinstance(action, np.integer) else action
        if action not in asking.offered and not (action == WAIT and asking.may_wait):
            raise refuse(asking, action)
        asking.answer(action, self._rng)
        asking.settle(self._rng)
        self._cumulative_rewards[agent] = 0.0
        if asking.seat == NOBODY:
            self._end(asking)
        else:
            self.agent_selection = self.possible_agents[asking.seat]

    def _end(self, asking: Asking) -> None:
        outcome = asking.outcome
        gained = rewards(outcome, self.setting.seats)
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        ended = self.truncations if outcome is None else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def _game(self) -> Asking:
        if self._asking is None:
            raise Ended("no game has begun: call reset() first")
        return self._asking

    def render(self) -> str | None:
        """The table as the seat sees it that is asked, with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        return drawn(self.setting, self._game().state, int(self.agent_selection[5:]))

    def close(self) -> None:
        """Nothing is open."""
