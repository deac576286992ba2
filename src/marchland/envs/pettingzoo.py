"""A table as a PettingZoo environment, seat after seat (AEC)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np

from marchland.core.dice import pick
from marchland.core.errors import IllegalAction, quoted
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value
from marchland.envs.space import File, Space, space

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError:
    raise ImportError(
        "This environment needs PettingZoo, which is not installed: pip install 'marchland[env]'."
    ) from None

LOWEST, HIGHEST = -2, 1_000_000
"""Between them lie all numbers of an observation."""


def env(
    game: str | Game = "small-world",
    players: int | None = None,
    map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
    rulings: Mapping[str, Value] | None = None,
    content: File | Sequence[File] | None = (),
    packs: str | Sequence[str] | None = (),
    *,
    flat: bool = True,
    render_mode: str | None = None,
) -> Any:
    """Return a table as an AEC environment; the first six arguments are those of `space`.

    The agents are `seat_0`, `seat_1` and so on. An observation is a dict: `observation` is the
    array of `Space.flat` (or, with `flat=False`, the dict of `Space.observation`), `action_mask`
    that of `Space.mask` as int8, all 0 for whoever is not asked. An action is a dense number. Dice
    and draws come from the seed of `reset`. Rewards come at the end (`Space.returns`); `infos`
    holds each seat's `score` then.

    Args:
        game, players, map, rulings, content, packs: the table.
        flat: whether an observation is one float32 array.
        render_mode: "ansi" lets `render` return the position in words.

    Raises:
        MarchlandError: there is no such table.
    """
    table = space(game, players, map, rulings, content, packs)
    return OrderEnforcingWrapper(Table(table, flat=flat, render_mode=render_mode))


class Table(AECEnv):  # type: ignore[misc]
    """The environment without the wrapper that holds a caller to the order of calls."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "marchland_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, table: Space, *, flat: bool, render_mode: str | None) -> None:
        """Take the table."""
        super().__init__()
        self.table = table
        self.flat = flat
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (table.size,), np.int8)
        self.action_spaces = {agent: spaces.Discrete(table.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self._seen_space(), "action_mask": mask})
            for agent in self.possible_agents
        }
        self._rng = Random()
        self._state: State | None = None

    def _seen_space(self) -> Any:
        if self.flat:
            return spaces.Box(-np.inf, np.inf, (self.table.width,), np.float32)
        return spaces.Dict(
            {
                name: spaces.Box(LOWEST, HIGHEST, shape, np.int32)
                for name, shape in self.table.shapes.items()
            }
        )

    @property
    def state_now(self) -> State:
        """The position, to be looked at and not to be changed."""
        assert self._state is not None, "reset() lays out a table first"
        return self._state

    def observation_space(self, agent: str) -> Any:
        """Return the space of a seat's observations, the same one each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of a seat's actions, the same one each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay out a table; without a seed another one each time."""
        if seed is not None or self._state is None:
            self._rng = Random(seed)
        self._state = self.table.new_state(self._rng.getrandbits(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Let chance answer, then name who is asked next."""
        state = self.state_now
        while state.to_move == CHANCE:
            state.apply(pick(state.chance_outcomes(), self._rng))
        if state.is_over:
            won, scores = self.table.returns(state), state.scores()
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = float(won[seat])
                self.infos[agent] = {"score": scores[seat]}
                self.terminations[agent] = True
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[state.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat sees, and what it may do if it is asked."""
        seat = self.possible_agents.index(agent)
        state = self.state_now
        seen: Any = self.table.observation(state, seat)
        mask = np.zeros(self.table.size, np.int8)
        if state.to_move == seat:
            mask[self.table.legal(state)] = 1
        return {
            "observation": self.table.flatten(seen) if self.flat else seen,
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Play an action of the seat that is asked; None takes a seat away that is done.

        Raises:
            IllegalAction: the action is not legal; the table stays as it is.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_now
        number = -1 if action is None else int(action)
        legal = self.table.legal(state)
        if number not in legal:
            raise IllegalAction(
                f"{quoted(action)} is not legal for {agent}: it chooses one of the {len(legal)} "
                "numbers whose action_mask is 1."
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.apply(self.table.action(number))
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position in words, where `render_mode` is "ansi"."""
        return str(self.state_now) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Leave nothing open; there is nothing."""


__all__ = ["Table", "env"]
