"""The action words of the game by number; numbers never change their meaning."""

from typing import Final

from marchland.core.actions import Word
from marchland.tinyepic.parts.kinds import ACTIONS, RESOURCES

DRAW_HERO: Final = 64
DRAW_FACTION: Final = 65
DRAW_CARD: Final = 66
DRAW_LAND: Final = 67
DRAWS: Final = (DRAW_HERO, DRAW_FACTION, DRAW_CARD, DRAW_LAND)
ROLL: Final = 68
CHOOSE_RESOURCE: Final = 70
CHOOSE_SEAT: Final = 71
CHOOSE_FACTION: Final = 72
CHOOSE_LAND: Final = 73
CHOOSE_REGION: Final = 74
SPLIT: Final = 75
CHOOSE_REGION_HERO: Final = 76
TAKE: Final = 80
ACT: Final = 81
COLLECT: Final = 82
PASS: Final = 83
LEVEL: Final = 84
MOVE: Final = 85
MOVE_HERO: Final = 86
STAND: Final = 87
STAND_HERO: Final = 88
PLACE: Final = 89
FORT: Final = 90
BID: Final = 91
FLAG: Final = 92
PAY: Final = 93
RETREAT: Final = 94
FALL: Final = 95
TRADE: Final = 96
KEEP: Final = 97
USE: Final = 98
BID_ALONE: Final = 99

OPS: Final = (
    "action_swap", "swap_on", "war_raise", "war_lay_down", "fort_lay_down_war",
    "collect_lay_down", "fort_lay_down_collect", "rescue", "raise_dead", "action_instead",
    "war_only",
)  # fmt: skip
"""Effect kinds that are offered with `use`."""
OP_NUMBER: Final[dict[str, int]] = {op: number for number, op in enumerate(OPS)}

# What an argument of a word may be, besides the core's kinds.
RESOURCE: Final = "resource"
ACTION: Final = "action"
HERO: Final = "hero"
FACTION: Final = "faction"
CARD: Final = "card"
LAND: Final = "land"
OP: Final = "op"


class Units(Word):
    """A word with units of each resource behind it: `pay food=1 mana=2`.

    The first argument holds food and mana, the second ore and silver, four bits each.
    """

    def __init__(self, number: int, name: str) -> None:
        """Take the number and the name."""
        super().__init__(number, name)

    def read_units(self, text: str) -> int | None:
        """Return the action of a text; kinds that are left out are 0."""
        head, *parts = text.split()
        if head != self.name:
            return None
        units = [0, 0, 0, 0]
        seen = set()
        for part in parts:
            kind, _, number = part.partition("=")
            if kind not in RESOURCES or kind in seen or not is_digits(number):
                return None
            seen.add(kind)
            units[RESOURCES.index(kind)] = int(number)
        return self.of(units)

    def of(self, units: list[int]) -> int:
        """Return the action that hands over these units."""
        return self.base | units_of(units)

    def write_units(self, action: int) -> str:
        """Return the text of such an action; kinds that are 0 are left out."""
        units = units_in(action)
        parts = [f"{name}={n}" for name, n in zip(RESOURCES, units, strict=True) if n]
        return " ".join([self.name, *parts])


def is_digits(text: str) -> bool:
    """Tell whether a text is a number of at most 15."""
    return text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) <= 15


UNIT: Final = [1 << 14, 1 << 10, 1 << 4, 1]
"""A unit of each resource as the arguments of an action."""


def units_of(units: list[int]) -> int:
    """Return units of each resource as the arguments of an action."""
    return (units[0] << 4 | units[1]) << 10 | units[2] << 4 | units[3]


def units_in(action: int) -> list[int]:
    """Return the units of each resource that an action names."""
    return [action >> 14 & 15, action >> 10 & 15, action >> 4 & 15, action & 15]


class Exchange(Word):
    """The word `trade 2 food mana`: the first argument is the number, the second both kinds."""

    def __init__(self, number: int) -> None:
        """Take the number."""
        super().__init__(number, "trade")

    def read_exchange(self, text: str) -> int | None:
        """Return the action of a text."""
        parts = text.split()
        if len(parts) != 4 or parts[0] != self.name or not is_digits(parts[1]):
            return None
        if parts[2] not in RESOURCES or parts[3] not in RESOURCES:
            return None
        given, got = RESOURCES.index(parts[2]), RESOURCES.index(parts[3])
        return self.at(int(parts[1]), given << 4 | got)

    def write_exchange(self, action: int) -> str:
        """Return the text of such an action.

        Raises:
            IndexError: it is the number of no exchange.
        """
        kinds = action & 1023
        if kinds >> 4 >= len(RESOURCES) or kinds & 15 >= len(RESOURCES):
            raise IndexError(kinds)
        return f"trade {action >> 10 & 1023} {RESOURCES[kinds >> 4]} {RESOURCES[kinds & 15]}"


WORDS: Final[tuple[Word, ...]] = (
    Word(DRAW_HERO, "draw={hero}", by_lot=True),
    Word(DRAW_FACTION, "draw={faction}", by_lot=True),
    Word(DRAW_CARD, "draw={card}", by_lot=True),
    Word(DRAW_LAND, "draw={land}", by_lot=True),
    Word(ROLL, "roll={count}", most=12, by_lot=True),
    Word(CHOOSE_RESOURCE, "choose {resource}"),
    Word(CHOOSE_SEAT, "choose {seat}"),
    Word(CHOOSE_FACTION, "choose {faction}"),
    Word(CHOOSE_LAND, "choose {land}"),
    Word(CHOOSE_REGION, "choose {region}"),
    Word(CHOOSE_REGION_HERO, "choose {region} hero"),
    Units(SPLIT, "split"),
    Word(TAKE, "take {action}"),
    Word(ACT, "act"),
    Word(COLLECT, "collect"),
    Word(PASS, "pass"),
    Word(LEVEL, "level"),
    Word(MOVE, "move {region} {region}"),
    Word(MOVE_HERO, "move {region} {region} hero"),
    Word(STAND, "stand {region}"),
    Word(STAND_HERO, "stand {region} hero"),
    Word(PLACE, "place {region}"),
    Word(FORT, "fort {region}"),
    Word(BID, "bid {count}"),
    Word(BID_ALONE, "bid {count} all {resource}"),
    Word(FLAG, "flag"),
    Units(PAY, "pay"),
    Word(RETREAT, "retreat {region}"),
    Word(FALL, "fall"),
    Exchange(TRADE),
    Word(KEEP, "keep {hero}"),
    Word(USE, "use {op}"),
)

WORD: Final[dict[int, Word]] = {word.number: word for word in WORDS}
NAMES: Final = {RESOURCE: RESOURCES, ACTION: ACTIONS, OP: OPS}
"""Kinds of arguments whose names are the same in every game."""

PLAIN: Final[dict[int, int]] = {
    MOVE_HERO: MOVE,
    STAND_HERO: STAND,
    CHOOSE_REGION_HERO: CHOOSE_REGION,
}
"""The word without the hero for each that names him."""
