"""Games of the Small World family: rules with their maps and options."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from marchland.core.errors import BadPlayers, UnknownMap
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value, settle
from marchland.smallworld import saving, steps
from marchland.smallworld.boards import ANY, JOIN
from marchland.smallworld.map import Map
from marchland.smallworld.setup import people
from marchland.smallworld.state import SmallWorldState
from marchland.smallworld.variant import Setup, Variant


class SmallWorld(Game):
    """A game of the family, made from its variant."""

    def __init__(self, variant: Variant) -> None:
        """Take the variant."""
        self.variant = variant
        self.name = variant.name
        self.rules = variant.rules
        boards = variant.boards
        shipped = {map_.players for map_ in variant.maps.values()}
        self.players = sorted(shipped if boards is None else boards.needed)
        self.rulings = variant.rulings

    @property
    def map_names(self) -> list[str]:
        """The names of the maps that come with the game; boards drawn by lot are one."""
        return list(self.variant.maps) if self.variant.boards is None else [ANY]

    @property
    def face_names(self) -> list[str]:
        """The faces of which a map may be laid out by name; empty without boards."""
        return [] if self.variant.boards is None else list(self.variant.boards.index)

    def has_map(self, name: str) -> bool:
        """Tell whether a map of this name comes with the game."""
        boards = self.variant.boards
        if boards is None:
            return name in self.variant.maps
        return name == ANY or all(part in boards.index for part in name.split(JOIN))

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
        """Races and powers with the number on banner or badge, then artifacts and places."""
        races = [{"kind": "race", "id": r.id, "tokens": type(r).tokens} for r in self.variant.races]
        powers = [
            {"kind": "power", "id": p.id, "tokens": type(p).tokens} for p in self.variant.powers
        ]
        sites = [{"kind": "site", "id": s.id, "tokens": None} for s in self.variant.sites]
        return races + powers + sites

    def rounds_for(self, players: int, rulings: Mapping[str, Value]) -> int:
        """Return how many rounds so many players play on boards."""
        boards = self.variant.boards
        assert boards is not None
        return boards.rounds[players]

    def map_for(self, players: int, name: str | None, rounds: int = 0) -> Map:
        """Return the map of this name, or the one for this number of players (SW-S01).

        Args:
            players: the number of seats.
            name: the map's name; None for the usual one.
            rounds: rounds to be played, where the map is made of boards.

        Raises:
            BadPlayers, UnknownMap, BadMap: there is none.
        """
        if players not in self.players:
            known = ", ".join(str(n) for n in self.players)
            raise BadPlayers(f"{self.name} is for {known} players, not for {players}.")
        boards = self.variant.boards
        if boards is not None:
            rounds = rounds or boards.rounds[players]
            if name is None or name == ANY:
                return boards.blank(players, rounds)
            return boards.map(name.split(JOIN), players, rounds)
        if name is None:
            return next(m for m in self.variant.maps.values() if m.players == players)
        if name not in self.variant.maps:
            raise UnknownMap("map", name, self.map_names)
        found = self.variant.maps[name]
        if found.players != players:
            raise BadPlayers(f"The map {name} is for {found.players} players, not for {players}.")
        return found

    def empty_state(
        self, players: int, map_name: str, rulings: Mapping[str, Value]
    ) -> SmallWorldState:
        """Return the state before set-up's draws."""
        settled = settle(self.rulings, rulings)
        rounds = 0 if self.variant.boards is None else self.rounds_for(players, settled)
        map_ = self.map_for(players, map_name, rounds)
        return self.begin(self.table(map_, players, settled))

    def table(
        self, map_: Map, players: int, rulings: Mapping[str, Value], layout: str = ""
    ) -> Setup:
        """Return what stays the same through a game on this map."""
        return Setup(self.variant, map_, players, rulings, layout)

    def begin(self, setup: Setup) -> SmallWorldState:
        """Return a state with nobody's tokens on the map and nothing drawn yet (SW-S04)."""
        state = SmallWorldState(self, setup)
        if setup.map.ids:
            people(state)
        else:
            state.stage, state.to_move, state.draws_due = steps.FACES, CHANCE, False
        state.settle()
        return state

    def new_state(
        self,
        players: int,
        seed: int = 0,
        map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
        rulings: Mapping[str, Value] | None = None,
    ) -> SmallWorldState:
        """Return the state after set-up; its draws come from the seed.

        A map of several faces may be named by a list of them.
        """
        name = map if map is None or isinstance(map, str) else JOIN.join(map)
        state = self.empty_state(players, self.map_for(players, name).name, rulings or {})
        rng = Random(seed)
        while state.to_move == CHANCE:
            draws = state.legal_actions()
            state.apply(draws[int(rng.random() * len(draws))])
        return state

    def map_digest(self, map_name: str) -> int:
        """Return the digest of a map's graph; of all faces where they are drawn."""
        boards = self.variant.boards
        if boards is None:
            return self.variant.maps[map_name].digest
        return boards.digest_of(map_name)

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
