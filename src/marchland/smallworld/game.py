"""Games of the Small World family: rules with their maps and options."""

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, SupportsBytes, SupportsIndex

from marchland.core import codec
from marchland.core.crafts import Craft
from marchland.core.dense import Dense
from marchland.core.dice import seeded
from marchland.core.errors import UnknownMap
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value, settle
from marchland.core.witness import Witness
from marchland.smallworld.edges import saving
from marchland.smallworld.edges.face_drawing import drawn, drawn_map
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.boards import JOIN
from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.setup import Setup
from marchland.smallworld.parts.variant import Variant
from marchland.smallworld.state import SmallWorldState
from marchland.smallworld.turn.opening import people
from marchland.smallworld.world import sides


class SmallWorld(Game):
    """A game of the family, made from its variant."""

    def __init__(self, variant: Variant) -> None:
        """Take the variant."""
        self.variant = variant
        self.name = variant.name
        self.rules = variant.rules
        self.players = variant.players
        self.rulings = variant.rulings

    @property
    def family(self) -> str:
        """Small World, whatever is added to it."""
        return "small-world"

    @property
    def map_names(self) -> list[str]:
        """The names of the maps that come with the game; boards drawn by lot are one."""
        return self.variant.map_names

    @property
    def layout(self) -> dict[str, Any]:
        """The faces that may be laid out by name, and the boards that so many players need."""
        return {} if self.variant.boards is None else self.variant.boards.offered()

    def drawing(self, map_name: str) -> dict[str, Any] | None:
        """Return the drawing of a board that somebody made, beside its file or sketched."""
        boards = self.variant.boards
        if boards is None:
            map_ = self.variant.maps.get(map_name)
            return None if map_ is None else drawn_map(map_)
        if map_name not in boards.index:
            return None
        face = boards.faces[boards.index[map_name]]
        return None if face.source is None else drawn(face)

    def has_map(self, name: str) -> bool:
        """Tell whether a map of this name comes with the game."""
        return self.variant.has_map(name)

    @property
    def plan_words(self) -> list[str]:
        """Words of small actions that are played in map order."""
        return [word.name for word in self.variant.words if word.ascending]

    @property
    def draw_words(self) -> Sequence[int]:
        """Draws of a combo, of a face, and of what lies face down."""
        return words.DRAWS

    @property
    def refill_words(self) -> Sequence[int]:
        """Draws of a combo."""
        return words.REFILLS

    def first_draw(self, state: State) -> int:
        """Return the draw of the first in id order."""
        return min(state.legal_actions(), key=state.describe)

    def is_placing(self, state: State) -> bool:
        """Tell whether pieces are being placed at the turn's end."""
        assert isinstance(state, SmallWorldState)
        return state.stage in (stages.SPREAD, stages.BUILD, stages.FINISH)

    def is_idle(self, state: State, action: int) -> bool:
        """Tell whether an action only says that nothing is given up, bought or placed."""
        from marchland.smallworld.edges.plans import is_idle

        assert isinstance(state, SmallWorldState)
        return is_idle(state, action)

    @property
    def content(self) -> list[dict[str, str]]:
        """Home-made content in use: name, file and digest of each."""
        return self.variant.content

    def witness(self) -> Witness:
        """Return somebody who looks on while one game is played, and tells what was held in it."""
        from marchland.smallworld.edges.witness import Onlooker

        return Onlooker()

    @property
    def crafts(self) -> Sequence[Craft]:
        """Races and powers, and boards."""
        from marchland.smallworld.edges.own_boards import OwnBoards
        from marchland.smallworld.edges.people import People

        return People(self.variant), OwnBoards(self.variant)

    @property
    def texts(self) -> list[Traversable]:
        """Folders of Fluent files with the game's names and sentences."""
        return self.variant.texts

    @property
    def abilities(self) -> list[dict[str, Any]]:
        """Races and powers with the number on banner or badge, then artifacts and places.

        A race of a box with sites has its faction.

        Each kind stands in the order of its ids, whatever the numbers are.
        """
        variant = self.variant
        rows: list[dict[str, Any]] = [
            {
                "kind": "race",
                "id": r.id,
                "tokens": type(r).tokens,
                "faction": sides.NAMES[type(r).faction] if variant.sites else None,
            }
            for r in variant.races
        ]
        rows += [{"kind": "power", "id": p.id, "tokens": type(p).tokens} for p in variant.powers]
        rows += [{"kind": "site", "id": s.id, "tokens": None} for s in variant.sites]
        kinds = ("race", "power", "site")
        return sorted(rows, key=lambda row: (kinds.index(row["kind"]), row["id"]))

    def rounds_for(self, players: int, rulings: Mapping[str, Value]) -> int:
        """Return how many rounds so many players play on boards; 0 where each map says it."""
        boards = self.variant.boards
        return 0 if boards is None else boards.rounds.get(players, 0)

    def empty_state(
        self, players: int, map_name: str, rulings: Mapping[str, Value]
    ) -> SmallWorldState:
        """Return the state before set-up's draws."""
        settled = settle(self.rulings, rulings)
        map_ = self.variant.map_for(players, map_name, self.rounds_for(players, settled))
        return self.begin(self.table(map_, players, settled))

    def dense(self, players: int, map_name: str | None, rulings: Mapping[str, Value]) -> Dense:
        """Return every action and array of a table."""
        from marchland.smallworld.edges.dense import SmallWorldDense

        name = self.variant.map_for(players, map_name).name
        return SmallWorldDense(self.empty_state(players, name, rulings).setup)

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
            state.stage, state.to_move, state.draws_due = stages.FACES, CHANCE, False
        state.settle()
        return state

    def new_state(
        self,
        players: int,
        seed: SupportsIndex = 0,
        map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
        rulings: Mapping[str, Value] | None = None,
    ) -> SmallWorldState:
        """Return the state after set-up; its draws come from the seed.

        A map of several faces may be named by a list of them.
        """
        name = self._one_name(map)
        state = self.empty_state(players, self.variant.map_for(players, name).name, rulings or {})
        rng = seeded(seed)
        while state.to_move == CHANCE:
            draws = state.legal_actions()
            state.apply(draws[int(rng.random() * len(draws))])
        return state

    def _one_name(self, wanted: object) -> str | None:
        if wanted is None or isinstance(wanted, str):
            return wanted
        if isinstance(wanted, Sequence) and all(isinstance(one, str) for one in wanted):
            return JOIN.join(wanted)
        raise UnknownMap("map", wanted, self.map_names)

    def map_digest(self, map_name: str) -> int:
        """Return the digest of a map's graph; of all faces where they are drawn."""
        boards = self.variant.boards
        if boards is None:
            return self.variant.maps[map_name].digest
        return boards.digest_of(map_name)

    def load(self, data: SupportsBytes) -> SmallWorldState:
        """Return the state that `serialize` wrote."""
        return codec.load(data, self.name, self.content, self._restore)

    def _restore(self, saved: Mapping[str, Any]) -> SmallWorldState:
        map_ = saving.read_map(self.variant, saved)
        layout = saved.get("layout", "")
        setup = self.table(map_, int(saved["players"]), saved["rulings"], layout)
        setup.rounds = saved["rounds"]
        state = SmallWorldState(self, setup)
        saving.restore(state, saved)
        return state

    def on_offer(self, state: State) -> dict[str, int]:
        """Return the races and powers in the column, each with what it costs."""
        assert isinstance(state, SmallWorldState)
        races = [self.variant.races[race].id for race in state.column]
        powers = [self.variant.powers[power].id for power in state.column_powers]
        return {id_: coins for column in (races, powers) for coins, id_ in enumerate(column)}

    def position(self, data: Mapping[str, Any]) -> SmallWorldState:
        """Return the state that a scenario describes."""
        from marchland.smallworld.edges import scenario

        players = scenario.read_players(data, self.players)
        rulings = settle(self.rulings, data.get("rulings", {}))
        rounds = self.rounds_for(players, rulings)
        map_ = scenario.read_map(self.variant, data, players, rounds)
        state = SmallWorldState(self, self.table(map_, players, rulings))
        scenario.lay_out(state, data)
        state.settle()
        return state

    def check(self, state: State, key: str, expected: Any) -> str | None:
        """Compare one check of a scenario step."""
        from marchland.smallworld.edges.checks import check

        assert isinstance(state, SmallWorldState)
        return check(state, key, expected)
