"""Made-up positions, legal but wild: whoever meets whom, with whatever they have."""

from random import Random

from tests.twin.tiny_epic.board import Board, Row, card_of, sides_of
from tests.twin.tiny_epic.cards import FACTIONS, HEROES, NEEDS_FORTS
from tests.twin.tiny_epic.table import ACTIONS

TERRAINS = (
    "forest", "mountain", "plains", "ruins", "capital", "silver_peaks", "tundra", "forest",
    "mountain", "plains",
)  # fmt: skip
NAMES = ("north", "south", "west", "east", "mid")
REFUGES = {"birdfolk": (3, "crags"), "imps": (3, "crags"), "frostwraiths": (1, "water")}
"""From which level on who may be in which feature."""

RULINGS: dict[str, tuple[object, ...]] = {
    "tower_points": ("steep", "even"),
    "expand_cost": ("after", "before"),
    "quest_range": ("border", "any_start"),
    "solo_income": ("day", "every_flip"),
    "solo_number": ("human", "own"),
    "solo_hero": (True, False),
    "alliance_ends": ("left", "war"),
}


class Aim:
    """What a position is to be about; the rest is by lot."""

    def __init__(
        self,
        factions: tuple[str, ...] = (),
        *,
        magic: int | None = None,
        mana: int | None = None,
        hero: str | None = None,
        hero_level: int | None = None,
        players: int | None = None,
        terrain: str | None = None,
        expansion: bool | None = None,
        deed: str = "any",
        role: str = "",
        beside: bool = False,
        own: Row | None = None,
        foes: Row | None = None,
        meeples: int | None = None,
        retired: int | None = None,
        inland: bool = False,
    ) -> None:
        """Say what is wanted: of the first seats' factions, the first one's magic and hero.

        Deed: war, raid (a war by Quest), collect, clear, or an action, for which the position shall
        be ready. Role: attacker or defender in that war; beside: the hero stands next to it. Own,
        foes: goods of the first seat, of the others; meeples, retired: how many the first one has;
        inland: it does not stand on the border for a Quest.
        """
        self.factions = factions
        self.magic = magic
        self.mana = mana
        self.hero = hero
        self.hero_level = hero_level
        self.players = players
        self.terrain = terrain
        self.expansion = expansion
        self.deed = deed
        self.role = role
        self.beside = beside
        self.own = own or {}
        self.foes = foes or {}
        self.meeples = meeples
        self.retired = retired
        self.inland = inland

    @property
    def sharp(self) -> bool:
        """Tell whether the position shall be about one thing of the first seat only."""
        return bool(self.factions or self.hero or self.role or self.own)


def position(rng: Random, aim: Aim | None = None) -> Row:
    """Return a scenario without steps."""
    return Maker(rng, aim or Aim()).make()


class Maker:
    """Makes one position."""

    def __init__(self, rng: Random, aim: Aim) -> None:
        """Begin with nothing."""
        self.rng = rng
        self.aim = aim
        self.players = aim.players or rng.choice((1, 2, 2, 3, 3, 3, 4, 5))
        self.seats = max(2, self.players)
        self.expansion = rng.random() < 0.85 if aim.expansion is None else aim.expansion
        if "minotaurs" in aim.factions or aim.hero:
            self.expansion = True
        self.rulings = {name: rng.choice(pair) for name, pair in RULINGS.items()}
        self.rulings["solo_hero"] = aim.hero is not None or self.rulings["solo_hero"]
        self.factions: list[str] = []
        self.board = Board()
        self.crowd: dict[str, list[int]] = {}
        """Whose meeples are in a region."""
        self.fort: dict[str, int] = {}
        self.neutral: list[str] = []
        self.trophies = 0
        self.duel: tuple[str, str] | None = None
        """Where the first two seats stand against each other, one step apart."""

    def make(self) -> Row:
        """Return the position."""
        rng = self.rng
        scenario: Row = {
            "title": "made up",
            "game": "tiny-epic",
            "players": self.players,
            "seat": self.active(),
            "expansion": self.expansion,
            "shields": self.shields(),
            "cycle": rng.randint(1, 8),
            "end_triggered": rng.random() < 0.1,
            "rulings": self.rulings,
        }
        cards = self.lay_cards(scenario)
        if self.players == 1:
            scenario["compass"] = rng.choice(("day", "night"))
        if self.players == 2 and (self.aim.players == 2 or rng.random() < 0.6):
            lost = cards[2]
            scenario["lost"] = lost
            land = [at for at in self.board.land(lost) if self.board.terrain[at] != "tundra"]
            self.neutral = [at for at in land if rng.random() < 0.7]
            self.trophies = rng.randint(0, len(land) - len(self.neutral))
            scenario["neutral"] = self.neutral
        if self.aim.deed in {"war", "raid"} and (self.aim.role or rng.random() < 0.8):
            self.duel = self.choose_duel()
        factions = self.factions = self.choose_factions()
        homes = cards[: self.seats]
        scenario["kingdom"] = []
        heroes = rng.sample(HEROES, len(HEROES))
        if self.aim.hero:
            heroes.remove(self.aim.hero)
            heroes.append(self.aim.hero)
        for seat in range(self.seats):
            row = self.kingdom(seat, factions[seat], homes[seat], heroes)
            scenario["kingdom"].append(row)
        scenario["kingdom"] = [self.furnished(row) for row in scenario["kingdom"]]
        return scenario

    def choose_duel(self) -> tuple[str, str] | None:
        """Return two regions next to each other that are no tundra and hold nobody."""
        pairs = [
            (one, other)
            for one in self.board.lands()
            for other in sorted(self.in_reach(one))
            if not {one, other} & set(self.neutral)
            and self.board.terrain[one] != "tundra" != self.board.terrain[other]
        ]
        wanted = [pair for pair in pairs if self.aim.terrain in self.near(pair[1])]
        return self.rng.choice(wanted or pairs) if pairs else None

    def in_reach(self, region: str) -> set[str]:
        """Return where a war may be begun from a region."""
        if self.aim.deed == "war":
            return self.board.beside(region)
        edge = self.board.edge
        abroad = {at for at in self.board.lands() if card_of(at) != card_of(region)}
        return {at for at in abroad if edge[at] and edge[region]}

    def near(self, region: str) -> set[str]:
        """Return a region's terrain and the kinds of features that it touches."""
        around = {self.board.terrain[other] for other in self.board.next[region]}
        return {self.board.terrain[region]} | (around & {"water", "crags"})

    def active(self) -> int:
        """Return who is about to select, counted from 1; the first seat is the one aimed at."""
        if self.aim.role == "defender":
            return 2
        often = 0.05 if self.aim.sharp else 0.3
        if self.aim.deed in {"any", "clear"} or self.rng.random() < often:
            return self.rng.randint(1, self.seats)
        return self.rng.randint(2, self.seats) if self.aim.deed == "collect" else 1

    def shields(self) -> list[str]:
        """Return the actions that are used, not the one that is wanted."""
        free = [action for action in ACTIONS if action != self.aim.deed]
        if self.aim.deed in {"war", "raid"}:
            free = ["build", "research", "expand", "trade"]
        if self.aim.deed == "reach":
            free.remove("research")
        return self.rng.sample(free, 4 if self.aim.deed == "clear" else self.rng.randint(0, 4))

    def choose_factions(self) -> list[str]:
        """Return who sits where."""
        rest = [name for name in FACTIONS if self.expansion or name not in NEEDS_FORTS]
        rest = [name for name in rest if name not in self.aim.factions]
        chosen = [*self.aim.factions, *self.rng.sample(rest, self.seats)][: self.seats]
        if self.players == 1 and not self.aim.role and not self.aim.own and self.rng.random() < 0.3:
            chosen.reverse()
        return chosen

    # Lands.

    def lay_cards(self, scenario: Row) -> list[str]:
        """Lay shipped or home-made cards out; return their names."""
        rng = self.rng
        more = 1 if self.players == 2 else 0
        names = list(NAMES[: self.seats + more])
        if self.players == 1 or rng.random() < 0.4:
            cards = rng.sample(sorted({side[:-1] for side in sides_of("heroes")}), len(names))
            sides = [card + rng.choice("ab") for card in cards]
            scenario["cards"] = dict(zip(names, sides, strict=True))
            for name, side in scenario["cards"].items():
                self.board.lay_side(name, side)
        else:
            scenario["map"] = {name: self.drawn_card() for name in names}
            for name, regions in scenario["map"].items():
                self.board.lay_drawn(name, regions)
        return names

    def drawn_card(self) -> Row:
        """Return a small card of our own."""
        rng = self.rng
        letters = "abcdef"[: rng.randint(3, 6)]
        card: Row = {}
        for number, letter in enumerate(letters):
            terrain = rng.choice(TERRAINS)
            if self.aim.terrain in TERRAINS and rng.random() < 0.35:
                terrain = self.aim.terrain
            near = [other for other in letters[:number] if rng.random() < 0.45]
            if number and not near and rng.random() < 0.8:
                near = [rng.choice(letters[:number])]
            card[letter] = {"terrain": terrain, "edge": rng.random() < 0.65, "next": near}
        for letter, kind in (("w", "water"), ("k", "crags")):
            if rng.random() < (1 if kind == self.aim.terrain else 0.6):
                near = [other for other in letters if rng.random() < 0.5]
                card[letter] = {"terrain": kind, "next": near or [letters[0]]}
        return card

    # Kingdoms.

    def kingdom(self, seat: int, faction: str, home: str, heroes: list[str]) -> Row:
        """Return a kingdom with its meeples; forts come when all meeples stand."""
        rng = self.rng
        aimed = bool(self.aim.factions) and faction == self.aim.factions[0]
        magic = self.aim.magic if aimed and self.aim.magic is not None else rng.randint(0, 5)
        row: Row = {"seat": seat + 1, "faction": faction, "home": home, "magic": magic}
        rich = rng.choice((2, 4, 9))
        for kind in ("food", "mana", "ore", "silver"):
            if kind != "silver" or self.expansion:
                row[kind] = rng.randint(0, rich)
        if aimed and self.aim.mana is not None:
            row["mana"] = self.aim.mana
        goods = self.aim.foes if seat else self.aim.own
        row.update({name: n for name, n in goods.items() if name != "silver" or self.expansion})
        row["trophies"], self.trophies = self.trophies, 0
        row["wars_won"] = rng.randint(0, 3)
        if faction == "shapeshifters":
            row["copies"] = self.copies(magic)
        row["meeples"], row["lying"] = self.place_meeples(seat, faction, magic)
        self.give_hero(seat, row, heroes)
        return row

    def copies(self, magic: int) -> Row:
        """Return what Shapeshifters have copied: of factions that do not play."""
        rng = self.rng
        names = [name for name in FACTIONS if self.expansion or name not in NEEDS_FORTS]
        names = [name for name in names if name not in self.factions]
        return {str(level): rng.choice(names) for level in (1, 2, 4) if level <= magic}

    def place_meeples(self, seat: int, faction: str, magic: int) -> tuple[Row, list[str]]:
        """Put some meeples down where the rules allow them."""
        rng = self.rng
        meeples: Row = {}
        lying: list[str] = []
        wanted = rng.choice((0, 1, 2, 2, 3, 3, 4, 4, 5, 6))
        ours = seat == 0 and self.aim.sharp
        if ours:
            wanted = max(1 + self.aim.beside, wanted)
        if seat == 0 and self.aim.meeples is not None:
            wanted = self.aim.meeples
        level, refuge = REFUGES.get(faction, (9, ""))
        places = [
            at
            for at, terrain in sorted(self.board.terrain.items())
            if not self.board.is_feature(at) or (magic >= level and terrain == refuge)
        ]
        order = rng.sample(places, len(places))
        if self.aim.deed == "war" and rng.random() < 0.6:
            order.sort(key=lambda at: not at.startswith("north"))
        fit = [at for at in order if self.fits(at)] if seat == 0 and rng.random() < 0.8 else []
        if fit:
            order = [*fit[:2], *[at for at in order if at not in fit[:2]]]
        duelist = self.duel is not None and seat < 2
        if self.duel and duelist:
            at = self.duel[seat]
            meeples[at] = 1
            self.crowd.setdefault(at, []).append(seat)
            if rng.random() < (0.6 if faction == "ice_giants" else 0.1):
                lying.append(at)
            if ours and self.aim.beside:
                order = [*self.seats_beside(), *order]
        for at in order * 2:
            if sum(meeples.values()) >= wanted:
                break
            skips = at not in order[:2] or not fit
            if (self.duel and at in self.duel) or not self.has_room(seat, at):
                continue
            if skips and rng.random() < 0.5 and not (ours and self.aim.beside):
                continue
            meeples[at] = meeples.get(at, 0) + 1
            self.crowd.setdefault(at, []).append(seat)
            lies = 0.6 if self.board.terrain[at] == "ruins" else 0.05 if ours else 0.2
            if rng.random() < (0.6 if faction == "yetis" else lies):
                lying.append(at)
        return meeples, lying

    def fits(self, at: str) -> bool:
        """Tell whether somebody stands well in a region for what is aimed at."""
        if self.aim.deed == "quest" and bool(self.board.edge.get(at)) is self.aim.inland:
            return False
        wants = self.aim.terrain is not None or self.aim.deed == "quest"
        return wants and (self.aim.terrain is None or self.aim.terrain in self.near(at))

    def seats_beside(self) -> list[str]:
        """Return where a hero may stand next to the war aimed at."""
        assert self.duel is not None
        region = self.duel[0 if self.aim.role == "defender" else 1]
        return sorted(self.board.beside(region) - set(self.duel))

    def has_room(self, seat: int, at: str) -> bool:
        """Tell whether a meeple may be there: numbers, neutral ones, alliances."""
        there = self.crowd.get(at, [])
        most = 1 if self.board.terrain[at] == "tundra" else 2
        if len(there) >= most or at in self.neutral:
            return False
        strangers = set(there) - {seat}
        allies = self.players > 2 and not self.board.is_feature(at)
        return not strangers or allies

    def give_hero(self, seat: int, row: Row, heroes: list[str]) -> None:
        """Give most kingdoms a hero among their meeples, some retired ones too."""
        rng = self.rng
        if not self.expansion:
            return
        if self.players == 1 and (seat == 1 or not self.rulings["solo_hero"]):
            return
        aimed = self.aim.hero is not None and seat == 0
        retired = rng.choice((0, 0, 0, 1, 2))
        if seat == 0 and self.aim.retired is not None:
            retired = self.aim.retired
        row["retired"] = [heroes.pop(0) for _ in range(retired)]
        at = sorted(row["meeples"])
        if not at or not (aimed or rng.random() < 0.8):
            return
        row["hero"] = heroes.pop() if aimed else heroes.pop(0)
        level = self.aim.hero_level if aimed else None
        row["hero_level"] = level or rng.randint(1, 2)
        wanted = [region for region in at if self.fits(region)]
        if aimed and self.aim.beside and self.duel:
            wanted = [region for region in at if region in self.seats_beside()]
        row["hero_at"] = rng.choice(wanted or at)
        if self.duel and aimed and not self.aim.beside and rng.random() < 0.9:
            row["hero_at"] = self.duel[0]
        if row["lying"].count(row["hero_at"]) == 1 and row["meeples"][row["hero_at"]] == 2:
            row["hero_lying"] = rng.random() < 0.5

    def furnished(self, row: Row) -> Row:
        """Give a kingdom its forts, or its tower where there are none."""
        rng = self.rng
        seat = row["seat"] - 1
        if not self.expansion:
            row.setdefault("tower", rng.randint(0, 6))
            return row
        row["forts"], row["lying_forts"] = [], []
        count = rng.choice((0, 0, 1, 2, 3, 4))
        land = [at for at in self.board.lands() if self.board.terrain[at] != "tundra"]
        order = rng.sample(land, len(land))
        if self.duel and seat == 0 and rng.random() < 0.8:
            order.insert(0, self.duel[0])
            count += 1
        for at in order:
            if count == 0:
                break
            strangers = {*self.crowd.get(at, [])} - {seat}
            shared = strangers and self.players <= 2
            if at in self.fort or at in self.neutral or len(strangers) > 1 or shared:
                continue
            self.fort[at] = seat
            count -= 1
            lies = row["faction"] == "minotaurs" and rng.random() < 0.4
            row["lying_forts" if lies else "forts"].append(at)
        return row
