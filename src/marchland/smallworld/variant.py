"""A variant: which races, powers, house rules, pieces, maps and rulings a game has."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from marchland.core.actions import Word
from marchland.core.errors import BadContent
from marchland.core.rulings import Ruling
from marchland.smallworld.ability import Ability, Power, Race
from marchland.smallworld.kit import Kit, declined_abilities
from marchland.smallworld.map import Map
from marchland.smallworld.pieces import Piece
from marchland.smallworld.words import ENGINE_WORDS

COMBOS = 6
"""Combos that stand open (SW-S03)."""
WAYS_OF_ONE = 8
"""Most ways that one ability may have."""


class Variant:
    """Everything in which one game of the family differs from another."""

    def __init__(
        self,
        name: str,
        rules: int,
        races: Sequence[Race],
        powers: Sequence[Power],
        house: Sequence[Ability],
        maps: Mapping[str, Map],
        rulings: Sequence[Ruling],
        neutral: str,
        texts: Sequence[Path],
        start_coins: int = 5,
        pieces: Sequence[Piece] = (),
        content: Sequence[Mapping[str, str]] = (),
    ) -> None:
        """Collect the tables.

        Args:
            name: the game's name.
            rules: its rules number.
            races, powers: in id order, which is the order of their numbers for ever.
            house: rules that every tribe has.
            maps: maps by name.
            rulings: its rule choices.
            neutral: the id of the tokens that belong to nobody.
            texts: folders of Fluent files.
            start_coins: coins that each seat starts with (SW-S05).
            pieces: kinds of pieces that keep their numbers, of a variant that this one extends.
            content: home-made content in use: name, file and digest of each.

        Raises:
            BadContent: two abilities share an id or an action word's number.
        """
        self.name = name
        self.rules = rules
        self.races = list(races)
        self.powers = list(powers)
        self.house: list[Ability] = list(house)
        self.maps = dict(maps)
        self.rulings = {ruling.name: ruling for ruling in rulings}
        self.neutral = neutral
        self.texts = list(texts)
        self.start_coins = start_coins
        self.content = [dict(one) for one in content]
        self.race_index = {race.id: i for i, race in enumerate(self.races)}
        self.power_index = {power.id: i for i, power in enumerate(self.powers)}
        self.race_tokens = [type(race).tokens for race in self.races]
        self.race_extra = [type(race).extra for race in self.races]
        self.race_supply = [type(race).supply for race in self.races]
        self.power_tokens = [type(power).tokens for power in self.powers]
        self.abilities: dict[str, Ability] = {}
        self.pieces: list[Piece] = list(pieces)
        self.words: list[Word] = list(ENGINE_WORDS)
        everyone: list[Ability] = [*self.house, *self.races, *self.powers]
        for ability in everyone:
            self._collect(ability)
        self.words.sort(key=lambda word: word.number)
        self.word: dict[int, Word] = {word.number: word for word in self.words}
        if len(self.word) < len(self.words):
            raise BadContent("Two action words share one number; numbers of words are unique.")
        self.piece_index = {piece.name: piece.kind for piece in self.pieces}
        self.house_kit = Kit(tuple(self.house))
        self.no_kit = Kit(())
        self._kits: dict[tuple[int, int, bool], Kit] = {}

    def _collect(self, ability: Ability) -> None:
        if ability.id in self.abilities:
            raise BadContent(f"Two races or powers are called {ability.id!r}; ids are unique.")
        self.abilities[ability.id] = ability
        for clause in ability.clauses:
            clause.id = ability.id
        for piece in ability.pieces:
            if piece not in self.pieces:
                piece.kind = len(self.pieces)
                self.pieces.append(piece)
        self.words.extend(ability.words)
        for number, way in enumerate(ability.ways):
            way.bit = 1 << WAYS_OF_ONE * ability.slot + number

    def kit(self, race: int, power: int, *, declined: bool) -> Kit:
        """Return the shared kit of a race with a power (-1 for none)."""
        key = (race, power, declined)
        kit = self._kits.get(key)
        if kit is None:
            own: tuple[Ability, ...] = (self.races[race],)
            if power >= 0:
                own = (*own, self.powers[power])
            if declined:
                own = declined_abilities(own)
            kit = Kit((*self.house, *own))
            self._kits[key] = kit
        return kit


class Setup:
    """What stays the same through one game: variant, map, seats and rulings."""

    def __init__(
        self, variant: Variant, map_: Map, players: int, rulings: Mapping[str, bool | str]
    ) -> None:
        """Take them; `rulings` holds every ruling of the variant."""
        self.variant = variant
        self.map = map_
        self.players = players
        self.rounds = map_.rounds
        self.rulings = dict(rulings)
        self.own_declined_cost = bool(rulings.get("own_declined_cost", True))
        self.hidden_coins = bool(rulings.get("hidden_coins", True))
