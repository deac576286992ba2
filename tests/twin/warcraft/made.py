"""Made-up positions: any race with any power among any others, pieces and sites everywhere."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from tests.twin.warcraft import box
from tests.twin.warcraft.question import Row

LANDS = ("fields", "forest", "hill", "mountain", "swamp")
MARKS = ("entry", "magic", "cavern")
OTHER_RULINGS = {
    "worgen_on_decline": False, "forsaken_counts_murlocs": False,
    "doomhammer_mode": "defended_by_one",
}  # fmt: skip


@dataclass(frozen=True)
class Wish:
    """What a made-up position shall have in it; what is left open is drawn."""

    race: str = ""
    power: str = ""
    foe_race: str = ""
    foe_power: str = ""
    site: str = ""
    stage: str = ""
    players: int = 0
    teams: bool = False
    revenge: bool = False
    rulings: bool = False
    last: bool = False
    """The last seat of the last round moves."""
    dry: bool = False
    """No water, and much that lies face down."""
    sparse: bool = False
    """Few regions are held."""
    foe_site: bool = False
    """The site lies in a region of the foe, who sits next to the mover."""
    short: bool = False
    """Walls, Forts or Watch Towers run short."""
    team_score: str = ""
    old_badge: str = ""
    """A badge that lasts beside the foe's race in decline."""
    own_badge: str = ""
    """The same of the mover."""


class Maker:
    """Makes one position."""

    def __init__(self, rng: Random, wish: Wish) -> None:
        """Take the lots and the wish."""
        self.rng = rng
        self.wish = wish
        self.board: Row = {}
        self.tribes: list[Row] = []
        self.pieces: Row = {}
        self.murlocs: dict[str, int] = {}
        self.free: dict[str, int] = {race: row[2] for race, row in box.RACES.items()}
        self.supply = Counter(box.SUPPLY)
        self.players = wish.players or rng.choice((2, 2, 3))
        self.mover = self.players if wish.last else 1
        self.foe = 1 if wish.last else 2
        """The seats that the wish speaks of; one alone has no foe."""

    def chance(self, share: float) -> bool:
        """Tell whether something of that likelihood happens."""
        return self.rng.random() < share

    # The islands.

    def lay_islands(self) -> None:
        """Lay out two or three islands of a few regions."""
        number = 0
        for island in range(self.rng.randint(3 if self.wish.short else 2, 3)):
            names = [
                f"R{number + n}" for n in range(self.rng.randint(7 if self.wish.short else 4, 7))
            ]
            number += len(names)
            for place, name in enumerate(names):
                near = self.rng.sample(names[:place], min(place, self.rng.randint(1, 3)))
                marks = [mark for mark in MARKS if self.chance(0.4)]
                self.board[name] = {
                    "terrain": self.land(), "next": near, "island": str(island),
                    "marks": marks,
                }  # fmt: skip
            for name in names[1:]:
                if self.chance(0.0 if self.wish.dry else 0.15):
                    self.board[name] |= {"terrain": self.rng.choice(box.WATER), "marks": []}
        first = self.board["R0"]
        first["marks"] = sorted({*first["marks"], "entry", "magic"})
        self.pieces = {name: [] for name in self.board}

    def land(self) -> str:
        """Choose a terrain; swamps where somebody dwells in them."""
        if self.wish.short and self.wish.power == "defensive":
            return "fields"
        if self.wish.short and self.wish.race == "night_elves" and self.chance(0.6):
            return "forest"
        marshy = "marshdweller" in (self.wish.power, self.wish.foe_power, self.wish.own_badge)
        return "swamp" if marshy and self.chance(0.5) else self.rng.choice(LANDS)

    def wet(self, name: str) -> bool:
        """Tell whether a region is water."""
        return self.board[name]["terrain"] in box.WATER

    # The tribes.

    def seat_tribes(self, players: int) -> None:
        """Give seats their races and powers."""
        races = self.rng.sample(sorted(box.RACES), len(box.RACES))
        powers = self.rng.sample(sorted(box.POWERS), len(box.POWERS))
        wish = self.wish
        fixed = {wish.race, wish.foe_race}
        badges = {wish.power, wish.foe_power, wish.old_badge, wish.own_badge}
        races = [race for race in races if race not in fixed]
        powers = [power for power in powers if power not in badges]
        for seat in range(1, players + 1):
            wished = {
                self.foe: (wish.foe_race, wish.foe_power), self.mover: (wish.race, wish.power),
            }  # fmt: skip
            race, power = wished.get(seat, ("", ""))
            side = box.TEAMS[players][seat - 1] if wish.teams else ""
            if wish.stage != "pick" or seat != self.mover:
                race = race or self.take(races, side)
                self.tribes.append(self.tribe(seat, race, power or powers.pop()))
            badge = {self.foe: wish.old_badge, self.mover: wish.own_badge}.get(seat, "")
            if self.chance(0.6) or badge:
                old = self.tribe(seat, self.take(races, side), badge or None)
                self.tribes.append(old | {"declined": True})

    def offer(self) -> list[str]:
        """Return six combos of what nobody plays; the wished one lies in front."""
        used = {row[kind] for row in self.tribes for kind in ("race", "power") if kind in row}
        races = [race for race in box.RACES if race not in used]
        powers = [power for power in box.POWERS if power not in used]
        self.rng.shuffle(races)
        self.rng.shuffle(powers)
        for names, wished in ((races, self.wish.race), (powers, self.wish.power)):
            if wished:
                names.remove(wished)
                names.insert(0, wished)
        return [f"{race} {power}" for race, power in zip(races[:6], powers[:6], strict=True)]

    def take(self, races: list[str], side: str) -> str:
        """Take a race of a faction out of a list."""
        fit = [race for race in races if side in ("", box.RACES[race][0])]
        races.remove(fit[0])
        return fit[0]

    @staticmethod
    def tribe(seat: int, race: str, power: str | None) -> Row:
        """Return a tribe that holds nothing yet."""
        row: Row = {"seat": seat, "race": race, "hand": 0, "holds": {}}
        return row | ({"power": power} if power else {})

    def settle(self) -> None:
        """Let tribes and Murlocs hold regions."""
        for name in self.board:
            able = [t for t in self.tribes if not self.wet(name) or t["race"] == "naga"]
            lot = self.rng.random()
            if lot < 0.12 and not self.wet(name) and not self.wish.revenge:
                self.murlocs[name] = 1
            elif lot < 0.2 and not self.wet(name) and self.wish.revenge:
                self.murlocs[name] = self.rng.randint(1, 2)
            elif lot < (0.4 if self.wish.sparse else 0.8) and able:
                mine = [t for t in able[:1] if t["seat"] == self.mover and self.chance(0.7)]
                self.hold(self.rng.choice(mine if self.wish.short and mine else able), name)

    def hold(self, tribe: Row, name: str) -> None:
        """Let a tribe stand in a region."""
        old = bool(tribe.get("declined"))
        tokens = self.rng.choice((1, 1, 2) if old else (1, 1, 2, 3))
        tokens = max(tokens, 2) if tribe["race"] == "tauren" else tokens
        if self.free[tribe["race"]] < tokens:
            return
        there = self.pieces[name]
        if not old and tribe.get("power") == "beast_master" and self.supply["beast"] > 1:
            beasts = self.rng.randint(0, 2)
            self.supply["beast"] -= beasts
            there += ["beast"] * beasts
            tokens -= min(beasts, tokens) if self.chance(0.5) else 0
        champions = self.supply["champion"] if tribe.get("power") == "championing" else 0
        if champions and not old and self.chance(0.4):
            self.supply["champion"] = 0
            there.append("champion")
            tokens -= 1 if self.chance(0.5) else 0
        self.free[tribe["race"]] -= tokens
        tribe["holds"][name] = tokens

    def arm(self) -> None:
        """Give tribes what they have in hand."""
        for tribe in self.tribes:
            mover = tribe["seat"] == self.mover
            if tribe.get("declined"):
                continue
            homeless = not tribe["holds"]
            if (mover and self.wish.stage != "start") or homeless or (mover and self.chance(0.2)):
                tribe["hand"] = self.rng.randint(
                    1 if homeless else 0, min(8, self.free[tribe["race"]])
                )
            if tribe.get("power") == "championing":
                at_hand = bool(self.supply["champion"]) and (mover or homeless)
                if self.supply["champion"] and not at_hand:
                    self.pieces[next(iter(tribe["holds"]))].append("champion")
                tribe["champion_hand"] = at_hand
            if tribe.get("power") == "beast_master" and (mover and self.wish.stage != "start"):
                tribe["beasts_hand"] = self.rng.randint(0, self.supply["beast"])
            if tribe["race"] == "pandaren":
                others = [s for s in range(1, self.players + 1) if s != tribe["seat"]]
                tribe["harmony"] = [seat for seat in others if self.chance(0.8)]

    # Pieces.

    def scatter(self) -> None:
        """Lay pieces where they may lie."""
        active = {t["race"] for t in self.tribes if not t.get("declined")}
        for tribe in self.tribes:
            for name in tribe["holds"]:
                self.fortify(tribe, name)
                bombable = "goblins" in active and self.bomber() != tribe["seat"]
                if bombable and self.chance(0.8 if self.wish.foe_race else 0.4):
                    self.pieces[name].append("bomb")
        if "humans" in active:
            dry = [name for name in self.board if not self.wet(name)]
            for name in self.rng.sample(dry, min(2, len(dry))):
                self.pieces[name].append("target")

    def bomber(self) -> int:
        """Return the seat of the Goblins."""
        found = [t["seat"] for t in self.tribes if t["race"] == "goblins" and not t.get("declined")]
        return int(found[0]) if found else 0

    def fortify(self, tribe: Row, name: str) -> None:
        """Lay what a race or power leaves in its regions."""
        terrain = self.board[name]["terrain"]
        foe = tribe["seat"] == self.foe and not tribe.get("declined")
        walled = foe and self.wish.foe_race == "night_elves"
        towered = foe and self.wish.foe_power == "defensive"
        wanted = {
            "fortress": 0.7 if tribe.get("power") == "garrisoned" else 0.12,
            "wall": 0.7 if walled else 0.3 if terrain == "forest" else 0.03,
            "tower": 0.7 if towered or self.in_fields(tribe, terrain) else 0.0,
        }
        for piece, share in wanted.items():
            short = self.wish.short and piece != "tower"
            if self.supply[piece] and self.chance(0.95 if short else share):
                self.supply[piece] -= 1
                self.pieces[name].append(piece)

    @staticmethod
    def in_fields(tribe: Row, terrain: str) -> bool:
        """Tell whether a tribe may have a Watch Tower on a terrain."""
        return tribe.get("power") == "defensive" and terrain == "fields"

    def lay_sites(self) -> None:
        """Lay open and closed markers."""
        sites = self.rng.sample(box.SITES, self.rng.randint(1, 5))
        owner = self.foe if self.wish.foe_site else self.mover
        active = [t for t in self.tribes if t["seat"] == owner and not t.get("declined")]
        mine = [name for t in active for name in t["holds"]]
        if self.wish.site and self.wish.site not in sites:
            sites.append(self.wish.site)
        for site in sites:
            wanted = site == "well_of_eternity"
            fit = [name for name in self.board if self.wet(name) == wanted]
            if site == self.wish.site and not wanted and self.chance(0.6):
                fit = [name for name in fit if name in mine] or fit
            if fit:
                self.pieces[self.rng.choice(fit)].append(f"site:{site}")
        held = {name for tribe in self.tribes for name in tribe["holds"]}
        bare = [n for n in self.board if n not in held and not self.wet(n)]
        bare = [n for n in bare if not (self.wish.revenge and n in self.murlocs)]
        places = {f"site:{place}" for place in box.PLACES}
        bare = [n for n in bare if not places & set(self.pieces[n])]
        closed = 5 if self.wish.dry else self.rng.randint(0, 2)
        for name in self.rng.sample(bare, min(len(bare), closed)):
            self.pieces[name].append("site:?")

    # The whole.

    def make(self) -> Row:
        """Return the position as a scenario."""
        wish = self.wish
        self.lay_islands()
        self.seat_tribes(self.players)
        self.settle()
        self.tribes = [t for t in self.tribes if t["holds"] or not t.get("declined")]
        self.arm()
        self.scatter()
        self.lay_sites()
        stage = wish.stage or "start"
        if stage == "deploy" and not any(
            tribe["seat"] == self.mover and tribe["holds"] and not tribe.get("declined")
            for tribe in self.tribes
        ):
            stage = "conquer"
        rounds = box.MURLOC_ROUNDS if wish.revenge else box.ROUNDS[self.players]
        rulings: Row = dict(OTHER_RULINGS) if wish.rulings else {}
        rulings |= {"teams": True} if wish.teams else {}
        rulings |= {"team_score": wish.team_score} if wish.team_score else {}
        rulings |= {"revenge_of_the_murlocs": True} if wish.revenge else {}
        offer = self.offer() if stage == "pick" and not wish.teams else []
        column = {
            "column": offer, "column_coins": [self.rng.choice((0, 0, 1, 2)) for _ in offer],
        }  # fmt: skip
        coins = {s: self.rng.choice((0, 1, 2, 3, 5, 9)) for s in range(1, self.players + 1)}
        if wish.last and self.players > 1:
            coins[self.foe] = coins[self.mover] + self.rng.randint(2, 6)
        return (column if offer else {}) | {
            "game": "warcraft", "players": self.players, "seat": self.mover,
            "stage": stage,
            "round": rounds if wish.last else self.rng.randint(2, rounds), "map": self.board,
            "tribe": self.tribes, "neutral": self.murlocs, "rulings": rulings,
            "pieces": {name: there for name, there in self.pieces.items() if there},
            "coins": coins,
        }  # fmt: skip


def position(rng: Random, wish: Wish) -> Row:
    """Make a position."""
    return Maker(rng, wish).make()
