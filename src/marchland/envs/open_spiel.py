"""The games in OpenSpiel: `marchland_small_world`, `marchland_warcraft`, `marchland_tiny_epic`."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from marchland.core.game import CHANCE, State
from marchland.core.registry import names
from marchland.core.rulings import Value
from marchland.envs.space import Space, space

try:
    import pyspiel
except ImportError:
    raise ImportError(
        "This needs OpenSpiel, which is not installed: pip install 'marchland[openspiel]'."
    ) from None

PREFIX: Final = "marchland_"
LONGEST: Final = 20_000
"""More actions than any game has, chance's included."""
TABLES: Final = 16
"""Tables whose spaces are kept."""
PARAMETERS: Final = {"players": 2, "map": "", "rulings": "{}"}
"""What a name may say in parentheses: the number of seats, a map, rulings as JSON."""


def load(
    game: str = "small-world",
    players: int = 2,
    map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
    rulings: Mapping[str, Value] | None = None,
) -> Any:
    """Return a table as an OpenSpiel game; it and its sisters are registered by name.

    Every action of a seat is its dense number, every outcome of chance its dense number less
    `Space.choices`. The utility is that of `Space.returns`; observations are those of
    `Space.flat`, as tensor and, in words, as string.

    Raises:
        MarchlandError: there is no such table.
    """
    table = space(game, players, map, rulings)
    return pyspiel.load_game(
        name_of(game),
        {"players": players, "map": table.map, "rulings": json.dumps(dict(rulings or {}))},
    )


def name_of(game: str) -> str:
    """Return the name by which OpenSpiel knows a game."""
    return PREFIX + game.replace("-", "_")


@lru_cache(TABLES)
def _table(game: str, players: int, map_name: str, rulings: str) -> Space:
    return space(game, players, map_name or None, json.loads(rulings))


def _kind(game: str) -> Any:
    """Return what OpenSpiel knows of a game without laying it out."""
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Marchland: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One table as an OpenSpiel game.

    Attributes:
        plays: the name of Marchland's game.
        table: its space.
    """

    plays: ClassVar[str] = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Lay out the table that the parameters name."""
        chosen = {**PARAMETERS, **(params or {})}
        self.table = _table(self.plays, chosen["players"], chosen["map"], chosen["rulings"])
        table = self.table
        super().__init__(
            _kind(self.plays),
            pyspiel.GameInfo(
                num_distinct_actions=table.choices,
                max_chance_outcomes=table.size - table.choices,
                num_players=table.players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            ),
            chosen,
        )

    def new_initial_state(self) -> "SpielState":
        """Return the state before set-up's draws: chance plays them."""
        table = self.table
        settled = table.game.empty_state(table.players, table.map, table.rulings)
        return SpielState(self, settled)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        """Return what makes tensors of positions.

        Raises:
            ValueError: parameters, of which there are none.
        """
        if params:
            raise ValueError(f"An observer of this game takes no parameters, not {params}.")
        return Observer(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position as an OpenSpiel state.

    Attributes:
        state: Marchland's own state.
    """

    def __init__(self, game: SpielGame, state: State) -> None:
        """Take the position."""
        super().__init__(game)
        self.table = game.table
        self.state = state

    def current_player(self) -> int:
        """Return whose turn it is, or OpenSpiel's number for chance or for the end."""
        if self.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.state.to_move == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.state.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(self.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each outcome of chance with its probability."""
        outcomes = self.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        index, first = self.table.index, self.table.choices
        return [(index(action) - first, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.state.apply(self.own(action))

    def own(self, action: int) -> int:
        """Return Marchland's action for one of OpenSpiel's in this position."""
        first = self.table.choices if self.state.to_move == CHANCE else 0
        return self.table.action(first + action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.describe(self.own(action))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.state.is_over

    def returns(self) -> list[float]:
        """Return what each seat has won (`Space.returns`)."""
        return [float(won) for won in self.table.returns(self.state)]

    def __str__(self) -> str:
        """Return the position in words."""
        return str(self.state)


class Observer:
    """Makes a tensor of what a seat may know: `Space.flat`.

    Attributes:
        tensor: the last one, changed in place.
        dict: the same by name.
    """

    def __init__(self, table: Space) -> None:
        """Start with zeros."""
        import numpy as np

        self._table = table
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a position."""
        self.tensor[:] = self._table.flat(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a seat may know, in words."""
        return str(state.state.observe(player))


def register() -> None:
    """Tell OpenSpiel of every installed game that it does not know yet."""
    known = set(pyspiel.registered_names())
    for game in names():
        if name_of(game) not in known:
            # A class for each: OpenSpiel lets go of it after Python has ended, which a function
            # would not survive.
            made = type(f"SpielGame_{game}", (SpielGame,), {"plays": game})
            pyspiel.register_game(_kind(game), made)


register()

__all__ = ["Observer", "SpielGame", "SpielState", "load", "register"]
