"""The kinds of things in the game, as numbers, with their names."""

from typing import Final

FOOD: Final = 0
MANA: Final = 1
ORE: Final = 2
SILVER: Final = 3
RESOURCES: Final = ("food", "mana", "ore", "silver")
CHOICE: Final = 4
"""What a region gives: food, mana or ore, as its owner likes."""
NOTHING_AT_ALL: Final = -1

NONE: Final = -1
"""In place of a seat, a card, a faction or an action, where there is none."""
BY_WAR: Final = -1
"""In place of the action that leads a hero to the next level: winning a war does."""

PATROL: Final = 0
QUEST: Final = 1
BUILD: Final = 2
RESEARCH: Final = 3
EXPAND: Final = 4
TRADE: Final = 5
ACTIONS: Final = ("patrol", "quest", "build", "research", "expand", "trade")
RETREAT: Final = 6
"""Not an action of the card, but something that is paid for."""
PRICED: Final = (*ACTIONS, "retreat")
PAID_IN: Final = (FOOD, FOOD, ORE, MANA, FOOD, FOOD, FOOD)
"""For each of `PRICED` the resource that it costs."""

FOREST: Final = 0
MOUNTAIN: Final = 1
PLAINS: Final = 2
RUINS: Final = 3
CAPITAL: Final = 4
SILVER_PEAKS: Final = 5
TUNDRA: Final = 6
WATER: Final = 7
CRAGS: Final = 8
TERRAINS: Final = (
    "forest", "mountain", "plains", "ruins", "capital", "silver_peaks", "tundra", "water", "crags",
)  # fmt: skip
LAND_KINDS: Final = 7
"""Terrains below this number are land regions, the others features."""
YIELDS: Final = (MANA, ORE, FOOD, CHOICE, NOTHING_AT_ALL, SILVER, CHOICE)
"""What one collects from each kind of land region (TEK-5)."""

BY_COMPASS: Final = (RESEARCH, TRADE, BUILD, PATROL, QUEST, EXPAND)
"""The opponent's action for a roll of 1 to 6, and again for 7 to 12 (TEK-12)."""

ATTACKER: Final = 0
DEFENDER: Final = 1
NEUTRAL: Final = -1
"""The seat of the meeples of the Lost Kingdom."""
FLAG: Final = 0
"""The white flag, as a war number."""
UNSET: Final = -1
"""No war number yet."""
SECRET: Final = -2
"""A war number that the observer does not see."""
