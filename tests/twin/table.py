"""A second reading of the rules of price, reach and income, over plain dicts.

Written from the rules alone, without regard for speed; nothing of the engine is used. A position
is what somebody at the table could write down (`to_dict`), with a memory of what was said and
done since (`Memory`).
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

Row = dict[str, Any]

MAPS = Path(__file__).parents[2] / "src" / "marchland" / "smallworld" / "base" / "maps"
WATER = ("sea", "lake")
SUPPLY = {
    "amazons": 15, "dwarves": 8, "elves": 11, "ghouls": 10, "giants": 11, "halflings": 11,
    "humans": 10, "orcs": 10, "ratmen": 13, "skeletons": 20, "sorcerers": 18, "tritons": 11,
    "trolls": 10, "wizards": 10,
}  # fmt: skip
# The rulings with their defaults.
RULINGS = {
    "own_declined_cost": True,
    "badge_in_decline": "keep",
    "empty_decline_removes": True,
    "ghouls_before_pick": True,
    "ghoul_die_ends_turn": True,
    "giants_underworld": False,
    "enchant_reach": "reach",
    "hidden_coins": True,
}


@cache
def shipped(name: str) -> dict[str, Row]:
    """Read a board from its file."""
    regions: dict[str, Row] = tomllib.loads((MAPS / f"{name}.toml").read_text("utf-8"))["region"]
    return regions


class Memory:
    """What somebody at the table remembers of this turn, and of the peace."""

    def __init__(self) -> None:
        """Remember nothing."""
        self.won: list[str] = []
        """The race of each conquest of a region that was not empty."""
        self.roll = 0
        self.dragon_flew = False
        self.enchanted: set[int] = set()
        self.picked_now: set[str] = set()
        self.peace: dict[int, int] = {}
        """Who has made peace with whom, seats from 1."""

    def new_turn(self, seat: int) -> None:
        """Forget what lasts a turn; this seat's peace is over."""
        self.won, self.picked_now, self.enchanted = [], set(), set()
        self.roll, self.dragon_flew = 0, False
        self.peace.pop(seat, None)


class Table:
    """A position with the board under it."""

    def __init__(self, position: Row, memory: Memory) -> None:
        """Spread the position out."""
        self.memory = memory
        self.rulings = RULINGS | position["rulings"]
        board = position["map"]
        self.board: dict[str, Row] = shipped(board) if isinstance(board, str) else board
        self.next: dict[str, set[str]] = {name: set() for name in self.board}
        for name, region in self.board.items():
            for other in region.get("next", []):
                self.next[name].add(other)
                self.next[other].add(name)
        self.tribes: list[Row] = position["tribe"]
        self.pieces: dict[str, list[str]] = {name: [] for name in self.board}
        for name, listed in position["pieces"].items():
            for text in listed:
                piece, _, times = text.partition("*")
                self.pieces[name] += [piece] * int(times or 1)
        self.lost_tribes: set[str] = set(position["neutral"])
        self.holder: dict[str, Row] = {}
        self.tokens: dict[str, int] = dict.fromkeys(self.lost_tribes, 1)
        for tribe in self.tribes:
            for name, tokens in tribe["holds"].items():
                self.holder[name] = tribe
                self.tokens[name] = tokens

    def is_(self, name: str, kind: str) -> bool:
        """Tell whether a region has a terrain or a mark."""
        region = self.board[name]
        return kind == region["terrain"] or kind in region.get("marks", [])

    def wet(self, name: str) -> bool:
        """Tell whether a region is a sea or the lake."""
        return self.board[name]["terrain"] in WATER

    def on_coast(self, name: str) -> bool:
        """Tell whether land borders a sea or lake."""
        return not self.wet(name) and any(self.wet(other) for other in self.next[name])

    def tray(self, race: str) -> int:
        """Return the tokens of a race that nobody has."""
        used = 0
        for tribe in self.tribes:
            if tribe["race"] == race:
                used += tribe["hand"] + tribe.get("aside", 0) + sum(tribe["holds"].values())
        return SUPPLY[race] - used

    # SW-C02, SW-C03.

    def price(self, tribe: Row, name: str) -> int:
        """Return the tokens that a tribe pays for a region."""
        cost = 2
        if self.is_(name, "mountain"):
            cost += 1
        for piece in self.pieces[name]:
            if piece in ("camp", "fortress", "lair"):
                cost += 1
        own = name in self.holder and self.holder[name]["seat"] == tribe["seat"]
        if self.rulings["own_declined_cost"] or not own:
            cost += self.tokens.get(name, 0)
        if not tribe.get("declined"):
            cost -= self.race_discount(tribe, name) + self.power_discount(tribe, name)
        return max(1, cost)

    def race_discount(self, tribe: Row, name: str) -> int:
        """SW-R05 Giants, SW-R12 Tritons."""
        if tribe["race"] == "tritons":
            return 1 if self.on_coast(name) else 0
        if tribe["race"] == "giants":
            beside = set(self.next[name])
            linked = self.rulings["giants_underworld"] and tribe["power"] == "underworld"
            if linked and self.is_(name, "cavern"):
                beside |= {other for other in self.board if self.is_(other, "cavern")}
            held = [other for other in beside if other in tribe["holds"]]
            return 1 if any(self.is_(other, "mountain") for other in held) else 0
        return 0

    def power_discount(self, tribe: Row, name: str) -> int:
        """SW-W02 Berserk, SW-W04 Commando, SW-W13 Mounted, SW-W19 Underworld."""
        power = tribe["power"]
        if power == "commando":
            return 1
        if power == "mounted":
            return 1 if self.is_(name, "hill") or self.is_(name, "farmland") else 0
        if power == "underworld":
            return 1 if self.is_(name, "cavern") else 0
        if power == "berserk":
            return self.memory.roll
        return 0

    # SW-C01, SW-C04, SW-C06, SW-C12.

    def has_power(self, tribe: Row, power: str) -> bool:
        """Tell whether a tribe's power acts."""
        return not tribe.get("declined") and tribe["power"] == power

    def has_race(self, tribe: Row, race: str) -> bool:
        """Tell whether an active tribe is of a race."""
        return not tribe.get("declined") and tribe["race"] == race

    def landing(self, tribe: Row, name: str) -> bool:
        """Tell whether a region may be the first conquest of a tribe."""
        if self.has_race(tribe, "halflings"):
            return True
        region = self.board[name]
        if region.get("edge"):
            return True
        seas = [other for other in self.next[name] if self.board[other]["terrain"] == "sea"]
        return not self.wet(name) and any(self.board[sea].get("edge") for sea in seas)

    def borders(self, tribe: Row, name: str) -> bool:
        """Tell whether a region really borders one that the tribe holds."""
        return any(other in tribe["holds"] for other in self.next[name])

    def in_reach(self, tribe: Row, name: str) -> bool:
        """Tell whether a tribe gets at a region, protection aside."""
        if self.has_power(tribe, "flying"):
            return not self.wet(name)
        if not tribe["holds"]:
            return self.landing(tribe, name)
        if self.borders(tribe, name):
            return True
        if not self.has_power(tribe, "underworld") or not self.is_(name, "cavern"):
            return False
        return any(self.is_(held, "cavern") for held in tribe["holds"])

    def is_open(self, tribe: Row, name: str) -> bool:
        """Tell whether nothing forbids the tribe to attack a region."""
        if name in tribe["holds"]:
            return False
        if self.wet(name) and not self.has_power(tribe, "seafaring"):
            return False
        if {"dragon", "hero", "hole"} & set(self.pieces[name]):
            return False
        owner = self.holder.get(name)
        if owner is None or tribe.get("declined") or owner.get("declined"):
            return True
        return bool(self.memory.peace.get(owner["seat"]) != tribe["seat"])

    def frontier(self, tribe: Row) -> set[str]:
        """Return the regions that a tribe may conquer, price aside."""
        return {n for n in self.board if self.in_reach(tribe, n) and self.is_open(tribe, n)}

    # What may be said while conquering.

    def conquests(self, tribe: Row) -> set[str]:
        """Return all that may be said in the stage of conquests, in words."""
        words = {"stop"}
        hand = tribe["hand"]
        frontier = self.frontier(tribe)
        for name in frontier:
            missing = self.price(tribe, name) - hand
            if hand >= 1 and missing <= 0:
                words.add(f"conquer {name}")
            if hand >= 1 and 1 <= missing <= 3 and not self.has_power(tribe, "berserk"):
                words.add(f"attempt {name}")
            if hand >= 1 and self.has_power(tribe, "dragon_master") and not self.memory.dragon_flew:
                words.add(f"dragon {name}")
            if self.has_race(tribe, "sorcerers") and self.may_enchant(tribe, name):
                words.add(f"enchant {name}")
        if hand >= 1 and frontier and self.has_power(tribe, "berserk"):
            words.add("roll")
        return words

    def after_roll(self, tribe: Row) -> set[str]:
        """Return all that may be said after a Berserk roll (SW-W02)."""
        return {w for w in self.conquests(tribe) if w == "stop" or w.startswith("conquer ")}

    def may_enchant(self, tribe: Row, name: str) -> bool:
        """SW-R11, of a region in the frontier."""
        victim = self.holder.get(name)
        if victim is None or victim.get("declined") or victim["seat"] == tribe["seat"]:
            return False
        if self.rulings["enchant_reach"] == "adjacent" and not self.borders(tribe, name):
            return False
        alone = self.tokens[name] + self.pieces[name].count("camp") == 1
        ready = bool(tribe["holds"]) and self.tray("sorcerers") > 0
        return alone and ready and victim["seat"] not in self.memory.enchanted

    # SW-V01 to SW-V03.

    def income(self, seat: int) -> int:
        """Return what a seat (from 1) would be paid now."""
        return sum(self.income_of(tribe) for tribe in self.tribes if tribe["seat"] == seat)

    def income_of(self, tribe: Row) -> int:
        """Return what one tribe brings."""
        regions = list(tribe["holds"])
        coins = len(regions)
        race, power = tribe["race"], tribe.get("power")
        if race == "dwarves":
            coins += self.number(regions, "mine")
        if tribe.get("declined"):
            return coins
        if race == "humans":
            coins += self.number(regions, "farmland")
        if race == "wizards":
            coins += self.number(regions, "magic")
        if race == "orcs":
            coins += self.memory.won.count(race)
        if power in ("forest", "hill", "swamp"):
            coins += self.number(regions, power)
        if power == "alchemist":
            coins += 2
        if power == "merchant":
            coins += len(regions)
        if power == "pillaging":
            coins += self.memory.won.count(race)
        if power == "fortified":
            coins += sum(self.pieces[name].count("fortress") for name in regions)
        if power == "wealthy" and race in self.memory.picked_now:
            coins += 7
        return coins

    def number(self, regions: list[str], kind: str) -> int:
        """Count the regions with a terrain or mark."""
        return sum(1 for name in regions if self.is_(name, kind))
