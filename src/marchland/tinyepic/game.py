"""The game: its boxes, what is in play by name, and its rulings."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, SupportsBytes, SupportsIndex

from marchland.core import codec
from marchland.core.crafts import Craft
from marchland.core.dense import Dense
from marchland.core.dice import pick, seeded
from marchland.core.errors import BadContent, BadPlayers, BadSave, UnknownMap, quoted
from marchland.core.game import CHANCE, Game, State
from marchland.core.rulings import Value, settle
from marchland.core.witness import Witness
from marchland.tinyepic.edges import own_words, saving
from marchland.tinyepic.edges.cards import extended, shipped
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.box import Box
from marchland.tinyepic.parts.kinds import ACTIONS, BY_WAR
from marchland.tinyepic.parts.setup import BASE, MAPS, OWN, RULINGS, Setup
from marchland.tinyepic.state import TinyEpicState

RULES: Final = 2
"""Changes when behaviour changes, for whatever reason."""
HERE: Final = Path(__file__).parent
PICTURED: Final = 5
"""Lands in the picture of a table."""


class TinyEpic(Game):
    """Tiny Epic Kingdoms with Heroes' Call, made of its box."""

    def __init__(self, box: Box, texts: Sequence[Traversable]) -> None:
        """Take the box and the folders of texts."""
        self.box = box
        self.name = "tiny-epic"
        self.rules = RULES
        self.players = [2, 3, 4, 5, 1]
        self.rulings = {ruling.name: ruling for ruling in RULINGS}
        self._texts = list(texts)
        self._setups: dict[tuple[int, str], Setup] = {}

    @property
    def family(self) -> str:
        """Tiny Epic Kingdoms, whatever its cards."""
        return "tiny-epic"

    @property
    def map_names(self) -> list[str]:
        """What is in play: base, heroes (all) or north (the expansion alone)."""
        return list(MAPS)

    @property
    def draw_words(self) -> Sequence[int]:
        """Draws of cards."""
        return words.DRAWS

    @property
    def refill_words(self) -> Sequence[int]:
        """Draws of cards."""
        return words.DRAWS

    @property
    def content(self) -> list[dict[str, str]]:
        """Home-made content in use: name, file and digest of each."""
        return self.box.content

    def witness(self) -> Witness:
        """Return somebody who looks on while one game is played, and tells what was held in it."""
        from marchland.tinyepic.edges.witness import Onlooker

        return Onlooker(self.box)

    @property
    def crafts(self) -> Sequence[Craft]:
        """Factions, heroes and territory sides."""
        from marchland.tinyepic.edges.own_cards import Cards

        return (Cards(HERE, self.box, self._texts),)

    @property
    def texts(self) -> list[Traversable]:
        """Folders of Fluent files with the game's names and sentences."""
        return self._texts

    @property
    def abilities(self) -> list[dict[str, Any]]:
        """Factions and heroes with the marks of their levels, then sides of lands drawn.

        How a shipped hero rises is our own, whatever its levels are marked. Of a card that is a
        person's own, `says` has the sentences of each level that no text tells (`text/effects`).
        """
        from marchland.tinyepic.edges.effect_words import own_levels
        from marchland.tinyepic.edges.view_lands import land_row

        factions = [
            {
                "kind": "faction",
                "id": one.id,
                "mark": one.mark,
                "marks": one.marks,
                "set": one.box,
                "opponent": one.suits_opponent,
                "own": one.own,
                "says": own_levels(one, self._texts),
            }
            for one in self.box.factions
        ]
        heroes = [
            {
                "kind": "hero",
                "id": one.id,
                "mark": one.mark,
                "marks": one.marks,
                "own": one.own,
                "says": own_levels(one, self._texts),
                "rises": [
                    {
                        "by": "war" if by == BY_WAR else ACTIONS[by],
                        "n": price,
                        "mark": one.rise_mark(n),
                    }
                    for n, (by, price) in enumerate(zip(one.by, one.price, strict=True))
                ],
            }
            for one in self.box.heroes
        ]
        lands = [{"kind": "land", "id": one.id, **land_row(one)} for one in self.box.lands]
        return factions + heroes + lands

    def setup(
        self,
        players: int,
        map_name: str,
        rulings: Mapping[str, Value],
        *,
        expansion: bool | None = None,
    ) -> Setup:
        """Return what stays the same through a game.

        Raises:
            BadPlayers, UnknownRuling: there is no such thing.
        """
        if players not in self.players:
            known = ", ".join(map(str, self.players))
            raise BadPlayers(
                f"This game is for {known} players, not for {quoted(players)}.",
                "error-players",
                {"known": known, "n": quoted(players)},
            )
        with_heroes = map_name != BASE if expansion is None else expansion
        plain = not rulings and map_name in MAPS
        if plain and (players, map_name) in self._setups:
            return self._setups[players, map_name]
        chosen = settle(self.rulings, rulings)
        found = Setup(self.box, map_name, players, chosen, expansion=with_heroes)
        if plain:
            self._setups[players, map_name] = found
        return found

    def empty_state(
        self, players: int, map_name: str, rulings: Mapping[str, Value]
    ) -> TinyEpicState:
        """Return the state before set-up's draws.

        Raises:
            UnknownMap: there is no such box.
        """
        if map_name not in MAPS:
            raise UnknownMap("map", map_name, self.map_names)
        state = TinyEpicState(self, self.setup(players, map_name, rulings))
        state.settle()
        return state

    def new_state(
        self,
        players: int,
        seed: SupportsIndex = 0,
        map: str | Sequence[str] | None = None,  # noqa: A002 - the players' word
        rulings: Mapping[str, Value] | None = None,
    ) -> TinyEpicState:
        """Return the state after the deal; its draws come from the seed.

        What follows, sides, first meeples and resources, is for the players; chance goes on
        as it does in the game.

        Raises:
            UnknownMap: there is no such box.
        """
        if not isinstance(map, str | None):
            raise UnknownMap("map", map, self.map_names)
        state = self.empty_state(players, BASE if map is None else map, rulings or {})
        rng = seeded(seed)
        while state.to_move == CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
        return state

    def dense(self, players: int, map_name: str | None, rulings: Mapping[str, Value]) -> Dense:
        """Return every action and array of a table.

        Raises:
            UnknownMap: there is no such box.
        """
        from marchland.tinyepic.edges.dense import TinyEpicDense

        name = BASE if map_name is None else map_name
        if name not in MAPS:
            raise UnknownMap("map", name, self.map_names)
        return TinyEpicDense(self.setup(players, name, rulings))

    def map_digest(self, map_name: str) -> int:
        """Return the digest of all cards that may be dealt.

        Raises:
            UnknownMap: there is no such box.
        """
        if map_name not in MAPS:
            raise UnknownMap("map", map_name, self.map_names)
        setup = self.setup(2, map_name, {})
        return codec.digest([map_name, self.box.digest(setup.land_numbers)])

    def drawing(self, map_name: str) -> dict[str, Any] | None:
        """Return a land by its id, or a few of those that a map may deal, each of another card."""
        from marchland.tinyepic.edges.view_lands import land_row

        if map_name in self.box.land_index:
            land = self.box.lands[self.box.land_index[map_name]]
            return {"lands": {land.id: land_row(land)}}
        if map_name not in MAPS:
            return None
        sides = self.setup(2, map_name, {}).land_numbers
        shown = sides[:: max(2, len(sides) // PICTURED)][:PICTURED]
        return {"lands": {self.box.lands[n].id: land_row(self.box.lands[n]) for n in shown}}

    def form(self, kind: str, name: str) -> str | None:
        """Return a shipped faction, hero or land as a file for a group's own values."""
        from marchland.tinyepic.edges.form import form

        return form(HERE, kind, name)

    def load(self, data: SupportsBytes) -> TinyEpicState:
        """Return the state that `serialize` wrote."""
        return codec.load(data, self.name, self.content, self._restore)

    def _restore(self, saved: Mapping[str, Any]) -> TinyEpicState:
        expansion = bool(saved["expansion"]) if saved["map"] == OWN else None
        players = int(saved["players"])
        setup = self.setup(players, saved["map"], saved["rulings"], expansion=expansion)
        state = TinyEpicState(self, setup)
        saving.restore(state, saved)
        then = int(saved.get("rules", 1))
        changed = self.changed_since(state, then)
        if changed:
            raise BadSave(
                f"This game uses cards that have changed since, {', '.join(changed)}; it was "
                f"saved by rules number {then} of {self.name}, and this Marchland follows {RULES}."
            )
        return state

    def position(self, data: Mapping[str, Any]) -> TinyEpicState:
        """Return the state that a scenario describes."""
        from marchland.tinyepic.edges import scenario

        players = scenario.read_players(data)
        name = scenario.read_map_name(data)
        expansion = bool(data.get("expansion", True)) if name == OWN else None
        setup = self.setup(players, name, data.get("rulings", {}), expansion=expansion)
        state = TinyEpicState(self, setup)
        scenario.lay_out(state, data)
        state.settle()
        return state

    def changed_since(self, state: State, rules: int) -> list[str]:
        """Return the factions and heroes in play whose cards are newer than these rules."""
        assert isinstance(state, TinyEpicState)
        found: list[str] = []
        for k in state.kingdoms:
            if k.faction >= 0 and self.box.factions[k.faction].since > rules:
                found.append(self.box.factions[k.faction].id)
            if k.hero >= 0 and self.box.heroes[k.hero].since > rules:
                found.append(self.box.heroes[k.hero].id)
        return found

    def check(self, state: State, key: str, expected: Any) -> str | None:
        """Compare one check of a scenario step."""
        from marchland.tinyepic.edges.checks import check

        assert isinstance(state, TinyEpicState)
        return check(state, key, expected)


@cache
def shipped_box() -> Box:
    """Return the cards that come with the game."""
    return shipped(HERE)


def game(content: Sequence[str] = (), packs: Mapping[str, Any] | None = None) -> TinyEpic:
    """Return Tiny Epic Kingdoms, with cards of a person's own from the named files.

    Raises:
        BadContent: a content file that cannot be used, or a pack: there are none for it.
    """
    if packs:
        raise BadContent("The game tiny-epic takes no packs; its cards are files of content.")
    if not content:
        return TinyEpic(shipped_box(), [HERE / "text"])
    # Read anew: the cards of two boxes must not share what is written on them.
    box, files = extended(shipped(HERE), content)
    own = [own_words.sheets(digest, data, box) for digest, data in files]
    return TinyEpic(box, [HERE / "text", *own, *own_words.folders(content)])
