"""Many tables in one call, for self-play."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from marchland.core.dice import pick
from marchland.core.errors import IllegalAction, MarchlandError, quoted
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value
from marchland.envs.space import File, Mask, Observation, space


class Step(NamedTuple):
    """What one step did at each table.

    Attributes:
        rewards: float32 [tables, players]: `Space.returns` where a game has ended, else 0.
        done: bool [tables]: whether a game has ended; the next one is laid out already.
        scores: int32 [tables, players]: the final scores where a game has ended, else 0.
    """

    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    scores: NDArray[np.int32]


class Batch:
    """Tables of one kind that are played side by side, chance and new games included.

    Attributes:
        table: the space that all share.
        states: the position of each table, to be looked at and not to be changed.
        games: how many games have ended so far.
    """

    def __init__(
        self,
        game: str | Game = "small-world",
        tables: int = 64,
        players: int | None = None,
        map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
        rulings: Mapping[str, Value] | None = None,
        content: File | Sequence[File] | None = (),
        packs: str | Sequence[str] | None = (),
        *,
        seed: int | str = 0,
    ) -> None:
        """Lay out the tables; the same seed plays the same dice at each.

        Raises:
            MarchlandError: there is no such table, or not even one.
        """
        if tables < 1:
            raise MarchlandError(f"A batch has at least one table, not {tables}.")
        self.table = space(game, players, map, rulings, content, packs)
        self.games = 0
        self._rngs = [Random(f"{seed}/{number}") for number in range(tables)]
        self.states: list[State] = [self._fresh(number) for number in range(tables)]

    def __len__(self) -> int:
        """Return the number of tables."""
        return len(self.states)

    def _fresh(self, number: int) -> State:
        state = self.table.new_state(self._rngs[number].getrandbits(32))
        self._by_chance(state, number)
        return state

    def _by_chance(self, state: State, number: int) -> None:
        rng = self._rngs[number]
        while state.to_move == CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))

    @property
    def to_move(self) -> NDArray[np.int32]:
        """The seat that is asked at each table, int32 [tables]."""
        return np.array([state.to_move for state in self.states], np.int32)

    def legal(self) -> list[list[int]]:
        """Return the dense numbers of the legal actions at each table."""
        legal = self.table.legal
        return [legal(state) for state in self.states]

    def masks(self) -> Mask:
        """Return `Space.mask` of each table: bool [tables, size]."""
        found: Mask = np.zeros((len(self.states), self.table.size), np.bool_)
        for row, numbers in enumerate(self.legal()):
            found[row, numbers] = True
        return found

    def observations(self) -> Observation:
        """Return what the seat sees that is asked at each table: arrays [tables, ...]."""
        look = self.table.observation
        seen = [look(state, state.to_move) for state in self.states]
        return {name: np.stack([one[name] for one in seen]) for name in self.table.shapes}

    def flat(self) -> NDArray[np.float32]:
        """Return the same as one array: float32 [tables, width]."""
        return self.table.flatten(self.observations())

    def step(self, numbers: Sequence[SupportsIndex] | NDArray[np.integer]) -> Step:
        """Play one action at each table; where a game ends the next one is laid out.

        Args:
            numbers: a legal dense number for each table.

        Raises:
            IllegalAction: a number is not legal at its table; no table has changed then.
        """
        tables, players = len(self.states), self.table.players
        actions = self._checked(numbers)
        rewards: NDArray[np.float32] = np.zeros((tables, players), np.float32)
        scores: NDArray[np.int32] = np.zeros((tables, players), np.int32)
        done: Mask = np.zeros(tables, np.bool_)
        for row, action in enumerate(actions):
            state = self.states[row]
            state.apply(action)
            self._by_chance(state, row)
            if state.is_over:
                done[row] = True
                rewards[row] = self.table.returns(state)
                scores[row] = state.scores()[:players]
                self.games += 1
                self.states[row] = self._fresh(row)
        return Step(rewards, done, scores)

    def _checked(self, numbers: Sequence[SupportsIndex] | NDArray[np.integer]) -> list[int]:
        if len(numbers) != len(self.states):
            raise IllegalAction(
                f"A step has a number for each of the {len(self.states)} tables, not "
                f"{len(numbers)}."
            )
        actions = []
        for row, (number, state) in enumerate(zip(numbers, self.states, strict=True)):
            action = self.table.action(number)
            if action not in state.legal_actions():
                raise IllegalAction(
                    f"{quoted(int(number))} is not legal at table {row}; legal() lists what is."
                )
            actions.append(action)
        return actions


__all__ = ["Batch", "Step"]
