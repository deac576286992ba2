"""Games of the Small World family: rules with their maps and options."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from marchland.core.errors import BadPlayers, UnknownMap
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value, settle
from marchland.smallworld import saving
from marchland.smallworld.map import Map
from marchland.smallworld.state import SmallWorldState
from marchland.smallworld.variant import Setup, Variant


class SmallWorld(Game):
    """A game of the family, made from its variant."""

    def __init__(self, variant: Variant) -> None:
        """Take the variant."""
        self.variant = variant
        self.name = variant.name
        self.rules = variant.rules
        self.players = sorted({map_.players for map_ in variant.maps.values()})
        self.rulings = variant.rulings

    @property
    def map_names(self) -> list[str]:
        """The names of the maps that come with the game."""
        return list(self.variant.maps)

    @property
    def plan_words(self) -> list[str]:
        """Words of small actions that are played in map order."""
        return [word.name for word in self.variant.words if word.ascending]

    @property
    def content(self) -> list[dict[str, str]]:
        """Home-made content in use: name, file and digest of each."""
        return self.variant.content

    @property
    def texts(self) -> list[Path]:
        """Folders of Fluent files with the game's names and sentences."""
        return self.variant.texts

    @property
    def abilities(self) -> list[dict[str, Any]]:
        """Races with the number on their banner, then powers with the number on their badge."""
        races = [{"kind": "race", "id": r.id, "tokens": type(r).tokens} for r in self.variant.races]
        return races + [
            {"kind": "power", "id": p.id, "tokens": type(p).tokens} for p in self.variant.powers
        ]

    def map_for(self, players: int, name: str | None) -> Map:
        """Return the map of this name, or the one for this number of players (SW-S01).

        Raises:
            BadPlayers, UnknownMap: there is none.
        """
        if players not in self.players:
            known = ", ".join(str(n) for n in self.players)
            raise BadPlayers(f"{self.name} is for {known} players, not for {players}.")
        if name is None:
            return next(m for m in self.variant.maps.values() if m.players == players)
        if name not in self.variant.maps:
            raise UnknownMap("map", name, self.map_names)
        return self.variant.maps[name]

    def empty_state(
        self, players: int, map_name: str, rulings: Mapping[str, Value]
    ) -> SmallWorldState:
        """Return the state before set-up's draws."""
        map_ = self.map_for(players, map_name)
        setup = Setup(self.variant, map_, players, settle(self.rulings, rulings))
        return self.begin(setup)

    def begin(self, setup: Setup) -> SmallWorldState:
        """Return a state with Lost Tribes on the map and nothing drawn yet (SW-S04)."""
        state = SmallWorldState(self, setup)
        neutral = state.tribe(0)
        neutral.held = setup.map.lost_tribes
        for r in range(len(setup.map.ids)):
            if neutral.held >> r & 1:
                state.who[r] = 1
                state.count[r] = 1
        state.settle()
        return state

    def new_state(
        self,
        players: int,
        seed: int = 0,
        map: str | None = None,  # noqa: A002 - the players' word
        rulings: Mapping[str, Value] | None = None,
    ) -> SmallWorldState:
        """Return the state after set-up; its draws come from the seed."""
        state = self.empty_state(players, self.map_for(players, map).name, rulings or {})
        rng = Random(seed)
        while state.to_move == CHANCE:
            draws = state.legal_actions()
            state.apply(draws[int(rng.random() * len(draws))])
        return state

    def map_digest(self, map_name: str) -> int:
        """Return the digest of a map's graph."""
        return self.variant.maps[map_name].digest

    def load(self, data: bytes) -> SmallWorldState:
        """Return the state that `serialize` wrote."""
        return saving.load(self, data)

    def position(self, data: Mapping[str, Any]) -> SmallWorldState:
        """Return the state that a scenario describes."""
        from marchland.smallworld.scenario import position

        return position(self, data)

    def check(self, state: State, key: str, expected: Any) -> str | None:
        """Compare one check of a scenario step."""
        from marchland.smallworld.checks import check

        assert isinstance(state, SmallWorldState)
        return check(state, key, expected)
