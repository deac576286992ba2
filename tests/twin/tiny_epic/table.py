"""A position as plain dicts, and the questions that its rules ask again and again."""

from collections import Counter
from collections.abc import Generator
from typing import Any, TypeVar

from tests.twin.tiny_epic.board import Board, card_of

Row = dict[str, Any]
Answer = TypeVar("Answer")
Talk = Generator[tuple[int, list[str]], str, Answer]
"""A conversation: asks a seat (counted from 0) for one of some words and is told which."""

CHANCE = -1
ACTIONS = ("patrol", "quest", "build", "research", "expand", "trade")
BARTER = ("food", "mana", "ore")
KINDS = ("food", "mana", "ore", "silver")
MOST = 9
MOST_MEEPLES = 7
GIVES = {"forest": "mana", "mountain": "ore", "plains": "food", "silver_peaks": "silver"}
OF_CHOICE = ("ruins", "tundra")

RULINGS: Row = {
    "factions": "dealt",
    "faction_sets": "box",
    "sides": "before_factions",
    "redeal": False,
    "start": "split",
    "tower_points": "steep",
    "expand_cost": "after",
    "alliance_ends": "left",
    "quest_range": "border",
    "solo_income": "day",
    "solo_number": "human",
    "solo_difficulty": "3",
    "solo_hero": True,
    "solo_lands": "drawn",
}


def new_kingdom(seat: int) -> Row:
    """Return a kingdom without anything; seats count from 1 as on paper."""
    return {
        "seat": seat, "faction": None, "home": None, "food": 0, "mana": 0, "ore": 0, "silver": 0,
        "magic": 0, "tower": 0, "meeples": [], "forts": {}, "hero": None, "hero_level": 0,
        "retired": [], "trophies": 0, "wars_won": 0, "reached": set(), "copied": {},
    }  # fmt: skip


class Table:
    """All that lies on the table, and what has to be remembered beside it."""

    def __init__(self, players: int, rulings: Row, *, expansion: bool) -> None:
        """Lay out an empty table."""
        self.players = players
        self.rulings = RULINGS | rulings
        self.expansion = expansion
        self.board = Board()
        self.kingdoms = [new_kingdom(seat + 1) for seat in range(max(2, players))]
        self.seat = 0
        self.shields: list[str] = []
        self.end = False
        self.over = False
        self.cycle = 0
        self.day = True
        self.lost: str | None = None
        self.neutral: set[str] = set()
        self.factions: list[str] = []
        """Those that could have been dealt: from among them Shapeshifters draw."""
        self.estranged: set[str] = set()
        """Where two stand together whose alliance a war has ended (TEK-A6)."""
        self.roll = 0
        """The compass roll that serves the opponent now; 0: none yet (TEK-A40)."""
        self.met: set[str] = set()
        """Which effects and rules have mattered since somebody last looked."""

    # Seats.

    @property
    def solo(self) -> bool:
        """Tell whether the second kingdom is the opponent D."""
        return self.players == 1

    def is_d(self, k: Row) -> bool:
        """Tell whether a kingdom is the opponent's."""
        return self.solo and k["seat"] == 2

    def alliances(self) -> bool:
        """TEK-10, TEK-12: two players and solo know no alliances."""
        return self.players > 2

    def around(self) -> list[Row]:
        """Return the kingdoms in seat order from the active player."""
        return self.kingdoms[self.seat :] + self.kingdoms[: self.seat]

    def others(self, k: Row) -> list[Row]:
        """Return the opponents in seat order from the active player."""
        return [other for other in self.around() if other is not k]

    def meet(self, *rules: str) -> None:
        """Note that rules have mattered."""
        self.met.update(rules)

    # Abilities.

    def has(self, k: Row, faction: str, level: int) -> bool:
        """Tell whether a level of a faction helps a kingdom now (TEK-8)."""
        own = k["faction"] == faction and k["magic"] >= level
        copied = k["magic"] >= level and k["copied"].get(level) == faction
        if own or copied:
            self.met.add(f"{faction} {level}")
        return bool(own or copied)

    def hero_has(self, k: Row, hero: str, level: int) -> bool:
        """Tell whether a level of a hero card helps a kingdom now (TEK-11.2)."""
        if k["hero"] == hero and k["hero_level"] >= level:
            self.met.add(f"{hero} {level}")
            return True
        return False

    def hero(self, k: Row) -> Row | None:
        """Return the hero's meeple in play."""
        return next((meeple for meeple in k["meeples"] if meeple["hero"]), None)

    # Pieces.

    def in_play(self, k: Row) -> int:
        """Return how many meeples a kingdom has in play, the hero included."""
        return len(k["meeples"])

    def own(self, k: Row, region: str) -> list[Row]:
        """Return a kingdom's meeples in a region."""
        return [meeple for meeple in k["meeples"] if meeple["at"] == region]

    def held(self, k: Row) -> list[str]:
        """Return where a kingdom has meeples, features too."""
        return sorted({meeple["at"] for meeple in k["meeples"]})

    def occupied(self, k: Row) -> list[str]:
        """Return the land regions that a kingdom occupies."""
        return [region for region in self.held(k) if not self.board.is_feature(region)]

    def crowd(self, region: str) -> int:
        """Return how many meeples of anybody a region holds, neutral ones included."""
        return sum(len(self.own(k, region)) for k in self.kingdoms) + (region in self.neutral)

    def has_piece(self, k: Row, region: str) -> bool:
        """Tell whether a kingdom has a meeple or fort in a region."""
        return bool(self.own(k, region)) or region in k["forts"]

    def strangers(self, k: Row, region: str) -> list[Row]:
        """Return the other kingdoms that have a piece in a region."""
        return [
            other for other in self.kingdoms if other is not k and self.has_piece(other, region)
        ]

    def fort_in(self, region: str) -> Row | None:
        """Return whose fort is in a region."""
        return next((k for k in self.kingdoms if region in k["forts"]), None)

    def is_empty(self, region: str) -> bool:
        """Tell whether a region holds no meeple and no fort of anyone."""
        return self.crowd(region) == 0 and self.fort_in(region) is None

    def is_(self, region: str, *terrains: str) -> bool:
        """Tell whether a region has one of some terrains."""
        return self.board.terrain[region] in terrains

    def at_home(self, k: Row, region: str) -> bool:
        """Tell whether a region is on a kingdom's home."""
        return bool(k["home"] == card_of(region))

    # Deeds of one hand.

    def put(self, k: Row, region: str, *, hero: bool = False) -> Row:
        """Put a meeple into a region; in ruins it lies (TEK-6)."""
        meeple = {"at": region, "lying": False, "hero": hero, "moved": False}
        k["meeples"].append(meeple)
        self.lay_in_ruins(meeple)
        self.watch_meeples(k)
        return meeple

    def watch_meeples(self, k: Row) -> None:
        """TEK-9, TEK-A13: the seventh meeple triggers the end as soon as it is in play."""
        if self.in_play(k) >= MOST_MEEPLES:
            self.meet("TEK-9 meeples")
            self.end = True

    def lay_in_ruins(self, meeple: Row) -> None:
        """TEK-6: who comes into ruins is laid down."""
        if self.is_(meeple["at"], "ruins"):
            self.meet("TEK-6 ruins")
            meeple["lying"] = True

    def remove(self, k: Row, meeple: Row) -> None:
        """Return a meeple to the supply; a hero dies (TEK-11.2)."""
        k["meeples"] = [other for other in k["meeples"] if other is not meeple]
        if meeple["hero"]:
            self.meet("TEK-11.2 death")
            k["hero"], k["hero_level"] = None, 0

    def lose_fort(self, k: Row, region: str) -> None:
        """TEK-7.6: the fort goes back and the tower falls a level."""
        self.meet("TEK-7 fort")
        del k["forts"][region]
        k["tower"] -= 1

    def gain(self, k: Row, kind: str, n: int) -> None:
        """Gain units; what is above nine is lost (TEK-1, TEK-A15)."""
        if k[kind] + n > MOST:
            self.meet("TEK-1 cap")
        k[kind] = min(MOST, k[kind] + n)

    def pay(self, k: Row, units: Row) -> None:
        """Hand units over."""
        for kind, n in units.items():
            k[kind] -= n

    def estrange(self, k: Row, foe: Row) -> None:
        """TEK-A6, `alliance_ends` war: a war won ends all alliances of the two."""
        if self.rulings["alliance_ends"] == "war":
            shared = (at for at in self.board.terrain if self.has_piece(k, at))
            self.estranged |= {at for at in shared if self.has_piece(foe, at)}

    def is_estranged(self, region: str) -> bool:
        """Tell whether two who are no longer allied are both still in a region."""
        both = sum(self.has_piece(k, region) for k in self.kingdoms) > 1
        return region in self.estranged and both

    def forget(self) -> None:
        """Let what is estranged be ordinary again where one of the two has left."""
        self.estranged = {at for at in self.estranged if self.is_estranged(at)}

    # Talk.

    def ask(self, k: Row, words: list[str]) -> Talk[str]:
        """Let a kingdom choose; one answer is no question."""
        if len(words) == 1:
            return words[0]
        answer = yield k["seat"] - 1, words
        return answer

    def draw(self, words: list[str]) -> Talk[str]:
        """Let chance choose."""
        if len(words) == 1:
            return words[0]
        answer = yield CHANCE, words
        return answer

    def may(self, k: Row, name: str) -> Talk[bool]:
        """Ask whether an ability is used."""
        answer = yield from self.ask(k, [f"use {name}", "use -"])
        return answer != "use -"

    # What others may read.

    def written(self) -> Row:
        """Return the position in the words of a scenario file."""
        self.forget()
        return {
            "seat": self.seat + 1,
            "shields": sorted(self.shields),
            "end_triggered": self.end,
            "compass": "day" if self.day else "night",
            "cycle": self.cycle,
            "lost": self.lost,
            "neutral": sorted(self.neutral),
            "estranged": sorted(self.estranged),
            "kingdom": [self.written_kingdom(k) for k in self.kingdoms],
        }

    def written_kingdom(self, k: Row) -> Row:
        """Return one kingdom in the words of a scenario file."""
        keys = ("seat", "faction", "home", *KINDS, "magic", "tower", "trophies", "wars_won")
        row: Row = {key: k[key] for key in keys}
        row["meeples"] = dict(Counter(meeple["at"] for meeple in k["meeples"]))
        row["lying"] = sorted(meeple["at"] for meeple in k["meeples"] if meeple["lying"])
        row["forts"] = sorted(region for region, stands in k["forts"].items() if stands)
        row["lying_forts"] = sorted(region for region, stands in k["forts"].items() if not stands)
        row["retired"] = sorted(k["retired"])
        row["copies"] = k["copied"]
        row["reached"] = max(k["reached"], default=0)
        hero = self.hero(k)
        if hero is not None:
            row["hero_at"] = hero["at"]
            beside = self.own(k, hero["at"])
            if len(beside) == 2 and beside[0]["lying"] != beside[1]["lying"]:
                row["hero_lying"] = hero["lying"]
        if k["hero"] is not None:
            row["hero"], row["hero_level"] = k["hero"], k["hero_level"]
        return row
