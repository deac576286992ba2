"""A variant: which races, powers, house rules, pieces, maps and rulings a game has."""

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable

from marchland.core.actions import Word
from marchland.core.errors import BadContent, BadPlayers, UnknownMap, quoted
from marchland.core.regions import MODULUS, bits
from marchland.core.rulings import Ruling
from marchland.smallworld.parts.ability import Ability, Power, Race, Site
from marchland.smallworld.parts.boards import ANY, JOIN, Boards
from marchland.smallworld.parts.kit import Kit, declined_abilities, hooks_of
from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.pieces import Piece
from marchland.smallworld.parts.words import BOARD_WORDS, ENGINE_WORDS, SITE_WORDS

COMBOS = 6
"""Combos that stand open (SW-S03)."""
COMBOS_OF_A_SIDE = 3
"""Combos that stand open for each faction where seats are bound to one (WC-17.1)."""
WAYS_OF_ONE = 8
"""Most ways that one ability may have."""
MOST_KITS = 4096
"""Kits that are kept to be shared; sites make many."""


class Variant:
    """Everything in which one game of the family differs from another."""

    def __init__(  # noqa: PLR0915 - a line for each table
        self,
        name: str,
        rules: int,
        races: Sequence[Race],
        powers: Sequence[Power],
        house: Sequence[Ability],
        maps: Mapping[str, Map],
        rulings: Sequence[Ruling],
        neutral: str,
        texts: Sequence[Traversable],
        start_coins: int = 5,
        pieces: Sequence[Piece] = (),
        content: Sequence[Mapping[str, str]] = (),
        sites: Sequence[Site] = (),
        boards: Boards | None = None,
        neutral_supply: int = 0,
    ) -> None:
        """Collect the tables.

        Args:
            name: the game's name.
            rules: its rules number.
            races, powers: the place of each is its number for ever.
            house: rules that every tribe has.
            maps: maps by name.
            rulings: its rule choices.
            neutral: the id of the tokens that belong to nobody.
            texts: folders of Fluent files.
            start_coins: coins that each seat starts with (SW-S05).
            pieces: kinds of pieces that keep their numbers, of a variant that this one extends.
            content: home-made content in use: name, file and digest of each.
            sites: artifacts and places, in the order of their numbers.
            boards: of what its maps are laid out, where each is not a map by itself.
            neutral_supply: how many tokens that belong to nobody are in the box.

        Raises:
            BadContent: two abilities share an id or an action word's number, or there are more
                of them than a set can hold.
        """
        for what, several in (("races", races), ("powers", powers)):
            if len(several) >= MODULUS:
                most = MODULUS - 1
                raise BadContent(f"A game has at most {most} {what}, not {len(several)}.")
        self.name = name
        self.rules = rules
        self.races = list(races)
        self.powers = list(powers)
        self.house: list[Ability] = list(house)
        self.maps = dict(maps)
        self.rulings = {ruling.name: ruling for ruling in rulings}
        self.neutral = neutral
        self.texts: list[Traversable] = list(texts)
        self.start_coins = start_coins
        self.content = [dict(one) for one in content]
        self.sites = list(sites)
        self.boards = boards
        self.neutral_supply = neutral_supply
        seats = {one.players for one in self.maps.values()} if boards is None else boards.needed
        self.players: list[int] = sorted(seats)
        """The numbers of seats that there are maps for."""
        self.site_index = {site.id: i for i, site in enumerate(self.sites)}
        self.race_index = {race.id: i for i, race in enumerate(self.races)}
        self.power_index = {power.id: i for i, power in enumerate(self.powers)}
        self.race_tokens = [type(race).tokens for race in self.races]
        self.race_extra = [type(race).extra for race in self.races]
        self.race_supply = [type(race).supply for race in self.races]
        self.race_sides = [type(race).faction for race in self.races]
        self.power_tokens = [type(power).tokens for power in self.powers]
        self.abilities: dict[str, Ability] = {}
        self.pieces: list[Piece] = list(pieces)
        self.words: list[Word] = list(ENGINE_WORDS)
        if self.sites:
            self.words.extend(SITE_WORDS)
        if boards is not None:
            self.words.extend(BOARD_WORDS)
        everyone: list[Ability] = [*self.house, *self.races, *self.powers, *self.sites]
        for ability in everyone:
            self._collect(ability)
        self.words.sort(key=lambda word: word.number)
        self.word: dict[int, Word] = {word.number: word for word in self.words}
        if len(self.word) < len(self.words):
            raise BadContent("Two action words share one number; numbers of words are unique.")
        self.by_number: list[Ability] = numbered(list(self.abilities.values()))
        for number, site in enumerate(self.sites):
            site.site = number
        self.everyones = sum(1 << site.site for site in self.sites if site.everyone)
        """The set of sites that speak for every tribe."""
        self.lasting_sites = sum(1 << site.site for site in self.sites if site.in_decline)
        """The set of sites that speak for tribes in decline too."""
        self.holding: list[Piece] = [piece for piece in self.pieces if piece.holds]
        """Pieces that hold a region alone."""
        hooks = {hook for a in self.by_number for one in (a, *a.clauses) for hook in hooks_of(one)}
        self.watched = "on_any_conquest" in hooks
        """Whether anybody hears of the conquests of others."""
        self.mourned = "on_decline" in hooks
        """Whether anybody hears of declines."""
        self.guarded = "guards" in hooks
        """Whether anybody's regions cost others more."""
        self.has_tolls = "toll" in hooks
        """Whether an attack may cost coins."""
        self.piece_index = {piece.name: piece.kind for piece in self.pieces}
        self.house_kit = Kit(tuple(self.house))
        self.no_kit = Kit(())
        self._kits: dict[int, Kit] = {}

    def on_boards(self, boards: Boards, content: Sequence[Mapping[str, str]]) -> "Variant":
        """Return the same on other boards, which this content brought."""
        return Variant(
            self.name, self.rules, self.races, self.powers, self.house, self.maps,
            list(self.rulings.values()), self.neutral, self.texts, self.start_coins,
            self.pieces, content, self.sites, boards, self.neutral_supply,
        )  # fmt: skip

    @property
    def map_names(self) -> list[str]:
        """The names of the maps that come with the game; boards drawn by lot are one."""
        return list(self.maps) if self.boards is None else [ANY]

    def has_map(self, name: str) -> bool:
        """Tell whether a map of this name comes with the game."""
        if self.boards is None:
            return name in self.maps
        return name == ANY or all(part in self.boards.index for part in name.split(JOIN))

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
            raise BadPlayers(
                f"This game is for {known} players, not for {quoted(players)}.",
                "error-players",
                {"known": known, "n": quoted(players)},
            )
        boards = self.boards
        if boards is not None:
            rounds = rounds or boards.rounds[players]
            if name is None or name == ANY:
                return boards.blank(players, rounds)
            return boards.map(name.split(JOIN), players, rounds)
        if name is None:
            return next(m for m in self.maps.values() if m.players == players)
        if name not in self.maps:
            raise UnknownMap("map", name, self.map_names)
        found = self.maps[name]
        if found.players != players:
            raise BadPlayers(
                f"The map {name} is for {found.players} players, not for {players}.",
                "error-map-players",
                {"what": name, "known": str(found.players), "n": str(players)},
            )
        return found

    def _collect(self, ability: Ability) -> None:
        if ability.id in self.abilities:
            raise BadContent(f"Two abilities are called {ability.id!r}; ids are unique.")
        self.abilities[ability.id] = ability
        for clause in ability.clauses:
            clause.id = ability.id
        for piece in ability.pieces:
            if piece not in self.pieces:
                piece.kind = len(self.pieces)
                self.pieces.append(piece)
        own = (ability, *ability.clauses)
        self.words.extend(
            word
            for one in own
            for word in one.words
            if one is ability or not any(word is known for known in self.words)
        )
        for number, way in enumerate(way for one in own for way in one.ways):
            way.bit = 1 << WAYS_OF_ONE * ability.slot + number

    def kit(self, race: int, power: int, *, declined: bool, sites: int = 0) -> Kit:
        """Return the shared kit of a race with a power (-1 for none) and a set of sites."""
        if declined:
            sites &= self.lasting_sites
        key = (sites << 1 | declined) << 20 | power + 1 << 10 | race
        kit = self._kits.get(key)
        if kit is None:
            if len(self._kits) >= MOST_KITS:
                self._kits.clear()
            if sites:
                added = tuple([self.sites[site] for site in bits(sites)])
                kit = Kit(added, self.kit(race, power, declined=declined))
            else:
                own: tuple[Ability, ...] = (self.races[race],)
                if power >= 0:
                    own = (*own, self.powers[power])
                if declined:
                    own = declined_abilities(own)
                kit = Kit((*self.house, *own))
            self._kits[key] = kit
        return kit


def numbered(abilities: Sequence[Ability]) -> list[Ability]:
    """Return abilities by number, and number those that are new.

    A box's abilities are shared by all games with it, home-made content or not: each keeps the
    number that it has, and new ones take the lowest that are free.
    """
    known: dict[int, Ability] = {}
    new: list[Ability] = []
    for ability in abilities:
        if 0 <= ability.number < len(abilities) and ability.number not in known:
            known[ability.number] = ability
        else:
            new.append(ability)
    free = [number for number in range(len(abilities)) if number not in known]
    for number, ability in zip(free, new, strict=True):
        ability.number = number
        known[number] = ability
    return [known[number] for number in range(len(abilities))]
